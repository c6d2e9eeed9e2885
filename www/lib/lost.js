// The notice for a part of the page whose file does not come, in its place.

import { h } from "./dom.js";

/**
 * Says in a root that what belongs there did not come, and gives the sentence, to be taken away when it does.
 * @param {Element} root
 * @param {{ text: string, again: string }} words
 */
export function lost(root, words) {
  root.querySelector(".lost")?.remove();
  const note = h(
    "div",
    { class: "lost", role: "alert" },
    h("p", { text: words.text }),
    // A file that has once failed may not be asked for again without a new page.
    h("button", { type: "button", class: "quiet", text: words.again, on: { click: () => location.reload() } }),
  );
  root.append(note);
  return note;
}
