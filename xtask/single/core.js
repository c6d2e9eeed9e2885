// The rules core as the worker of the page in one file gets it: from the page, packed as that carries it.

import load from "../../www/pkg/tabiya.js";

// What lab.js asks a worker for.
export * from "../../www/pkg/tabiya.js";

/** @type {Promise<string>} */
const given = new Promise((done) => {
  const take = (/** @type {MessageEvent} */ event) => {
    // It is no question, and nobody else’s.
    event.stopImmediatePropagation();
    done(event.data.core);
  };
  addEventListener("message", take, { once: true });
});

export default async () => {
  const packed = Uint8Array.from(atob(await given), (letter) => letter.charCodeAt(0));
  const bytes = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  await load({ module_or_path: await new Response(bytes).arrayBuffer() });
};
