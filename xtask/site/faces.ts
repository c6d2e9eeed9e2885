// Faces for the names in the players' scripts, so that no name is a box where a system lacks one: of each font of the
// registry the letters that the names have, in one style sheet that is loaded after the board (www/app/faces.js).

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { convert } from "fontverter";
import { Blob, Face } from "harfbuzzjs";
import subset from "subset-font";
import type { Plugin } from "vite";
import { drawing } from "./drawing.ts";
import { short } from "./hash.ts";
import { root, www } from "./names.ts";

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
/** As high as the letters beside them, so that no line grows when they come. */
const METRICS = "ascent-override:90%;descent-override:22%;line-gap-override:0%";

/** How the sheet is made: another number where that changes. */
const MADE = 4;

const { resolve } = createRequire(import.meta.url);

/** A part of a font: a file with some of its letters. */
type Part = { file: string; has: (letter: string) => boolean };

export function partsOf(font: string, style: "normal" | "italic" = "normal"): Part[] {
  const folder = dirname(resolve(`${font}/package.json`));
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8"));
  return Object.entries(ranges).flatMap(([name, text]) => {
    const bounds = text.split(",").map((range) =>
      range
        .slice(2)
        .split("-")
        .map((code) => Number.parseInt(code, 16)),
    );
    const has = (letter: string) => {
      const code = Number(letter.codePointAt(0));
      return bounds.some(([from, to = from]) => code >= from && code <= to);
    };
    const part = `files/${font.split("/")[1]}-${name.replace(/[[\]]/g, "")}`;
    const file = ["400", "wght"]
      .map((kind) => join(folder, `${part}-${kind}-${style}.woff2`))
      .find((path) => existsSync(path));
    return file ? [{ file, has }] : [];
  });
}

/** The letters that a font has: parts of fonts name some in their ranges that they lack. */
async function lettersOf(font: Buffer): Promise<Set<string>> {
  const face = new Face(new Blob(await convert(font, "truetype")));
  return new Set([...face.collectUnicodes()].map((code) => String.fromCodePoint(code)));
}

/** Everything in which a name can stand: what the rules core says of its games, the page's words, and its data. */
export async function texts(): Promise<string> {
  const { named } = await drawing();
  const files = readdirSync(www, { recursive: true, encoding: "utf8" })
    .filter((path) => /^(core|museum|lessons|studies|laboratory)\b.*\.json$|^words\b.*\.js$/.test(path))
    .map((path) => readFileSync(join(www, path), "utf8"));
  return [named(), ...files].join();
}

/** The style sheet. It is made anew when another letter is needed. */
async function sheet(): Promise<string> {
  const letters = [...new Set((await texts()).match(/\P{ASCII}/gu) ?? [])]
    .filter((letter) => !COMMON.test(letter))
    .sort();
  const kept = join(root, `target/xtask/faces-${short(letters.join("") + FONTS.join() + METRICS + MADE)}.css`);
  if (existsSync(kept)) return readFileSync(kept, "utf8");
  const left = new Set(letters);
  const rules: string[] = [];
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
    const range = own.map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join();
    rules.push(
      `@font-face{font-family:"${FAMILY}";src:url(data:font/woff2;base64,${font.toString("base64")}) format("woff2");` +
        `${METRICS};unicode-range:${range}}\n`,
    );
  }
  if (left.size > 0) throw new Error(`No font has ${[...left].join(" ")}`);
  const licence = "/* Letters of Noto fonts. Copyright The Noto Project Authors; SIL Open Font License 1.1. */";
  const text = `${licence}\n${rules.join("")}`;
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, text);
  return text;
}

export function faces(): Plugin {
  return {
    name: "faces",
    applyToEnvironment: ({ name }) => name === "client",
    configureServer: ({ middlewares, config: { base } }) => {
      middlewares.use(`${base}faces.css`, async (_, response) => {
        response.setHeader("Content-Type", "text/css").end(await sheet());
      });
    },
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: "faces.css", source: await sheet() });
    },
  };
}
