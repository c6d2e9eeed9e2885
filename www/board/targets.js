// Clicks on targets in a race: a click on a square that can be reached moves the piece that can go there.

/** @typedef {import("../core/module.js").Move} Move */

/**
 * @param {HTMLElement} board
 * @param {object} help
 * @param {() => import("../core/module.js").Match | undefined} help.match nothing where pieces are chosen first
 * @param {() => boolean} help.held whether a piece has been taken from a hand
 * @param {(moves: Move[]) => void} help.play plays the move, or asks which is meant
 */
export function goByTarget(board, { match, held, play }) {
  /** The moves to a square, if nothing has been taken up that could go there, or could be taken up there. */
  const to = (/** @type {Event} */ { target }) => {
    const square = target instanceof Element ? target.closest(".tabiya-cell")?.getAttribute("data-square") : null;
    if (!square || held() || board.querySelector('[aria-selected="true"]')) return [];
    const legal = match()?.legal() ?? [];
    if (legal.some(({ from }) => from === square)) return [];
    return legal.filter((move) => move.to === square);
  };
  board.addEventListener(
    "click",
    (event) => {
      const moves = to(event);
      if (moves.length === 0) return;
      event.stopPropagation();
      play(moves);
    },
    true,
  );
  board.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      const moves = to(event);
      if (moves.length === 0) return;
      event.stopPropagation();
      event.preventDefault();
      play(moves);
    },
    true,
  );
}
