// What two sets of rules say differently, heading by heading.

import { diagram } from "../board/pictures.js";
import { type Point, differs, points } from "../core/differences.js";
import { piecesOf } from "../core/games.js";
import { reason } from "../core/module.js";
import { Drawing } from "../lib/drawing.tsx";
import { Cite } from "../panels/cite.tsx";
import type { State } from "../state/store.js";
import { parting as words } from "../words/laboratory.js";
import { standings } from "../words/page.js";
import { useMemo } from "preact/hooks";
import type { Pair } from "./parting-pair.ts";

type Pieces = State["pieces"];

export function Says({ pair, pieces }: { pair: Pair; pieces: Pieces }) {
  const { different, error } = useMemo(() => differences(pair), [pair.id]);
  return (
    <div class="parting-said">
      {error !== undefined && <p class="refusal">{error}</p>}
      {different?.length === 0 && <p>{words.sameSentences}</p>}
      {different?.map((point) => (
        <div class="parting-point" data-point={point.id} key={point.id}>
          <h4>{point.title}</h4>
          {point.sides.map((_, series) => (
            <Side key={pair.titles[series]} {...{ pair, point, series, pieces }} />
          ))}
        </div>
      ))}
    </div>
  );
}

function differences({ rules }: Pair): { different?: Point[]; error?: string } {
  try {
    return { different: points(rules).filter(differs) };
  } catch (error) {
    return { error: reason(error) };
  }
}

/** The sentences of one of them, and how its piece moves, if not alike. */
function Side({ pair, point, series, pieces }: { pair: Pair; point: Point; series: number; pieces: Pieces }) {
  const { own, kind, has } = point.sides[series];
  const { game, options } = pair.rules[series];
  const moves = point.moves && kind && kind.betza !== "" ? kind : undefined;
  const picture = useMemo(
    () => moves && diagram(game, options, moves, piecesOf(game, pieces), `parting-${series}-${moves.id}`),
    [pair.id, moves?.id, pieces],
  );
  return (
    <div class={`parting-side series-${series}`}>
      <p class="parting-under">{pair.titles[series]}</p>
      {picture && (
        <div class="parting-diagram">
          <Drawing of={picture} />
        </div>
      )}
      {own.length === 0 && (
        <p class="parting-none">
          {has ? words.nothing.more : point.piece ? words.nothing.piece : words.nothing.rule(point.title)}
        </p>
      )}
      {own.map(({ text, rule, sources, standing }) => (
        <p data-rule={rule} key={text}>
          {text} <Cite game={game} text={sources.join("; ")} after={after(sources, standings[standing])} />
        </p>
      ))}
    </div>
  );
}

const after = (sources: readonly string[], standing: string) => (sources.length > 0 ? ` (${standing})` : standing);
