// `tabiya/lab` under Node.js: the module is read from the disk, and its workers are threads.

import { Worker } from "node:worker_threads";
import { workers } from "./pkg/workers.js";

export { default } from "./node.js";
export * from "./pkg/lab.js";

/** A thread as a page has a worker. It keeps the program running only while something is awaited of it. */
class Thread {
  #thread = new Worker(new URL("./node-worker.js", import.meta.url));
  onmessage = null;
  onerror = null;

  constructor() {
    this.#thread.on("message", (data) => {
      if (!data.found) this.#thread.unref();
      this.onmessage?.({ data });
    });
    this.#thread.on("error", ({ message }) => this.onerror?.({ message, preventDefault() {} }));
  }

  postMessage(message) {
    this.#thread.postMessage(message);
    this.#thread.ref();
  }

  terminate() {
    void this.#thread.terminate();
  }
}

workers.make = () => new Thread();
