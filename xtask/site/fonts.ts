// Style sheets of fonts: of each font the letters that the page needs, in one sheet that is loaded after the board.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { drawing } from "./drawing.ts";
import { short } from "./hash.ts";
import { root, www } from "./names.ts";

/** As high as what stands there until they come, so that no line grows or moves. */
const METRICS = "ascent-override:90%;descent-override:22%;line-gap-override:0%";

/** How the sheets are made: another number where that changes. */
const MADE = 5;

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

/** A rule of the sheet: these letters of a family. @param settings declarations of its own, each with its semicolon */
export function face(family: string, font: Buffer, letters: string[], settings = ""): string {
  const range = letters.map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join();
  const source = `url(data:font/woff2;base64,${font.toString("base64")}) format("woff2")`;
  return `@font-face{font-family:"${family}";${settings}src:${source};${METRICS};unicode-range:${range}}\n`;
}

/** What a sheet is made of. */
interface Sheet {
  /** What its fonts are, and whose. */
  licence: string;
  /** All of them, as a text that changes with them. */
  fonts: string;
  /** Letters that it has although the page may not use them. */
  always?: string[];
  /** Whether a letter is for this sheet. */
  takes: (letter: string) => boolean;
  rules: (letters: string[]) => Promise<string[]>;
}

/** Everything in which a name can stand: what the rules core says of its games, the page's words, and its data. */
async function texts(): Promise<string> {
  const { named } = await drawing();
  const files = readdirSync(www, { recursive: true, encoding: "utf8" })
    .filter((path) => /^(core|museum|lessons|studies|laboratory)\b.*\.json$|^words\b.*\.js$/.test(path))
    .map((path) => readFileSync(join(www, path), "utf8"));
  return [named(), ...files].join();
}

/** The style sheet. It is made anew when another letter is needed. */
async function written(name: string, { licence, fonts, always = [], takes, rules }: Sheet): Promise<string> {
  const used = (await texts()).match(/\P{ASCII}/gu) ?? [];
  const letters = [...new Set([...always, ...used])].filter(takes).sort();
  const kept = join(root, `target/xtask/${name}-${short(letters.join("") + fonts + METRICS + MADE)}.css`);
  if (existsSync(kept)) return readFileSync(kept, "utf8");
  const text = `/* ${licence}; SIL Open Font License 1.1. */\n${(await rules(letters)).join("")}`;
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, text);
  return text;
}

/** Puts such a sheet beside the page, as NAME.css. */
export function fontSheet(name: string, sheet: Sheet): Plugin {
  const fileName = `${name}.css`;
  return {
    name,
    applyToEnvironment: ({ name }) => name === "client",
    configureServer: ({ middlewares, config: { base } }) => {
      middlewares.use(base + fileName, async (_, response) => {
        response.setHeader("Content-Type", "text/css").end(await written(name, sheet));
      });
    },
    async generateBundle() {
      this.emitFile({ type: "asset", fileName, source: await written(name, sheet) });
    },
  };
}
