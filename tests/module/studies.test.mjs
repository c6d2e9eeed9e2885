// The page’s list of the games that have studies, and their names in addresses.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";
import { GAMES } from "../../www/studies/games.js";

const folder = new URL("../../www/studies/", import.meta.url);

test("every game that has a file of studies is listed", () => {
  const files = readdirSync(folder).filter((name) => name.endsWith(".json") && name !== "verdicts.json");
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
