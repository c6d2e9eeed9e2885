// What the page has from others, with the licences that go with it.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { root } from "./names.ts";

/** The packages of which something is in the page; the fonts have one licence. */
const PACKAGES = [
  "preact",
  "@preact/signals",
  "@preact/signals-core",
  "@fontsource-variable/noto-serif-tc",
  "@fontsource/alegreya",
  "@fontsource/alegreya-sans",
  // The coasts, of data that is in the public domain.
  "world-atlas",
];

/** The notices, as a text. */
export const notices = () =>
  PACKAGES.map(
    (name) => `${name}\n\n${readFileSync(join(root, "node_modules", name, "LICENSE"), "utf8").trim()}\n`,
  ).join(`\n${"-".repeat(72)}\n\n`);

export function thirdParty(): Plugin {
  return {
    name: "third-party",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "third-party.txt", source: notices() });
    },
  };
}
