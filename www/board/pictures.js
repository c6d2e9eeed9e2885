// Small pictures: a piece by itself, a diagram of its moves, a sample of a mark.
// All of them are drawn by the module, so that they cannot differ from the board.

import { Match, figureText, kinds, markText, pattern } from "../core/module.js";
import { commonest, outline, piecesOf } from "../core/games.js";
import { svg } from "../lib/dom.js";
import { geometry } from "./geometry.js";

/** @typedef {import("../core/module.js").KindInfo} KindInfo */
/** @typedef {import("../core/module.js").Mark} Mark */

/**
 * A piece by itself, as an ornament beside its name.
 * @param {string} id of the figure
 * @param {string} seat
 * @param {import("../core/module.js").FigureOptions} [options]
 */
export function figure(id, seat, options) {
  const node = svg(figureText(id, seat, options));
  node.classList.add("piece-figure");
  node.setAttribute("aria-hidden", "true");
  return node;
}

/**
 * One mark by itself, for the key.
 * @param {Omit<Mark, "square">} mark
 */
export function markSample(mark) {
  const node = svg(markText(mark));
  node.classList.add("mark-sample");
  node.setAttribute("aria-hidden", "true");
  return node;
}

/**
 * The board of a game as it begins, small, without the room for what is in hand.
 * @param {string} id
 */
export function smallBoard(id) {
  const board = svg(new Match(id).svg({ coordinates: false, prefix: `small-${id}` }));
  for (const node of board.querySelectorAll("title, desc, .hand")) node.remove();
  const bare = svg(Match.withPieces(id, { pieces: [] }).svg({ coordinates: false }));
  board.setAttribute("viewBox", bare.getAttribute("viewBox") ?? "");
  for (const side of ["width", "height"]) board.setAttribute(side, bare.getAttribute(side) ?? "");
  return board;
}

/**
 * The board of a match, still, where its words stand beside it.
 * @param {Match} match
 * @param {import("../core/games.js").Pieces} pieces as the page has them
 * @param {Partial<import("../core/module.js").SvgOptions>} options
 */
export function stillBoard(match, pieces, options) {
  const board = svg(match.svg({ pieces: piecesOf(match.game, pieces), ...options }));
  for (const text of board.querySelectorAll("title, desc")) text.remove();
  board.setAttribute("aria-hidden", "true");
  return board;
}

/** How many squares a small diagram shows on each side of the piece: those of a leaper, or of some of a ride. */
const [NEAR, FAR] = [2, 3];

/**
 * A small still diagram of how a kind moves: the squares around it, near enough
 * for the marks to be read.
 *
 * @param {string} game
 * @param {Record<string, string>} options
 * @param {KindInfo} kind
 * @param {"figures" | "letters" | "pictograms"} pieces
 * @param {string} [prefix] of the names in the drawing, which no other drawing of the page may have
 */
export function diagram(game, options, kind, pieces, prefix = kind.id) {
  const { at } = kind;
  const others = screens(game, options, kind, at);
  const { marks } = pattern({ game, options, kind: kind.id, at, friends: others });
  const reach = Math.max(...marks.map(({ square }) => distance(at, square)));
  const around = reach === FAR ? FAR : NEAR;
  const common = commonest(kinds(game, options)).id;
  const seat = outline(game).seat;
  const placed = [{ square: at, seat, kind: kind.id }, ...others.map((square) => ({ square, seat, kind: common }))];
  const node = svg(
    Match.withPieces(game, { options, pieces: placed }).svg({ coordinates: false, marks, pieces, prefix }),
  );
  const { files, ranks, cell, left, top } = geometry(node);
  const across = 2 * around + 1;
  // At an edge the picture ends with the board's own frame.
  const start = (/** @type {number} */ place, /** @type {number} */ places, /** @type {number} */ frame) => {
    const first = place - around;
    if (first < 0) return -frame;
    return first + across > places ? (places - across) * cell + frame : first * cell;
  };
  const x = start(at.charCodeAt(0) - 97, files, left);
  const y = start(ranks - Number(at.slice(1)), ranks, top);
  node.setAttribute("viewBox", `${x} ${y} ${across * cell} ${across * cell}`);
  // Its title would show wherever the mouse rests.
  for (const text of node.querySelectorAll("title, desc")) text.remove();
  for (const side of ["width", "height"]) node.setAttribute(side, String(across * cell));
  node.setAttribute("aria-hidden", "true");
  node.classList.add("is-small");
  return node;
}

/**
 * Where others have to stand for a piece that hops to show all its moves: all about it, or on two
 * sides if without them it slides. Nowhere, for a piece that does not hop.
 *
 * @param {string} game
 * @param {Record<string, string>} options
 * @param {KindInfo} kind
 * @param {string} at in the middle of the board
 * @returns {string[]}
 */
export function screens(game, options, kind, at) {
  if (!/p[A-Z]/.test(kind.betza)) return [];
  const alone = pattern({ game, options, kind: kind.id, at }).marks.length;
  return neighbours(at).slice(0, alone > 0 ? 2 : 4);
}

/** How many squares apart, straight or aslant. @param {string} one @param {string} other */
function distance(one, other) {
  return Math.max(
    Math.abs(one.charCodeAt(0) - other.charCodeAt(0)),
    Math.abs(Number(one.slice(1)) - Number(other.slice(1))),
  );
}

/**
 * The squares next to a square in the middle of a board, straight.
 * @param {string} at
 */
function neighbours(at) {
  const [file, rank] = [at.charCodeAt(0), Number(at.slice(1))];
  return [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ].map(([across, up]) => String.fromCharCode(file + across) + (rank + up));
}
