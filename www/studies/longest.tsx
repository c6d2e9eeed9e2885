// The longest win of an ending, on the board of its game: what is shown stands beside the board, with the way back to
// the table “Were they right?”, which leads here.

import { outline } from "../core/games.js";
import { sameOptions } from "../core/options.js";
import { Way } from "../lib/controls.tsx";
import { readPosition } from "../state/address.js";
import type { State } from "../state/store.js";
import { table as words } from "../words/studies.js";
import { rulesOf } from "./found.js";
import type { Verdict } from "./study.js";
import { moverOf } from "./study-text.js";
import { ending, foundOf } from "./table.tsx";

/** What the name of a problem begins with that is the longest win of an ending: views/doors.js knows it too. */
const NAME = "ending-";

/** The name of it in an address. */
export const nameOf = ({ id }: Verdict) => NAME + id;

/** The ending whose longest win a problem of this name is. */
export const endingNamed = (name: string, all: Verdict[]) => all.find((one) => nameOf(one) === name);
export const isEnding = (name = "") => name.startsWith(NAME);

/** The longest wins that the table shows of an ending, with the rules under which they are. */
const winsOf = (one: Verdict) =>
  foundOf(one).flatMap(({ options, where, longest }) =>
    [where?.longest, longest].flatMap((win) => {
      if (!win) return [];
      const found = readPosition(win.position, outline(one.game));
      return { ...win, options: { ...found.options, ...options }, position: found.position };
    }),
  );

/** The first of them, as the board shows it; for an address that names the ending alone. */
export function firstOf(one: Verdict, rules: State["options"]) {
  const wins = winsOf(one);
  const win = wins.find(({ options }) => sameOptions(options, rules)) ?? wins[0];
  return win && { position: win.position, options: win.options, line: win.line?.split(" ") ?? [], ply: 0 };
}

export function Longest({ one, state, back }: { one: Verdict; state: State; back: () => void }) {
  const { game, options, position } = state;
  const win = winsOf(one).find((win) => win.position === position && sameOptions(win.options, options));
  return (
    <>
      <div class="study-head">
        <h2 class="study-title">{words.longestOf(ending(one))}</h2>
        <p class="study-task">{words.longestTask(moverOf({ game, options, position }), win?.plies, !!win?.line)}</p>
      </div>
      <p class="help">{rulesOf(game, options)}</p>
      <nav class="study-ways">
        <Way href={`#/${game}?v=1&view=verdicts&ask=${one.id}`} go={back}>
          {words.back}
        </Way>
      </nav>
    </>
  );
}
