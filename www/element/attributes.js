// Attributes of the element turned into a figure. Only their form is read here;
// what they mean, and whether it can be, the module says.

import { LISTS } from "../core/annotations.js";
import { coded } from "../core/module.js";
import * as words from "../words/element.js";

/** @typedef {import("../figures/figure.js").Figure} Figure */

/** How many boards stand side by side at most. */
const MOST_BOARDS = 12;
/** How much of a value an error repeats, in letters. */
const REPEATED = 60;

/**
 * @param {(name: string) => string | null} get an attribute's value, or none
 * @returns {Figure}
 */
export function read(get) {
  const text = (/** @type {string} */ name) => (get(name) ?? "").trim();
  const list = (/** @type {string} */ name) =>
    text(name)
      .split(/[\s,]+/)
      .filter(Boolean);
  const flag = (/** @type {string} */ name) => get(name) !== null && !/^(off|no|false)$/i.test(text(name));
  // Without the numbers of the moves; “33.4” is a move of Xiangqi.
  const line = list("line")
    .map((move) => move.replace(/^\d+([.…]+(?!\d)|$)/, ""))
    .filter(Boolean);
  const compare = text("compare")
    .split(";")
    .filter((set) => set.trim());
  if (compare.length > MOST_BOARDS) throw bad("compare", text("compare"));
  const set = text("pieces") || "figures";
  if (set !== "figures" && set !== "letters" && set !== "pictograms") throw bad("pieces", set);
  const pieces = text("drawings") ? drawings(text("drawings")) : set;
  // The rules core knows which squares the board has.
  const drawn = LISTS.flatMap((name) => (text(name) ? [[name, list(name).join(",")]] : []));
  const ply = text("ply") || String(line.length);
  if (!/^\d{1,5}$/.test(ply)) throw bad("ply", ply);
  /** @type {Figure} */
  const figure = {
    game: text("game"),
    options: pairs("options", text("options")),
    position: text("position") || undefined,
    line,
    ply: Math.min(Number(ply), line.length),
    piece: text("piece"),
    at: text("at"),
    seat: text("side"),
    friends: list("friends"),
    enemies: list("enemies"),
    ever: flag("ever"),
    compare: compare.map(ruleSet),
    marks: list("marks").map(mark),
    ...(drawn.length > 0 && { annotations: Object.fromEntries(drawn) }),
    pieces,
    coordinates: get("coordinates") === null || flag("coordinates"),
    flipped: flag("turned"),
  };
  if (!figure.game) throw coded("unknown-game", words.noAttribute("game"));
  return figure;
}

/**
 * Pieces of one’s own, as JSON; what can be drawn the rules core says.
 * @param {string} text
 * @returns {Record<string, string>}
 */
function drawings(text) {
  try {
    const found = JSON.parse(text);
    if (found && typeof found === "object" && !Array.isArray(found)) return found;
  } catch {
    // It is no JSON.
  }
  throw bad("drawings", text);
}

/** @param {string} name @param {string} value */
function bad(name, value) {
  const told = value.length > REPEATED ? `${value.slice(0, REPEATED)}…` : value;
  return coded("bad-attribute", words.badAttribute(name, told));
}

/**
 * `elephant:dabbaba, leap:no`; an equals sign serves as well.
 * @param {string} name
 * @param {string} value
 */
function pairs(name, value) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const part of value.split(/[\s,;~]+/).filter(Boolean)) {
    const [, option, choice] = /^([^:=]+)[:=]([^:=]+)$/.exec(part) ?? [];
    if (!choice) throw bad(name, value);
    found[option] = choice;
  }
  return found;
}

/** `shatranj`, `elephant:five`, `shatranj~array:d-file`; `-` is the figure's own rules. @param {string} text */
function ruleSet(text) {
  const [first, ...rest] = text.trim().split("~");
  const game = /[:=]/.test(first) || first === "-" ? undefined : first;
  const options = pairs("compare", [...(game || first === "-" ? [] : [first]), ...rest].join("~"));
  return game ? { game, options } : { options };
}

/** `e4` is a note; `blocked:e4`, `move/jump:e4`. @param {string} text @returns {import("../core/module.js").Mark} */
function mark(text) {
  const [, kind = "note", stride, square] = /^(?:([a-z]+)(?:\/([a-z]+))?:)?([a-z]\d{1,2})$/.exec(text) ?? [];
  if (!square) throw bad("marks", text);
  return /** @type {import("../core/module.js").Mark} */ ({ square, kind, ...(stride ? { stride } : {}) });
}
