// The witnesses: each game has who names it first, who tells its rules and what was found, or why none is known; they
// stand in the order of time, and are found by search.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { games } from "./load.mjs";
import { sources, works } from "../../www/museum/bibliography.js";
import { search, witnessEntry } from "../../www/museum/index.js";
import { AS, inTime, of, sourcesOf, spoken, yearOf } from "../../www/museum/witnesses.js";
import { margin, witnesses as words } from "../../www/words/museum.js";

/** @type {import("../../www/museum/witnesses.js").Testimony} */
const told = JSON.parse(readFileSync(new URL("../../www/museum/witnesses.json", import.meta.url), "utf8"));
const all = games();

test("every game has its first witness, its rules as first told and its finds, or is said to have none", () => {
  for (const { id } of all) {
    for (const as of AS.slice(0, 3)) {
      const found = of(told.witnesses, id, as).length;
      const none = told.unknown.filter((one) => one.game === id && one.as === as).length;
      assert.ok(found > 0 !== none > 0 && none < 2, `${id}: ${as}`);
    }
  }
  assert.ok(told.witnesses.length > 45);
});

test("every date has a source that can be opened, and is in its span", () => {
  for (const witness of told.witnesses) {
    for (const { text, source, from, to, mark, open } of witness.dates) {
      const found = told.sources.find(({ id }) => id === source);
      assert.ok(found && (found.url || works.some(({ id }) => id === found.work)), `${witness.id}: ${text}`);
      assert.ok((from ?? mark ?? to) !== undefined, witness.id);
      if (from !== undefined && to !== undefined) assert.ok(from <= to, witness.id);
      if (open) assert.equal(open === "start" ? from : to, undefined, witness.id);
      // The years are those of the words, where these are years.
      for (const year of [from, to, mark]) {
        if (year === undefined || year < 0 || String(year).length < 3 || /century|reign/.test(text)) continue;
        assert.ok(
          text.includes(String(year)) || text.includes(`–${year % 100}`) || open || year % 50 < 2,
          `${witness.id}: ${year} in ${text}`,
        );
      }
    }
    // A dispute has its other side.
    const { certainty, dates, doubt = [] } = witness;
    if (certainty !== "certain") assert.ok(doubt.length > 0 || dates.length > 1, witness.id);
  }
});

test("they stand in the order of time, the oldest first", () => {
  const years = inTime(told.witnesses).map(yearOf);
  assert.deepEqual(
    years,
    [...years].sort((one, other) => one - other),
  );
  assert.equal(inTime(told.witnesses)[0].id, "patanjali");
  assert.deepEqual(
    of(told.witnesses, "chaturanga", "first").map(({ id }) => id),
    ["subandhu", "bana"],
  );
});

test("a book has each of its dates, and an error of a source has the received reading beside it", () => {
  const book = told.witnesses.find(({ id }) => id === "nichureki");
  assert.equal(book?.certainty, "disputed");
  const dates = book?.dates.map(({ text }) => text) ?? [];
  for (const date of ["1126–1130", "about 1230"]) assert.ok(dates.includes(date), date);
  const errors = told.witnesses.flatMap((witness) => (witness.sic ?? []).map((error) => ({ witness, ...error })));
  assert.ok(errors.length >= 3);
  for (const { witness, said, received, in: where, by } of errors) {
    assert.notEqual(said, received);
    // Another puts it right, or the one who quotes it.
    const { cite = "" } = told.sources.find(({ id }) => id === by) ?? {};
    assert.ok(where !== by || received.endsWith(`(${cite.split(" ")[0]})`), witness.id);
    const listed = sourcesOf(witness, told.sources).map(({ id }) => id);
    assert.ok(listed.includes(where) && listed.includes(by), witness.id);
  }
});

test("answers are counted by witnesses, and those of an option are its choices", () => {
  for (const { id, game, option, question, answers } of told.tallies) {
    const asked = all.find((one) => one.id === game)?.options.find((one) => one.id === option);
    assert.ok(asked || question, id);
    for (const { choice, witnesses } of answers) {
      if (choice)
        assert.ok(
          asked?.choices.some((one) => one.id === choice),
          `${id}: ${choice}`,
        );
      for (const own of witnesses)
        assert.ok(
          told.witnesses.some((one) => one.id === own),
          `${id}: ${own}`,
        );
    }
  }
  // The elephant that all three modern accounts have, no Indian witness has.
  const elephant = told.tallies.find(({ id }) => id === "elephant");
  assert.deepEqual(elephant?.answers.find(({ choice }) => choice === "alfil")?.witnesses, []);
});

test("they are found by what they are called, by their place and by their date, without its marks", () => {
  const entries = told.witnesses.map((witness) => witnessEntry(witness, spoken(witness)));
  const first = (/** @type {string} */ query) => search(entries, query)[0]?.href;
  assert.equal(first("la loubere"), "#/makruk?v=1&room=witnesses:la-loubere");
  assert.equal(first("kofuku"), "#/heian-shogi?v=1&room=witnesses:kofukuji");
  assert.equal(first("samarkand"), "#/shatranj?v=1&room=witnesses:afrasiab");
  assert.equal(first("tenshō 15"), "#/shogi?v=1&room=witnesses:ietada");
});

test("every kind of source has its words, and a work that the museum alone cites is in the bibliography", () => {
  for (const { id, genre } of works) assert.ok(margin.sorts[genre] && words.genres[genre], `${id}: ${genre}`);
  const own = sources().filter(({ games: cited }) => cited.length === 0);
  assert.deepEqual(
    own.map(({ id }) => id).sort(),
    works.flatMap((one) => (one["citation-label"] ? [one.id] : [])).sort(),
  );
  for (const { text, work } of own) assert.ok(text.includes(work.title) && text.endsWith("."), text);
  // Some source says of a witness what another kind of source cannot.
  const kinds = new Set(told.sources.flatMap(({ work }) => works.find(({ id }) => id === work)?.genre ?? []));
  for (const kind of ["witness", "scholar", "compilation", "museum"]) assert.ok(kinds.has(kind), kind);
});
