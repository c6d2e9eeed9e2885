// The search as programs call it: a move of the rules in force, errors as those of a match, one seed one move,
// a stop that is obeyed, memory that does not grow.

import assert from "node:assert/strict";
import process from "node:process";
import test from "node:test";
import { crew, search, solve, think } from "../../www/pkg/lab.js";
import { workers } from "../../www/pkg/workers.js";
import { Match, games, raw } from "./load.mjs";
import { randomBelow } from "../sample.mjs";
import { REFUSED } from "./refused.mjs";

/** Positions in all; `cargo xtask test --deep` asks for more. */
const POSITIONS = Number(process.env.TABIYA_POSITIONS ?? 400);

/** A whole number below another, always the same in the same order. */
const draw = randomBelow(7);

/** The rules of every game: its defaults, and each other choice. */
const RULES = games().flatMap(({ id, options }) => [
  { game: id, options: {} },
  ...options.flatMap((option) =>
    option.choices
      .filter((choice) => choice.id !== option.default)
      .map((choice) => ({ game: id, options: { [option.id]: choice.id } })),
  ),
]);

/** A line of random moves. @param {{ game: string, options: Record<string, string> }} rules @param {number} most */
function stroll({ game, options }, most) {
  /** @type {Match} */
  let match;
  try {
    match = new Match(game, { options });
  } catch {
    // A choice that goes only with another.
    return undefined;
  }
  const moves = draw(most);
  for (let played = 0; played < moves; played += 1) {
    const legal = match.legal();
    if (legal.length === 0) break;
    match.play(legal[draw(legal.length)].text);
  }
  return match;
}

test(`the move is legal in ${POSITIONS} random positions of all games and choices`, () => {
  let looked = 0;
  while (looked < POSITIONS) {
    for (const rules of RULES) {
      const match = stroll(rules, 120);
      if (!match) continue;
      const line = match.line();
      const legal = match.legal();
      const level = (looked % 10) + 1;
      const found = search({ ...rules, line }, { nodes: 100, level, seed: looked });
      const about = `${JSON.stringify({ ...rules, line: line.join(" ") })}: ${found.move}`;
      if (found.move !== undefined)
        assert.ok(
          legal.some(({ text }) => text === found.move),
          about,
        );
      else
        assert.ok(
          legal.every(({ action }) => action === "throw") || legal.some(({ action }) => action === "throw"),
          about,
        );
      assert.equal(found.reasons.length > 0, legal.length > 0, about);
      for (const { code, text } of found.reasons) assert.ok(code && /\.$/.test(text), `${about}: ${code} ${text}`);
      assert.ok(match.outcome() === undefined || found.move === undefined, about);
      match.free();
      looked += 1;
      if (looked === POSITIONS) break;
    }
  }
});

test("the same seed gives the same move", () => {
  for (const { id } of games()) {
    const once = (/** @type {number} */ seed) => {
      const { millis: _, ...found } = search({ game: id }, { nodes: 400, level: 5, seed });
      return found;
    };
    assert.deepEqual(once(3), once(3), id);
  }
  const moves = Array.from(
    { length: 12 },
    (_, seed) => search({ game: "shatranj" }, { level: 1, nodes: 200, seed }).move,
  );
  assert.ok(new Set(moves).size > 1, `other seeds, other moves: ${moves}`);
});

test("what cannot be is refused as a match refuses it", () => {
  for (const { setup, error } of REFUSED) {
    assert.throws(() => search(setup, { nodes: 10 }), error, JSON.stringify(setup));
  }
  const bad = { code: "bad-argument" };
  const foreign = { code: "unknown-field" };
  assert.throws(() => search({ game: "shatranj" }, /** @type {any} */ ({ time: 5 })), foreign);
  assert.throws(() => search({ game: "shatranj" }, /** @type {any} */ ([5])), foreign);
  for (const field of ["rules", "moves", "Game"]) {
    assert.throws(() => search(/** @type {any} */ ({ game: "shatranj", [field]: 1 }), { nodes: 10 }), foreign, field);
  }
  const limits = [
    { depth: 0 },
    { depth: 65 },
    { depth: 1.5 },
    { nodes: 0 },
    { millis: 0 },
    { level: 0 },
    { level: 11 },
    { seed: -1 },
    { nodes: NaN },
    { onProgress: 5 },
  ];
  for (const wrong of limits) {
    assert.throws(() => search({ game: "shatranj" }, /** @type {any} */ (wrong)), bad, JSON.stringify(wrong));
  }
});

test("a search that is told to stop stops, and its callback’s error is passed on", () => {
  for (const { id } of games()) {
    let asked = 0;
    const found = search({ game: id }, { depth: 64, onProgress: () => ++asked < 3 });
    assert.ok(asked <= 3, `${id}: asked ${asked} times`);
    assert.ok(found.reasons.length > 0, id);
  }
  const error = new Error("enough");
  const fail = () => {
    throw error;
  };
  assert.throws(() => search({ game: "shatranj" }, { depth: 30, onProgress: fail }), error);
  assert.ok(search({ game: "shatranj" }, { nodes: 500 }).nodes <= 500);
});

test("a search that nothing limits ends after a second", () => {
  for (const limits of [undefined, {}]) assert.equal(search({ game: "shatranj" }, limits).ended, "time");
});

test("scores are told as they are", () => {
  const mate = "7k/R7/8/8/8/7p/8/1R2K3 w - - 0 1";
  assert.deepEqual(search({ game: "shatranj", position: mate }, { depth: 2 }).score, { win: 1 });
  assert.equal(typeof search({ game: "shatranj" }, { depth: 2 }).score, "number");
  const { teams } = /** @type {any} */ (search({ game: "shaturanga", options: { dice: "none" } }, { depth: 2 }).score);
  assert.deepEqual(
    teams.map((/** @type {any} */ team) => team.seats.length),
    [2, 2],
  );
  assert.ok(Math.abs(teams[0].points + teams[1].points) <= 1);
});

test("without a page and without workers it thinks as long as it is asked to, and a signal is heard", async () => {
  const found = await think({ game: "shatranj" }, { millis: 400 });
  assert.ok((found?.millis ?? 0) >= 400, `${found?.millis} ms`);
  const stop = new AbortController();
  let told = 0;
  const onProgress = () => {
    if (++told === 2) stop.abort();
  };
  await think({ game: "shatranj" }, { depth: 64, signal: stop.signal, onProgress });
  assert.equal(told, 2);
});

/**
 * Workers that behave as the list says, one after the other; the last one as often as needed. Gives how many were made.
 * @param {(("refused" | "fails" | "silent" | "tells" | "answers"))[]} fates
 */
function pretended(...fates) {
  const seen = { made: 0, ended: 0 };
  workers.make = () => {
    const fate = fates[Math.min(seen.made, fates.length - 1)];
    seen.made += 1;
    const worker = {
      onmessage: /** @type {((event: { data: any }) => void) | null} */ (null),
      onerror: /** @type {((event: { message: string, preventDefault(): void }) => void) | null} */ (null),
      postMessage: () => {
        if (fate === "fails") queueMicrotask(() => worker.onerror?.({ message: "trapped", preventDefault() {} }));
        if (fate === "tells") queueMicrotask(() => worker.onmessage?.({ data: { found: { depth: 1 } } }));
        if (fate === "answers") queueMicrotask(() => worker.onmessage?.({ data: { result: "from a worker" } }));
      },
      terminate: () => {
        seen.ended += 1;
      },
    };
    queueMicrotask(() => {
      if (fate === "refused") worker.onerror?.({ message: "network", preventDefault() {} });
      else worker.onmessage?.({ data: { ready: true } });
    });
    return worker;
  };
  return seen;
}

test("a worker that does not come, or fails, costs one answer and no more", async (t) => {
  const { make } = workers;
  t.after(() => {
    workers.make = make;
  });
  pretended("refused", "answers");
  assert.match((await think({ game: "shatranj" }, { nodes: 50 }))?.move ?? "", /^[a-h]\d[a-h]\d$/, "searched here");
  assert.equal(await think({ game: "shatranj" }, { nodes: 50 }), "from a worker", "asked anew");

  const seen = pretended("refused", "fails", "answers");
  const two = crew(1);
  const ask = () => two.ask("playout", { game: "shatranj" });
  assert.ok((await ask()).line.length > 0, "played here");
  await assert.rejects(ask, /trapped/);
  assert.equal(await ask(), "from a worker");
  assert.deepEqual(seen, { made: 3, ended: 2 }, "what has failed is ended, and another made");
  two.end();
});

test("what is wrong with a question is a refusal, wherever it is searched", async (t) => {
  const { make } = workers;
  t.after(() => {
    workers.make = make;
  });
  const seen = pretended("tells", "answers");
  const error = new Error("mine");
  const onProgress = () => {
    throw error;
  };
  await assert.rejects(solve({ game: "shatranj" }, { plies: 3, onProgress }), error);
  assert.equal(seen.ended, 1, "the worker that still searches is ended");
  const match = new Match("shatranj");
  match.free();
  await assert.rejects(think(/** @type {any} */ (match)), { code: "freed" });
  for (const wrong of /** @type {any[]} */ ([{ onProgress: 5 }, { signal: 5 }])) {
    await assert.rejects(think({ game: "shatranj" }, wrong), { code: "bad-argument" });
  }
  for (const size of /** @type {any[]} */ ([0, -1, 1.5, "x", undefined])) {
    assert.throws(() => crew(size), { code: "bad-argument" });
  }
});

test("what is asked of a crew that is ended is refused", async (t) => {
  const { make } = workers;
  t.after(() => {
    workers.make = make;
  });
  pretended("silent");
  const one = crew(1);
  const asked = [1, 2].map(() => one.ask("playout", { game: "shatranj" }));
  const codes = asked.map((answer) => answer.catch(({ code }) => code));
  await new Promise((resolve) => setImmediate(resolve));
  one.end();
  assert.deepEqual(await Promise.all([...codes, one.ask("measures", []).catch(({ code }) => code)]), [
    "stopped",
    "stopped",
    "stopped",
  ]);
});

test("what a search keeps saves the next one positions, and only where both ask for it", () => {
  const nodes = (/** @type {boolean | undefined} */ keep) => search({ game: "makruk" }, { depth: 6, keep }).nodes;
  const anew = nodes(undefined);
  assert.equal(nodes(true), anew, "nothing was kept before");
  assert.equal(nodes(false), anew);
  assert.ok(nodes(true) < anew / 2);
});

test("1,000 searches leave the memory as it was", () => {
  const all = games();
  const round = (/** @type {number} */ number) => {
    for (let done = 0; done < number; done += 1) {
      const { id } = all[done % all.length];
      search({ game: id }, { nodes: 60, level: (done % 10) + 1, seed: done });
    }
  };
  const held = () => [raw.memory.buffer.byteLength / 65_536, raw.__wbindgen_externrefs.length];
  round(64);
  const before = held();
  round(1000);
  assert.deepEqual(held(), before);
});
