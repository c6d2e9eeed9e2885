// The difference that another choice makes to the moves of a position: the module is asked for them
// under one set of rules and under the other, and the answers are laid side by side.

/** @typedef {import("./module.js").Match} Match */
/** @typedef {import("./module.js").Move} Move */

/**
 * What one piece, or one kind in hand, may do under one set of rules and not under the other.
 * @typedef {object} Changed
 * @property {string} [from] its square
 * @property {string} [kind] in hand, if it stands on no square
 * @property {string[]} gained squares that it may go to only now
 * @property {string[]} lost squares that it could go to only before
 * @property {string[]} kept squares that it could go to before and still may
 * @property {string[]} added moves in words that no square tells apart
 * @property {string[]} gone the same, of those that are no longer there
 */

/**
 * @typedef {object} Difference
 * @property {Changed[]} changed
 * @property {string[]} elsewise squares on which something else stands
 * @property {string} [outcome] how the game ends now, if it ended otherwise or not at all
 */

/**
 * @param {Match} before
 * @param {Match} after the same line under other rules, as far along
 * @returns {Difference}
 */
export function difference(before, after) {
  const elsewise = otherwise(before, after);
  const was = byPiece(before.legal());
  const now = byPiece(after.legal());
  /** @type {Changed[]} */
  const changed = [];
  for (const key of new Set([...was.keys(), ...now.keys()])) {
    const one = compared(was.get(key) ?? [], now.get(key) ?? []);
    if (one) changed.push(one);
  }
  const outcome = after.outcome()?.text;
  return { changed, elsewise, outcome: outcome === before.outcome()?.text ? undefined : outcome };
}

/**
 * The squares on which not the same stands.
 * @param {Match} before
 * @param {Match} after
 */
function otherwise(before, after) {
  const pieces = (/** @type {Match} */ match) =>
    new Map(match.board().map(({ square, seat, kind }) => [square, `${seat} ${kind}`]));
  const [was, now] = [pieces(before), pieces(after)];
  return [...new Set([...was.keys(), ...now.keys()])].filter((square) => was.get(square) !== now.get(square));
}

/** @param {Move[]} moves */
function byPiece(moves) {
  /** @type {Map<string, Move[]>} */
  const found = new Map();
  for (const move of moves) {
    const key = move.from ?? `${move.kind ?? ""} ${move.to ? "" : move.action}`;
    found.set(key, [...(found.get(key) ?? []), move]);
  }
  return found;
}

/**
 * @param {Move[]} was
 * @param {Move[]} now
 * @returns {Changed | undefined} nothing, if it is all the same
 */
function compared(was, now) {
  const texts = (/** @type {Move[]} */ moves) => new Set(moves.map(({ text }) => text));
  const [old, fresh] = [texts(was), texts(now)];
  const added = now.filter(({ text }) => !old.has(text));
  const gone = was.filter(({ text }) => !fresh.has(text));
  const [first] = [...added, ...gone];
  if (!first) return undefined;
  const squares = (/** @type {Move[]} */ moves) => new Set(moves.flatMap(({ to }) => (to ? [to] : [])));
  const [before, after] = [squares(was), squares(now)];
  const told = (/** @type {Move} */ { to }) => to === undefined || (before.has(to) && after.has(to));
  return {
    from: first.from,
    kind: first.from ? undefined : first.kind,
    gained: [...after].filter((square) => !before.has(square)),
    lost: [...before].filter((square) => !after.has(square)),
    kept: [...after].filter((square) => before.has(square)),
    added: added.filter(told).map(({ words }) => words),
    gone: gone.filter(told).map(({ words }) => words),
  };
}
