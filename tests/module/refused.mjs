// Refused setups, each with the error of a match for it: what takes a setup refuses it likewise.

import { Match } from "./load.mjs";

/** @type {[any, () => unknown][]} */
const CASES = [
  [{ game: "draughts" }, () => new Match("draughts")],
  [{ game: "shatranj", options: { elephant: "x" } }, () => new Match("shatranj", { options: { elephant: "x" } })],
  [{ game: "shatranj", options: { stalemate: "x" } }, () => new Match("shatranj", { options: { stalemate: "x" } })],
  [{ game: "shatranj", position: "8/8" }, () => new Match("shatranj", { position: "8/8" })],
  [{ game: "shatranj", line: ["e2e5"] }, () => new Match("shatranj").play("e2e5")],
  [{ game: "shatranj", line: ["?"] }, () => new Match("shatranj").play("?")],
  [{ game: 5 }, () => new Match(/** @type {any} */ (5))],
  [{ game: "shatranj", options: 3 }, () => new Match("shatranj", /** @type {any} */ ({ options: 3 }))],
];

/** What is thrown. @param {() => unknown} call @returns {{ code: string, message: string }} */
function thrown(call) {
  try {
    call();
  } catch (error) {
    const { code, message } = /** @type {any} */ (error);
    return { code, message };
  }
  throw new Error("nothing was thrown");
}

export const REFUSED = CASES.map(([setup, match]) => ({ setup, error: thrown(match) }));
