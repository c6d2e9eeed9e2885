// The table “Were they right?” as a file: a row for each claim and each reading of the rules under which it was solved.

import { csv } from "../lib/files.js";
import { studies, table as words } from "../words/studies.js";
import { judged } from "./found.js";

/** @typedef {import("./study.js").Solved} Solved */
/** @typedef {import("./study.js").Verdict} Verdict */

const PARTS = /** @type {const} */ (["won", "drawn", "lost"]);

/**
 * As CSV. Counts are of positions, images of each other being one.
 * @param {{ one: Verdict, ending: string, found: Solved[] }[]} all
 */
export function verdictFile(all) {
  const rows = all.flatMap(({ one, ending, found }) => {
    const { game, who, claim, sources, condition } = one;
    const cited = sources.map(({ work, page, url }) => [studies.workOf(work, page), url].filter(Boolean).join(" "));
    const said = [ending, game, words.claims[claim], who, cited.join("; ")];
    const right = words.right[judged(one, found).right];
    const row = (/** @type {string[]} */ rest) => [...said, right, ...rest];
    if (found.length === 0) return [row(words.file.slice(said.length + 1).map(() => ""))];
    return found.flatMap(({ options, where, ...whole }) => {
      const rules = Object.entries(options).map(([id, choice]) => `${id}=${choice}`);
      const counted = (/** @type {Pick<Solved, "moving" | "waiting" | "longest">} */ of, condition = "") => {
        const { moving, waiting, longest } = of;
        const counts = [moving, waiting].flatMap((side) => PARTS.map((part) => String(side[part])));
        return row([rules.join(" "), condition, ...counts, String(longest?.plies ?? ""), longest?.position ?? ""]);
      };
      return [counted(whole), ...(where && condition ? [counted(where, condition.counted)] : [])];
    });
  });
  return csv({ caption: words.title, head: words.file, rows });
}
