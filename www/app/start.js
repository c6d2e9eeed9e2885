// The entry script. It needs no other to run, so that whatever does not load, or
// stops later, leaves the reader a sentence and the starting position of the game.

// The strongest words that fit: what failed may be the file with the words.
const NOT_LOADED = "The page’s own files could not all be loaded, so nothing can be played. Try again later.";

addEventListener("error", ({ error }) => stopped(error));
addEventListener("unhandledrejection", ({ reason }) => stopped(reason));

try {
  const { start } = await import("./app.js");
  await start();
} catch (error) {
  console.error(error);
  await stand(error);
}

/** Stands still if the rules core is broken; other errors concern only what was being done. @param {unknown} error */
function stopped(error) {
  if (isEnd(error)) stand(error, true);
}

/** Whether nothing can be asked of the module any more: it has trapped, or has no memory left. @param {any} error */
function isEnd(error) {
  const trapped = typeof WebAssembly === "object" && error instanceof WebAssembly.RuntimeError;
  return trapped || error?.code === "out-of-memory";
}

/**
 * @param {unknown} error
 * @param {boolean} [running] whether the page had started
 */
async function stand(error, running = false) {
  try {
    const { standStill } = await import("../offline/faults.js");
    await standStill(error, running);
  } catch {
    const notices = document.getElementById("notices");
    if (notices) notices.textContent = NOT_LOADED;
  }
}

export {};
