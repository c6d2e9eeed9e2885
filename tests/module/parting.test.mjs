// Partings of rule sets, as programs ask for them; and what pieces reach, against brute force.

import assert from "node:assert/strict";
import test from "node:test";
import * as lab from "../../www/pkg/lab.js";
import { attacked, reach, squaresOf } from "../../www/laboratory/reach.js";
import { csv, html, markdown } from "../../www/lib/files.js";
import { Match, games, kinds, parting, pattern, seats } from "./load.mjs";

const setup = (/** @type {string} */ elephant) => ({ game: "chaturanga", options: { elephant } });

test("elephants part in the array, and both allow the line to where they do", async () => {
  const found = await lab.parting(setup("alfil"), setup("dabbaba"), { plies: 3 });
  assert.deepEqual(found, { result: "part", plies: 0, line: [], move: "c1a3", only: "a" });
});

test("what cannot be is refused with a code, and what is told can end it", async () => {
  const a = setup("alfil");
  const cases = [
    ["dice", a, { game: "ashtapada" }, { plies: 2 }],
    ["bad-argument", a, a, {}],
    ["bad-argument", a, a, { plies: 41 }],
    ["bad-argument", a, a, { plies: -1 }],
    ["unknown-field", a, a, { plies: 1, depth: 2 }],
    ["unknown-game", a, { game: "draughts" }, { plies: 1 }],
    ["unknown-choice", a, setup("bishop"), { plies: 1 }],
    ["unknown-field", { ...a, fen: "" }, a, { plies: 1 }],
  ];
  for (const [code, one, other, limits] of /** @type {[string, any, any, any][]} */ (cases)) {
    await assert.rejects(async () => lab.parting(one, other, limits), { code }, JSON.stringify([one, other, limits]));
  }
  /** @type {number[]} */
  const told = [];
  const none = await lab.parting(a, a, { plies: 3, onProgress: ({ plies }) => void told.push(plies) });
  assert.deepEqual(none, { result: "none", plies: 4, line: [] });
  assert.deepEqual([...new Set(told)].sort(), [1, 2, 3, 4]);
  assert.equal(parting(a, a, { plies: 30, onProgress: () => false }).result, "stopped");
  assert.equal(parting(a, a, { plies: 30, nodes: 300 }).result, "nodes");
  assert.equal(parting(a, a, { plies: 30, millis: 60 }).result, "time");
  const ended = new AbortController();
  const stopped = lab.parting(a, a, { plies: 30, signal: ended.signal, onProgress: () => ended.abort() });
  assert.equal((await stopped).result, "stopped");
  const error = new Error("enough");
  const fail = () => {
    throw error;
  };
  await assert.rejects(async () => lab.parting(a, a, { plies: 9, onProgress: fail }), error);
});

test("what each side attacks is where its pieces could capture, by their patterns", () => {
  const lines = { chaturanga: ["e2e3", "d7d6", "c1e3"], xiangqi: ["b3e3", "b10c8"], janggi: [], shogi: ["g3g4"] };
  for (const [game, line] of Object.entries(lines)) {
    const match = new Match(game);
    match.playLine(line);
    const pieces = match.board();
    for (const { from, seat, squares } of match.attacks()) {
      const kind = pieces.find(({ square }) => square === from)?.kind ?? "";
      const others = pieces.filter(({ square }) => square !== from).map(({ square }) => square);
      /** @type {string[]} */
      const known = [];
      for (const square of squaresOf(game)) {
        if (square === from) continue;
        // An enemy there, and everybody else a friend, who stands in the way as well.
        const friends = others.filter((other) => other !== square);
        const { marks } = pattern({ game, kind, at: from, seat, friends, enemies: [square] });
        const takes = marks.some((mark) => mark.square === square && mark.kind !== "move" && !mark.once);
        if (takes) known.push(square);
      }
      if (kind !== "cannon") assert.deepEqual([...squares].sort(), known.sort(), `${game}: ${kind} on ${from}`);
    }
    const counts = attacked(match);
    const sum = [...counts.values()].flatMap((each) => [...each.values()]).reduce((one, other) => one + other, 0);
    assert.equal(
      sum,
      match.attacks().reduce((all, { squares }) => all + squares.length, 0),
    );
    match.free();
  }
});

test("reach is what a walk over the board finds; the Alfil sees 8 squares, the Dabbaba 16, five ways all", () => {
  const one = (/** @type {string} */ elephant) => reach(setup(elephant), "elephant");
  assert.deepEqual(
    [one("alfil").each, one("dabbaba").each],
    [
      [8, 8],
      [16, 16],
    ],
  );
  assert.deepEqual(one("five").each, [64, 64]);
  // (±2, ±2) from every square of eight by eight: what stays on the board.
  const stays = (/** @type {number[][]} */ steps, /** @type {string} */ at) => {
    const [file, rank] = [at.charCodeAt(0) - 97, Number(at.slice(1)) - 1];
    const on = (/** @type {number} */ place) => place >= 0 && place < 8;
    return steps.map(([x, y]) => [file + x, rank + y]).filter(([x, y]) => on(x) && on(y));
  };
  const aslant = [-2, 2].flatMap((x) => [-2, 2].map((y) => [x, y]));
  const name = (/** @type {number[]} */ [x, y]) => String.fromCharCode(97 + x) + (y + 1);
  const found = one("alfil");
  /** @type {Set<string>} */
  const ever = new Set(["c1", "f1"]);
  for (const at of ever) for (const to of stays(aslant, at)) ever.add(name(to));
  assert.deepEqual([...found.ever].sort(), [...ever].sort());
  for (const [at, to] of found.goes) assert.deepEqual([...to].sort(), stays(aslant, at).map(name).sort());
  const mean = [...ever].reduce((sum, at) => sum + stays(aslant, at).length, 0) / ever.size;
  assert.equal(found.mean, mean);
  for (const square of squaresOf("chaturanga")) {
    assert.equal(found.comes.get(square), ever.has(square) ? stays(aslant, square).length : 0, square);
  }
});

test("every kind of every game has a reach that holds its start", () => {
  for (const { id } of games()) {
    if (seats(id).length > 2) continue;
    for (const kind of kinds(id)) {
      if (kind.betza === "") continue;
      const { ever, starts, goes, mean } = reach({ game: id, options: {} }, kind.id);
      assert.ok(starts.every((at) => ever.includes(at)) && goes.size === ever.length && Number.isFinite(mean), kind.id);
    }
  }
});

test("tables are copied as Markdown, CSV and HTML", () => {
  const table = { caption: "A & B", head: ["Game", "x|y"], rows: [['the "old"', "a, b\nc <d>"]] };
  assert.equal(markdown(table), '| Game | x\\|y |\n| --- | --- |\n| the "old" | a, b c &lt;d> |\n');
  assert.equal(csv(table), 'Game,x|y\r\n"the ""old""","a, b\nc <d>"\r\n');
  assert.match(
    html(table),
    /<caption>A &amp; B<\/caption>[\s\S]*<th scope="row">the &quot;old&quot;<\/th><td>a, b\nc &lt;d&gt;</,
  );
});
