// The note on deciding choices: which ones decide how a game has ended, with links to them.

import { render } from "preact";
import { deciding, type Played } from "../core/deciding.js";
import type { Session } from "../state/session.js";
import type { State, Store } from "../state/store.js";
import { decided as words } from "../words/choices.js";

/** The note on a game that is over; nothing, if no choice has a part in it. */
export function decided(store: Store, played: Played) {
  const found = deciding(played);
  if (found.length === 0) return undefined;
  const go = (id: string) => {
    store.set({ panel: "choices" }, "step");
    const input = document.getElementById(id);
    input?.focus({ preventScroll: true });
    input?.closest("fieldset")?.scrollIntoView({ block: "center" });
  };
  return (
    <>
      <span>{words.lead}</span>
      {found.map(({ option, question, choice }) => (
        <button
          key={option}
          type="button"
          class="link"
          data-decides={option}
          onClick={() => go(`choice-${option}-${choice.id}`)}
        >
          {words.choice(question, choice.title)}
        </button>
      ))}
    </>
  );
}

/** The same of the board of the game, unless it shows something else by now. */
export function tellDecided(
  store: Store,
  state: State,
  { session, about }: { session?: Session; about: { condition: HTMLElement } },
) {
  if (store.state !== state || !session) return;
  const note = decided(store, { ...state, line: state.line.slice(0, session.ply) });
  if (!note) return;
  const place = document.createElement("span");
  place.className = "decided";
  render(note, place);
  about.condition.append(place);
}
