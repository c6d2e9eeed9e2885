// Hostile arguments: whatever is handed to the module, it answers with a value or with an `Error`
// that has a code: it never traps, and a refused call leaves the match as it was.
//
// What is tried is what the module exports: a new function without a call of its
// own here fails the first test.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import * as exported from "../../www/pkg/tabiya.js";
import { METHODS, PICTURE, PLACING, functions } from "./calls.mjs";
import { Match, games, pattern, raw } from "./load.mjs";
import { oddValues, spoilt } from "./odd.mjs";

const ODD = oddValues();
const FUNCTIONS = functions(exported);

/** Belongs to the loader, or to every class. */
const LOADER = ["default", "initSync"];
const COMMON = ["free", "constructor"];

/** Names of what a class offers. @param {any} type */
function offered(type) {
  const own = Object.getOwnPropertyNames(type.prototype).filter((name) => !COMMON.includes(name));
  const fixed = Object.getOwnPropertyNames(type).filter((name) => typeof type[name] === "function");
  return [...own, ...fixed].filter((name) => !name.startsWith("__"));
}

/** The codes that `ErrorCode` has. */
const CODES = (() => {
  const types = readFileSync(new URL("../../www/pkg/tabiya.d.ts", import.meta.url), "utf8");
  const texts = (/** @type {string} */ name) => new RegExp(`export type ${name} =([^;]*);`).exec(types)?.[1] ?? "";
  const unions = [...texts("ErrorCode").matchAll(/\w+/g)].map(([name]) => texts(name));
  return new Set(unions.flatMap((union) => [...union.matchAll(/"([^"]+)"/g)].map(([, code]) => code)));
})();

/** Calls it, and lets it answer or refuse. Whether it answered. @param {() => unknown} call */
function survives(call) {
  try {
    const answer = /** @type {any} */ (call());
    answer?.free?.();
    return true;
  } catch (error) {
    assert.ok(error instanceof Error, `not an Error: ${String(error)}`);
    assert.ok(!(error instanceof WebAssembly.RuntimeError), `a trap: ${error.stack}`);
    const { code } = /** @type {Error & { code?: string }} */ (error);
    assert.equal(typeof code, "string", `no code: ${error.stack}`);
    assert.ok(CODES.has(code ?? ""), `${code} is not of the type ErrorCode: ${error.message}`);
    assert.ok(error.message.length < 1000, "a message is a sentence, not the input again");
    return false;
  }
}

/** A method's call, or a getter's. @param {any} object @param {string} name @param {any[]} args */
function call(object, name, args) {
  const member = object[name];
  return typeof member === "function" ? member.apply(object, args) : member;
}

test("the type of codes has those of every part", () => {
  const parts = ["blocked", "game-over", "position-ranks", "unknown-game", "record-line", "move-ambiguous"];
  const others = ["bad-annotation", "bad-table", "ending-too-large", "unknown-section", "missing", "syntax"];
  for (const code of [...parts, ...others, "unknown-piece", "depth-too-large", "dice"])
    assert.ok(CODES.has(code), code);
  assert.throws(() => exported.importTable(new Uint8Array(9)), { code: "bad-table" });
  assert.throws(() => exported.importVariant("[a:chess]", "b"), { code: "unknown-section" });
  assert.throws(() => new Match("chaturanga").svg({ pieces: { x: "<svg/>" } }), { code: "unknown-piece" });
});

test("everything that is exported is tried", () => {
  const functions = Object.entries(exported).filter(([name]) => !LOADER.includes(name));
  const isClass = (/** @type {any} */ value) => /^class\b/.test(String(value));
  const names = functions.filter(([, value]) => !isClass(value)).map(([name]) => name);
  assert.deepEqual(Object.keys(FUNCTIONS).sort(), names.sort());
  const classes = Object.fromEntries(functions.filter(([, value]) => isClass(value)));
  assert.deepEqual(Object.keys(METHODS).sort(), Object.keys(classes).sort());
  for (const name of ["Match", "LineAnimation"]) {
    const tried = Object.keys(METHODS[name]).filter((method) => method !== "constructor");
    assert.deepEqual(tried.sort(), offered(classes[name]).sort(), name);
  }
});

test("functions survive every argument", () => {
  const all = /** @type {any} */ (exported);
  for (const [name, args] of Object.entries(FUNCTIONS)) {
    assert.ok(
      survives(() => all[name](...args)),
      `${name} as it is meant`,
    );
    for (const odd of ODD) for (const wrong of spoilt(args, odd)) survives(() => all[name](...wrong));
  }
});

/** Lists and objects whose reading throws. @returns {any[]} */
function throwing() {
  const fail = () => {
    throw new Error("the page’s own");
  };
  const traps = ["get", "getPrototypeOf", "has", "ownKeys", "getOwnPropertyDescriptor"];
  const all = (/** @type {object} */ of) => new Proxy(of, Object.fromEntries(traps.map((trap) => [trap, fail])));
  const revoked = (/** @type {object} */ of) => {
    const { proxy, revoke } = Proxy.revocable(of, {});
    revoke();
    return proxy;
  };
  const item = Object.defineProperty(["e2e3"], 0, { get: fail });
  const long = new Proxy(["e2e3"], { get: (of, name) => (name === "length" ? fail() : Reflect.get(of, name)) });
  const field = Object.defineProperty({}, "elephant", { get: fail, enumerable: true });
  return [all([]), all({}), revoked([]), revoked({}), item, long, field];
}

test("what throws while it is read is passed on, and nothing stays locked or taken", () => {
  const everything = /** @type {any} */ (exported);
  const match = new Match("chaturanga");
  const attempt = (/** @type {() => any} */ call) => {
    try {
      call()?.free?.();
    } catch (error) {
      assert.ok(!(error instanceof WebAssembly.RuntimeError), String(error));
      assert.notEqual(/** @type {any} */ (error).code, "in-use");
    }
  };
  for (const odd of throwing()) {
    assert.throws(() => match.playLine(odd));
    for (const [name, args] of Object.entries(METHODS.Match)) {
      for (const wrong of spoilt(args, odd)) {
        if (name === "constructor") attempt(() => new Match(.../** @type {[any, any]} */ (wrong)));
        else if (name in Match) attempt(() => /** @type {any} */ (Match)[name](...wrong));
        else if (args.length > 0) {
          const one = match.clone();
          attempt(() => call(one, name, wrong));
          one.free();
        }
      }
    }
    for (const [name, args] of Object.entries(FUNCTIONS))
      for (const wrong of spoilt(args, odd)) attempt(() => everything[name](...wrong));
  }
  // All but the last of a list has been read when it throws.
  const last = Object.defineProperty(new Array(500).fill("e2e3"), 499, {
    get: () => {
      throw new Error("the page’s own");
    },
  });
  const many = () => {
    for (let again = 0; again < 2000; again += 1) assert.throws(() => match.playLine(last), /the page’s own/);
  };
  many();
  const pages = raw.memory.buffer.byteLength / 65_536;
  many();
  assert.equal(raw.memory.buffer.byteLength / 65_536, pages);
  match.play("e2e3");
  match.free();
});

test("classes survive every argument", () => {
  const { BoardView, LineAnimation } = /** @type {any} */ (exported);
  const match = new Match("chaturanga");
  for (const odd of ODD) {
    for (const wrong of spoilt(METHODS.Match.constructor, odd))
      survives(() => new Match(.../** @type {[any]} */ (wrong)));
    for (const wrong of spoilt(METHODS.Match.withPieces, odd))
      survives(() => Match.withPieces(.../** @type {[any, any]} */ (wrong)));
    for (const wrong of spoilt(METHODS.Match.read, odd)) survives(() => Match.read(.../** @type {[any]} */ (wrong)));
    survives(() => new BoardView(odd, odd, odd));
    survives(() => new BoardView(odd, match, {}));
  }
  // Nobody makes one but a match.
  assert.throws(() => new LineAnimation().svg(), { code: "freed" });
});

/** Matches of every sort: on the way, at the end, of four, of throws, and boards that are no game's. */
function* matches() {
  for (const { id, array } of games()) {
    yield () => new Match(id);
    yield () => {
      const match = new Match(id);
      for (let made = 0; made < 6; made += 1) {
        const moves = match.legal();
        if (moves.length > 0) match.play(moves[(made * 7) % moves.length].text);
      }
      return match;
    };
    const kinds = exported.kinds(id).map((kind) => kind.id);
    const { files, ranks } = exported.board(id);
    const letters = exported.seats(id).map((seat) => seat.id);
    const placed = (/** @type {number} */ index, /** @type {string} */ kind) => ({
      square: `${String.fromCharCode(97 + (index % files))}${1 + Math.floor(index / files)}`,
      seat: letters[index % letters.length],
      kind,
    });
    yield () => Match.withPieces(id, { pieces: [] });
    for (const kind of kinds) {
      yield () =>
        Match.withPieces(id, { pieces: Array.from({ length: files * ranks }, (_, index) => placed(index, kind)) });
    }
    yield () => Match.withPieces(id, { pieces: kinds.map((kind, index) => placed(index * 2, kind)) });
    assert.ok(array.length > 0);
  }
}

test("pictures are drawn as they are meant", () => {
  const match = new Match("chaturanga");
  for (const name of ["svg", "describe", "animation"])
    assert.ok(
      survives(() => call(match, name, [PICTURE])),
      name,
    );
});

test("a match answers every question, whatever stands on its board", () => {
  for (const make of matches()) {
    for (const [name, args] of Object.entries(METHODS.Match)) {
      if (["constructor", "withPieces", "read"].includes(name)) continue;
      const match = make();
      survives(() => call(match, name, args));
      survives(() => call(match, name, []));
      match.free();
    }
  }
});

test("a match survives every argument, and stays as it was when it refuses", () => {
  const shogi = new Match("shogi");
  shogi.play("c3c4");
  for (const match of [
    shogi,
    new Match("shaturanga"),
    new Match("ashtapada"),
    Match.withPieces("chaturanga", PLACING),
  ]) {
    for (const [name, args] of Object.entries(METHODS.Match)) {
      if (["constructor", "withPieces", "read"].includes(name)) continue;
      for (const odd of ODD) {
        for (const wrong of spoilt(args, odd)) {
          // Depths that may be counted take long.
          if (name === "perft" && wrong[0] === 12) continue;
          const before = [match.position(), match.line().length];
          const answered = survives(() => call(match, name, wrong));
          if (!answered) assert.deepEqual([match.position(), match.line().length], before, name);
        }
      }
    }
  }
});

test("a moving picture survives every time", () => {
  const match = new Match("shatranj");
  match.play("e2e3");
  const moving = match.animation();
  for (const [name, args] of Object.entries(METHODS.LineAnimation)) {
    for (const odd of ODD) for (const wrong of spoilt(args, odd)) survives(() => call(moving, name, wrong));
  }
  moving.free();
});

test("texts and lists over their limits are refused with a code", () => {
  const long = "x".repeat(10_001);
  assert.throws(() => new Match("shogi", { position: long }), { code: "bad-argument" });
  assert.throws(() => new Match("shogi", { position: long.slice(0, 2000) }), { code: "position-too-long" });
  const match = new Match("shogi");
  assert.throws(() => match.play(long), { code: "bad-argument" });
  assert.throws(() => match.perft(13), { code: "depth-too-large" });
  assert.throws(() => match.perft(12), { code: "count-too-large" });
  for (const depth of [-1, 1.5, NaN, Infinity]) assert.throws(() => match.perft(depth), { code: "bad-argument" });
  assert.throws(() => match.playLine(new Array(10_001).fill("a1a2")), { code: "bad-argument" });
  const many = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`option-${index}`, "x"]));
  assert.throws(() => new Match("shogi", { options: many }), { code: "bad-argument" });
  assert.throws(() => match.svg({ marks: new Array(10_001).fill({ square: "a1", kind: "move" }) }), {
    code: "bad-argument",
  });
});

test("an error says which name or which entry is wrong", () => {
  const match = new Match("makruk");
  const kind = (/** @type {string} */ kind) => pattern({ game: "makruk", kind, at: "e4" });
  assert.throws(() => kind("queen"), { code: "unknown-kind", message: "The game has no kind “queen”." });
  assert.throws(() => pattern({ game: "makruk", kind: "king", at: "z9" }), {
    code: "unknown-square",
    message: "The game has no square “z9”.",
  });
  assert.throws(() => match.playLine(/** @type {any} */ (["e3e4", 2])), {
    code: "bad-argument",
    message: "“moves[1]” should be a text.",
  });
});

test("every game answers after all that", () => {
  for (const { id, options } of games()) {
    const match = new Match(id);
    assert.ok(match.legal().length > 0, id);
    for (const option of options) {
      survives(() => new Match(id, { options: { [option.id]: "no such choice" } }));
    }
    match.free();
  }
  // A solver takes a table of 64 MB when there is room.
  assert.ok(raw.memory.buffer.byteLength < 160 * 2 ** 20, "no hostile text has blown the memory up");
});
