// Lessons: every course can be read and answered, and what is expected is found again by another way; hostile
// lessons keep what can be read; what is written is read again.

import assert from "node:assert/strict";
import test from "node:test";
import * as tabiya from "./load.mjs";
import { oddValues, spoilt } from "./odd.mjs";
import { courses, load } from "../../www/lessons/courses/index.js";
import { GOALS, LIMITS, expected, judge, parse, reach, read, stand, write } from "../../www/lessons/lesson.js";

const { Match, games, pattern } = tabiya;
const all = games();
/** @typedef {import("../../www/lessons/lesson.js").Lesson} Lesson */

/** @param {string} id */
const course = async (id) => read(tabiya, await load(id)).lesson;
const every = await Promise.all(courses.map(async ({ id }) => ({ id, lesson: await course(id) })));
/** Every question of every course. */
const asked = every.flatMap(({ id, lesson }) =>
  lesson.steps.flatMap(({ ask, position, line }, index) =>
    ask ? [{ name: `${id} ${index + 1}`, lesson, index, ask, position, line }] : [],
  ),
);

/** @typedef {import("../../www/pkg/tabiya.js").Match} Match */

/** @template T @param {Match} match @param {(match: Match) => T} use */
function using(match, use) {
  try {
    return use(match);
  } finally {
    match.free();
  }
}
/** Whether the judge, which is not the generator, lets a move pass. @param {Match} match @param {string} text */
function plays(match, text) {
  return using(match.clone(), (after) => {
    try {
      after.play(text);
      return true;
    } catch {
      return false;
    }
  });
}

test("first comes the board itself, then a course for every game; each is read without a fault", async () => {
  const [beginning, ...others] = courses;
  assert.equal(beginning.id, "first-steps");
  assert.deepEqual(
    others.map(({ game }) => game),
    all.map(({ id }) => id),
  );
  for (const { id, game, title, steps } of courses) {
    const value = /** @type {any} */ (await load(id));
    const { lesson, faults } = read(tabiya, value);
    assert.deepEqual(faults, [], id);
    assert.deepEqual(lesson, { options: {}, ...value });
    assert.deepEqual([lesson.game, lesson.title, lesson.steps.length], [game, title, steps]);
    assert.ok(steps >= 5 && steps <= 14, `${id} has ${steps} steps`);
    assert.ok(lesson.steps.every(({ text, ask }) => text && ask && text.length < 600));
    assert.ok(new Set(lesson.steps.map(({ ask }) => ask?.kind)).size >= 3, `${id} asks in few ways`);
  }
  assert.equal(await load("no-such-course"), undefined);
  assert.equal(await load("toString"), undefined);
});

test("no course shows a position that cannot come about by play", () => {
  for (const { name, lesson, index } of asked) {
    const remarks = using(stand(tabiya, lesson, index), (match) => match.remarks());
    assert.deepEqual(remarks, [], name);
  }
});

/** What soldiers can become of which a side has more than in the array. @type {Record<string, string[]>} */
const MORE = {
  shatranj: ["counsellor"],
  indian: ["counsellor"],
  makruk: ["counsellor"],
  ouk: ["counsellor"],
  shatar: ["bers"],
  shaturanga: ["elephant", "horse", "boat"],
  "dice-chess": ["elephant", "horse", "boat"],
};

/** @param {string} game @param {string} kind @returns {string} the kind of which a piece was promoted, or its own */
const once = (game, kind) =>
  all.find(({ id }) => id === game)?.kinds.find(({ id }) => id === kind)?.promotedFrom ?? kind;

/** How many of each kind a side has, on the board and in hand. @param {any} match @param {string} seat */
function counted(match, seat) {
  /** @type {Record<string, number>} */
  const counts = {};
  const add = (/** @type {string} */ kind, count = 1) => {
    // A double of the race is two pieces.
    const [of, times] = kind === "double" ? ["single", 2] : [once(match.game, kind), 1];
    counts[of] = (counts[of] ?? 0) + count * times;
  };
  for (const piece of match.board()) if (piece.seat === seat) add(piece.kind);
  for (const hand of match.hands()) {
    if (hand.seat === seat) for (const { kind, count } of hand.pieces) add(kind, count);
  }
  return counts;
}

test("no side of a course has more of a kind than its game can give it, and each has its king", () => {
  for (const { name, lesson, index } of asked) {
    const { kinds = [], seats = [] } = all.find(({ id }) => id === lesson.game) ?? {};
    using(stand(tabiya, lesson, index), (match) => {
      const options = match.options();
      const began = new Match(lesson.game, { options });
      const text = match.position();
      const sides = seats.map(({ id }) => ({ id, has: counted(match, id), had: counted(began, id) }));
      began.free();
      if (lesson.game === "shogi") {
        // Nothing ever leaves the game: forty pieces, whoever has them.
        const sum = (/** @type {"has" | "had"} */ of) =>
          sides.reduce((/** @type {Record<string, number>} */ whole, side) => {
            for (const [kind, count] of Object.entries(side[of])) whole[kind] = (whole[kind] ?? 0) + count;
            return whole;
          }, {});
        assert.deepEqual(sum("has"), sum("had"), name);
        assert.equal(
          Object.values(sum("has")).reduce((one, other) => one + other),
          40,
          name,
        );
      } else {
        for (const [at, { id, has, had }] of sides.entries()) {
          const [soldier] = ["soldier", "pawn"].filter((kind) => had[kind]);
          const lost = soldier ? had[soldier] - (has[soldier] ?? 0) : 0;
          let more = 0;
          for (const [kind, count] of Object.entries(has)) {
            const beyond = count - (had[kind] ?? 0);
            if (beyond <= 0) continue;
            assert.ok(MORE[lesson.game]?.includes(kind), `${name}: ${id} has ${count} of ${kind}`);
            more += beyond;
          }
          assert.ok(more <= lost, `${name}: ${id} has ${more} more than ${lost} soldiers can have become`);
          const home = /\bhome=([\d,]+)/.exec(text)?.[1].split(",").map(Number) ?? [];
          if (had.single) assert.equal((has.single ?? 0) + (home[at] ?? 0), had.single, `${name}: ${id}`);
        }
      }
      const royal = kinds.filter((kind) => kind.royal).map((kind) => kind.id);
      const captive =
        /\bcaptive=(\S+)/
          .exec(text)?.[1]
          .split(",")
          .map(([seat]) => seat) ?? [];
      for (const { id } of royal.length ? sides : []) {
        const own = match.board().filter(({ seat, kind }) => seat === id && royal.includes(kind)).length;
        const held =
          match
            .hands()
            .find(({ seat }) => seat === id)
            ?.pieces.filter(({ kind }) => royal.includes(kind)) ?? [];
        const there = own + held.length + captive.filter((seat) => seat === id).length;
        // A crown prince is a second king.
        assert.ok(there === 1 || (there === 2 && royal.includes("crown-prince")), `${name}: ${id} has ${there} kings`);
      }
    });
  }
});

test("what is told of history names a source that the game cites", () => {
  for (const { id, lesson } of every) {
    const sources = all.find((game) => game.id === lesson.game)?.sources ?? [];
    for (const { text, source } of lesson.steps) {
      if (source)
        assert.ok(
          sources.some(({ short }) => source.startsWith(short)),
          `${id}: ${source}`,
        );
      // A year is nothing that the rules core could know.
      else assert.doesNotMatch(text, /\b\d{3,4}\b/, id);
    }
  }
});

test("a course calls the pieces as its game does", () => {
  for (const { id, lesson } of every) {
    const nouns = (all.find((game) => game.id === lesson.game)?.kinds ?? []).map(({ noun }) => noun).join(" ");
    for (const { text } of lesson.steps) {
      for (const word of ["pawn", "soldier"]) {
        if (!nouns.includes(word)) assert.doesNotMatch(text, new RegExp(`\\b${word}s?\\b`, "i"), id);
      }
    }
  }
});

test("squares that are asked for are those that the judge of moves lets pass, and no others", () => {
  for (const { name, lesson, index, ask } of asked) {
    if (ask.kind !== "squares") continue;
    using(stand(tabiya, lesson, index), (match) => {
      const { files, ranks } = tabiya.board(lesson.game, {});
      /** @type {string[]} */
      const found = [];
      for (let file = 0; file < files; file++) {
        for (let rank = 1; rank <= ranks; rank++) {
          const to = String.fromCharCode(97 + file) + rank;
          if (match.explain(ask.of, to).legal) found.push(to);
        }
      }
      assert.deepEqual(expected(tabiya, lesson, index), found.sort(), name);
      assert.ok(found.length > 0 && found.length <= 12, name);
      // The pattern alone knows the way too, where no throw, leap or other king has a say.
      const pieces = match.board();
      const { kind, seat } = pieces.find(({ square }) => square === ask.of) ?? {};
      if (
        !kind ||
        ["king", "general", "crown-prince"].includes(kind) ||
        all.find((one) => one.id === lesson.game)?.dice
      )
        return;
      const others = pieces.filter(({ square }) => square !== ask.of);
      const { marks } = pattern({
        game: lesson.game,
        kind,
        at: ask.of,
        seat,
        friends: others.filter((piece) => piece.seat === seat).map(({ square }) => square),
        enemies: others.filter((piece) => piece.seat !== seat).map(({ square }) => square),
      });
      const taken = new Set(others.map(({ square }) => square));
      const goes = marks.filter(({ square, kind }) => (taken.has(square) ? kind !== "move" : kind !== "capture"));
      if (kind !== "cannon")
        assert.deepEqual([...new Set(goes.map(({ square }) => square))].sort(), found, `${name} ${kind}`);
    });
  }
});

test("whether a move is legal is what the list of moves says", () => {
  for (const { name, lesson, index, ask } of asked) {
    if (ask.kind !== "legal") continue;
    const listed = using(stand(tabiya, lesson, index), (match) => match.legal().some(({ text }) => text === ask.move));
    assert.equal(expected(tabiya, lesson, index), listed, name);
    const { right, reasons } = judge(tabiya, lesson, index, listed);
    assert.ok(right && reasons.length > 0 && reasons.every(Boolean), name);
    assert.equal(judge(tabiya, lesson, index, !listed).right, false);
  }
});

test("what is to be found stands where the board says, and a wrong square is told for what it is", () => {
  const found = asked.filter(({ ask }) => ask.kind === "find");
  assert.ok(found.length > 12);
  for (const { name, lesson, index, ask } of found) {
    if (ask.kind !== "find") continue;
    using(stand(tabiya, lesson, index), (match) => {
      const answer = /** @type {string[]} */ (expected(tabiya, lesson, index));
      const there = match.board().filter(({ kind, seat }) => kind === ask.piece && seat === (ask.seat ?? seat));
      assert.deepEqual(answer, [...(ask.squares ?? there.map(({ square }) => square))].sort(), name);
      assert.ok(answer.length > 0 && answer.length <= 6, name);
      assert.equal(judge(tabiya, lesson, index, answer).right, true);
      const other = match.board().find(({ square }) => !answer.includes(square)) ?? { square: "", name: "" };
      const { right, extra, missing, reasons } = judge(tabiya, lesson, index, [other.square, ...answer.slice(1)]);
      assert.deepEqual([right, extra, missing], [false, [other.square], answer.slice(0, 1)], name);
      assert.ok(reasons[0].includes(ask.squares ? `rank ${other.square.slice(1)}` : other.name), reasons[0]);
    });
  }
});

test("a wrong answer to every kind of question is told why", () => {
  const { lesson, faults } = read(tabiya, {
    title: "T",
    game: "shatranj",
    steps: [
      { text: "", ask: { kind: "find", squares: ["e4", "b7", "e4"] } },
      { text: "", ask: { kind: "find", piece: "horse", seat: "b" } },
      { text: "", ask: { kind: "move", moves: ["b1c3"] } },
      { text: "", position: "4k3/7p/8/3N4/8/8/8/R3K3 w", ask: { kind: "move", goal: "check", of: "a1" } },
      { text: "", ask: { kind: "legal", move: "e2e4" } },
      { text: "", ask: { kind: "squares", of: "c1" } },
    ],
  });
  assert.deepEqual(faults, []);
  assert.deepEqual(lesson.steps[0].ask, { kind: "find", squares: ["b7", "e4"] });
  const why = (/** @type {number} */ index, /** @type {unknown} */ given) => {
    const { right, reasons } = judge(tabiya, lesson, index, given);
    assert.equal(right, false);
    return reasons[0];
  };
  assert.match(why(0, ["e5", "b7"]), /e5.*file e, rank 5/);
  assert.match(why(1, ["b8", "c8"]), /c8.*elephant/i);
  assert.match(why(1, ["b8", "c5"]), /c5 is empty/);
  assert.match(why(2, "g1f3"), /^g1–f3 is legal, but it is another piece/);
  assert.match(why(2, "b1a3"), /^b1–a3 is legal, but .*another square/);
  assert.match(why(2, "b1b3"), /horse/);
  assert.match(why(3, "a1b1"), /^a1–b1 is legal, but gives no check/);
  assert.match(why(3, "d5c7"), /^d5–c7 is legal, but it is the piece on a1/);
  assert.match(why(4, true), /soldier/);
  assert.match(why(5, ["c3"]), /two squares diagonally/);
});

test("what cannot be looked for is a fault", () => {
  const of = (/** @type {object} */ ask) =>
    read(tabiya, { title: "", game: "shatranj", steps: [{ text: "a", ask: { kind: "find", ...ask } }] });
  /** @type {[object, string, string][]} */
  const bad = [
    [{}, "steps[0].ask.piece", "not-text"],
    [{ piece: "cannon" }, "steps[0].ask.piece", "unknown-name"],
    [{ piece: "king", seat: "n" }, "steps[0].ask.seat", "unknown-name"],
    [{ squares: "e4" }, "steps[0].ask.squares", "not-list"],
    [{ squares: ["e9"] }, "steps[0].ask.squares[0]", "unknown-square"],
    [{ squares: [] }, "steps[0].ask.squares", "no-answer"],
  ];
  for (const [ask, at, code] of bad) {
    const { lesson, faults } = of(ask);
    assert.equal(lesson.steps[0].ask, undefined);
    assert.deepEqual([faults[0].at, faults[0].code], [at, code]);
  }
  // A throw that is due hinders no look at the board.
  const array = { title: "", game: "shaturanga", steps: [{ text: "a", ask: { kind: "find", piece: "boat" } }] };
  assert.deepEqual(expected(tabiya, read(tabiya, array).lesson, 0), ["a1", "a8", "h1", "h8"]);
});

/** What a position’s text says of a side’s pieces. @param {any} match @param {string} seat */
const army = (match, seat) => match.board().filter((/** @type {any} */ piece) => piece.seat === seat);

test("moves that are right meet the goal, and every other legal move does not", () => {
  for (const { name, lesson, index, ask } of asked) {
    if (ask.kind !== "move") continue;
    using(stand(tabiya, lesson, index), (match) => {
      const answer = /** @type {string[]} */ (expected(tabiya, lesson, index));
      assert.ok(answer.length > 0 && answer.length <= 6, `${name}: ${answer}`);
      const before = match.board();
      // The same question, whichever piece answers it.
      const { of, ...whichever } = ask;
      const { goal, moves } = whichever;
      const bare = lesson.steps.map((step, at) => (at === index ? { ...step, ask: whichever } : step));
      for (const { text, seat, from } of match.legal()) {
        const met = using(match.clone(), (after) => {
          if (of && from !== of) return false;
          after.play(text);
          const lost = before.length - after.board().length;
          const kinds = (/** @type {any[]} */ pieces) =>
            pieces
              .map(({ kind }) => kind)
              .sort()
              .join();
          if (goal === "capture") return lost > 0;
          if (goal === "win") return after.outcome()?.winner === seat || after.outcome()?.winners.includes(seat);
          if (goal === "check") return after.state().check.length > 0;
          // By another way than the outcome's reason: nothing can be played, and the king is attacked.
          if (goal === "mate") return after.legal().length === 0 && after.state().check.length > 0;
          if (goal === "draw") return after.outcome()?.result === "1/2-1/2";
          if (goal === "promote")
            return lost === 0 ? kinds(army(match, seat)) !== kinds(army(after, seat)) : /[a-z+]$/.test(text);
          return moves?.includes(text);
        });
        assert.equal(answer.includes(text), met === true, `${name}: ${text}`);
        const { right, reasons } = judge(tabiya, lesson, index, text);
        assert.equal(right, met === true, `${name}: ${text}`);
        if (right) continue;
        // A legal move is told what it fails to do, not what it does.
        assert.equal(reasons.length, 1, `${name}: ${text}: ${reasons}`);
        assert.match(reasons[0], / is legal, but /, `${name}: ${text}`);
        if (!goal) continue;
        const meetsIt = of !== undefined && judge(tabiya, { ...lesson, steps: bare }, index, text).right;
        assert.equal(/ that is to move\.$/.test(reasons[0]), meetsIt, `${name}: ${text}`);
      }
      assert.ok(answer.every((text) => plays(match, text)));
    });
  }
  assert.ok(GOALS.every((goal) => asked.some(({ ask }) => ask.kind === "move" && ask.goal === goal)));
});

test("readings that count as right go where the board shows, and the others do not", () => {
  for (const { name, lesson, index, ask } of asked) {
    if (ask.kind !== "reading") continue;
    const { of, option: which } = ask;
    const shown = reach(tabiya, lesson, index);
    const right = /** @type {string[]} */ (expected(tabiya, lesson, index));
    const option = all.find(({ id }) => id === lesson.game)?.options.find(({ id }) => id === which);
    using(stand(tabiya, lesson, index), (match) => {
      assert.equal(right[0], match.options()[which]);
      const [placing] = match.position().split(" ");
      for (const { id } of option?.choices ?? []) {
        const goes = using(
          new Match(lesson.game, { options: { [which]: id }, position: placing }),
          (other) => shown.length === other.legal(of).length && shown.every((to) => other.explain(of, to).legal),
        );
        assert.equal(right.includes(id), goes, `${name}: ${id}`);
        const { right: judged, reasons } = judge(tabiya, lesson, index, id);
        assert.equal(judged, goes);
        assert.ok(reasons.length > 0);
      }
    });
  }
});

test("readings with one reach are all right, and a choice without a difference is no question", () => {
  const ask = { kind: "reading", option: "elephant", of: "e3" };
  const alone = "3k4/7p/8/8/8/4B3/7P/4K3 w - - 0 1";
  const { lesson, faults } = read(tabiya, {
    title: "",
    game: "chaturanga",
    steps: [
      { text: "One of three", position: alone, ask },
      // The king’s leap is the same with captures and without, where nothing can be captured.
      { text: "Three of four", ask: { kind: "reading", option: "kingLeap", of: "e1" } },
      { text: "None", ask: { kind: "reading", option: "kingLeapCapture", of: "e1" } },
    ],
  });
  assert.deepEqual(
    faults.map(({ at, code }) => [at, code]),
    [["steps[2].ask.option", "one-reach"]],
  );
  assert.deepEqual(expected(tabiya, lesson, 0), ["alfil"]);
  assert.deepEqual(expected(tabiya, lesson, 1), ["once-unless-checked", "once-unrestricted", "unmoved-not-in-check"]);
  assert.equal(judge(tabiya, lesson, 1, "once-unrestricted").right, true);
  assert.equal(judge(tabiya, lesson, 1, "off").right, false);
});

test("answers are judged with what is missing, what is too much, and why", () => {
  const { lesson } = read(tabiya, {
    title: "T",
    game: "chaturanga",
    steps: [{ text: "Elephant", ask: { kind: "squares", of: "c1" } }],
  });
  const half = judge(tabiya, lesson, 0, ["a3", "c3"]);
  assert.deepEqual([half.right, half.missing, half.extra], [false, ["e3"], ["c3"]]);
  assert.match(half.reasons[0], /two squares diagonally/);
  assert.deepEqual(judge(tabiya, lesson, 0, ["e3", "a3", "a3"]), { right: true, missing: [], extra: [], reasons: [] });
  assert.equal(judge(tabiya, lesson, 7, []).right, false);
  assert.equal(expected(tabiya, lesson, 7), undefined);
});

test("odd answers are wrong, and nothing breaks", async () => {
  const kinds = ["squares", "find", "move", "legal", "reading"];
  const some = kinds.flatMap((kind) => asked.find(({ ask, line }) => ask.kind === kind && !line) ?? []);
  assert.equal(some.length, kinds.length);
  for (const { name, lesson, index } of some) {
    for (const odd of oddValues()) {
      if (typeof odd === "boolean") continue;
      assert.equal(judge(tabiya, lesson, index, odd).right, false, name);
    }
  }
});

test("what cannot be read is named by its place, and the rest is kept", () => {
  const squares = { kind: "squares", of: "c1" };
  const { lesson, faults } = read(tabiya, {
    title: 5,
    game: "chaturanga",
    language: "<b>",
    colour: "red",
    options: { elephant: "dabbaba", kingLeap: "sideways", speed: "fast", marks: 7 },
    steps: [
      { text: "Good", ask: squares },
      "none",
      { text: "No such square", ask: { kind: "squares", of: "c4" } },
      { text: "Not on turn", ask: { kind: "squares", of: "c8" } },
      { text: "No such kind", ask: { kind: "essay" } },
      { text: "No answer", ask: { kind: "move", goal: "win" } },
      { text: "One illegal", ask: { kind: "move", moves: ["e2e3", "e2e5"] } },
      { text: "No move", ask: { kind: "legal", move: "e2-e4!" } },
      { text: "No position", position: "8/8 w", ask: squares },
      { text: "Half a line", line: ["e2e3", "e3e4", "e4e5"], ask: squares },
      {},
    ],
  });
  assert.deepEqual(lesson.options, { elephant: "dabbaba" });
  assert.deepEqual(lesson.steps, [
    { text: "Good", ask: squares },
    { text: "No such square" },
    { text: "Not on turn" },
    { text: "No such kind" },
    { text: "No answer" },
    { text: "One illegal", ask: { kind: "move", moves: ["e2e3"] } },
    { text: "No move" },
    { text: "No position" },
    { text: "Half a line", line: ["e2e3"] },
  ]);
  assert.deepEqual(
    faults.map(({ at }) => at),
    [
      "colour",
      "title",
      "language",
      "options.kingLeap",
      "options.speed",
      "options.marks",
      "steps[1]",
      "steps[2].ask.of",
      "steps[3].ask.of",
      "steps[4].ask.kind",
      "steps[5].ask.goal",
      "steps[6].ask.moves[1]",
      "steps[7].ask.move",
      "steps[8].position",
      "steps[8].ask",
      "steps[9].line[1]",
      "steps[9].ask",
      "steps[10]",
    ],
  );
  assert.ok(faults.every(({ code, message }) => code && message));
  const unknown = read(tabiya, { title: "Kept", game: "draughts", steps: [{ text: "a" }] });
  assert.deepEqual(unknown.lesson, { title: "Kept", game: "", options: {}, steps: [] });
  assert.deepEqual(
    unknown.faults.map(({ at, code }) => [at, code]),
    [["game", "unknown-game"]],
  );
});

test("lengths are bounded, and odd values anywhere break nothing", () => {
  const long = read(tabiya, {
    title: "x".repeat(5000),
    game: "chaturanga",
    steps: Array.from({ length: 60 }, () => ({ text: "y\u0000".repeat(5000) })),
  });
  assert.equal(long.lesson.title.length, LIMITS.title);
  assert.equal(long.lesson.steps.length, LIMITS.steps);
  assert.ok(long.lesson.steps.every(({ text }) => text.length <= LIMITS.text && !text.includes("\0")));
  assert.ok(long.faults.length <= LIMITS.faults);
  const good = {
    title: "T",
    game: "chaturanga",
    options: { elephant: "alfil" },
    language: "en",
    steps: [
      {
        text: "a",
        position: "3k4/7p/8/8/8/4B3/7P/4K3 w",
        line: ["e3c5"],
        source: "s",
        ask: { kind: "legal", move: "e1e2" },
      },
    ],
  };
  for (const odd of oddValues()) {
    for (const [value] of spoilt([good], odd)) {
      const { lesson, faults } = read(tabiya, value);
      assert.ok(Array.isArray(lesson.steps) && lesson.steps.length <= LIMITS.steps && faults.length <= LIMITS.faults);
      for (const [index] of lesson.steps.entries()) judge(tabiya, lesson, index, true);
    }
  }
});

test("every course goes into an address and comes back with the same answers", async () => {
  for (const { id, lesson } of every) {
    const text = (await write(lesson)) ?? "";
    assert.match(text, /^[\w-]+$/, id);
    assert.ok(text.length < 3000, `${id}: ${text.length}`);
    const { lesson: again, faults } = read(tabiya, await parse(text));
    assert.deepEqual(faults, []);
    assert.deepEqual(again, lesson);
    for (const [index] of lesson.steps.entries()) {
      assert.deepEqual(expected(tabiya, again, index), expected(tabiya, lesson, index));
    }
  }
  const noise = Array.from({ length: 40 }, (_, i) => ({
    text: [...Array(1900).keys()].map((n) => (n * n * (i + 7)) % 97).join(" "),
  }));
  const long = read(tabiya, { title: "Long", game: "chaturanga", steps: noise }).lesson;
  const written = await write(long);
  assert.ok(written === undefined || written.length <= 8000);
  for (const odd of ["", "a", "%3Cscript%3E", "x".repeat(9000), 5, undefined]) {
    assert.equal(await parse(/** @type {any} */ (odd)), undefined);
  }
});
