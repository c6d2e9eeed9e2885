// Loading of the built module in Node, without a page.

import { readFileSync } from "node:fs";
import { initSync } from "../../www/pkg/tabiya.js";

export * from "../../www/pkg/tabiya.js";

const file = new URL("../../www/pkg/tabiya_bg.wasm", import.meta.url);

/** What the module exports beneath its bindings: its memory, for one. */
export const raw = initSync({ module: readFileSync(file) });
