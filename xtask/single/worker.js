// The page in one file has no file for a worker to be made of: it carries its script and gives it the rules core.
// What asks for a `Worker` there gets this one (single.mjs).

/** @type {string | undefined} */
let address;

/** @param {string} id */
const carried = (id) => document.getElementById(`inside-${id}`)?.textContent ?? "";

export class Worker extends globalThis.Worker {
  constructor() {
    address ??= URL.createObjectURL(new Blob([carried("worker")], { type: "text/javascript" }));
    super(address);
    this.postMessage({ core: carried("module") });
  }
}
