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
  const show = (/** @type {boolean} */ small) => {
    plate.style.minBlockSize = small ? `${plate.offsetHeight}px` : "";
    spread.classList.toggle("is-reading", small);
  };
  const watch = () => {
    observer?.disconnect();
    observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, boundingClientRect } = entries[entries.length - 1];
        show(scrollY > 0 && !isIntersecting && boundingClientRect.bottom < innerHeight);
      },
      { rootMargin: `${-Math.round(innerHeight * SMALL)}px 0px 0px` },
    );
    observer.observe(plate);
  };
  watch();
  addEventListener("resize", watch);
  // At the top nothing is read below the board, also where another view has left little room for it: it would lie over
  // the row on top for good.
  addEventListener("scroll", () => scrollY === 0 && show(false), { passive: true });
}
