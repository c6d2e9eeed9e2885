// The statistics of an ending as shares, with the longest win, and the rules.

import { Quiet } from "../lib/controls.tsx";
import { table as words } from "../words/studies.js";
import { rulesOf, together } from "./found.js";
import type { Solved } from "./study.js";

/** Puts a position on the board, and a line from there, where one is known. */
export type Show = (game: string, options: Record<string, string>, position: string, line: string[]) => void;

export function Shares({
  game,
  found,
  also = [],
  show,
  conditioned = false,
  chosen = false,
}: {
  game: string;
  found: Solved;
  /** Found under other rules, with the same figures. */
  also?: Solved[];
  show: Show;
  /**
   * Whether the claim makes a condition: figures that leave it out say so, and their longest win is none of its
   * positions.
   */
  conditioned?: boolean;
  /** Whether it is what is looked for. */
  chosen?: boolean;
}) {
  const { options, where } = found;
  const longest = where ? where.longest : conditioned ? null : found.longest;
  const [won, drawn, lost] = percent(where ?? found);
  const said = words.shares(won, drawn, lost);
  return (
    <div class="study-found" data-chosen={chosen || undefined}>
      <span class="study-bar" aria-hidden="true">
        {Object.entries({ won, drawn, lost }).map(([part, share]) => (
          <span key={part} data-part={part} style={{ inlineSize: `${share}%` }} />
        ))}
      </span>
      <span>{conditioned && !where ? words.whole(said) : said}</span>
      {where && <small>{words.whole(words.shares(...percent(found)))}</small>}
      {longest && (
        <Quiet class="link" onClick={() => show(game, options, longest.position, longest.line?.split(" ") ?? [])}>
          {words.longest(longest.plies, !!longest.line)}
        </Quiet>
      )}
      {longest && <small class="study-printed">{longest.position}</small>}
      <small>{rulesOf(game, options)}</small>
      {also.map(({ options }) => (
        <small key={rulesOf(game, options)}>{words.same(rulesOf(game, options))}</small>
      ))}
    </div>
  );
}

function percent(of: Pick<Solved, "moving" | "waiting">): [won: number, drawn: number, lost: number] {
  const { won, drawn, lost } = together(of);
  const share = (count: number) => (100 * count) / (won + drawn + lost || 1);
  return [share(won), share(drawn), share(lost)];
}
