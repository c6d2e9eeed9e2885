// The form above a game file: what it reads of a text, and that it changes nothing else.

import assert from "node:assert/strict";
import test from "node:test";
import * as terms from "../../www/views/game-terms.js";
import { hasMore, piecesIn, shortened, stringOf, valueFor, written } from "../../www/views/game-text.js";
import { checkGame, gameFile, gameOutlines } from "./load.mjs";

/** Each game as one of the reader’s own. */
const FILES = gameOutlines().map(({ id }) => ({ id, text: gameFile(id).replace(/^id = .*$/m, `id = "my-${id}"`) }));
const fileOf = (/** @type {string} */ id) => FILES.find((one) => one.id === id)?.text ?? "";

/** The lines in which two texts differ. @param {string} one @param {string} other */
const changed = (one, other) => {
  const lines = one.split("\n");
  return other.split("\n").filter((line) => !lines.includes(line));
};

test("what is read of a text and written again is the same text", () => {
  for (const { id, text } of FILES) {
    const board = terms.boardOf(text);
    assert.ok(board, id);
    assert.equal(terms.resized(text, board.files, board.ranks), text, id);
    assert.equal(terms.withArray(text, board.setup), text, id);
    for (const piece of piecesIn(text)) {
      const moves = terms.movesOf(text, piece.id);
      const again = moves && terms.withMoves(text, piece.id, moves);
      if (again) assert.deepEqual(terms.movesOf(again, piece.id)?.toSorted(), moves.toSorted(), `${id} ${piece.id}`);
    }
    for (const term of /** @type {const} */ (["stalemate", "bare-king"])) {
      const end = terms.endOf(text, term);
      if (end) assert.equal(terms.withEnd(text, term, end), text, `${id} ${term}`);
    }
    const promotion = terms.promotionOf(text);
    if (promotion) assert.equal(terms.withPromotion(text, promotion.into, promotion.ranks), text, id);
  }
});

test("a game without its choices and lines is a game, and so it is on a larger board", () => {
  for (const { id, text } of FILES) {
    assert.ok(hasMore(text), id);
    const short = shortened(text);
    assert.equal(hasMore(short), false);
    assert.equal(checkGame(short), undefined, id);
    const board = terms.boardOf(short);
    // A race runs round a square.
    if (board) assert.equal(checkGame(terms.resized(short, board.files + 1, board.ranks + 1)), undefined, id);
  }
});

test("a change is one line of the text", () => {
  const text = fileOf("shatranj");
  assert.deepEqual(changed(text, terms.withMoves(text, "elephant", ["fcF", "D"])), ['moves = "DfcF"']);
  assert.deepEqual(changed(text, terms.withEnd(text, "stalemate", "loses")), ['stalemate = "loses"']);
  // What is usual is not said, and what was not said is said in its section.
  assert.equal(valueFor(terms.withEnd(text, "stalemate", "draw"), "terms", "stalemate"), "");
  const makruk = terms.withEnd(fileOf("makruk"), "bare-king", "loses");
  assert.equal(checkGame(makruk), undefined);
  assert.equal(valueFor(makruk, "terms", "bare-king"), '"loses"');
  assert.deepEqual(changed(text, terms.withPromotion(text, "horse", 2)), [
    'promotion = { pieces = [["soldier", { always = "horse" }]], zone = { last-ranks = 2 }, must = "always" }',
  ]);
  assert.equal(checkGame(terms.withPromotion(text, "", 1)), undefined);
});

test("a game that is not kept has its id by its name", () => {
  const text = fileOf("shatranj");
  const named = terms.renamed(text, "Café “chess” 2");
  assert.deepEqual(changed(text, named), ['id = "cafe-chess-2"', 'title = "Café “chess” 2"']);
  assert.equal(checkGame(named), undefined);
  assert.deepEqual(changed(text, terms.renamed(text, 'A "b" \\ c', true)), ['title = "A \\"b\\" \\\\ c"']);
  assert.deepEqual(changed(text, terms.renamed(text, "象棋")), ['title = "象棋"']);
});

test("files come and go at the right, ranks in the middle, and marks with their squares", () => {
  const text = fileOf("chaturanga");
  const small = terms.resized(text, 7, 6);
  assert.equal(terms.boardOf(small)?.setup, "rnbkqbn/ppppppp/7/7/PPPPPPP/RNBQKBN");
  assert.doesNotMatch(valueFor(small, "board", "marks") ?? "", /h|[78]/);
  assert.match(valueFor(small, "board", "marks") ?? "", /"a1".*"e5"/);
  assert.equal(terms.boardOf(terms.resized(text, 1, 1))?.setup, "r");
  assert.match(terms.boardOf(terms.resized(fileOf("sittuyin"), 9, 8))?.setup ?? "", /^9\/9\/4pppp1\/.*\[KFRRSSNNkf/);
  assert.match(terms.boardOf(terms.resized(fileOf("shaturanga"), 9, 8))?.setup ?? "", /^wBwP2nKnEnNnB1\//);
});

test("what says more than the form has is not understood, and stays", () => {
  const text = fileOf("shatranj");
  const over = (/** @type {string} */ value) => text.replace(/^moves = "A"$/m, `moves = ${value}`);
  for (const [value, moves] of /** @type {const} */ ([
    ['"WF"', ["W", "F"]],
    ['"K"', ["W", "F"]],
    ['"QN" # and a remark with "quotes', ["R", "B", "N"]],
    ["'FF'", ["B"]],
    ['"W0"', ["R"]],
    ['"W3"', undefined],
    ['"Y"', undefined],
    ['"(a)W"', undefined],
    ['["W", { betza = "N", checks = false }]', undefined],
  ])) {
    assert.deepEqual(terms.movesOf(over(value), "elephant"), moves, value);
  }
  const lines = over('[\n  "W",\n]');
  assert.equal(terms.movesOf(lines, "elephant"), undefined);
  assert.equal(terms.withMoves(lines, "elephant", ["D"]), lines);
  assert.match(terms.withMoves(over('"A" # two squares'), "elephant", ["D"]), /^moves = "D" # two squares$/m);
  assert.equal(terms.promotionOf(fileOf("shogi")), undefined);
  // A text of several lines may hold anything.
  const told = `${text}\n[[notes]]\ntext = """\n[terms]\nstalemate = "draw"\n"""\n`;
  assert.equal(written(told, "terms", "stalemate", '"loses"'), told);
  assert.equal(shortened(told), told);
});

test("no text makes it throw", () => {
  for (const text of [
    "",
    "=",
    "[",
    "[[pieces]]\n[[pieces]]\nid = 3",
    'title = "',
    "a = [#]\nb = ]",
    '[terms]\nsetup = "//"',
  ]) {
    terms.resized(text, 3, 3);
    terms.renamed(text, "x");
    terms.promotionOf(text);
    for (const { id } of piecesIn(text)) terms.withMoves(text, id, ["W"]);
    assert.equal(shortened(text).trim(), text.trim());
  }
  assert.equal(stringOf('"a\\q"'), undefined);
});
