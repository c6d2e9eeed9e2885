// The type of the page: a serif for what is read, and a sans for what is pressed and filled in. One style sheet, which
// is loaded after the board (www/app/app.js); until then stand fonts of the system, made as wide (www/css/theme.css).

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import subset from "subset-font";
import type { Plugin } from "vite";
import { partsOf, texts } from "./faces.ts";
import { short } from "./hash.ts";
import { root } from "./names.ts";

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
/** As high as what stands there until they come, so that no line moves. */
const METRICS = "ascent-override:90%;descent-override:22%;line-gap-override:0%";

/** How the sheet is made: another number where that changes. */
const MADE = 1;

async function sheet(): Promise<string> {
  const used = (await texts()).match(/\P{ASCII}/gu) ?? [];
  const letters = [...new Set([...ALWAYS, ...used])].filter((letter) => OURS.test(letter)).sort();
  const kept = join(root, `target/xtask/type-${short(letters.join("") + FACES.join() + METRICS + MADE)}.css`);
  if (existsSync(kept)) return readFileSync(kept, "utf8");
  const rules: string[] = [];
  for (const [family, font, style] of FACES) {
    const left = new Set(letters);
    for (const part of partsOf(font, style)) {
      const own = [...left].filter(part.has);
      if (own.length === 0) continue;
      for (const letter of own) left.delete(letter);
      const bytes = await subset(readFileSync(part.file), own.join(""), { targetFormat: "woff2" });
      const range = own.map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join();
      const source = `url(data:font/woff2;base64,${bytes.toString("base64")}) format("woff2")`;
      rules.push(
        `@font-face{font-family:"${family}";font-style:${style};font-display:swap;` +
          `src:${source};${METRICS};unicode-range:${range}}\n`,
      );
    }
  }
  const licence =
    "/* Letters of Alegreya and Alegreya Sans. Copyright The Alegreya Project Authors; SIL Open Font License 1.1. */";
  const text = `${licence}\n${rules.join("")}`;
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, text);
  return text;
}

export function type(): Plugin {
  return {
    name: "type",
    applyToEnvironment: ({ name }) => name === "client",
    configureServer: ({ middlewares, config: { base } }) => {
      middlewares.use(`${base}type.css`, async (_, response) => {
        response.setHeader("Content-Type", "text/css").end(await sheet());
      });
    },
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: "type.css", source: await sheet() });
    },
  };
}
