// Step buttons for a line, and the keys that do the same while one of them has the focus.

import type { ComponentChildren } from "preact";
import { Group } from "../lib/controls.tsx";
import { useKeptFocus } from "../lib/focus.ts";
import { parting as words } from "../words/laboratory.js";

/**
 * @param told where that is
 * @param go where the reader wants to be, between the first and the last ply
 * @param last where the last button leads
 */
export function Steps({
  ply,
  plies,
  told,
  go,
  last = words.last,
  children,
}: {
  ply: number;
  plies: number;
  told: string;
  go: (ply: number) => void;
  last?: string;
  /** What stands amid the buttons. */
  children?: ComponentChildren;
}) {
  const root = useKeptFocus<HTMLDivElement>();
  const to = (wanted: number) => go(Math.max(0, Math.min(plies, wanted)));
  const way = (text: string, title: string, wanted: number, on: boolean) => (
    <button type="button" class="quiet" aria-label={title} title={title} disabled={!on} onClick={() => to(wanted)}>
      {text}
    </button>
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: plies }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    to(wanted);
  };
  return (
    <Group class="parting-steps" label={words.steps} ref={root} onKeyDown={onKeyDown}>
      {way("|◀", words.first, 0, ply > 0)}
      {way("◀", words.back, ply - 1, ply > 0)}
      {children}
      {way("▶", words.next, ply + 1, ply < plies)}
      {way("▶|", last, plies, ply < plies)}
      <span class="parting-at" aria-live="polite">
        {told}
      </span>
    </Group>
  );
}
