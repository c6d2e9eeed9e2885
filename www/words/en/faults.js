// English: the fallback page when the rules core does not run.

/** Said in the place of a part of the page that did not come: a newer version may have taken its place. */
export const lost = {
  text:
    "This part of the page could not be loaded: the network is gone, or a newer version of the page has taken its " +
    "place. The address keeps what you see.",
  again: "Load the page again",
  coming: "This part of the page is still being loaded.",
};

/** Said while the second file of the rules core is on its way, or does not come. */
export const rest = {
  coming: "The rest of the rules core is still being loaded. What you asked for follows.",
  missing:
    "The rest of the rules core could not be loaded: a file of the page is missing, or the network is. You see where " +
    "each piece may go; nothing can be played yet.",
  again: "Try again",
};

/** Said when nothing can be played; below stand the starting position and the rules. */
export const fault = {
  failed: "Nothing can be played here now: you see the game as it begins.",
  stopped:
    "The rules core has stopped, so nothing more can be played in this window: you see the game as it begins. " +
    "The address keeps your line.",
  again: "Load the page again",
  noWasm: "The rules core needs WebAssembly, which this browser does not have or has switched off.",
  memory: "The browser has no memory left for the rules core; closing other windows may help.",
  trap: "The rules core ran out of memory or met a fault of its own.",
  /** @param {string} why */
  refused: (why) => `The browser refused to compile the rules core. (${why})`,
  /** @param {string} why */
  notLoaded: (why) => `The rules core could not be loaded: a file of the page is missing, or the network is. (${why})`,
  /** @param {string} why */
  other: (why) => `The page met a fault of its own. (${why})`,
};
