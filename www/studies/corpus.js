// The studies as data: problems and endings of the manuscripts, with what they claim and what has been proved. They
// are fetched game by game when they are first asked for.

import { inside } from "../core/inside.js";
import { outline } from "../core/games.js";
import { readPosition } from "../state/address.js";
import { opening } from "../state/store.js";
import { GAMES } from "./games.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("./study.js").Study & { options: Record<string, string> }} Study its options told apart */
/** @typedef {import("./study.js").Verdict} Verdict */

/** @param {string} name @returns {Promise<any>} */
async function read(name) {
  const kept = await inside(`studies-${name}`);
  if (kept !== undefined) return JSON.parse(kept);
  const response = await fetch(new URL(`studies/${name}.json`, document.baseURI));
  if (!response.ok) throw new Error(`studies/${name}.json: ${response.status}`);
  return response.json();
}

/** @type {Map<string, Promise<any>>} */
const asked = new Map();

/** A file of the studies, fetched once; again, if that failed. @param {string} name @returns {Promise<any>} */
function fetched(name) {
  let found = asked.get(name);
  if (!found) {
    found = read(name);
    found.catch(() => asked.delete(name));
    asked.set(name, found);
  }
  return found;
}

/** @type {Map<string, Study[]>} */
const known = new Map();

/** The studies of a game, in their order. @param {string} game @returns {Promise<Study[]>} */
export async function studiesOf(game) {
  if (!GAMES.includes(game)) return [];
  const found = known.get(game) ?? (await fetched(game)).map(studyOf);
  known.set(game, found);
  return found;
}

/** The studies of a game, if they have been fetched. @param {string} game */
export const fetchedOf = (game) => known.get(game);

/** Those of every game. */
export const everyStudy = async () => (await Promise.all(GAMES.map(studiesOf))).flat();

/** What the masters said of endings, and what has been worked out. @returns {Promise<Verdict[]>} */
export const verdicts = () => fetched("verdicts");

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

/** What stands in a file, as the page uses it. @param {import("./study.js").Study} record @returns {Study} */
function studyOf(record) {
  const { position = "", options } = readPosition(record.position, outline(record.game));
  return { ...record, position, options: { ...options, ...record.options } };
}

/**
 * Where a study stands: its manuscripts or books, without number and title; else the text it was read in.
 * @param {Study} study @returns {string[]}
 */
export function worksOf({ manuscripts = [], sources }) {
  const works = manuscripts.map((text) => text.replace(/(, (no\. )?\d+)?(: .*)?$/, ""));
  return [...new Set(works.length > 0 ? works : sources.slice(0, 1).map(({ work }) => work))];
}

/** The options that are known to bear on a study. @param {Study} study */
export const bearing = ({ options, verdict }) =>
  new Set([...Object.keys(options), ...(verdict.under ?? []).flatMap((other) => Object.keys(other.options))]);
