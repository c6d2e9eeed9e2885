// The focus of a keyboard reader, where what has it goes or is switched off.

import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

/** If what has the focus within a root goes, or can no longer be used, what is nearest has it. */
export function useKeptFocus(root: RefObject<HTMLElement | null>) {
  const all = () => [...(root.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
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
}
