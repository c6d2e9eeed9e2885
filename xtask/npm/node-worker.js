// The worker of `tabiya/lab` in a thread of Node.js: what a worker of a page has by these names.

import { parentPort } from "node:worker_threads";
import init from "./node.js";

Object.assign(globalThis, {
  postMessage: (message) => parentPort.postMessage(message),
  addEventListener: (name, listen) => parentPort.on(name, (data) => listen({ data })),
  reportError(error) {
    throw error;
  },
});

// Before the worker asks for it by its own way, which is by the network.
await init();
await import("./pkg/lab-worker.js");
