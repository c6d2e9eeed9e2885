// Distances to the end: what every move of an ending comes to, on the board by labels, beside it in a list.

import { signal } from "@preact/signals";
import type { BoardView } from "../core/module.js";
import { dashed } from "../core/moves.js";
import { useKeptFocus } from "../lib/focus.ts";
import type { State } from "../state/store.js";
import { studies as words } from "../words/studies.js";
import { type Asked, distances, type EndingMove, type EndingResult, refused, whyNone } from "../endings/tables.js";
import type { Runner } from "./runner.tsx";

const COLOURS = { win: "green", draw: "blue", loss: "red" };

/** As much as a label holds. */
const short = ({ result, plies = 0 }: EndingMove) =>
  result === "draw" ? "=" : `${result === "win" ? "" : "−"}${plies}`;

export class Distances {
  readonly on = signal(false);
  /** What was found last. */
  readonly found = signal<EndingResult>();
  /** Why no table can speak of the pieces on the board, where that is known before it is asked. */
  readonly none = signal<string>();
  /** The position whose moves have their labels. */
  #labelled?: string;
  /** The pieces of which it was last asked whether a table can speak of them. */
  #pieces = "";

  /** @param view the board */
  constructor(
    readonly play: (move: string) => void,
    readonly view: () => BoardView | undefined,
  ) {}

  close() {
    this.on.value = false;
    this.clear();
  }

  /** Finds out whether a table can speak of what stands on the board. @param pieces how many stand there */
  async foresee(asked: Asked, pieces: number) {
    const key = JSON.stringify([asked.game, asked.options, asked.position, pieces]);
    if (key === this.#pieces) return;
    this.#pieces = key;
    this.none.value = undefined;
    const why = await refused(asked).catch(() => undefined);
    if (key === this.#pieces) this.none.value = why === undefined ? undefined : words.noTable(why || undefined);
  }

  /** Takes the labels from the board. */
  clear() {
    if (this.#labelled) this.view()?.annotate();
    this.#labelled = undefined;
  }

  /** Gives why no table speaks, where none does: then it is put down. */
  async show(state: State, runner: Runner) {
    if (!this.on.value || runner.busy) return undefined;
    const { game, options, position } = state;
    const asked = { game, options, position, line: state.line.slice(0, state.ply) };
    const key = JSON.stringify([game, options, position, asked.line]);
    if (key !== this.#labelled) {
      this.clear();
      const done = await runner.run((help) => distances(asked, help));
      if (!done || !this.on.value) return undefined;
      if (!done.found) {
        const why = words.noTable(await whyNone(asked));
        this.close();
        return why;
      }
      this.#labelled = key;
      this.found.value = done.found;
    }
    this.label(state);
    return undefined;
  }

  /** The labels: of a piece that is taken up, where it can go; else on each piece the best that it can do. */
  label(state: State) {
    const moves = this.found.value?.moves;
    if (!this.on.value || !this.#labelled || !moves) return;
    const held = document.querySelector('#board [role="gridcell"][aria-selected="true"]')?.getAttribute("data-square");
    const squares = new Map<string, EndingMove>();
    for (const move of moves) {
      const [, from, to] = /^([a-z]\d{1,2})([a-z]\d{1,2})/.exec(move.move) ?? [];
      const square = held ? from === held && to : from;
      // The best comes first.
      if (square && !squares.has(square)) squares.set(square, move);
    }
    const labels = [...squares].map(([square, move]) => `${COLOURS[move.result]}:${square}:${short(move)}`);
    const { caption: _, ...drawn } = state.annotations;
    this.view()?.annotate({ ...drawn, labels: [drawn.labels, ...labels].filter(Boolean).join(",") });
  }
}

/** What every move comes to. */
export function EveryMove({ of: { on, found, play } }: { of: Distances }) {
  const list = useKeptFocus<HTMLUListElement>();
  const result = found.value;
  return (
    <section hidden={!on.value} aria-label={words.everyMove}>
      <h3>{words.everyMove}</h3>
      <p role="status">{result && words.worth(result)}</p>
      <ul class="study-distances" ref={list}>
        {result?.moves.map((move) => (
          <li key={move.move} data-result={move.result}>
            <button type="button" onClick={() => play(move.move)}>
              <span>{dashed(move.move)}</span>
              <b>{words.distance(move)}</b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
