// The line after which two sets of rules part, on two boards.

import { signal } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { LiveBoard } from "../board/live-board.js";
import { Match } from "../core/module.js";
import { dashed } from "../core/moves.js";
import { Steps } from "./line-steps.tsx";
import { write } from "../state/address.js";
import { type State, opening } from "../state/store.js";
import { parting as words } from "../words/laboratory.js";
import { type Known, type Pair, type Rules, type Way, split } from "./parting-pair.ts";

/** How far along a pair’s line the reader is, and whether in that from a position where there is one from the array
 * too: also when they come back. */
const along = signal({ of: "", ply: 0, near: false });

/** Where the reader is. */
export function placeOf(pair: Pair, known: Known) {
  const { ply, near } = along.value.of === pair.id ? along.value : { ply: 0, near: false };
  const way: Way = known.from && (near || known.line === undefined) ? known.from : known;
  return { way, near, ply: Math.min(ply, split(way.line).length) };
}

export function Line({ pair, known, state }: { pair: Pair; known: Known; state: State }) {
  const { way, near, ply } = placeOf(pair, known);
  const moves = split(way.line);
  const go = (ply: number, from = near) => {
    along.value = { of: pair.id, ply, near: from };
  };
  const [a, b] = pair.rules;
  const { game } = state;
  const set = (rules: Rules) => (a.game === game && rules.game === game ? { options: rules.options } : rules);
  const href = write({
    ...opening(game),
    view: "boards",
    compare: [set(a), set(b)],
    line: moves,
    ply: 0,
    ...(way.position && { position: way.position }),
  });
  return (
    <div class="parting-line">
      {known.line !== undefined && known.from && (
        <button type="button" class="quiet parting-from" onClick={() => go(0, !near)}>
          {way.position ? words.fromArray : words.fromPosition}
        </button>
      )}
      {moves.length > 0 && (
        <Steps
          ply={ply}
          plies={moves.length}
          told={words.at(ply, moves.length, ply > 0 ? dashed(moves[ply - 1]) : "")}
          go={go}
        />
      )}
      <div class="parting-boards">
        {([0, 1] as const).map((series) => (
          <Board key={series} {...{ pair, series, way, ply, state }} />
        ))}
      </div>
      <a class="parting-compare" href={href}>
        {words.compare}
      </a>
    </div>
  );
}

interface Seen {
  pair: Pair;
  series: 0 | 1;
  way: Way;
  ply: number;
}

function Board({ state, ...seen }: Seen & { state: State }) {
  const { pair, series, way, ply } = seen;
  const { flipped, coordinates, pieces } = state;
  const title = pair.titles[series];
  const host = useRef<HTMLDivElement>(null);
  const live = useRef<LiveBoard>(undefined);
  useLayoutEffect(() => () => live.current?.destroy(), []);
  useLayoutEffect(() => {
    live.current ??= new LiveBoard(host.current as HTMLDivElement);
    live.current.show(
      { ...pair.rules[series], line: split(way.line), ply, position: way.position },
      { mode: "still", flipped, coordinates, pieces, label: words.board.label(title) },
    );
  }, [pair.id, way.line, way.position, ply, flipped, coordinates, pieces]);
  const { parted, text } = useMemo(() => statusOf(seen), [pair.id, way.line, way.position, way.move, ply]);
  return (
    <div class="parting-board">
      <h3 class={`series-${series}`}>{title}</h3>
      <div class="board-frame" ref={host} />
      <p class={parted ? "parting-status is-parted" : "parting-status"}>{text}</p>
    </div>
  );
}

/** What it alone allows where the line ends; else how it stands. */
function statusOf({ pair, series, way, ply }: Seen) {
  const { game, options } = pair.rules[series];
  const match = new Match(game, { options, position: way.position });
  try {
    const moves = split(way.line);
    match.playLine(moves.slice(0, ply));
    const own = way.only === (series === 0 ? "a" : "b") && ply === moves.length;
    const action = own && match.legal().find(({ text }) => text === way.move);
    return action
      ? { parted: true, text: words.only(pair.titles[series], dashed(action.text)) }
      : { parted: false, text: match.outcome()?.text ?? match.state().text };
  } finally {
    match.free();
  }
}
