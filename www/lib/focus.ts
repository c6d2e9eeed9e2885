// Where the focus goes when what had it goes, or is switched off: to what is nearest in its place, so that a keyboard
// reader is not thrown to the top.

import { useLayoutEffect, useRef } from "preact/hooks";
import { FOCUSABLE } from "./dom.js";

/** To be the `ref` of the element in which the focus is kept, by the component that draws what is in it. */
export function useKeptFocus<Root extends HTMLElement>() {
  const root = useRef<Root>(null);
  const all = () => [...(root.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
  // What is drawn now has not been changed yet.
  const before = all();
  const place = before.indexOf(document.activeElement as HTMLElement);
  useLayoutEffect(() => {
    const held = before[place];
    if (!held || (held.isConnected && held.matches(":enabled, a, summary, [tabindex]"))) return;
    const places = all();
    const left = held.isConnected ? places.indexOf(held) : place;
    const near = places
      .map((one, at) => ({ one, away: Math.abs(at - left) }))
      .filter(({ one }) => !one.matches(":disabled") && one.offsetParent)
      .sort((one, other) => one.away - other.away);
    (near[0]?.one ?? root.current?.closest<HTMLElement>("[tabindex]"))?.focus({ preventScroll: true });
  });
  return root;
}
