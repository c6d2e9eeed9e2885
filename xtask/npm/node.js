// The module under Node.js, where it is read from the disk.

import { readFile } from "node:fs/promises";
import load from "./pkg/tabiya.js";

export * from "./pkg/tabiya.js";

/** Loads the rules; to be awaited before anything else is called. */
export default async function init(given) {
  return load(given ?? { module_or_path: await readFile(new URL("./pkg/tabiya_bg.wasm", import.meta.url)) });
}
