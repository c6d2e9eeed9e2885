// Embedded files of the page in one file, since it has no files beside it:
// data blocks, compressed and written in letters. Elsewhere there are none.

/** @param {string} id */
async function bytes(id) {
  const text = document.getElementById(`inside-${id}`)?.textContent;
  if (!text) return undefined;
  const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip")));
}

/** A text of this page's own, if it carries it. @param {string} id */
export async function inside(id) {
  return (await bytes(id))?.text();
}

/** The rules core, if this page carries it. */
export async function moduleInside() {
  return (await bytes("module"))?.arrayBuffer();
}
