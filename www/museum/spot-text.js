// The text of “Spot the difference”: the score, why the boards have stopped, and what the rules say.

import { choiceOf, optionOf } from "../core/options.js";
import { between } from "../core/partings.js";
import { h } from "../lib/dom.js";
import { write } from "../state/address.js";
import * as words from "../words/difference.js";
import * as page from "../words/page.js";
import { accounts, differing, inForce, judged, pairOf, writeSpot } from "./spot.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("./spot.js").Rules} Rules */
/** @typedef {import("./spot.js").Spot} Spot */
/** @typedef {import("./spot.js").Stand} Stand */
/**
 * What is shown.
 * @typedef {object} Shown
 * @property {State} state
 * @property {Spot} spot
 * @property {[Rules, Rules]} rules
 * @property {Stand} stand
 * @property {string[]} line as far as it is shown
 * @property {string[]} seated who sits at each seat
 * @property {boolean} over whether nothing more is played
 * @property {boolean} blind whether what differs is still hidden
 */

/** The room, as addresses have it. */
export const ID = "difference";

/** What a board is called: its reading, once that is no secret. @param {Shown} now @param {number} place */
export function titleOf({ rules, blind }, place) {
  const [option, ...more] = blind ? [] : differing(rules);
  if (option === undefined) return words.sides[place];
  const { game } = rules[0];
  const titles = [option, ...more].map((id) => {
    const chosen = choiceOf(game, id, inForce(rules[place], id))?.title ?? "";
    // “No” says nothing where its question does not stand above.
    return more.length > 0 || /^(yes|no)$/i.test(chosen) ? `${optionOf(game, id)?.question ?? id} ${chosen}` : chosen;
  });
  return titles.join("; ");
}

/** Why a board stands where it does, if the two have parted. @param {Stand} stand @param {number} place */
export function why({ move, ends }, place) {
  if (move) return move.only === place ? move.words : move.reason;
  return ends ? (ends[place] ?? words.goesOn) : "";
}

/**
 * What comes of a guess; the rule is named where it was another.
 * @param {Shown["rules"]} rules
 * @param {{ option: string }} pair
 * @param {ReturnType<typeof judged>} how
 */
function verdict(rules, { option }, how) {
  const question = optionOf(rules[0].game, option)?.question ?? option;
  return how === "wrong" ? [words.verdicts.wrong, words.wasHidden(question)] : [words.verdicts[how]];
}

/**
 * The score, and what is to be done, or why it has ended.
 * @param {Shown} now @param {string[]} titles of the boards @param {string} turn whose turn it is
 */
export function spotText({ stand, spot, rules }, titles, turn) {
  const { alike, move, ends, over } = stand;
  const pair = spot.guess && pairOf(rules);
  return [
    ...(spot.guess && pair ? [words.guessedAfter(alike), ...verdict(rules, pair, judged(pair, spot.guess))] : []),
    ...(!spot.guess && (move || ends) ? [words.parted(alike)] : []),
    ...(!spot.guess && over !== undefined ? [words.over(over)] : []),
    ...(!spot.guess && spot.mode !== "open" && (move || ends || over !== undefined) ? [words.revealed] : []),
    ...(!spot.guess && !move && !ends ? [words.alike(alike)] : []),
    ...(!spot.guess && !move && !ends && over === undefined ? [turn] : []),
    ...(move ? [words.only(titles[move.only], move.words), words.not(titles[1 - move.only], move.reason)] : []),
    ...(ends ?? []).map((end, place) => words.ends(titles[place], end)),
  ];
}

/**
 * How soon these two could be told apart, where that is known.
 * @param {Shown} now @param {import("../core/partings.js").Kept[]} kept
 */
export function soonest({ rules, state }, kept) {
  const pair = pairOf(rules);
  const found = pair?.usual && !state.position ? between(kept, { game: state.game, ...pair }) : undefined;
  if (!pair || !found) return false;
  const { line, move, proved, same } = found;
  if (same || line === undefined) {
    return h("p", { class: "spot-soonest", text: same ? words.never : words.open(proved) });
  }
  const moves = line.split(" ").filter(Boolean);
  const shown = move === undefined ? moves : [...moves, move];
  const sets = /** @type {Spot["sets"]} */ ([pair.a, pair.b].map((choice) => ({ [pair.option]: choice })));
  const room = `${ID}:${writeSpot({ mode: "open", sets })}`;
  const there = { options: {}, seated: [], seed: undefined, study: undefined, room, line: shown, ply: shown.length };
  return h(
    "p",
    { class: "spot-soonest" },
    words.shortest(moves.length, moves.length <= proved),
    " ",
    h("a", { href: write({ ...state, ...there }), text: words.show }),
  );
}

/** What the rules say where they differ, with where it stands. @param {[Rules, Rules]} rules */
export function sentences(rules) {
  return h(
    "section",
    { "aria-label": words.says },
    h("h2", { class: "parting-title", text: words.says }),
    ...accounts(rules).map(({ option, question, sides }) =>
      h(
        "div",
        { class: "parting-point", "data-option": option },
        h("h3", { text: question }),
        ...sides.map(({ title, rule, sentences }, place) =>
          h(
            "div",
            { class: `parting-side series-${place}` },
            h("p", { class: "parting-under", text: words.boardLabel(words.sides[place], title) }),
            ...sentences.map(({ text, sources, standing }) =>
              h("p", { "data-rule": rule }, text, " ", cited(sources.join("; "), standing && page.standings[standing])),
            ),
          ),
        ),
      ),
    ),
  );
}

/** @param {string} sources @param {string} [standing] */
const cited = (sources, standing) => h("cite", { text: standing ? `${sources} (${standing})` : sources });
