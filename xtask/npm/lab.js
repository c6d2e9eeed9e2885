// The search under Node.js, where the module is read from the disk.

export { default } from "./node.js";
export { prepare, search, think } from "./pkg/lab.js";
