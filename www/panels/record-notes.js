// Notes of the record that the line on the board was read from: who played, where and when, and what is said of its
// moves. Fetched when there is one (panels/lines.js).

import { seats, writeGameRecord } from "../core/module.js";
import { h } from "../lib/dom.js";
import * as notation from "../words/notation.js";

const words = notation.record;

/**
 * What is kept of a record that was played.
 * @typedef {object} KeptRecord
 * @property {string} game
 * @property {string} [position] where it begins, if not with the array
 * @property {string[]} line
 * @property {Record<string, string>} tags
 * @property {string} result
 * @property {[number, string][]} comments each with the number of half-moves before it
 */

/** Tags that say how to read the moves, which has been done. */
const READ = /^(fen|setup|variant|startposition|result|plycount|termination|format)$/i;

/** @param {import("../core/module.js").GameRecordInfo} record @returns {KeptRecord} */
export function keptRecordOf({ game, position, tags, result, comment, moves }) {
  /** @type {[number, string][]} */
  const comments = moves.flatMap(({ comment: said }, at) => (said ? [[at + 1, said]] : []));
  if (comment) comments.unshift([0, comment]);
  const line = moves.map(({ text }) => text);
  return { game, line, tags, result, comments, ...(position === undefined ? {} : { position }) };
}

/**
 * What a record tells of its game, each by its name: the players, the place, the result.
 * @param {KeptRecord} told
 * @param {string[]} names of the seats
 */
export function headsOf({ tags, result }, names) {
  const heads = Object.entries(tags)
    .filter(([tag, text]) => text && text !== "?" && !READ.test(tag))
    .map(([tag, text]) => [words.tags(names)[tag] ?? tag, text]);
  if (result !== "*") heads.push([words.result, result]);
  return heads;
}

/**
 * Whether a line goes on from a record.
 * @param {KeptRecord} told
 * @param {{ game: string, position?: string, line: string[] }} shown
 */
const stands = (told, { game, position, line }) =>
  told.game === game && told.position === position && told.line.every((text, at) => line[at] === text);

/**
 * Moves as a text, with what the record says that they were read from, or go on from.
 * @param {string | undefined} kept
 * @param {{ game: string, options: Record<string, string>, position?: string, line: string[] }} shown
 * @param {string[]} played those of the line that stand on the board
 * @param {string} notation
 */
export function writtenWith(kept, shown, played, notation) {
  const { game, options, position } = shown;
  /** @type {KeptRecord | undefined} */
  const read = kept === undefined ? undefined : JSON.parse(kept);
  const told = read && stands(read, shown) ? read : undefined;
  const said = new Map(told?.comments);
  const moves = played.map((text, at) => ({ text, comment: said.get(at + 1) }));
  const result = told?.line.length === played.length ? told.result : undefined;
  const record = { game, options, position, tags: told?.tags, comment: said.get(0), moves, result };
  return writeGameRecord(record, notation);
}

/**
 * Shows the record as long as its line is on the board.
 * @param {HTMLElement} place
 * @param {string} kept
 * @param {import("../state/store.js").Store} store
 */
export function showRecordNotes(place, kept, store) {
  const { state } = store;
  /** @type {KeptRecord} */
  const told = JSON.parse(kept);
  const { game, line, comments } = told;
  const shown = stands(told, state);
  if (!shown) place.replaceChildren();
  else if (place.dataset.record !== kept || !place.firstChild) {
    const names = seats(game, state.options).map(({ name }) => name);
    const heads = headsOf(told, names);
    const before = comments.filter(([ply]) => ply === 0);
    const others = comments.filter(([ply]) => ply > 0);
    place.replaceChildren(
      ...(heads.length + comments.length > 0 ? [h("h2", { text: words.told })] : []),
      h("dl", {}, ...heads.flatMap(([term, text]) => [h("dt", { text: term }), h("dd", { text })])),
      ...before.map(([, text]) => h("p", { text })),
      h(
        "ul",
        {},
        ...others.map(([ply, text]) => {
          const go = () => store.set({ ply }, "step");
          const name = words.after(ply, line[ply - 1]);
          return h(
            "li",
            {},
            h("button", { type: "button", class: "quiet", text: name, on: { click: go } }),
            ` ${text}`,
          );
        }),
      ),
    );
  }
  place.dataset.record = shown ? kept : "";
}
