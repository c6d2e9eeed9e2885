// What each seat has thrown last, and which throws moved nothing: a turn that is lost so is no move of the line.

/** @typedef {import("./session.js").Session} Session */
/** @typedef {{ value: number, passed: boolean, fresh: boolean }} Thrown fresh: nothing has come after it */

/**
 * Whether nothing could move by a throw: more is told of it than what it shows, and another seat goes on. Throws for
 * the first turn, before any move, move nothing of themselves.
 * @param {Pick<Session, "plies" | "ply" | "match">} session
 * @param {number} index of the throw
 */
export function passed({ plies, ply, match }, index) {
  const { action, seat = "", narration = [] } = plies[index] ?? {};
  if (action !== "throw" || narration.length < 2) return false;
  if (plies.slice(0, index).every((before) => before.action === "throw")) return false;
  const next = plies[index + 1]?.seat;
  return next ? next !== seat : index !== ply - 1 || !match.state().turn.includes(seat);
}

/**
 * The last throw of each seat, up to the move that is shown.
 * @param {Session} session
 */
export function lastThrows(session) {
  /** @type {Map<string, Thrown>} */
  const found = new Map();
  let opens = true;
  for (const [index, { action, seat, value = 0, narration = [] }] of session.plies.slice(0, session.ply).entries()) {
    const fresh = index === session.ply - 1;
    opens &&= action === "throw";
    // Throws for the first turn that were alike, of which is told, are thrown again.
    const goesOn = fresh ? session.match.state().phase === "lots" : session.plies[index + 1].action === "throw";
    if (opens && goesOn && narration.length === 2) found.clear();
    else if (action === "throw") found.set(seat, { value, passed: passed(session, index), fresh });
  }
  return found;
}
