// What is seen and told of a stop of a dated account: its board, and what the rule comes to on it.

import { gameInfo, piecesOf } from "../core/games.js";
import { reachMarks, soloMatch } from "../core/lone-piece.js";
import type { Mark } from "../core/module.js";
import type { State } from "../state/store.js";
import { ages as words } from "../words/museum.js";
import { dropsOf, endingsOf, matchAt, promotionOf, reachOf, rulesOf, type Stop, type Tale, turnOf } from "./dated.js";

/** A board, and lines with what kind of line each is. */
export interface Scene {
  picture: string;
  told: [kind: string, text: string][];
}

/** @param title of the board */
export function sceneOf(tale: Tale, stop: Stop, { pieces }: State, title: string): Scene {
  const { game, options } = rulesOf(tale, stop);
  const draw = (match: ReturnType<typeof matchAt>, marks: Mark[]) => {
    const picture = match.svg({ marks, pieces: piecesOf(game, pieces), title, prefix: "ages-account" });
    match.free();
    return picture;
  };
  const board = (marks: Mark[], ...told: string[]): Scene => ({
    picture: draw(matchAt(tale, stop), marks),
    told: told.map((text) => ["reach", text]),
  });
  const scenes: Record<Tale["shows"], () => Scene> = {
    reach() {
      const [{ id: seat }] = gameInfo(game).seats;
      const found = reachOf(tale, stop);
      if (!found) {
        const match = matchAt(tale, stop);
        const own = match.board().filter((piece) => piece.seat === seat);
        match.free();
        return board([], words.gone(own.length));
      }
      const { at = "" } = tale;
      const match = soloMatch({ game, options, piece: found.shown, at, seat, friends: [], enemies: [] });
      const later = reachMarks(found.found, undefined);
      return { picture: draw(match, [...later, ...found.found.marks]), told: reached(found, at, later.length > 0) };
    },
    promotion() {
      const found = promotionOf(tale, stop);
      return board(
        found.map(({ square }) => ({ square, kind: "move" })),
        words.promotion(found.map(({ square, nouns }) => words.becomes(square, nouns))),
      );
    },
    drops() {
      const squares = dropsOf(tale, stop);
      return board(
        squares.map((square) => ({ square, kind: "reach" })),
        words.drops(squares.length),
      );
    },
    ending: () => board([], ...endingsOf(tale, stop).map((end, at) => words.ending(at, end))),
    turn() {
      const { seats, throws } = turnOf(tale, stop);
      return board([], throws.length > 0 ? words.throws(throws) : words.turn(seats));
    },
  };
  return scenes[tale.shows]();
}

/** How far a piece goes, and whom it meets. */
function reached(
  { noun, count, now, once, ever, of, enemies, caught, safe, meet, royal }: NonNullable<ReturnType<typeof reachOf>>,
  at: string,
  later: boolean,
): Scene["told"] {
  const pieces = (list: typeof caught) => list.map(({ noun, count }) => words.ofKind(count, noun));
  const sum = caught.reduce((sum, { count }) => sum + count, 0);
  const told: Scene["told"] = [
    ["now", words.now(at, now, once, later)],
    ["reach", words.reach(count, noun, ever.size, of)],
    ["caught", words.caught(pieces(caught), sum, enemies)],
  ];
  if (sum > 0 && safe.length > 0) told.push(["safe", words.safe(pieces(safe))]);
  if (!royal) told.push(["meet", words.meet(noun, meet)]);
  return told;
}
