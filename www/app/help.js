// The help: where to begin, and what pointer and keys do.

import { addStyles } from "../lib/add-styles.js";
import { h } from "../lib/dom.js";
import * as words from "../words/help.js";
import STYLES from "./help.css?inline";

addStyles(STYLES);

/** @param {HTMLElement} root @param {string} game */
export function fillHelp(root, game) {
  const { before, link, after } = words.newcomer;
  // What it leads to is seen.
  const close = () => root.hidePopover();
  root.replaceChildren(
    h("button", { type: "button", class: "close", text: "×", "aria-label": words.close, on: { click: close } }),
    h("p", {}, before, h("a", { href: `#/${game}?v=1&view=room&room=start`, text: link, on: { click: close } }), after),
    h("dl", {}, ...words.keys.flatMap(([by, does]) => [h("dt", { text: by }), h("dd", { text: does })])),
  );
}
