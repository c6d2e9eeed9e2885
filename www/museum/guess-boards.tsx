// Both boards of “Guess the rule”, and the computer that plays on them.

import { SeatedBoard } from "../board/seated-board.ts";
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { reason } from "../core/module.js";
import { Drawing } from "../lib/drawing.tsx";
import type { State, Store } from "../state/store.js";
import * as words from "../words/guess.js";
import { type Deeds, ID } from "./guess-deeds.ts";
import type { Shown } from "./guess-now.ts";
import { reply } from "./guess-opponent.js";
import { titleOf, why } from "./guess-text.ts";

/** How long a move lies before the next at normal speed, in milliseconds. */
const REST = 450;

interface Props {
  now: Shown;
  deeds: Deeds;
  speed: () => number;
  store: Store;
}

export function Boards({ now, deeds, speed, store }: Props) {
  const boards = useMemo(() => [0, 1].map(() => new SeatedBoard()), []);
  useLayoutEffect(() => () => boards.forEach(({ live }) => live.destroy()), []);
  useComputer(boards, { now, deeds, speed, store });
  return (
    <div class="parting-boards guess-boards">
      {([0, 1] as const).map((place) => (
        <Side key={place} board={boards[place]} {...{ place, now, deeds, speed }} />
      ))}
    </div>
  );
}

function Side({ board, place, now, deeds, speed }: Omit<Props, "store"> & { board: SeatedBoard; place: 0 | 1 }) {
  const { blind, stand, state, line } = now;
  const label = words.boardLabel(words.sides[place], blind ? undefined : titleOf(now, place));
  const [told, tell] = useState("");
  board.asked = {
    play: deeds.play,
    which: (moves) => deeds.which(moves, place),
    tried: (tried) => void deeds.tried(tried, place),
    say: deeds.refuse,
  };
  useLayoutEffect(() => {
    const setup = { ...now.rules[place], position: state.position, line, ply: line.length };
    const mode = now.over || now.due !== undefined ? "still" : "play";
    tell(board.show(state, setup, { mode, label, speed: speed() }));
  }, [now]);
  const parted = stand.move !== undefined && stand.move.only !== place && "is-parted";
  return (
    <section class={["parting-board", parted].filter(Boolean).join(" ")} data-side={place}>
      <h2 class={`series-${place}`}>{label}</h2>
      <Drawing of={board.root} />
      <p class={["parting-status", parted].filter(Boolean).join(" ")}>{why(stand, place) || told}</p>
    </section>
  );
}

/** The computer plays where it is its turn, when the boards stand still. */
function useComputer(boards: SeatedBoard[], { now, deeds, speed, store }: Props) {
  useEffect(() => {
    const { due, state, rules, line } = now;
    if (!due) return;
    const before: State = store.state;
    const task = new AbortController();
    const { signal } = task;
    const think = async () => {
      await Promise.all(boards.map(({ live }) => live.settled));
      const at = { line, position: state.position, level: due.level, seed: state.seed ?? ID, signal };
      const rest = new Promise((resolve) => setTimeout(resolve, REST / speed()));
      const [text] = await Promise.all([reply(rules, at), rest]);
      // Another view may have come, of which nobody tells a room.
      if (!signal.aborted && store.state === before && text !== undefined) deeds.play(text);
    };
    think().catch((error) => signal.aborted || deeds.refuse(words.failed(reason(error))));
    return () => task.abort();
  }, [now]);
}
