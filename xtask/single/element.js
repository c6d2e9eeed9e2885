// The element of articles, as the page in one file has it to show what a figure will look like: its still picture. The
// element itself would carry the styles and the boards a second time.

import { picture } from "../../www/figures/picture.js";
import { svg } from "../../www/lib/dom.js";

export const TabiyaBoard = class {
  constructor() {
    const host = document.createElement("div");
    const set = (/** @type {import("../../www/figures/figure.js").Figure} */ figure) => {
      host.replaceChildren(svg(picture(figure, { prefix: "preview", captioned: false })));
    };
    // biome-ignore lint/correctness/noConstructorReturn: it stands for the element, which is made so.
    return Object.defineProperty(host, "figure", { set });
  }
};
