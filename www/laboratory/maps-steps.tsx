// The step controls of the room “Maps”: through the line of the page, by hand or by itself.

import { useEffect, useRef, useState } from "preact/hooks";
import { Steps } from "./line-steps.tsx";
import { steps as words } from "../words/laboratory.js";

/** How long a ply is seen before the next, in milliseconds. */
const PACE = 1200;

export function PlayedSteps({
  ply,
  plies,
  told,
  go,
}: {
  ply: number;
  plies: number;
  told: string;
  go: (ply: number) => void;
}) {
  const [playing, play] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const on = playing && ply < plies;
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      // The reader may look at something else by now, in which the line is not to move.
      if (on && button.current?.checkVisibility()) go(ply + 1);
      else play(false);
    }, PACE);
    return () => clearTimeout(timer);
  }, [playing, ply, plies]);
  const press = () => {
    play(!on);
    // From the end it begins again.
    if (!on) go(ply === plies ? 0 : ply + 1);
  };
  const step = (to: number) => {
    play(false);
    go(to);
  };
  return (
    <Steps {...{ ply, plies, told }} go={step} last={words.last}>
      <button type="button" class="quiet" ref={button} onClick={press}>
        {on ? words.stop : words.play}
      </button>
    </Steps>
  );
}
