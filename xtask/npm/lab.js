// The search under Node.js, where the module is read from the disk.

export { default } from "./node.js";
export { crew, measures, playout, prepare, search, sharedOpening, think } from "./pkg/lab.js";
