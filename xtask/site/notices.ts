// What the page has from others, with the licences that go with it.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const { resolve } = createRequire(import.meta.url);

/** The packages of which something is in the page; the fonts have one licence. */
const PACKAGES = ["preact", "@preact/signals", "@preact/signals-core", "@fontsource-variable/noto-serif-tc"];

/** The notices, as a text. */
export const notices = () =>
  PACKAGES.map((name) => {
    const folder = dirname(resolve(`${name}/package.json`));
    return `${name}\n\n${readFileSync(join(folder, "LICENSE"), "utf8").trim()}\n`;
  }).join(`\n${"-".repeat(72)}\n\n`);

export function thirdParty(): Plugin {
  return {
    name: "third-party",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "third-party.txt", source: notices() });
    },
  };
}
