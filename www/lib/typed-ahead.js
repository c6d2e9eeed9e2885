// What is typed before the field that it is meant for is there.

/**
 * Keeps what is typed from now on.
 * @returns {(field: HTMLInputElement | null) => void} ends that, and gives it to the field
 */
export function typedAhead() {
  let text = "";
  const keep = (/** @type {KeyboardEvent} */ event) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    text += event.key;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("keydown", keep, { capture: true });
  return (field) => {
    removeEventListener("keydown", keep, { capture: true });
    if (!field || text === "") return;
    field.value += text;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };
}
