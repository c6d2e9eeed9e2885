// What a form can say of a game in the words of its file: its name and board, how its pieces move, what they become.

import { stringOf, valueFor, written } from "./game-text.js";

/** Leaps and rides in Betza notation: every way, then one way, then with a limit. */
// biome-ignore format: a row for each kind of them
export const MOVES = [
  "W", "F", "D", "A", "N", "C", "Z", "R", "B",
  "fW", "sW", "fF", "fR", "ffN",
  "fmW", "fcF", "nN", "mR", "cpR",
];
/** Letters that stand for two others, and what a doubled one is. @type {Record<string, string>} */
const MEANS = { K: "WF", Q: "RB", WW: "R", FF: "B" };

/**
 * How a piece moves, as some of `MOVES`; nothing, where its text says more.
 * @param {string} text @param {string} piece
 */
export function movesOf(text, piece) {
  const betza = stringOf(valueFor(text, `pieces.${piece}`, "moves"));
  const tokens = [...(betza ?? "").matchAll(/([a-z]*)([A-Z])(\2|0)?/g)];
  if (betza === undefined || tokens.map(([token]) => token).join("") !== betza) return undefined;
  const found = tokens.flatMap(([, limits, letter, twice]) => {
    const atoms = MEANS[twice ? letter + letter : letter] ?? (twice ? "?" : letter);
    return [...atoms].map((atom) => limits + atom);
  });
  return found.every((move) => MOVES.includes(move)) ? found : undefined;
}

/** @param {string} text @param {string} piece @param {readonly string[]} moves */
export const withMoves = (text, piece, moves) =>
  written(text, `pieces.${piece}`, "moves", quoted(MOVES.filter((move) => moves.includes(move)).join("")));

/** @param {string} text */
const quoted = (text) => JSON.stringify(text);

/** The game with another name; one that is not kept yet has its id by it. @param {string} text @param {string} title */
export function renamed(text, title, isKept = false) {
  const named = written(text, "", "title", quoted(title));
  const id = title
    .normalize("NFD")
    .replace(/[^\w\s-]/g, "")
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, "-");
  return isKept || !/^[a-z]/.test(id) ? named : written(named, "", "id", quoted(id));
}

/** The board and the array; nothing, where the text does not say them plainly. @param {string} text */
export function boardOf(text) {
  const [files, ranks] = ["files", "ranks"].map((name) => Number(valueFor(text, "board", name)));
  const setup = stringOf(valueFor(text, "terms", "setup"));
  return setup !== undefined && files > 0 && ranks > 0 ? { files, ranks, setup } : undefined;
}

/** @param {string} text @param {string} setup */
export const withArray = (text, setup) => written(text, "terms", "setup", quoted(setup));

/**
 * The game on a board of another size: files come and go at the right, ranks in the middle.
 * @param {string} text @param {number} files @param {number} ranks
 */
export function resized(text, files, ranks) {
  const [, array = "", hands = ""] = /^([^[]*)(.*)$/.exec(boardOf(text)?.setup ?? "") ?? [];
  // Where there are four seats, each piece has the letter of its own before its own.
  const piece = /^\s*\[\[seats\]\]/m.test(text) ? /\d+|[a-z][A-Z]/g : /\d+|[A-Za-z]/g;
  const rows = array.split("/").map((row) => {
    const squares = row.match(piece) ?? [];
    return squares.flatMap((one) => (/\d/.test(one) ? Array(Number(one)).fill("") : [one]));
  });
  const middle = Math.ceil(rows.length / 2);
  const fit = rows.slice(0, middle).slice(0, Math.ceil(ranks / 2));
  const rest = rows.slice(middle).slice(-Math.floor(ranks / 2) || rows.length);
  const between = Array.from({ length: Math.max(0, ranks - fit.length - rest.length) }, () => []);
  const all = [...fit, ...between, ...rest].map((row) =>
    Array.from({ length: files }, (_, file) => row[file] || " ")
      .join("")
      .replace(/ +/g, (empty) => String(empty.length)),
  );
  const marks = (valueFor(text, "board", "marks") || "[]").match(/"[a-z]\d+"/g) ?? [];
  const kept = marks.filter((mark) => mark.charCodeAt(1) - 97 < files && Number.parseInt(mark.slice(2), 10) <= ranks);
  const marked = written(text, "board", "marks", kept.length > 0 ? `[${kept.join(", ")}]` : "");
  const sized = written(written(marked, "board", "files", String(files)), "board", "ranks", String(ranks));
  return withArray(sized, all.join("/") + hands);
}

/**
 * What a term of the end says, the usual choice where nothing does; nothing, where it says more.
 * @param {string} text @param {"stalemate" | "bare-king"} term
 */
export function endOf(text, term) {
  const value = valueFor(text, "terms", term);
  return value === "" ? USUAL[term] : stringOf(value);
}

const USUAL = { stalemate: "draw", "bare-king": "plays" };

/** @param {string} text @param {"stalemate" | "bare-king"} term @param {string} choice */
export const withEnd = (text, term, choice) =>
  written(text, "terms", term, choice === USUAL[term] ? "" : quoted(choice));

const PROMOTION = /^\{\s*pieces = \[\["([\w-]+)", \{ always = "([\w-]+)" \}\]\](.*?)\s*\}$/;
const ZONE = /, zone = \{ last-ranks = (\d+) \}/;

/**
 * Which piece becomes what on how many of the last ranks; nothing, where the text says it otherwise.
 * @param {string} text
 */
export function promotionOf(text) {
  const value = valueFor(text, "terms", "promotion");
  const pawn = stringOf(valueFor(text, "terms", "pawn"));
  if (value === "") return pawn ? { pawn, into: "", ranks: 1 } : undefined;
  const [, piece, into = "", rest = ""] = PROMOTION.exec(value ?? "") ?? [];
  const ranks = Number(ZONE.exec(rest)?.[1] ?? 1);
  return piece && !(rest.includes("zone") && !ZONE.test(rest)) ? { pawn: piece, into, ranks, rest } : undefined;
}

/** @param {string} text @param {string} into nothing, if pawns stay what they are @param {number} ranks */
export function withPromotion(text, into, ranks) {
  const { pawn, rest = ', must = "always"' } = promotionOf(text) ?? {};
  if (!pawn) return text;
  const zone = ranks > 1 ? `, zone = { last-ranks = ${ranks} }` : "";
  const value = `{ pieces = [[${quoted(pawn)}, { always = ${quoted(into)} }]]${zone}${rest.replace(ZONE, "")} }`;
  return written(text, "terms", "promotion", into ? value : "");
}
