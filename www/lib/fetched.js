// Lazy import of a part of the page, where it has no place of its own to say that it did not
// come.

/** Says that a part did not come, and gives what takes that back. @type {() => () => void} */
let tell = () => () => undefined;

/** Who says that a part did not come. @param {() => () => void} say gives what takes it back */
export function onMissing(say) {
  tell = say;
}

/** Takes back what was said last. @type {(() => void) | undefined} */
let takeBack;

/**
 * A part of the page; nothing, if its file did not come, which has been said then. Asked again, it is fetched again.
 * @template T
 * @param {() => Promise<T>} load
 * @returns {Promise<T | undefined>}
 */
export async function fetched(load) {
  try {
    const found = await load();
    takeBack?.();
    takeBack = undefined;
    return found;
  } catch (error) {
    // That is no file that did not come: who stops the page hears of it.
    if (error instanceof WebAssembly.RuntimeError) throw error;
    console.error(error);
    takeBack?.();
    takeBack = tell();
    return undefined;
  }
}
