// The table of differences between rule sets: a row for each point, with the sentences of each set of rules beside each
// other, where they stand, and how the piece moves there. What all say alike is folded away.

import { Fragment } from "preact";
import { useMemo } from "preact/hooks";
import { diagram } from "../board/pictures.js";
import { differs, type Point, points, type Rules, type Side } from "../core/differences.js";
import { piecesOf } from "../core/games.js";
import { type KindInfo, type RuleSentence, reason } from "../core/module.js";
import { under } from "../core/rule-set.js";
import { Drawing } from "../lib/drawing.tsx";
import type { State } from "../state/store.js";
import * as words from "../words/views.js";
import { ruleSetTitle } from "./rule-sets.js";
import { Named } from "./series.tsx";

const c = words.compare;

export function Differences({ state }: { state: State }) {
  const { game, options, compare, pieces } = state;
  const { rules, all, error } = useMemo(() => found(state), [game, options, compare]);
  const parted = all.filter(differs);
  const titles = compare.map((set) => ruleSetTitle(state, set));
  return (
    <div class="differences">
      <h2 class="unseen">{words.ways.differs}</h2>
      <p class="differ-summary" role="status">
        {error ?? (rules.length < 2 ? c.alone : c.summary(parted.map(({ title }) => title)))}
      </p>
      <div class="differ-rows" data-count={rules.length}>
        {parted.map((point) => (
          <section class="differ-row" data-point={point.id} key={point.id}>
            <h3>{point.title}</h3>
            {point.sides.map((side, place) => (
              <div class={`differ-side series-${place}`} key={titles[place]}>
                <p class="differ-under">
                  <Named place={place} title={titles[place]} />
                </p>
                {point.moves && side.kind && side.kind.betza !== "" && (
                  <Moves rules={rules[place]} kind={side.kind} {...{ place, pieces }} />
                )}
                <Said point={point} side={side} />
              </div>
            ))}
          </section>
        ))}
      </div>
      <div class="differ-alike">
        <Alike all={all.filter(({ shared }) => shared.length > 0)} />
      </div>
    </div>
  );
}

function found(state: State): { rules: Rules[]; all: Point[]; error?: string } {
  const rules = state.compare.map((set) => under(state, set));
  try {
    return { rules, all: points(rules) };
  } catch (error) {
    return { rules, all: [], error: c.cannot(reason(error)) };
  }
}

function Moves({
  rules: { game, options },
  kind,
  place,
  pieces,
}: {
  rules: Rules;
  kind: KindInfo;
  place: number;
  pieces: State["pieces"];
}) {
  const drawn = useMemo(
    () => diagram(game, options, kind, piecesOf(game, pieces), `differ-${place}-${kind.id}`),
    [game, options, kind, pieces],
  );
  return <Drawing class="differ-board" of={drawn} />;
}

/** What one set of rules says alone; of a piece of which it says no more than all do, what that is. */
function Said({ point, side: { own, shared, has, kind } }: { point: Point; side: Side }) {
  const none = () => {
    if (has && kind) return c.noMore(point.sides.length);
    return !has && point.piece ? c.noPiece : c.noRule;
  };
  return (
    <ul class="differ-said">
      {own.length === 0 && <li class="differ-none">{none()}</li>}
      {(own.length === 0 && kind ? shared : own).map((sentence) => (
        <Sentence key={sentence.text} {...sentence} />
      ))}
    </ul>
  );
}

function Alike({ all }: { all: Point[] }) {
  if (all.length === 0) return null;
  return (
    <details>
      <summary>{c.sameUnderAll(all.reduce((sum, { shared }) => sum + shared.length, 0))}</summary>
      {all.map(({ id, title, shared }) => (
        <Fragment key={id}>
          <h3>{title}</h3>
          <ul class="differ-said">
            {shared.map((sentence) => (
              <Sentence key={sentence.text} {...sentence} />
            ))}
          </ul>
        </Fragment>
      ))}
    </details>
  );
}

/** A sentence, and where it stands. */
function Sentence({ text, rule, sources, standing }: RuleSentence) {
  const cited = sources.join("; ");
  return (
    <li data-rule={rule} title={words.rules.stands(words.standings[standing], cited, rule)}>
      {text} <cite>{standing === "described" ? cited : c.cited(cited, words.standings[standing])}</cite>
    </li>
  );
}
