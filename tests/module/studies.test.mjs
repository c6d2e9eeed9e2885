// The page’s list of the games that have studies, and their names in addresses.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";
import { Match } from "./load.mjs";
import { standing, worksOf } from "../../www/studies/corpus.js";
import { alike, judged } from "../../www/studies/found.js";
import { GAMES } from "../../www/studies/games.js";
import { outline } from "../../www/core/games.js";
import { readPosition } from "../../www/state/address.js";

const folder = new URL("../../www/studies/", import.meta.url);

test("every game that has a file of studies is listed", () => {
  const files = readdirSync(folder).filter(
    (name) => name.endsWith(".json") && !["verdicts.json", "works.json"].includes(name),
  );
  assert.deepEqual([...GAMES].sort(), files.map((name) => name.replace(".json", "")).sort());
});

test("a study’s name can stand in an address, and names one alone", () => {
  for (const game of GAMES) {
    const studies = JSON.parse(readFileSync(new URL(`${game}.json`, folder), "utf8"));
    const ids = studies.map((/** @type {{ id: string }} */ { id }) => id);
    assert.deepEqual(new Set(ids).size, ids.length, game);
    for (const id of ids) assert.match(id, /^[a-z0-9-]{1,60}$/);
  }
});

/** Every study of every game, and every verdict. @returns {any[]} */
const records = () =>
  [...GAMES, "verdicts"].flatMap((name) => JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8")));

/** @type {Record<string, import("../../www/studies/study.js").Work>} */
const WORKS = JSON.parse(readFileSync(new URL("works.json", folder), "utf8"));

test("sources are works that a person can look up, not files or data sets", () => {
  const works = Object.entries(WORKS).map(([id, { sources }]) => ({ id, sources }));
  for (const { id, sources, stands } of [...records(), ...works]) {
    for (const { work, page, url } of sources) {
      assert.doesNotMatch(work, /nemotron|data ?set|hugging|\.(js|json|txt)\b|not kept|in a copy|neither author/i, id);
      if (url) assert.ok(new URL(url).pathname.length > 1, `${id}: ${url} is a whole site`);
      assert.doesNotMatch(url ?? "", /\/datasets\//, id);
      // A copy of another work is none to be cited: the work itself is.
      assert.doesNotMatch(`${work} ${url}`, /hmong\.ru|wikirussya|librs\.net|talk\.dob\.jp|github\.com/i, id);
      // A reader who cannot follow an address is told where in a book it stands.
      assert.ok(url || page || /source unknown/i.test(work), `${id}: ${work} cannot be looked up`);
      if (/^https?:\/\/(www\.)?chess\.com\/blog\//.test(url ?? ""))
        assert.ok(new URL(url).pathname.split("/").length > 3, `${id}: ${url} is a blog, not an article`);
    }
    for (const work of worksOf({ stands: standing({ stands }, WORKS), sources })) {
      // What the list can be narrowed to is a name, neither a letter nor half a phrase.
      assert.match(work, /\p{L}{4}/u, `${id}: ${work}`);
      assert.doesNotMatch(work, /( of|,)$/, `${id}: ${work}`);
    }
  }
});

test("what a work is dated is not the year of its copy", () => {
  for (const { id, date, stands } of records()) {
    for (const { name, made, copied } of standing({ stands }, WORKS)) {
      if (!copied || name.startsWith("Book of Games")) continue;
      assert.notEqual(date ?? made, copied, id);
    }
  }
});

test("what is shown of a study names no transcription, and every letter of Murray’s is explained", () => {
  for (const [id, { siglum, about }] of Object.entries(WORKS)) {
    assert.doesNotMatch(about, /github\.com|leetchess|laoda|xqipu|open tsume|data ?set/i, id);
    if (siglum) assert.match(about, /\p{L}{4}.*\p{L}{4}/u, id);
  }
  const shown = ["title", "author", "date", "stands", "fame", "sources", "reconstructed", "note", "verdict"];
  for (const record of records()) {
    const text = JSON.stringify(shown.map((field) => record[field]));
    assert.doesNotMatch(text, /github\.com|leetchess|laoda|xqipu|open tsume|data ?set/i, record.id);
    // A number in a manuscript stands where the manuscript is explained.
    assert.doesNotMatch(text, /\b(AH|BM|Man\.) \d/, record.id);
  }
});

test("the well known have places of their own, each with its reason", () => {
  const famous = records().flatMap(({ fame }) => fame ?? []);
  assert.ok(famous.length > 3);
  assert.equal(new Set(famous.map(({ place }) => place)).size, famous.length);
  for (const { why } of famous) assert.match(why, /\.$/);
});

test("the page and docs/verdicts.md say the same of every claim", () => {
  const text = readFileSync(new URL("../../docs/verdicts.md", import.meta.url), "utf8");
  const rows = text.slice(0, text.indexOf("## What depends")).split("\n");
  const column = rows.filter((row) => row.startsWith("| ") && /^\| [A-Z]/.test(row)).map((row) => row.split(" | ")[6]);
  const verdicts = JSON.parse(readFileSync(new URL("verdicts.json", folder), "utf8"));
  assert.equal(column.length, verdicts.length);
  verdicts.forEach((/** @type {any} */ verdict, /** @type {number} */ at) => {
    const { right, otherwise } = judged(verdict, verdict.solved ?? []);
    const said = column[at].replace(/ ?\|$/, "");
    const word = { yes: /^yes/, no: /^no/, open: /^$/, unsaid: /^they disagree/ }[right];
    assert.match(said, word, verdict.id);
    const readings = said.includes("otherwise with: ")
      ? said.split("otherwise with: ")[1].split(". Counted")[0].split("; ")
      : [];
    assert.equal(readings.length, otherwise.length, `${verdict.id}: ${said}`);
    if (verdict.condition && verdict.solved) assert.ok(said.includes(verdict.condition.counted), verdict.id);
  });
});

test("figures that leave a master’s condition out say nothing of his claim", () => {
  const figures = {
    options: {},
    moving: { won: 9, drawn: 0, lost: 0 },
    waiting: { won: 9, drawn: 0, lost: 0 },
    longest: null,
  };
  const condition = { id: "in-front", text: "If so.", counted: "So." };
  const one = { claim: /** @type {const} */ ("draw"), condition };
  assert.equal(judged(one, [figures]).right, "open");
  const where = { moving: { won: 0, drawn: 5, lost: 0 }, waiting: { won: 0, drawn: 5, lost: 0 }, longest: null };
  assert.equal(judged(one, [{ ...figures, where }]).right, "yes");
  // A reading that the master did not have makes him no less right.
  const other = { ...figures, options: { bareKing: "win-immediate" }, where: figures };
  assert.deepEqual(judged(one, [{ ...figures, where }, other]), { right: "yes", otherwise: [other] });
});

test("readings stand once where all their figures are the same, those of the condition among them", () => {
  const counts = { moving: { won: 3, drawn: 2, lost: 1 }, waiting: { won: 0, drawn: 5, lost: 1 } };
  const found = (/** @type {string} */ choice, /** @type {number} */ plies, /** @type {number} */ within) => ({
    options: { stalemate: choice },
    ...counts,
    longest: { plies, position: `8/8/8/8/8/8/8/8 w stalemate=${choice}` },
    where: { ...counts, longest: { plies: within, position: "" } },
  });
  const groups = (/** @type {ReturnType<typeof found>[]} */ ...all) =>
    alike(all).map(({ found, also }) => [found, ...also].map(({ options }) => options.stalemate).join());
  assert.deepEqual(groups(found("win", 9, 7), found("lose", 9, 7), found("draw", 9, 7)), ["win,lose,draw"]);
  assert.deepEqual(groups(found("win", 9, 7), found("lose", 9, 5), found("draw", 11, 7)), ["win", "lose", "draw"]);
});

test("every longest win that the table leads to has its line, which ends in the win after so many half-moves", () => {
  const verdicts = JSON.parse(readFileSync(new URL("verdicts.json", folder), "utf8"));
  const lines = JSON.parse(readFileSync(new URL("../endings/longest.json", folder), "utf8"));
  const used = new Set();
  for (const { id, game, condition, claim, solved = [] } of verdicts) {
    for (const { found } of alike(solved)) {
      const longest = (condition ? found.where : found)?.longest;
      if (!longest) continue;
      const line = longest.line ?? lines[longest.position];
      assert.ok(line, `${id}: ${longest.position}`);
      used.add(longest.position);
      const { position, options } = readPosition(longest.position, outline(game));
      const match = new Match(game, { options: { ...options, ...found.options }, position });
      const { refused } = match.playLine(line.split(" "));
      assert.equal(refused, undefined, `${id}: ${longest.position}`);
      assert.equal(match.line().length, longest.plies, `${id}: ${longest.position}`);
      // The first side has the white pieces.
      assert.equal(match.outcome()?.winner, claim === "loss" ? "b" : "w", `${id}: ${longest.position}`);
      match.free();
    }
  }
  for (const position of Object.keys(lines)) assert.ok(used.has(position), `${position} is led to`);
});
