// The studies as data: problems and endings of the manuscripts, with what they claim and what has been proved. They
// are fetched game by game when they are first asked for.

import { data } from "../core/data.js";
import { outline } from "../core/games.js";
import { readPosition } from "../state/address.js";
import { opening } from "../state/store.js";
import { GAMES } from "./games.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("./study.js").Place & Omit<import("./study.js").Work, "sources">} Standing */
/** @typedef {{ options: Record<string, string>, stands: Standing[] }} Whole with options told apart, and its works */
/** @typedef {Omit<import("./study.js").Study, keyof Whole> & Whole} Study */
/** @typedef {import("./study.js").Verdict} Verdict */

/** @type {Map<string, Study[]>} */
const known = new Map();

/** The studies of a game, in their order. @param {string} game @returns {Promise<Study[]>} */
export async function studiesOf(game) {
  if (!GAMES.includes(game)) return [];
  const [records, works] = await Promise.all([data(`studies/${game}`), data("studies/works")]);
  const found = known.get(game) ?? records.map((/** @type {any} */ record) => studyOf(record, works)).sort(byFame);
  known.set(game, found);
  return found;
}

/** The studies of a game, if they have been fetched. @param {string} game */
export const fetchedOf = (game) => known.get(game);

/** Those of every game. */
export const everyStudy = async () => (await Promise.all(GAMES.map(studiesOf))).flat().sort(byFame);

/** How many half-moves it takes to solve it: the shortest win, as far as it is known; else the claim. */
export const depthOf = (/** @type {Pick<Study, "verdict" | "claim" | "line">} */ { verdict, claim, line = [] }) =>
  verdict.plies ?? verdict.least ?? claim.plies ?? line.length;

/** The best known first, then by how deep they are. @param {Study} one @param {Study} other */
const byFame = (one, other) =>
  (one.fame?.place ?? Infinity) - (other.fame?.place ?? Infinity) || depthOf(one) - depthOf(other);

/**
 * What the masters said of endings, and what has been worked out. The lines of the longest wins stand in a file of
 * their own, by their positions; without it the positions alone are shown.
 * @returns {Promise<Verdict[]>}
 */
export async function verdicts() {
  const [all, lines] = await Promise.all([
    data("studies/verdicts"),
    data("endings/longest").catch(() => /** @type {Record<string, string>} */ ({})),
  ]);
  return /** @type {Verdict[]} */ (all).map((one) => ({
    ...one,
    solved: one.solved?.map((found) => lined(found, lines)),
  }));
}

/** @param {import("./study.js").Solved} found @param {Record<string, string>} lines */
function lined(found, lines) {
  const { longest, where } = found;
  const line = (/** @type {typeof longest} */ win) => win && { ...win, line: win.line ?? lines[win.position] };
  return { ...found, longest: line(longest), ...(where && { where: { ...where, longest: line(where.longest) } }) };
}

/**
 * What the page becomes when a study is opened.
 * @param {Study} study
 * @param {State} state
 * @returns {Partial<State>}
 */
export function opened(study, state) {
  const { coordinates, pieces, paper, panel } = state;
  return {
    ...opening(study.game),
    // The board that was turned for a game is not turned for a study.
    ...(study.game === state.game && { panel }),
    coordinates,
    pieces,
    paper,
    // What the fresh state does not have goes.
    seed: undefined,
    study: undefined,
    ...posed(study),
    view: "study",
    problem: study.id,
  };
}

/** The position of a study and the rules that it has. @param {Study} study */
export const posed = ({ position, options }) => ({ position, options, line: [], ply: 0 });

/** The address that a study has on every copy of the page. @param {Study} study */
export const addressOf = ({ game, id }) => `#/${game}?v=1&study=${id}`;

/**
 * What stands in a file, as the page uses it.
 * @param {import("./study.js").Study} record
 * @param {Record<string, import("./study.js").Work>} works
 * @returns {Study}
 */
function studyOf(record, works) {
  const { position = "", options } = readPosition(record.position, outline(record.game));
  return { ...record, position, options: { ...options, ...record.options }, stands: standing(record, works) };
}

/**
 * The works in which a study stands, each with the place.
 * @param {Pick<import("./study.js").Study, "stands">} record
 * @param {Record<string, import("./study.js").Work>} works
 * @returns {Standing[]}
 */
export const standing = ({ stands = [] }, works) => stands.map((place) => ({ ...works[place.work], ...place }));

/**
 * What the list can be narrowed to: the manuscripts and books in which a study stands; else the text it was read in.
 * @param {Pick<Study, "stands" | "sources">} study
 */
export const worksOf = ({ stands, sources }) => [
  ...new Set(stands.length > 0 ? stands.map(({ name }) => name) : sources.slice(0, 1).map(({ work }) => work)),
];

/** The options that are known to bear on a study. @param {Study} study */
export const bearing = ({ options, verdict }) =>
  new Set([...Object.keys(options), ...(verdict.under ?? []).flatMap((other) => Object.keys(other.options))]);
