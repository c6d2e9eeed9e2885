// The boards of the room “Maps”: how a piece goes and comes on an empty one, and what each side attacks in a position.

import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { piecesOf } from "../core/games.js";
import { Match, seats } from "../core/module.js";
import { Session } from "../state/session.js";
import type { State } from "../state/store.js";
import { maps as words, steps } from "../words/laboratory.js";
import { Heat, type Numbered } from "./heat.tsx";
import type { Side } from "./maps-rules.ts";
import { type Reach, attacked, squaresOf } from "./reach.js";

type Reached = Side & Reach;

/** A kind under each of the rules, with a number for each square that it ever comes to. */
export function ReachMaps({
  title,
  help,
  name,
  sides,
  flipped,
  count,
}: {
  title: string;
  help: string;
  name: string;
  sides: Reached[];
  flipped: boolean;
  count: (side: Reached, square: string) => number;
}) {
  const maps = useMemo(() => {
    const all = sides.flatMap((side) => side.board.map((square) => count(side, square)));
    return sides.map((side) => {
      const never = new Set(side.board.filter((square) => !side.ever.includes(square)));
      const cells = side.board.map((square) => ({
        square,
        counts: [never.has(square) ? undefined : count(side, square)],
      }));
      const said = words.reached(name, side.ever.length, side.board.length, never.size);
      const label = `${title}. ${side.title}. ${said}`;
      const picture = bare(side, flipped);
      return { side, said, of: { picture, cells, deepest: Math.max(1, ...all), label, flipped, never } };
    });
  }, [sides, name, flipped]);
  return (
    <section>
      <h2>{title}</h2>
      <p class="help">{help}</p>
      <div class="map-pair">
        {maps.map(({ side, said, of }, series) => (
          <figure class={`map series-${series}`} key={side.title}>
            <Heat of={of} />
            <figcaption>
              <b>{side.title}</b> {said}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

/** A board with nobody on it. */
function bare({ game, options }: Side, flipped: boolean) {
  const match = Match.withPieces(game, { options, pieces: [] });
  const text = match.svg({ coordinates: false, flipped, hands: false, prefix: "map" });
  match.free();
  return text;
}

/** How many squares each side attacks under some rules, and what the last half-move has changed in them. */
export interface Attacks {
  title: string;
  counts: [side: string, squares: number][];
  changes: string[];
  ply: number;
  reach: number;
  /** The line can be played no further here. */
  short: boolean;
  of: Numbered;
}

export function attacksOf(state: State, sides: Side[]): Attacks[] {
  const { game, line, flipped } = state;
  const two = seats(game, state.options).slice(0, 2);
  const drawn = piecesOf(game, state.pieces);
  const pieces = drawn === "letters" || drawn === "pictograms" ? drawn : "figures";
  const wanted = Math.min(state.ply, line.length);
  return sides.map(({ options, title }, series) => {
    const { match, ply, reach } = new Session({ ...state, options });
    const found = attacked(match);
    // Where the line goes no further, nothing has changed with this ply.
    const here = ply > 0 && ply === wanted;
    const before = here ? attacked(new Session({ ...state, options, ply: ply - 1 }).match) : found;
    const changes = two.map(({ id }) => changed(before.get(id), found.get(id)));
    const cells = squaresOf(game).map((square) => ({
      square,
      counts: two.map(({ id }) => found.get(id)?.get(square) ?? 0),
      turns: changes.map(({ fresh, gone }) => (fresh.has(square) ? "fresh" : gone.has(square) ? "gone" : undefined)),
    }));
    const counts = two.map(({ id, name }): [string, number] => [name, found.get(id)?.size ?? 0]);
    const picture = match.svg({ coordinates: false, flipped, hands: false, pieces, prefix: `attacks-${series}` });
    return {
      title,
      counts,
      changes: two.map(({ name }, own) => words.change(name, changes[own].fresh.size, changes[own].gone.size)),
      ply,
      reach,
      short: ply < wanted,
      of: { picture, cells, label: words.attackLabel(title, counts), corners: true, flipped },
    };
  });
}

/** Squares that are attacked now and were not before, and the other way round. */
function changed(before?: Map<string, number>, now?: Map<string, number>) {
  const [old, own] = [before, now].map((counts) => new Set(counts?.keys()));
  return { fresh: own.difference(old), gone: old.difference(own) };
}

/** @param children the steps of the line */
export function AttackMaps({ all, children }: { all: Attacks[]; children: ComponentChildren }) {
  return (
    <section>
      <h2>{words.attacks}</h2>
      {all.length > 0 && <p class="help">{words.attacksHelp(all[0].counts.map(([side]) => side))}</p>}
      {children}
      <div class="map-pair">
        {all.map(({ title, counts, ply, short, of }) => (
          <figure class="map" key={title}>
            <Heat of={of} />
            <figcaption>
              {words.attackLabel(title, counts)} {short && steps.short(ply)}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
