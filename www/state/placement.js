// A position being set up, as data, and its position text both ways. Only the form of the text is known here:
// whether a position can be is the module's to say.

/** @typedef {{ seat: string, kind: string }} PlacedPiece */

/**
 * What a placement is of: a board, and the letters of those who may stand on it.
 * @typedef {object} Ground
 * @property {number} files
 * @property {number} ranks
 * @property {readonly { id: string, letter: string }[]} kinds in the order in which hands are written
 * @property {readonly { id: string }[]} seats
 */

/**
 * @typedef {object} Placement
 * @property {Record<string, PlacedPiece>} pieces by square
 * @property {Record<string, Record<string, number>> | undefined} hands how many of a kind a seat holds, if the game
 *   has hands
 * @property {string} turn
 * @property {string} rights their letters
 * @property {readonly string[]} clock the further fields
 * @property {Readonly<Record<string, string>>} pairs the `name=value` fields
 */

/** What lies beside the board as it is set up; every other pair tells of moves that led to another position. */
const LASTING = ["captive", "mounted", "seized", "retired", "balance", "pool", "home"];

/** The name of a square. @param {number} file from 0 @param {number} rank from 1 */
const squareName = (file, rank) => String.fromCharCode(97 + file) + rank;

/**
 * The letters of a piece in position text.
 * @param {Ground} ground
 * @param {PlacedPiece} piece
 */
export function lettersOf({ kinds, seats }, { seat, kind }) {
  const letter = kinds.find(({ id }) => id === kind)?.letter ?? "?";
  if (seats.length > 2) return seat + letter.toUpperCase();
  return seat === seats[0].id ? letter.toUpperCase() : letter;
}

/** @param {Ground} ground @returns {(text: string) => (PlacedPiece & { length: number }) | undefined} */
function reader(ground) {
  const all = ground.seats.flatMap(({ id: seat }) =>
    ground.kinds.map(({ id: kind }) => ({ seat, kind, letters: lettersOf(ground, { seat, kind }) })),
  );
  return (text) => {
    const found = all.find(({ letters }) => text.startsWith(letters));
    return found && { seat: found.seat, kind: found.kind, length: found.letters.length };
  };
}

/**
 * The placement of a position text, also of one that cannot be.
 * @param {string} text
 * @param {Ground} ground
 * @returns {Placement | undefined} nothing, if the text does not fill this board with these pieces
 */
export function placementOf(text, ground) {
  const words = text.split(/\s+/).filter(Boolean);
  const fields = words.filter((word) => !word.includes("="));
  const pairs = Object.fromEntries(
    words.filter((word) => word.includes("=")).map((word) => /** @type {[string, string]} */ (word.split(/=(.*)/, 2))),
  );
  const [, board, , held] = /^([^[\]]*)(\[([^[\]]*)\])?$/.exec(fields[0] ?? "") ?? [];
  const rows = board?.split("/");
  if (rows?.length !== ground.ranks) return undefined;
  const read = reader(ground);
  /** @type {Record<string, PlacedPiece>} */
  const pieces = {};
  for (const [index, row] of rows.entries()) {
    let file = 0;
    for (let at = 0; at < row.length; ) {
      const empty = /^\d+/.exec(row.slice(at))?.[0];
      const piece = empty ? undefined : read(row.slice(at));
      if (!empty && !piece) return undefined;
      if (piece) pieces[squareName(file, ground.ranks - index)] = { seat: piece.seat, kind: piece.kind };
      file += empty ? Number(empty) : 1;
      at += empty?.length ?? piece?.length ?? 1;
    }
    if (file !== ground.files) return undefined;
  }
  /** @type {Placement["hands"]} */
  const hands = held === undefined ? undefined : {};
  for (let rest = held === "-" ? "" : (held ?? ""); hands && rest !== ""; ) {
    const piece = read(rest);
    if (!piece) return undefined;
    const own = hands[piece.seat] ?? {};
    hands[piece.seat] = { ...own, [piece.kind]: (own[piece.kind] ?? 0) + 1 };
    rest = rest.slice(piece.length);
  }
  const [, turn = ground.seats[0].id, rights = "-", ...clock] = fields;
  return { pieces, hands, turn, rights: rights.replace("-", ""), clock, pairs };
}

/**
 * The position text of a placement.
 * @param {Placement} placement
 * @param {Ground} ground
 */
export function textOf({ pieces, hands, turn, rights, clock, pairs }, ground) {
  const rows = [];
  for (let rank = ground.ranks; rank > 0; rank -= 1) {
    let row = "";
    let empty = 0;
    for (let file = 0; file < ground.files; file += 1) {
      const piece = pieces[squareName(file, rank)];
      if (!piece) empty += 1;
      else {
        row += `${empty || ""}${lettersOf(ground, piece)}`;
        empty = 0;
      }
    }
    rows.push(`${row}${empty || ""}`);
  }
  const held = ({ id: seat } = { id: "" }) =>
    ground.kinds.map(({ id: kind }) => lettersOf(ground, { seat, kind }).repeat(hands?.[seat]?.[kind] ?? 0)).join("");
  const inHand = hands ? `[${ground.seats.map(held).join("")}]` : "";
  const further = Object.entries(pairs).map(([name, value]) => `${name}=${value}`);
  return [rows.join("/") + inHand, turn, rights || "-", ...clock, ...further].join(" ");
}

/**
 * A placement after a change by hand: it has no moves behind it, so what tells of them goes.
 * @param {Placement} placement
 * @param {Partial<Placement>} change
 * @returns {Placement}
 */
export function changed(placement, change) {
  const pairs = Object.fromEntries(Object.entries(placement.pairs).filter(([name]) => LASTING.includes(name)));
  const clock = placement.clock.length > 2 ? ["-", "0", placement.clock[2]] : placement.clock;
  return { ...placement, clock, pairs, ...change };
}

/**
 * Puts a piece on a square, in place of who stands there; nobody, if there is none.
 * @param {Placement} placement
 * @param {string} square
 * @param {PlacedPiece} [piece]
 */
export function put(placement, square, piece) {
  const { [square]: _, ...others } = placement.pieces;
  return changed(placement, { pieces: piece ? { ...others, [square]: piece } : others });
}

/** Moves who stands on a square to another. @param {Placement} placement @param {string} from @param {string} to */
export function moved(placement, from, to) {
  const { [from]: piece, ...others } = placement.pieces;
  return piece && from !== to ? changed(placement, { pieces: { ...others, [to]: piece } }) : placement;
}

/**
 * So many of a kind in a hand.
 * @param {Placement} placement
 * @param {PlacedPiece} piece
 * @param {number} count
 */
export function inHand(placement, { seat, kind }, count) {
  const hands = placement.hands ?? {};
  return changed(placement, { hands: { ...hands, [seat]: { ...hands[seat], [kind]: Math.max(0, count) } } });
}

/** The board with left and right exchanged. @param {Placement} placement @param {Ground} ground */
export function mirrored(placement, { files }) {
  const pieces = Object.entries(placement.pieces).map(([square, piece]) => {
    const file = files - 1 - (square.charCodeAt(0) - 97);
    return /** @type {const} */ ([squareName(file, Number(square.slice(1))), piece]);
  });
  return changed(placement, { pieces: Object.fromEntries(pieces) });
}

/** Two sides that have exchanged what they have. @param {Placement} placement @param {Ground} ground */
export function swapped(placement, { ranks, seats }) {
  const [one, two] = seats.map(({ id }) => id);
  const other = (/** @type {string} */ seat) => (seat === one ? two : one);
  const pieces = Object.entries(placement.pieces).map(([square, { seat, kind }]) => {
    const rank = ranks + 1 - Number(square.slice(1));
    return /** @type {const} */ ([square[0] + rank, { seat: other(seat), kind }]);
  });
  const { hands } = placement;
  const cased = [...placement.rights].map((letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
  return changed(placement, {
    pieces: Object.fromEntries(pieces),
    hands: hands && { [one]: hands[two] ?? {}, [two]: hands[one] ?? {} },
    turn: other(placement.turn),
    rights: cased.join(""),
  });
}

/** Nobody, on the board or in hand. @param {Placement} placement */
export function cleared(placement) {
  const hands = placement.hands && {};
  return changed({ ...placement, pairs: {} }, { pieces: {}, hands, rights: "" });
}
