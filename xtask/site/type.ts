// The type of the page: a serif for what is read, and a sans for what is pressed and filled in. One style sheet, which
// is loaded after the board (www/app/app.js); until then stand fonts of the system, made as wide (www/css/theme.css).

import { readFileSync } from "node:fs";
import subset from "subset-font";
import { face, fontSheet, partsOf } from "./fonts.ts";

/** The faces, under the SIL Open Font License. They lack ʻ, ʼ and ʾ, which every system has. */
const FACES: [family: string, font: string, style: "normal" | "italic"][] = [
  ["Tabiya text", "@fontsource/alegreya", "normal"],
  ["Tabiya text", "@fontsource/alegreya", "italic"],
  ["Tabiya controls", "@fontsource/alegreya-sans", "normal"],
];
/** What is never missing, whatever a reader writes: the letters of western Europe. */
const ALWAYS = Array.from({ length: 0xff - 0x20 + 1 }, (_, at) => String.fromCodePoint(0x20 + at)).filter(
  (letter) => !/\p{Control}/u.test(letter),
);
/** Signs that stand in texts, in whatever script. */
const OURS = /[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

async function rules(letters: string[]): Promise<string[]> {
  const made: string[] = [];
  for (const [family, font, style] of FACES) {
    const left = new Set(letters);
    for (const part of partsOf(font, style)) {
      const own = [...left].filter(part.has);
      if (own.length === 0) continue;
      for (const letter of own) left.delete(letter);
      const bytes = await subset(readFileSync(part.file), own.join(""), { targetFormat: "woff2" });
      made.push(face(family, bytes, own, `font-style:${style};font-display:swap;`));
    }
  }
  return made;
}

export const type = () =>
  fontSheet("type", {
    licence: "Letters of Alegreya and Alegreya Sans. Copyright The Alegreya Project Authors",
    fonts: FACES.join(),
    always: ALWAYS,
    takes: (letter) => OURS.test(letter),
    rules,
  });
