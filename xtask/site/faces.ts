// Faces for the names in the players' scripts, so that no name is a box where a system lacks one: of each font of the
// registry the letters that the names have, in one style sheet that is loaded after the board (www/app/app.js).

import { readFileSync } from "node:fs";
import { convert } from "fontverter";
import { Blob, Face } from "harfbuzzjs";
import subset from "subset-font";
import { face, fontSheet, partsOf } from "./fonts.ts";

/** The fonts, all under the SIL Open Font License; of those that have a letter the first gives it. */
const FONTS = [
  "@fontsource-variable/noto-serif-devanagari",
  "@fontsource-variable/noto-naskh-arabic",
  "@fontsource-variable/noto-sans-ethiopic",
  "@fontsource/noto-serif-myanmar",
  "@fontsource-variable/noto-serif-thai",
  "@fontsource-variable/noto-serif-khmer",
  "@fontsource/noto-sans-mongolian",
  "@fontsource-variable/noto-serif-tc",
  "@fontsource-variable/noto-serif-jp",
  "@fontsource-variable/noto-serif-kr",
  "@fontsource-variable/noto-serif-sc",
];
/** Scripts that every system has. */
const COMMON = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]/u;
const FAMILY = "Tabiya names";

/** The letters that a font has: parts of fonts name some in their ranges that they lack. */
async function lettersOf(font: Buffer): Promise<Set<string>> {
  const face = new Face(new Blob(await convert(font, "truetype")));
  return new Set([...face.collectUnicodes()].map((code) => String.fromCodePoint(code)));
}

async function rules(letters: string[]): Promise<string[]> {
  const left = new Set(letters);
  const made: string[] = [];
  for (const part of FONTS.flatMap((font) => partsOf(font))) {
    const asked = [...left].filter(part.has);
    if (asked.length === 0) continue;
    const font = await subset(readFileSync(part.file), asked.join(""), {
      targetFormat: "woff2",
      variationAxes: part.file.includes("-wght-") ? { wght: 400 } : {},
    });
    const there = await lettersOf(font);
    const own = asked.filter((letter) => there.has(letter));
    if (own.length === 0) continue;
    for (const letter of own) left.delete(letter);
    made.push(face(FAMILY, font, own));
  }
  if (left.size > 0) throw new Error(`No font has ${[...left].join(" ")}`);
  return made;
}

export const faces = () =>
  fontSheet("faces", {
    licence: "Letters of Noto fonts. Copyright The Noto Project Authors",
    fonts: FONTS.join(),
    takes: (letter) => !COMMON.test(letter),
    rules,
  });
