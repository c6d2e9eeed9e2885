// The share button: copies the address, which holds what the page shows, or says what it does not.

import { byId, say } from "../lib/dom.js";
import * as words from "../words/page.js";

/** How long the button says that it has copied. */
const SAID = 2500;

/**
 * @param {HTMLButtonElement} button
 * @param {import("./notices.js").Notices} notices
 * @param {() => void} settle has the address say what is shown
 * @param {() => keyof typeof words.copiedWithout | undefined} lacks what is shown that no address holds
 */
export function share(button, notices, settle, lacks) {
  const said = byId("said");
  const name = /** @type {HTMLElement | null} */ (button.querySelector(".tool-name"));
  let timer = 0;
  button.addEventListener("click", async () => {
    settle();
    try {
      await navigator.clipboard.writeText(location.href);
    } catch {
      notices.show(words.notCopied(location.href));
      return;
    }
    const without = lacks();
    if (without) {
      notices.show(words.copiedWithout[without]);
      return;
    }
    // Where the button has no room for its name, a note says it.
    const note = name && name.offsetWidth > 1 ? undefined : notices.show(words.copiedText);
    if (name) name.textContent = words.copied;
    if (!note) say(said, words.copiedText);
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (name) name.textContent = words.share;
      say(said, "");
      note?.remove();
    }, SAID);
  });
}
