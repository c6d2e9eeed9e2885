// Between board and hand: a piece that is put on the board comes from the hand, and one that goes to the hand is
// there when all has arrived.

/** @typedef {import("../core/module.js").HandInfo} HandInfo */
/** @typedef {import("./live-board.js").LiveBoard} LiveBoard */

/** How long a piece is on its way, at normal speed, in milliseconds, and how it goes. */
const WAY = { duration: 440, easing: "cubic-bezier(0.42, 0, 0.2, 1)" };

/** @param {HandInfo[]} hands @param {string} seat @param {string} kind */
const held = (hands, seat, kind) =>
  hands.find((hand) => hand.seat === seat)?.pieces.find((piece) => piece.kind === kind)?.count ?? 0;

/**
 * Shows the way of the pieces that the move, as it begins to be seen, takes to a hand or from it.
 * @param {LiveBoard} live
 * @param {(seat: string, kind: string) => HTMLElement | null | undefined} place where a hand has a kind
 * @param {HandInfo[]} before
 * @param {HandInfo[]} now
 * @param {boolean} letGo whether the reader's own hand has brought the piece to the board
 */
export function between(live, place, before, now, letGo) {
  for (const { effect, kind = "", seat = "" } of live.beats) {
    if (letGo || effect !== "appear" || held(before, seat, kind) <= held(now, seat, kind)) continue;
    const from = place(seat, kind);
    if (from) come(live, from);
  }
  for (const { seat, pieces } of now) {
    for (const { kind, count } of pieces) {
      const had = held(before, seat, kind);
      const slot = count > had ? place(seat, kind) : undefined;
      if (slot) waits(live, slot, had);
    }
  }
}

/**
 * The piece that appears on the board comes from its place in the hand.
 * @param {LiveBoard} live
 * @param {HTMLElement} from
 */
function come({ host }, from) {
  // The board has not given it a square yet.
  const node = /** @type {SVGGElement | null} */ (host.querySelector(".piece:not([data-square])"));
  const [motion] = node?.getAnimations() ?? [];
  const effect = /** @type {KeyframeEffect | null} */ (motion?.effect ?? null);
  const end = String(effect?.getKeyframes().at(-1)?.transform ?? "");
  const picture = node?.ownerSVGElement?.getScreenCTM();
  const [, x, y] = /translate\(([-\d.]+)px, ([-\d.]+)px\)/.exec(end) ?? [];
  if (!effect || !picture || y === undefined) return;
  const there = new DOMPoint(Number(x), Number(y)).matrixTransform(picture);
  const { left, top, width, height } = from.getBoundingClientRect();
  const way = [left + width / 2 - there.x, top + height / 2 - there.y].map((far) => `${far / picture.a}px`);
  const small = Math.min(width, height) / (100 * picture.a);
  effect.setKeyframes([
    { transform: `translate(${way}) ${end.replace("scale(1)", `scale(${small})`)}`, opacity: 1 },
    { transform: `translate(0px, 0px) ${end}`, opacity: 1 },
  ]);
  effect.updateTiming(WAY);
}

/**
 * The hand shows what it had until the board stands still.
 * @param {LiveBoard} live
 * @param {HTMLElement} slot
 * @param {number} had
 */
function waits({ settled }, slot, had) {
  const count = slot.querySelector(".held-count");
  const shown = count?.textContent ?? "";
  slot.classList.toggle("is-coming", had === 0);
  count?.classList.toggle("is-coming", had === 1);
  if (count) count.textContent = String(had);
  void settled.then(() => {
    for (const one of [slot, count]) one?.classList.remove("is-coming");
    // What has been written since is right.
    if (count?.textContent === String(had)) count.textContent = shown;
  });
}
