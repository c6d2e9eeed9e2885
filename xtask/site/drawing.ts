// The drawing of pages without a browser (draw.ts), which runs the page's own code as Vite gives it.

import { join } from "node:path";
import { runnerImport } from "vite";
import { root } from "./names.ts";

type Drawing = typeof import("./draw.ts");

let loaded: Promise<Drawing> | undefined;

/** What draws, with the module loaded. */
export async function drawing(): Promise<Drawing> {
  loaded ??= runnerImport<Drawing>(join(root, "xtask/site/draw.ts"), { logLevel: "warn" }).then(({ module }) => module);
  return loaded;
}
