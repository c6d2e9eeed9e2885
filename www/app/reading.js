// The board small above the words, while these are read in an upright window: its class says so, and the style sheet
// does it (css/plate.css).

import { byId } from "../lib/dom.js";

/** How much of the window’s height the small board takes. */
const SMALL = 0.34;

/** The room of the board is kept, so that nothing moves. */
export function keepInSight() {
  const spread = byId("spread");
  const plate = /** @type {HTMLElement} */ (spread.querySelector(".plate"));
  /** @type {IntersectionObserver | undefined} */
  let observer;
  const watch = () => {
    observer?.disconnect();
    observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, boundingClientRect } = entries[entries.length - 1];
        const small = !isIntersecting && boundingClientRect.bottom < innerHeight;
        plate.style.minBlockSize = small ? `${plate.offsetHeight}px` : "";
        spread.classList.toggle("is-reading", small);
      },
      { rootMargin: `${-Math.round(innerHeight * SMALL)}px 0px 0px` },
    );
    observer.observe(plate);
  };
  watch();
  addEventListener("resize", watch);
}
