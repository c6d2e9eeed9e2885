// Menus on a telephone: a touch beside one that is open shuts it, and does nothing else.

/** Keeps such a touch from what lies under it. */
export function touchesShut() {
  let shut = false;
  const stop = (/** @type {Event} */ event) => {
    if (!shut) return;
    event.stopImmediatePropagation();
    if (event.type === "click") event.preventDefault();
  };
  addEventListener(
    "pointerdown",
    (event) => {
      const open = document.querySelector("[popover]:popover-open");
      const target = /** @type {Element} */ (event.target);
      shut = event.pointerType === "touch" && !!open && !open.contains(target) && !target.closest("[popovertarget]");
      stop(event);
    },
    true,
  );
  // A key that presses a button has no number.
  addEventListener("click", (event) => event.detail > 0 && stop(event), true);
}
