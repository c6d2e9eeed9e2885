// Addresses: the state written to the fragment of the address, and read from it:
//
//     #/chaturanga?v=1&elephant=dabbaba&line=e2e3,e7e6&ply=1
//
// `v` is the version of this format; addresses from before it had one are read
// as well. Addresses are printed and cited, so whatever was once written has to
// be read for ever: tests/browser/addresses.tsv holds what that means.
// An address only says what differs from the opening state, so that it stays
// short enough to print. Whatever it says that cannot be is left out, with a
// sentence for the reader: a link with a slip in it still opens.

import { board, seats } from "../core/module.js";
import { CAPTION, LISTS, readList } from "../core/annotations.js";
import { everyOutline, gameInfo, hasPatterns, hasTracks, outline, placeOf, squareTest } from "../core/games.js";
import { SEED } from "../lib/chance.js";
import { packed } from "./own.js";
import { PAPERS, opening } from "./store.js";
import { readSeated } from "./seated.js";
import { MOST_COMPARED, readRuleSet, writeRuleSet } from "../core/rule-set.js";
import { Slips } from "./slips.js";
import * as words from "../words/page.js";

/** @typedef {import("./store.js").State} State */
/** @typedef {import("../core/rule-set.js").RuleSet} RuleSet */
/** @typedef {import("./store.js").Panel} Panel */

/** @type {readonly Panel[]} */
const PANELS = ["pieces", "choices", "rules", "moves", "about"];
/** What panels of older addresses have become. @type {Record<string, Panel>} */
const ONCE_PANELS = { lines: "moves", sources: "about", board: "pieces" };

/** The version that is written. It grows only when an older reader would read an address wrongly. */
export const VERSION = 1;

/** The views that an address names by themselves. @type {readonly State["view"][]} */
const VIEWS = ["set", "setup", "differs", "studies", "verdicts", "file"];
/** What names a study, which is not known before the studies have come. */
const STUDY = /^[a-z0-9-]{1,60}$/;
/** Halls that once had rooms of their own, and the room that each began with. @type {Record<string, string>} */
const HALLS = { museum: "family", laboratory: "parting" };
/** The name of a room, and what is set in it, which the room itself reads. */
const ROOM = /^[a-z-]{1,20}(:.{0,9000})?$/su;

/** The id of a question or of a rule. */
const ASKED = /^[\w.=-]{1,80}$/;

/** Keys of an address that are not options. An option of an own game that is called so has `option.` before its id. */
const KEYS = new Set([
  ...["v", "position", "preset", "line", "ply", "seed", "seats", "study", "compare", "record", "view", "room", "paper"],
  ...["piece", "at", "side", "friends", "enemies", "panel", "ask", "turned", "coordinates", "men", "caption", ...LISTS],
]);

/** The key of an option. @param {string} id */
const keyOf = (id) => (KEYS.has(id) ? `option.${id}` : id);

/** How much of an address is read, in letters: more than the longest game takes. */
const MOST_LETTERS = 200_000;
/** How long a line can be, throws among its moves: several times as long as any game. */
const MOST_MOVES = 4000;
/** No move is written in more letters. */
const LONGEST_MOVE = 100;
/** Nor a position: the module reads no longer ones. */
const LONGEST_POSITION = 1000;

/**
 * Choices that were once the default. An address that says more than its game but not which choice holds there
 * was written when this one did; so what is the default now is always written.
 * @type {Record<string, Record<string, string>>}
 */
const ONCE = {
  sittuyin: { objection: "automatic" },
  shaturanga: { privilegedKing: "ignored" },
  "dice-chess": { privilegedKing: "ignored", exchange: "mutual-capturers" },
};

/**
 * Where nothing is thrown there is no opening throw. Old addresses may choose one all the same, which meant nothing.
 * @param {Record<string, string>} options
 */
function withoutIdle(options) {
  if (options.dice === "none") delete options.openingRoll;
}

/**
 * These choices, and those that an address has to name.
 * @param {string} id
 * @param {Record<string, string>} options
 */
function named(id, options) {
  const all = { ...options };
  for (const key of Object.keys(ONCE[id] ?? {})) {
    all[key] ??= outline(id).options.find((option) => option.id === key)?.default ?? "";
  }
  return all;
}

/** @param {string} text */
function list(text) {
  return text.split(/[,\s]+/).filter((part) => part !== "");
}

/**
 * A value for a query, leaving readable what may stand there unescaped.
 * @param {string} text
 */
function escaped(text) {
  const keep = { "%2F": "/", "%2C": ",", "%3A": ":", "%3B": ";", "%40": "@", "%20": "+" };
  return encodeURIComponent(text).replace(
    /%(2F|2C|3A|3B|40|20)/g,
    (code) => keep[/** @type {keyof typeof keep} */ (code)],
  );
}

/**
 * The fragment for a state.
 * @param {State} state
 */
export function write(state) {
  const usual = opening(state.game);
  /** @type {[string, string][]} */
  const query = Object.entries(state.options).map(([id, choice]) => [keyOf(id), choice]);
  if (state.position) query.push(["position", state.position]);
  if (state.line.length > 0) query.push(["line", state.line.join(",")], ["ply", String(state.ply)]);
  if (state.seed) query.push(["seed", state.seed]);
  if (state.seated.length > 0) query.push(["seats", state.seated.join(",")]);
  const study = state.view === "study" ? state.problem : state.study;
  if (study) query.push(["study", study]);
  const compared = state.view === "overlay" || state.view === "boards" || state.view === "differs";
  // The pair whose first difference is looked for is the one that is compared.
  const parted = state.view === "room" && state.room?.startsWith("parting") && state.compare.length > 1;
  if (compared || parted) {
    const sets = state.compare.map((set) => (set.game ? { ...set, options: named(set.game, set.options) } : set));
    query.push(["compare", sets.map(writeRuleSet).join(";")]);
  }
  if (state.view === "piece" || state.view === "overlay") {
    query.push(["piece", state.piece], ["at", state.at]);
    if (state.seat !== usual.seat) query.push(["side", state.seat]);
    if (state.friends.length > 0) query.push(["friends", state.friends.join(",")]);
    if (state.enemies.length > 0) query.push(["enemies", state.enemies.join(",")]);
  }
  if (state.view === "tracks") query.push(["view", "tracks"], ["at", state.at], ["side", state.seat]);
  if (VIEWS.includes(state.view)) query.push(["view", state.view]);
  if (state.view === "room") query.push(["room", state.room ?? "start"]);
  for (const list of [...LISTS, /** @type {const} */ ("caption")]) {
    const drawn = state.annotations[list];
    if (drawn) query.push([list, drawn]);
  }
  if (state.paper !== usual.paper) query.push(["paper", state.paper]);
  if (state.panel !== usual.panel) query.push(["panel", state.panel]);
  const asks = state.view === "verdicts" || state.panel === "choices" || state.panel === "rules";
  if (state.ask && asks) query.push(["ask", state.ask]);
  if (state.flipped) query.push(["turned", "yes"]);
  if (!state.coordinates) query.push(["coordinates", "off"]);
  if (state.pieces !== usual.pieces) query.push(["men", state.pieces]);
  const record = [state, ...state.compare].map(({ game }) => packed.get(game ?? "")).find(Boolean);
  if (record) query.push(["record", record]);
  if (query.length > 0) {
    const untold = Object.entries(named(state.game, state.options)).filter(([key]) => !(key in state.options));
    query.unshift(["v", String(VERSION)], ...untold);
  }
  const text = query.map(([key, value]) => `${escaped(key)}=${escaped(value)}`).join("&");
  return `#/${state.game}${text && `?${text}`}`;
}

/**
 * The state of a fragment, and what in it could not be.
 *
 * @param {string} hash
 * @returns {{ state: State, notices: string[] }}
 */
export function read(hash) {
  const slips = new Slips();
  const [path, query = ""] = bounded(hash, slips)
    .replace(/^#?\/?/, "")
    .split(/\?(.*)/s);
  const known = everyOutline();
  let id = safeDecode(path);
  if (!known.some((game) => game.id === id)) {
    if (id !== "") slips.add(id, words.noGame, known[0].title);
    id = known[0].id;
  }
  const game = outline(id);
  const state = opening(id);
  /** Squares are read last: how large the board is may be among the choices. @type {Record<string, string>} */
  const places = {};
  /** @type {State["view"] | undefined} */
  let view;
  let strange = "";
  let side = "";
  const found = new URLSearchParams(query.replace(/(?<=^|&)line=[^&]*/, literal));

  for (const [key, value] of found) {
    const option = game.options.find(({ id }) => keyOf(id) === key);
    if (option) {
      if (!option.choices.includes(value)) slips.add(value, words.noChoice, told(id, option.id));
      else if (value !== option.default) state.options[option.id] = value;
    } else if (key === "preset") {
      const preset = gameInfo(id).presets.find((preset) => preset.id === value && preset.game === id);
      if (preset) Object.assign(state.options, preset.options);
      else slips.add(value, words.noPreset);
    } else if (key === "position" && value.length > LONGEST_POSITION) slips.add(value, words.longPosition);
    else if (key === "position") {
      const found = readPosition(value, game);
      state.position = found.position;
      state.options = { ...found.options, ...state.options };
    } else if (key === "v") {
      if (Number(value) > VERSION) slips.add("", words.newerAddress);
    } else if (key === "line") state.line = moves(value, slips);
    else if (key === "ply") {
      if (/^\d{1,5}$/.test(value)) state.ply = Number(value);
      else slips.add(value, words.noNumber, key);
    } else if (key === "seed") {
      if (SEED.test(value)) state.seed = value;
      else slips.add(value, words.noSeed);
    } else if (key === "seats") {
      const seated = readSeated(value);
      if (seated) state.seated = seated;
      else slips.add(`${key}=${value}`, words.noKey);
    } else if (key === "study") {
      if (gameInfo(id).lines.some((line) => line.id === value)) state.study = value;
      else if (STUDY.test(value)) {
        state.problem = value;
        view ??= "study";
      }
    } else if (key === "piece") {
      if (game.kinds.includes(value)) state.piece = value;
      else slips.add(value, words.noKind, game.title);
    } else if (key === "caption") state.annotations.caption = caption(value, slips);
    else if (LISTS.some((list) => list === key)) places[key] = value;
    else if (key === "at" || key === "friends" || key === "enemies") places[key] = value;
    else if (key === "side") side = value;
    else if (key === "room" && ROOM.test(value)) {
      state.room = renamed(value);
      view ??= "room";
    } else if (key === "compare") state.compare = ruleSets(value, id, slips);
    else if (key === "view") {
      const known = VIEWS.find((own) => own === value);
      if (known) view = known;
      else if (Object.hasOwn(HALLS, value)) {
        view = "room";
        state.room ??= HALLS[value];
      }
      // As addresses had it once.
      else if ((value === "tracks" || value === "ways") && hasTracks(id)) view = "tracks";
      else strange = value;
    } else if (key === "paper") state.paper = PAPERS.find((paper) => paper === value) ?? state.paper;
    else if (key === "panel") {
      const once = Object.hasOwn(ONCE_PANELS, value) ? ONCE_PANELS[value] : undefined;
      state.panel = PANELS.find((panel) => panel === value) ?? once ?? state.panel;
    } else if (key === "ask") {
      if (ASKED.test(value)) state.ask = value;
    } else if (key === "turned") state.flipped = value === "yes";
    else if (key === "coordinates") state.coordinates = value !== "off";
    else if (key === "men") state.pieces = value === "letters" || value === "pictograms" ? value : "figures";
    // A game of one’s own has been taken in before (views/own-games.js).
    else if (key !== "record") slips.add(key, words.noKey);
  }

  if (found.size > 0) {
    const untold = Object.entries(ONCE[id] ?? {}).filter(([key]) => !found.has(key));
    for (const [key, choice] of untold) state.options[key] ??= choice;
  }
  withoutIdle(state.options);
  for (const { options } of state.compare) withoutIdle(options);
  if (side && seats(id, {}).some((seat) => seat.id === side)) state.seat = side;
  if (!found.has("ply")) state.ply = state.line.length;
  const isSquare = squareTest(shapeOf(id, state.options));
  /** @param {string} where */
  const squares = (where) =>
    [...new Set(list(places[where] ?? ""))].filter((square) => {
      if (isSquare(square)) return true;
      slips.add(square, words.noSquare, where);
      return false;
    });
  state.at = squares("at")[0] ?? (state.piece ? at(id, state) : state.at);
  state.friends = squares("friends");
  state.enemies = squares("enemies");
  state.friends = state.friends.filter((square) => square !== state.at);
  state.enemies = state.enemies.filter((square) => square !== state.at && !state.friends.includes(square));
  for (const list of LISTS) {
    const { text, refused } = readList(list, places[list] ?? "", isSquare);
    if (text) state.annotations[list] = text;
    for (const entry of refused) slips.add(entry, words.notDrawn, list);
  }
  // There is nothing to be shown of a piece that only runs along a track.
  if (!hasPatterns(id)) state.piece = "";
  if (state.compare.length > 0) state.view = state.piece ? "overlay" : "boards";
  else if (state.piece) state.view = "piece";
  // What differs can be said of rules that are named.
  if (view === "differs" && state.compare.length === 0) slips.add(view, words.noView);
  else if (view === "study" && !state.problem) state.view = "studies";
  else if (view) state.view = view;
  // Some views follow from what else is there: to name them as well is no slip.
  if (strange && strange !== state.view) slips.add(strange, words.noView);
  return { state, notices: slips.told() };
}

/** The stories once stood in the room of the ages. @param {string} room */
const renamed = (room) =>
  room.replace(/^ages:(?:stories|disputes)(?:,(.*))?$/su, (_, id) => (id ? `stories:${id}` : "stories"));

/**
 * As much of an address as is read, up to the end of something in it.
 * @param {string} hash
 * @param {Slips} slips
 */
function bounded(hash, slips) {
  if (hash.length <= MOST_LETTERS) return hash;
  slips.add("", words.longAddress, MOST_LETTERS);
  return hash.slice(0, MOST_LETTERS).replace(/[&,;~][^&,;~]*$/, "");
}

/**
 * The moves of a line, up to the first that can be none.
 * @param {string} text
 * @param {Slips} slips
 */
function moves(text, slips) {
  const all = list(text);
  const long = all.findIndex((move) => move.length > LONGEST_MOVE);
  if (all.length > MOST_MOVES && !(long >= 0 && long < MOST_MOVES)) slips.add("", words.longLine, MOST_MOVES);
  else if (long >= 0) slips.add(all[long], words.longMove, long + 1);
  return all.slice(0, long < 0 ? MOST_MOVES : Math.min(long, MOST_MOVES));
}

/**
 * A caption, if there is one.
 * @param {string} text
 * @param {Slips} slips
 */
function caption(text, slips) {
  const signs = [...text.trim()];
  if (signs.length > CAPTION) slips.add("", words.longCaption, CAPTION);
  return signs.slice(0, CAPTION).join("").trim() || undefined;
}

/**
 * A position text may name options; here they belong to the options, or they
 * would hold on when the reader chooses otherwise.
 *
 * @param {string} text
 * @param {import("../core/module.js").GameOutline} game
 * @returns {{ position: string | undefined, options: Record<string, string> }}
 */
export function readPosition(text, game) {
  /** @type {Record<string, string>} */
  const options = {};
  const rest = text.split(/\s+/).filter((field) => {
    const [name, value] = field.split("=");
    const option = game.options.find((option) => option.id === name);
    if (!option?.choices.includes(value)) return field !== "";
    if (value !== option.default) options[name] = value;
    return false;
  });
  return { position: rest.join(" ") || undefined, options };
}

/**
 * An option that the game has, with its question.
 * @param {string} game
 * @param {string} id
 */
function told(game, id) {
  return /** @type {import("../core/module.js").OptionInfo} */ (
    gameInfo(game).options.find((option) => option.id === id)
  );
}

/** @param {string} text */
function safeDecode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * In a query a plus is a space; at the end of a move it is a promotion.
 * @param {string} line
 */
function literal(line) {
  return line.replace(/\+(?=,|%2C|$)/gi, "%2B");
}

/**
 * Where a piece stands unless the address says so. Choices that cannot be are found out later.
 * @param {string} id
 * @param {State} state
 */
function at(id, state) {
  try {
    return placeOf(id, state.options, state.piece);
  } catch {
    return placeOf(id, {}, state.piece);
  }
}

/**
 * The board that these choices make.
 * @param {string} id
 * @param {Record<string, string>} options
 */
function shapeOf(id, options) {
  try {
    return board(id, options);
  } catch {
    // Choices that cannot be are found out later.
    return outline(id);
  }
}

/**
 * @param {string} text
 * @param {string} id the game of the page
 * @param {Slips} slips
 */
function ruleSets(text, id, slips) {
  const sets = text.split(";").filter(Boolean);
  if (sets.length > MOST_COMPARED) slips.add("", words.tooManyCompared, MOST_COMPARED);
  return sets.slice(0, MOST_COMPARED).flatMap((text) => {
    const set = readRuleSet(text);
    const game = everyOutline().find((game) => game.id === (set.game ?? id));
    if (!game) {
      slips.add(set.game ?? id, words.noGame);
      return [];
    }
    if (set.game === id) delete set.game;
    if (set.game) set.options = { ...ONCE[set.game], ...set.options };
    for (const [key, value] of Object.entries(set.options)) {
      const option = game.options.find((option) => option.id === key);
      if (set.game && value === option?.default) delete set.options[key];
      if (option?.choices.includes(value)) continue;
      if (option) slips.add(value, words.noChoice, told(game.id, key));
      else slips.add(key, words.noOption, game.title);
      delete set.options[key];
    }
    return [set];
  });
}
