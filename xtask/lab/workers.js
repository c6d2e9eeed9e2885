// The maker of workers for lab.js; `undefined` where there are none. A file of its own: under Node.js the npm package
// makes threads (xtask/npm/node-lab.js).

/**
 * @typedef {object} LabWorker What lab.js needs of one.
 * @property {((event: { data: any }) => void) | null} onmessage
 * @property {((event: { message: string, preventDefault(): void }) => void) | null} onerror
 * @property {(message: unknown) => void} postMessage
 * @property {() => void} terminate
 */

/** @type {{ make: (() => LabWorker) | undefined }} */
export const workers = {
  make:
    typeof Worker === "undefined"
      ? undefined
      : () =>
          /** @type {LabWorker} */ (
            /** @type {unknown} */ (new Worker(new URL("./lab-worker.js", import.meta.url), { type: "module" }))
          ),
};
