// The comparison's boards as they stand side by side, with what is said of each.

import { Quiet } from "../lib/controls.tsx";
import { Drawing } from "../lib/drawing.tsx";
import { useKeptFocus } from "../lib/focus.ts";
import { compare as words } from "../words/views.js";
import type { Boards, Shown } from "./boards.ts";
import { Named } from "./series.tsx";

/** How many moves are named below a board that other boards do not have. */
const MOST_OFFERED = 6;

export const Columns = ({ boards: { dice, said }, all, note }: { boards: Boards; all: Shown[]; note: string }) => (
  <div class="boards">
    <Drawing of={dice.root} />
    <Drawing of={dice.news} />
    <Drawing of={dice.more} />
    <p class="refusal" role="status">
      {said.value}
    </p>
    <div class="columns" data-count={all.length}>
      {all.map((shown, place) => (
        <Board key={place} place={place} {...shown} />
      ))}
    </div>
    <p class="help">
      {words.boardsHelp}{" "}
      <span class="alike" role="status">
        {note}
      </span>
    </p>
  </div>
);

/** Three rows, which boards side by side share: what is said below a board may be long on one of them only. */
const Board = ({ place, column, title, status, parted, only }: Shown & { place: number }) => (
  <section class={`column series-${place}${parted && " is-parted"}`} aria-label={title}>
    <h2>
      <Named place={place} title={title} />
    </h2>
    <div class="column-board">
      <Drawing of={column.board.root} />
      <p class="refusal parted" role="status">
        {parted}
      </p>
    </div>
    <div class="column-said">
      <div class="column-now">
        <p class="status">{status}</p>
        <Only moves={only} play={(text) => column.play(text)} />
      </div>
      <p class="refusal" role="status">
        {column.said.value}
      </p>
      <Drawing of={column.about.counts} />
      <Drawing of={column.about.actions} />
      <Drawing of={column.about.condition} />
    </div>
  </section>
);

/** Offers the moves that not all boards have. */
const Only = ({ moves, play }: { moves: Shown["only"]; play: (text: string) => void }) => (
  <p class="only-here" hidden={moves.length === 0} ref={useKeptFocus<HTMLParagraphElement>()}>
    <span>{words.onlyHere}</span>
    {moves.slice(0, MOST_OFFERED).map(({ text, words }) => (
      <Quiet class="only-move" data-move={text} key={text} onClick={() => play(text)}>
        {words}
      </Quiet>
    ))}
    {moves.length > MOST_OFFERED && <span>{words.onlyMore(moves.length - MOST_OFFERED)}</span>}
  </p>
);
