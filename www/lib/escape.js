// Escape ends long work.

/**
 * Ends work with Escape, unless what is open above the page, such as a menu, takes the key.
 * @param {() => boolean} busy @param {() => void} end
 */
export function onEscape(busy, end) {
  addEventListener("keydown", ({ key, defaultPrevented }) => {
    if (key === "Escape" && !defaultPrevented && busy()) end();
  });
}
