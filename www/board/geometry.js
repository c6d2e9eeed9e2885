// Square geometry of a picture of a board. It is read off the picture, whose measures only the
// module knows: the squares begin at its origin, and the board ends as far from them at the right as at
// the top, and at the bottom, where coordinates may stand, as far as at the left.

/**
 * In the picture’s own units.
 * @param {Element} picture of a board without hands
 */
export function geometry(picture) {
  const [x, y, width, height] = (picture.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const [files, ranks] = ["data-files", "data-ranks"].map((name) => Number(picture.getAttribute(name)));
  const board = { width: width + x + y, height: height + x + y };
  return { width, height, left: -x, top: -y, board, files, ranks, cell: board.width / files };
}
