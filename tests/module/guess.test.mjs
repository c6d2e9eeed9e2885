// Guess the rule, without a page: addresses, what is hidden, how far two sets of rules are alike, the computer’s
// moves.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { Match, dice, games } from "./load.mjs";
import { reply } from "../../www/museum/guess-opponent.js";
import * as words from "../../www/words/guess.js";
import {
  accounts,
  differing,
  drawPair,
  follow,
  guesses,
  hidden,
  judged,
  pairOf,
  readSetting,
  writeSetting,
} from "../../www/museum/guess.js";

/** @typedef {import("../../www/museum/guess.js").Rules} Rules */

/** @type {import("../../www/core/partings.js").Kept[]} */
const kept = JSON.parse(readFileSync(new URL("../../www/laboratory/partings.json", import.meta.url), "utf8"));
const two = games().filter(({ id, contest }) => contest === "kings" && !dice(id, {}));

/** @param {string} game @param {string} option @param {string} a @param {string} b @returns {[Rules, Rules]} */
const rules = (game, option, a, b) => [
  { game, options: { [option]: a } },
  { game, options: { [option]: b } },
];
const ELEPHANTS = rules("chaturanga", "elephant", "alfil", "dabbaba");

test("what an address says is read and written back", () => {
  for (const about of [
    "open,elephant:alfil,elephant:dabbaba",
    "open,elephant:five~bareKing:none,elephant:dabbaba",
    "blind",
    "usual",
    "blind,guess:elephant",
    "usual,guess:kingLeap:off",
  ]) {
    const setting = readSetting(about, "chaturanga");
    assert.deepEqual(setting.faults, [], about);
    assert.deepEqual(readSetting(writeSetting(setting), "chaturanga"), setting);
    assert.equal(writeSetting(setting), about);
  }
  for (const { id } of two) {
    const setting = readSetting("", id);
    assert.deepEqual(setting.faults, []);
    assert.equal(
      differing([
        { game: id, options: setting.sets[0] },
        { game: id, options: setting.sets[1] },
      ]).length,
      1,
      id,
    );
  }
});

test("of a bad address each part is refused by its code, with a sentence, and the rest holds", () => {
  const cases = /** @type {[string, string[]][]} */ ([
    ["<script>", ["unknown-mode"]],
    ["open,elephant:bishop,elephant:dabbaba", ["unknown-choice"]],
    ["open,camel:alfil,elephant:dabbaba", ["unknown-option"]],
    ["open,shatranj~elephant:five,elephant:dabbaba", ["unknown-part"]],
    ["open,elephant:five", ["one-set"]],
    ["open,elephant:alfil,-", ["same-rules"]],
    ["open,elephant:five,elephant:alfil,x", ["unknown-part"]],
    ["blind,x", ["unknown-part"]],
    ["blind,guess:camel", ["unknown-option"]],
    ["usual,guess:elephant:bishop", ["unknown-choice"]],
    ["blind,guess:elephant,guess:kingLeap", ["unknown-part"]],
  ]);
  for (const [about, codes] of cases) {
    const setting = readSetting(about, "chaturanga");
    assert.deepEqual(
      setting.faults.map(({ code }) => code),
      codes,
      about,
    );
    for (const { code, part } of setting.faults) assert.ok(words.faults[code](part).length > 10, code);
    assert.deepEqual(readSetting(writeSetting(setting), "chaturanga").faults, [], about);
  }
  assert.deepEqual(readSetting("open,elephant:bishop,elephant:dabbaba", "chaturanga").sets[1], { elephant: "dabbaba" });
  assert.deepEqual(readSetting("blind,guess:elephant,guess:kingLeap", "chaturanga").guess, { option: "elephant" });
});

test("what is hidden parts by play, from one array, and every pair is hidden by some seed", () => {
  for (const { id: game, options } of two) {
    for (const usual of [false, true]) {
      const pairs = hidden(game, kept, usual);
      assert.ok(pairs.length > 0, game);
      const found = new Set();
      for (const pair of pairs) {
        const { option, a, b } = pair;
        const own = options.find(({ id }) => id === option);
        const of = kept.find((one) => one.game === game && one.option === option && one.a === a && one.b === b);
        assert.ok(own && of && !of.same && of.line !== undefined, `${game} ${option} ${a} ${b}`);
        if (usual) assert.equal(a, own.default);
        const [one, other] = [a, b].map((choice) => new Match(game, { options: { [option]: choice } }).position());
        assert.equal(one.split(" ")[0], other.split(" ")[0]);
        assert.ok(guesses(game, kept).some(({ id }) => id === option));
      }
      for (let seed = 0; seed < 400; seed += 1) {
        const pair = drawPair(`s${seed}`, pairs);
        assert.deepEqual(drawPair(`s${seed}`, [...pairs].reverse()), pair, "not by their order");
        assert.ok(pair);
        found.add(`${pair.option} ${[pair.a, pair.b].sort()}`);
      }
      assert.equal(found.size, pairs.length, game);
    }
  }
  assert.equal(drawPair("a", []), undefined);
  assert.deepEqual(hidden("chaturanga", [], false), [], "nothing without the partings");
});

test("a pair more changes only the seeds that now mean it", () => {
  const pairs = hidden("chaturanga", kept, false);
  const [last] = pairs.slice(-1);
  for (let seed = 0; seed < 200; seed += 1) {
    const before = drawPair(`s${seed}`, pairs.slice(0, -1));
    const now = drawPair(`s${seed}`, pairs);
    if (now?.option !== last.option || ![last.a, last.b].includes(now.a)) assert.deepEqual(now, before);
  }
});

test("a guess is right by its rule, and better by its choice", () => {
  const pair = { option: "elephant", a: "five", b: "alfil" };
  assert.equal(judged(pair, { option: "elephant" }), "option");
  assert.equal(judged(pair, { option: "elephant", choice: "five" }), "choice");
  assert.equal(judged(pair, { option: "elephant", choice: "dabbaba" }), "other-choice");
  assert.equal(judged(pair, { option: "kingLeap", choice: "off" }), "wrong");
});

test("elephants that jump two squares aslant or straight are alike until one of them jumps", () => {
  // Daou 2007, §I, and its note 4: two squares diagonally; two squares straight.
  const stand = follow(ELEPHANTS, ["e2e3", "e7e6", "c1a3", "a7a6"]);
  assert.equal(stand.alike, 2);
  assert.deepEqual(stand.seats, ["w", "b", "w"]);
  assert.equal(stand.move?.only, 0);
  assert.equal(stand.move?.code, "not-its-move");
  assert.match(stand.move?.reason ?? "", /c1 to a3.*two squares straight/);
  assert.equal(follow(ELEPHANTS, ["c1c3"]).move?.only, 1);
  const going = follow(ELEPHANTS, ["e2e3", "e7e6"]);
  assert.deepEqual([going.alike, going.move, going.ends, going.over], [2, undefined, undefined, undefined]);
  const none = follow(ELEPHANTS, ["e2e3", "e2e3"]);
  assert.deepEqual([none.alike, none.illegal?.text], [1, "e2e3"]);
  assert.throws(() => follow(rules("chaturanga", "elephant", "alfil", "bishop"), []), { code: "unknown-choice" });
});

test("ends part too, and a game that ends alike is over", () => {
  // A king alone: at once lost, or not (the choices of bareKing).
  const position = "4k3/8/8/8/8/8/8/R2pK3 w - - 0 1";
  const line = ["a1d1"];
  const stand = follow(rules("chaturanga", "bareKing", "win-immediate", "none"), line, position);
  assert.equal(stand.alike, 1);
  assert.ok(stand.ends?.[0] && !stand.ends[1]);
  const same = follow(rules("chaturanga", "elephant", "alfil", "five"), line, position);
  assert.ok(same.over);
});

test("every line that is kept is alike to its end, and parts there", () => {
  for (const { game, option, a, b, beside, line, move, only } of kept) {
    if (line === undefined || beside || !two.some(({ id }) => id === game)) continue;
    const moves = line.split(" ").filter(Boolean);
    const stand = follow(rules(game, option, a, b), move === undefined ? moves : [...moves, move]);
    const told = `${game} ${option} ${a} ${b}`;
    assert.equal(stand.alike, moves.length, told);
    if (stand.ends) continue;
    assert.equal(stand.move?.only, only === "a" ? 0 : 1, told);
    assert.ok(stand.move && stand.move.reason.length > 10 && stand.move.code !== "", told);
  }
});

test("what the rules say of every two choices has a source and a standing", () => {
  for (const { id: game, options } of two) {
    for (const { id: option, choices } of options) {
      for (const { id: b } of choices.slice(1)) {
        const pair = rules(game, option, choices[0].id, b);
        assert.equal(pairOf(pair)?.option, option);
        /** @type {ReturnType<typeof accounts>} */
        let told;
        try {
          told = accounts(pair);
        } catch {
          // Beside the defaults it cannot be in force.
          continue;
        }
        assert.deepEqual(
          told.map((one) => one.option),
          [option],
        );
        for (const { sentences, rule } of told[0].sides) {
          assert.ok(sentences.length > 0, rule);
          for (const { text, sources, standing } of sentences) {
            assert.ok(text && standing && sources.every((source) => source !== ""), rule);
          }
        }
      }
    }
  }
});

test("the computer prefers a move that both allow, and does not hide one where there is none", async () => {
  // The chariot on e3 can be taken by a jump aslant from c1, and by nothing else.
  const position = "k7/8/8/8/8/4r3/8/2B4K w - - 0 1";
  const signal = new AbortController().signal;
  const at = { line: [], position, level: 6, seed: "a", signal };
  const [alfil, dabbaba] = ELEPHANTS;
  assert.equal(await reply([alfil, alfil], at), "c1e3");
  for (const both of /** @type {[Rules, Rules][]} */ ([ELEPHANTS, [dabbaba, alfil]])) {
    const text = await reply(both, at);
    assert.ok(text && text !== "c1e3");
    assert.equal(follow(both, [text], position).alike, 1);
  }
  const stopped = new AbortController();
  stopped.abort();
  assert.equal(await reply(ELEPHANTS, { ...at, signal: stopped.signal }), undefined);
});
