// A lesson on paper: positions and questions to be written on, and the answers overleaf.

import { outline, piecesOf } from "../core/games.js";
import { optionOf } from "../core/options.js";
import { h, svg } from "../lib/dom.js";
import { sheet as words } from "../words/lesson-room.js";
import { expected, judge, stand } from "./lesson.js";
import { choosesSquares, drawnMove, drawnOf, marksOf, questionOf, answerText } from "./question.js";
import { tabiya } from "./rules.js";

/** @typedef {import("./lesson.js").Lesson} Lesson */
/** @typedef {import("./lesson.js").Step} Step */
/** @typedef {import("../state/store.js").State} State */

/** What a page has room for, and what a step takes of it, in millimetres: a diagram at least, or its lines. */
const [PAGE, DIAGRAM, LINE, ANSWER] = [250, 57, 4.6, 46];
/** Letters of a line beside the diagram. */
const LETTERS = 68;

/** @param {string} text */
const height = (text) =>
  LINE * text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LETTERS)), 0);

/**
 * What comes on one page after the other.
 * @template T @param {T[]} all @param {(one: T) => number} size
 */
function paged(all, size) {
  /** @type {T[][]} */
  const pages = [];
  let left = 0;
  for (const one of all) {
    const needed = size(one) + 5;
    if (pages.length === 0 || needed > left) {
      pages.push([]);
      left = PAGE;
    }
    pages[pages.length - 1].push(one);
    left -= needed;
  }
  return pages;
}

/** @param {Lesson} lesson @param {State} state @returns {HTMLElement[]} */
export function sheets(lesson, state) {
  const rows = lesson.steps.map((step, index) => ({ step, index }));
  const asked = rows.filter(({ step }) => step.ask);
  const length = (/** @type {{ step: Step }} */ { step }) =>
    Math.max(DIAGRAM, height(step.text ?? "") + (step.ask ? 42 : 6));
  const problems = paged(rows, length).map((page) =>
    sheet(
      lesson,
      state,
      "questions",
      page.map(({ index }) => problem(lesson, index, state)),
    ),
  );
  const answers = paged(asked, () => ANSWER).map((page) =>
    sheet(
      lesson,
      state,
      "answers",
      page.map(({ index }) => answer(lesson, index, state)),
    ),
  );
  return [...problems, ...answers];
}

/** @param {Lesson} lesson @param {State} state @param {"questions" | "answers"} part @param {HTMLElement[]} items */
function sheet({ title, game }, { paper }, part, items) {
  const heading = part === "answers" ? words.answersOf(title) : title;
  return h(
    "article",
    { class: `sheet lesson-sheet is-${part}`, "data-paper": paper, "aria-label": heading },
    h("header", {}, h("h2", { text: heading }), part === "questions" && h("p", { text: `${words.name}:` })),
    h("ol", {}, ...items),
    h("footer", {}, h("span", { text: `${outline(game).title} · ${words.foot}` })),
  );
}

/**
 * @param {Lesson} lesson @param {number} index @param {State} state
 * @param {import("../core/module.js").Match} match @param {Partial<import("../core/module.js").SvgOptions>} drawn
 */
function picture({ game }, index, { pieces }, match, drawn) {
  const node = svg(match.svg({ pieces: piecesOf(game, pieces), prefix: `lesson-${index}`, ...drawn }));
  for (const text of node.querySelectorAll("title, desc")) text.remove();
  node.setAttribute("aria-hidden", "true");
  return node;
}

/** @param {Lesson} lesson @param {number} index @param {State} state */
function problem(lesson, index, state) {
  const step = lesson.steps[index];
  const match = stand(tabiya, lesson, index);
  const node = picture(lesson, index, state, match, { marks: marksOf(match, lesson, index), ...drawnOf(step) });
  const choices = step.ask?.kind === "reading" ? (optionOf(lesson.game, step.ask.option)?.choices ?? []) : [];
  const paragraphs = (step.text ?? "").split(/\n\s*\n/).filter((text) => text.trim());
  const item = h(
    "li",
    {},
    node,
    h(
      "div",
      {},
      h("b", { text: `${index + 1}.` }),
      ...paragraphs.map((text) => h("p", { text })),
      step.source !== undefined && h("p", { class: "sheet-cited" }, h("cite", { text: step.source })),
      step.ask && h("p", { class: "lesson-asked", text: questionOf(match, step) }),
      choosesSquares(step.ask) && h("p", { text: words.draw }),
      step.ask?.kind === "legal" && h("p", { text: words.either }),
      choices.length > 0 &&
        h("ul", { class: "lesson-choices" }, ...choices.map(({ title }) => h("li", { text: title }))),
      step.ask && !choosesSquares(step.ask) && h("div", { class: "lesson-line" }),
      step.ask?.kind === "move" && h("div", { class: "lesson-line" }),
    ),
  );
  match.free();
  return item;
}

/** @param {Lesson} lesson @param {number} index @param {State} state */
function answer(lesson, index, state) {
  const step = lesson.steps[index];
  const match = stand(tabiya, lesson, index);
  const found = expected(tabiya, lesson, index);
  const list = Array.isArray(found) ? found : [];
  const squares = choosesSquares(step.ask) ? list.map((square) => `green:${square}`) : undefined;
  const drawn = step.ask?.kind === "move" ? drawnMove(list[0] ?? "", "green") : drawnOf(step);
  const node = picture(lesson, index + 1000, state, match, {
    marks: marksOf(match, lesson, index),
    squares,
    ...drawn,
    coordinates: true,
  });
  const given = choosesSquares(step.ask) || !Array.isArray(found) ? found : found[0];
  const { reasons } = judge(tabiya, lesson, index, given);
  const item = h(
    "li",
    {},
    node,
    h(
      "div",
      {},
      h("p", {}, h("b", { text: `${index + 1}. ` }), answerText(match, step, found)),
      reasons.length > 0 && h("ul", {}, ...reasons.slice(0, 4).map((text) => h("li", { text }))),
    ),
  );
  match.free();
  return item;
}
