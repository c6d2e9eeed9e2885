// What the page has from others, with the licences that go with it.

import type { Plugin } from "vite";
import { inModule, notices as listed, packages } from "../notices.mjs";

/** The notices, as a text. */
export const notices = () => listed([...packages(), ...inModule()]);

export function thirdParty(): Plugin {
  return {
    name: "third-party",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "third-party.txt", source: notices() });
    },
  };
}
