// What follows a round of “Guess the rule”: how soon both sets of rules could be told apart, where to go on, and what
// the rules say.

import { between, type Kept } from "../core/partings.js";
import { write } from "../state/address.js";
import * as words from "../words/guess.js";
import { standings } from "../words/page.js";
import { accounts, pairOf, type Rules, type Setting, writeSetting } from "./guess.js";
import { type Deeds, ID } from "./guess-deeds.ts";
import type { Shown } from "./guess-now.ts";
import { titleOf } from "./guess-text.ts";

export function Result({ now, kept, goOn }: { now: Shown; kept: Kept[] } & Pick<Deeds, "goOn">) {
  const { rules, stand, over, setting } = now;
  const apart = stand.move !== undefined || stand.ends !== undefined || setting.guess !== undefined;
  return (
    <>
      <Soonest now={now} kept={kept} />
      {apart && (
        <div class="guess-deeds">
          {rules.map((_, place) => {
            const title = titleOf(now, place);
            return (
              <button key={title} type="button" class="action" data-on={place} onClick={() => goOn(place)}>
                {words.onWith(title)}
              </button>
            );
          })}
        </div>
      )}
      {over && <Says rules={rules} />}
    </>
  );
}

/** How soon these two could be told apart, where that is known. */
function Soonest({ now: { rules, state }, kept }: { now: Shown; kept: Kept[] }) {
  const pair = pairOf(rules);
  const found = pair?.usual && !state.position ? between(kept, { game: state.game, ...pair }) : undefined;
  if (!pair || !found) return null;
  const { line, move, proved, same } = found;
  if (same || line === undefined) return <p class="guess-soonest">{same ? words.never : words.open(proved)}</p>;
  const moves = line.split(" ").filter(Boolean);
  const shown = move === undefined ? moves : [...moves, move];
  const sets = [pair.a, pair.b].map((choice) => ({ [pair.option]: choice })) as Setting["sets"];
  const room = `${ID}:${writeSetting({ mode: "open", sets })}`;
  const there = { options: {}, seated: [], seed: undefined, study: undefined, room, line: shown, ply: shown.length };
  return (
    <p class="guess-soonest">
      {words.shortest(moves.length, moves.length <= proved)} <a href={write({ ...state, ...there })}>{words.show}</a>
    </p>
  );
}

/** What the rules say where they differ, with where it stands. */
function Says({ rules }: { rules: [Rules, Rules] }) {
  return (
    <section aria-label={words.says}>
      <h2 class="parting-title">{words.says}</h2>
      {accounts(rules).map(({ option, question, sides }) => (
        <div key={option} class="parting-point" data-option={option}>
          <h3>{question}</h3>
          {sides.map(({ title, rule, sentences }, place) => (
            <div key={rule} class={`parting-side series-${place}`}>
              <p class="parting-under">{words.boardLabel(words.sides[place], title)}</p>
              {sentences.map(({ text, sources, standing }) => (
                <p key={text} data-rule={rule}>
                  {text} <cite>{sources.join("; ") + (standing ? ` (${standings[standing]})` : "")}</cite>
                </p>
              ))}
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}
