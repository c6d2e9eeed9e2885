// The wall texts: what is wrong in www/museum/walls.json is said with its entry and its field. Lines are played by the
// module, so that a board that cannot be is one of the faults.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { Match, games, referenceGames } from "./load.mjs";
import { entries as indexed, search, wallEntry } from "../../www/museum/index.js";
import { boardsOf, spoken } from "../../www/museum/walls.js";
import { ages, family } from "../../www/words/museum.js";

const file = readFileSync(new URL("../../www/museum/walls.json", import.meta.url), "utf8");
const all = [...games(), ...referenceGames()];
/** @type {import("../../www/museum/walls.js").Wall[]} */
const walls = JSON.parse(file);
const wallsOf = (/** @type {string} */ kind) => walls.filter((wall) => wall.kind === kind);
const short = new Map(all.flatMap(({ sources }) => sources.map(({ id, short }) => [id, short])));

/** Field by field: whether it has to be there, and what it may be. */
const text = (/** @type {any} */ value) => typeof value === "string" && value.trim() === value && value !== "";
const id = (/** @type {any} */ value) => text(value) && /^[a-z0-9-]+$/.test(value);
const list = (/** @type {any} */ value) => Array.isArray(value);
const object = (/** @type {any} */ value) => typeof value === "object" && value !== null && !Array.isArray(value);
const among =
  (/** @type {any[]} */ ...values) =>
  (/** @type {any} */ value) =>
    values.includes(value);

/** A field with a question mark may be missing. @type {Record<string, Record<string, (value: any) => boolean>>} */
const SHAPES = {
  entry: {
    id,
    kind: among("stories", "disputes"),
    label: text,
    title: text,
    text: list,
    "boards?": list,
    "sides?": list,
    doubt: list,
    sources: list,
  },
  sentence: { text, from: list, "begins?": among(true) },
  side: { claim: text, held: text, text: list, board: object },
  board: { game: id, "options?": object, "position?": text, line: list, text, "from?": list },
  source: {
    id,
    cite: text,
    standing: among("described", "reported", "inferred"),
    "url?": (value) => /^https?:\/\/\S+$/.test(value),
    "work?": (value) => short.has(value),
  },
};

/** What is wrong, each as `entry: field: what`. @param {any} entries @returns {string[]} */
function faults(entries) {
  /** @type {string[]} */
  const found = [];
  /** @param {string} place @param {any} value @param {string} shape whether it has that shape */
  const shaped = (place, value, shape) => {
    if (!object(value)) return found.push(`${place}: is no object`) && false;
    const fields = SHAPES[shape];
    const before = found.length;
    for (const [name, fits] of Object.entries(fields)) {
      const key = name.replace("?", "");
      if (!(key in value)) name.endsWith("?") || found.push(`${place}.${key}: is missing`);
      else if (!fits(value[key])) found.push(`${place}.${key}: cannot be ${JSON.stringify(value[key])}`);
    }
    for (const key of Object.keys(value)) {
      if (!(key in fields) && !(`${key}?` in fields)) found.push(`${place}.${key}: is not known`);
    }
    return found.length === before;
  };
  const ids = new Set();
  for (const [at, entry] of entries.entries()) {
    const name = text(entry?.id) ? entry.id : `entry ${at + 1}`;
    const place = (/** @type {string} */ field) => `${name}: ${field}`;
    if (!shaped(`${name}: `.trimEnd(), entry, "entry")) continue;
    if (ids.has(entry.id)) found.push(place("id: is there twice"));
    ids.add(entry.id);
    const story = entry.kind === "stories";
    if (story !== "boards" in entry) found.push(place(story ? "boards: is missing" : "boards: is for a story"));
    if (story === "sides" in entry) found.push(place(story ? "sides: is for a dispute" : "sides: is missing"));
    // What a visitor reads standing.
    if (story && (entry.text.length < 6 || entry.text.length > 10)) {
      found.push(place(`text: has ${entry.text.length} sentences, not six to ten`));
    }
    if (entry.doubt.length === 0) found.push(place("doubt: is empty"));
    if (story && entry.boards?.length === 0) found.push(place("boards: is empty"));
    if (!story && !(entry.sides?.length > 1)) found.push(place("sides: are fewer than two"));

    const cited = new Set();
    const known = new Set(entry.sources.map((/** @type {any} */ source) => source?.id));
    /** @param {string} where @param {string[]} from */
    const named = (where, from) => {
      for (const source of from) {
        cited.add(source);
        if (!known.has(source)) found.push(`${where}.from: “${source}” is no source of this entry`);
      }
    };
    /** @param {string} field @param {any[]} sentences @param {boolean} free whether one may have no source */
    const sentences = (field, sentences, free) =>
      sentences.forEach((sentence, at) => {
        const where = place(`${field}[${at}]`);
        if (!shaped(where, sentence, "sentence")) return;
        if (!/[.?!]$/.test(sentence.text)) found.push(`${where}.text: does not end as a sentence`);
        if (sentence.from.length === 0 && !free) found.push(`${where}.from: names no source`);
        named(where, sentence.from);
      });
    /** @param {string} field @param {any} board */
    const board = (field, board) => {
      const where = place(field);
      if (!shaped(where, board, "board")) return;
      named(where, board.from ?? []);
      const { game, options, position, line } = board;
      if (!all.some((one) => one.id === game)) return found.push(`${where}.game: there is no game “${game}”`);
      /** @type {Match} */
      let match;
      try {
        match = new Match(game, { options, position });
      } catch (error) {
        return found.push(`${where}.${position ? "position" : "options"}: ${/** @type {Error} */ (error).message}`);
      }
      if (line.length === 0) found.push(`${where}.line: is empty`);
      for (const [at, move] of line.entries()) {
        try {
          match.play(move);
        } catch (error) {
          found.push(`${where}.line[${at}]: ${move}: ${/** @type {Error} */ (error).message}`);
          break;
        }
      }
      match.free();
    };
    sentences("text", entry.text, false);
    for (const [at, side] of (entry.sides ?? []).entries()) {
      if (!shaped(place(`sides[${at}]`), side, "side")) continue;
      sentences(`sides[${at}].text`, side.text, false);
      board(`sides[${at}].board`, side.board);
    }
    sentences("doubt", entry.doubt, true);
    for (const [at, one] of (entry.boards ?? []).entries()) board(`boards[${at}]`, one);
    if (known.size !== entry.sources.length) found.push(place("sources: one id is there twice"));
    for (const [at, source] of entry.sources.entries()) {
      const where = place(`sources[${at}]`);
      if (!shaped(where, source, "source")) continue;
      const { cite, standing, work } = source;
      if (work && !cite.startsWith(short.get(work)))
        found.push(`${where}.cite: does not begin with ${short.get(work)}`);
      const unseen = /, reported by .*; original not seen$/.test(cite);
      if (unseen !== (standing === "reported")) {
        found.push(`${where}.standing: what was not read says “…, reported by …; original not seen”, and nothing else`);
      }
      if (!cited.has(source.id)) found.push(`${where}.id: no sentence and no board names it`);
    }
  }
  return found;
}

test("every wall text is whole, its sources are named, and its lines can be played", () => {
  assert.deepEqual(faults(walls), []);
  assert.equal(wallsOf("stories").length, 10);
  assert.equal(wallsOf("disputes").length, 3);
});

test("a fault is told with its entry and its field", () => {
  /** @param {string} fault @param {(all: any) => void} spoil */
  const spoiled = (fault, spoil) => {
    const all = JSON.parse(file);
    spoil(all);
    const found = faults(all);
    assert.ok(
      found.some((one) => one.startsWith(fault)),
      `${fault}… among ${JSON.stringify(found)}`,
    );
  };
  const of = (/** @type {any} */ all, /** @type {string} */ id) => all.find((/** @type {any} */ one) => one.id === id);
  spoiled("dilaram: boards[0].line[3]: b2a2:", (all) => (of(all, "dilaram").boards[0].line[3] = "b2a2"));
  spoiled("diamond: boards[1].position:", (all) => (of(all, "diamond").boards[1].position = "8/8/8 w"));
  spoiled(
    "elephant: sides[0].board.options:",
    (all) => (of(all, "elephant").sides[0].board.options.elephant = "bishop"),
  );
  spoiled("court: text[0].from: “murray99”", (all) => (of(all, "court").text[0].from = ["murray99"]));
  spoiled("boats: text[2].from: names no source", (all) => (of(all, "boats").text[2].from = []));
  spoiled("origin:.doubt: is missing", (all) => delete of(all, "origin").doubt);
  spoiled("met: sources[0].standing:", (all) => (of(all, "met").sources[0].standing = "reported"));
  spoiled("rokh: sources[1].cite:", (all) => (of(all, "rokh").sources[1].cite = "A book of 1913"));
  spoiled("emperor: text: has 4 sentences", (all) => of(all, "emperor").text.splice(4));
  spoiled("armies: sides[1].hold: is not known", (all) => (of(all, "armies").sides[1].hold = "Weber"));
  spoiled("kaifeng: id: is there twice", (all) => all.push(of(all, "kaifeng")));
});

test("every kind has its name in the room, and the family leads to what is there", () => {
  for (const { kind } of walls) assert.ok(ages.names[kind], kind);
  for (const { about } of Object.values(family.arguments)) {
    const [kind, name] = about.split(",");
    assert.ok(
      wallsOf(kind).some((wall) => wall.id === name),
      about,
    );
  }
  for (const kind of ["stories", "disputes"]) assert.ok(family.story[kind], kind);
});

test("wall texts are found by what they say and by their sources, each at its address", () => {
  const index = [...indexed(), ...walls.map((wall) => wallEntry(wall, spoken(wall), boardsOf(wall)[0].game))];
  const first = (/** @type {string} */ query) => search(index, query).find(({ kind }) => kind === "wall")?.href ?? "";
  assert.match(first("dilaram vizier"), /^#\/shatranj\?v=1&.*room=ages:stories,dilaram$/);
  assert.match(first("rose-water"), /room=ages:stories,court$/);
  assert.match(first("panaino"), /room=ages:stories,rokh$/);
  assert.match(first("weber purana"), /room=ages:disputes,armies$/);
});

test("what the texts say of their boards is so on them", () => {
  const at = (/** @type {string} */ id, /** @type {number} */ board) => {
    const wall = walls.find((one) => one.id === id);
    assert.ok(wall);
    const { game, options, position, line } = boardsOf(wall)[board];
    const match = new Match(game, { options, position });
    match.playLine(line);
    return match;
  };
  // Mate in six, and in five; mate with the fifth move, as the words beneath the boards say.
  for (const [id, board, plies] of /** @type {const} */ ([
    ["dilaram", 0, 11],
    ["dilaram", 1, 9],
    ["court", 0, 9],
  ])) {
    const match = at(id, board);
    assert.match(match.outcome()?.text ?? "", /White wins: checkmate/, id);
    assert.equal(match.line().length, plies, id);
  }
  // The longer defence ends where the black king stood after its first move, and Black is to move.
  assert.match(at("diamond", 1).position(), /^8\/8\/8\/3k4\/8\/1KQ5\/8\/q7 b /);
  // From c1 White’s counsellor guards b2, the only square to which Black’s could go.
  assert.match(at("diamond", 0).position(), /^8\/4k3\/8\/5K2\/8\/8\/8\/q1Q5 b /);
  assert.match(at("emperor", 0).outcome()?.text ?? "", /checkmate/);
  assert.match(at("rokh", 1).outcome()?.text ?? "", /stalemated/);
});
