// The printed sheet of studies: the problems first, six to a page, and their solutions on the pages after them.

import { outline } from "../core/games.js";
import { Match } from "../core/module.js";
import { h } from "../lib/dom.js";
import { asWritten } from "../state/reading.js";
import { studies as words } from "../words/studies.js";
import { claimed, diagram, proven } from "./study-text.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("./corpus.js").Study} Study */

/** How many problems and how many solutions a page holds. */
const PROBLEMS = 6;
const SOLUTIONS = 8;

/** @template T @param {readonly T[]} all @param {number} size */
const paged = (all, size) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, page) => all.slice(page * size, (page + 1) * size));

/**
 * The pages, problems before solutions; the solutions begin on a right-hand page’s back.
 * @param {readonly Study[]} studies
 * @param {State} state
 */
export function sheets(studies, state) {
  const numbered = studies.map((study, at) => ({ study, number: at + 1 }));
  const problems = paged(numbered, PROBLEMS).map((page) =>
    sheet(state, "problems", page, ({ study, number }) =>
      h(
        "li",
        { class: "sheet-problem" },
        diagram(study, { ...state, coordinates: true }, `sheet-${number}`),
        h("p", {}, h("b", { text: `${number}. ${study.title}` })),
        h("p", { text: claimed(study) }),
        h("p", { class: "sheet-cited", text: [outline(study.game).title, words.cited(study)].join(" · ") }),
      ),
    ),
  );
  const solutions = paged(numbered, SOLUTIONS).map((page) =>
    sheet(state, "solutions", page, ({ study, number }) =>
      h(
        "li",
        { class: "sheet-solution" },
        h("p", {}, h("b", { text: `${number}. ${study.title}. ` }), words.kinds[study.verdict.state], "."),
        h("p", { text: proven(study) }),
        h("p", { class: "sheet-line", text: solution(study) }),
      ),
    ),
  );
  return [...problems, ...solutions];
}

/**
 * @param {State} state
 * @param {"problems" | "solutions"} part
 * @param {{ study: Study, number: number }[]} page
 * @param {(one: { study: Study, number: number }) => HTMLElement} item
 */
const sheet = ({ paper }, part, page, item) =>
  h(
    "article",
    { class: `sheet study-sheet is-${part}`, "data-paper": paper, "aria-label": words.sheets[part] },
    h("header", {}, h("h2", { text: words.sheets[part] })),
    h("ol", {}, ...page.map(item)),
    h("footer", {}, h("span", { text: words.sheetFoot })),
  );

/** The printed moves in pairs, as far as they can be played. @param {Study} study */
function solution({ game, options, position, line = [], impossible }) {
  const match = new Match(game, { options, position });
  match.playLine(line);
  const legal = match.line();
  match.free();
  if (legal.length === 0) return "";
  const moves = asWritten({ game, options, position, line: legal }).map((text, at) =>
    at % 2 === 0 ? `${at / 2 + 1}. ${text}` : text,
  );
  return words.printedLine(moves.join(" "), impossible?.printed);
}
