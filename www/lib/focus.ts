// Where the focus goes when what had it goes, or is switched off: to what is nearest in its place, so that a keyboard
// reader is not thrown to the top.

import { useLayoutEffect, useRef } from "preact/hooks";

const FOCUSABLE = "a[href], button, input, select, summary, [tabindex]";

/** To be the `ref` of the element in which the focus is kept, by the component that draws what is in it. */
export function useKeptFocus<Root extends HTMLElement>() {
  const root = useRef<Root>(null);
  const places = () => [...(root.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
  // What is drawn now has not been changed yet.
  const held = document.activeElement as HTMLElement;
  const place = places().indexOf(held);
  useLayoutEffect(() => {
    if (place < 0 || (held.isConnected && !held.matches(":disabled"))) return;
    const near = places()
      .map((element, at) => ({ element, away: Math.abs(at - place) }))
      .filter(({ element }) => !element.matches(":disabled"))
      .sort((one, other) => one.away - other.away);
    near[0]?.element.focus({ preventScroll: true });
  });
  return root;
}
