// Menus on a touch screen: a touch beside an open one closes it (light dismiss), and does nothing else. The help, which
// is fetched when it is opened.

import { byId } from "../lib/dom.js";
import { fetched } from "../lib/fetched.js";

/** @param {() => string} game that is shown */
export function openHelp(game) {
  const help = byId("help");
  const fill = async () => (await fetched(() => import("./help.js")))?.fillHelp(help, game());
  help.addEventListener("beforetoggle", fill);
  if (help.matches(":popover-open")) void fill();
}

/** Keeps the touch that closes a menu from the element under it. */
export function stopDismissingTouch() {
  let dismisses = false;
  const stop = (/** @type {Event} */ event) => {
    if (!dismisses) return;
    event.stopImmediatePropagation();
    if (event.type === "click") event.preventDefault();
  };
  addEventListener(
    "pointerdown",
    (event) => {
      const open = document.querySelector("[popover]:popover-open");
      const target = /** @type {Element} */ (event.target);
      dismisses =
        event.pointerType === "touch" && !!open && !open.contains(target) && !target.closest("[popovertarget]");
      stop(event);
    },
    true,
  );
  // A click made by a key has the detail 0.
  addEventListener("click", (event) => event.detail > 0 && stop(event), true);
}
