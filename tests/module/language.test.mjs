// The languages of the module's sentences.

import assert from "node:assert/strict";
import test from "node:test";
import { Match, games, languages, rulesText, setLanguage } from "./load.mjs";

test("the module speaks English, and ships no language for tests", () => {
  assert.deepEqual(languages(), [{ id: "en", name: "English" }]);
});

test("a language is chosen by its tag, and an unknown one is refused", () => {
  const rules = rulesText("shatranj");
  for (const unknown of ["", "EN", "tlh", "en-XA", "x".repeat(100)]) {
    assert.throws(() => setLanguage(unknown), { code: "unknown-language" });
  }
  for (const wrong of /** @type {any[]} */ ([undefined, null, 7, {}, ["en"]])) {
    assert.throws(() => setLanguage(wrong), { code: "bad-argument" });
  }
  assert.equal(rulesText("shatranj"), rules);
  setLanguage("en");
  assert.equal(rulesText("shatranj"), rules);
});

test("beats, refusals and pictures are worded as before", () => {
  const match = new Match("chaturanga");
  const beats = match.play("c1e3");
  assert.equal(beats[0].text, "White’s elephant jumps from c1 to e3.");
  assert.equal(match.undo()?.[0].text, "White’s elephant goes back to c1.");
  assert.match(match.svg(), /<title[^>]*>Chaturanga<\/title><desc[^>]*>White: king e1, /);
  assert.match(match.svg(), /<title>White elephant<\/title>/);
  assert.equal(games()[1].kinds[1].field, "Ferz");
  const shut = match.explain("a1", "a5");
  assert.equal(shut.legal, false);
  assert.equal(shut.message, "Blocked by White’s soldier on a2.");
});
