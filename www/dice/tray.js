// The tray: die and cowries to be seen; they are thrown, and then they lie.

import { h, svg } from "../lib/dom.js";
import { mayMove } from "../lib/motion.js";

/** @typedef {import("../core/module.js").DiceInfo} DiceInfo */

/** Turned about the line of sight when they lie, in degrees, so that no two lie alike. */
const LIE = [-9, 14, -21, 6];

/** What was thrown: a long die, or shells. Nothing here is heard; what it shows is said beside it. */
export class Tray {
  /** Settles when it lies still. @type {Promise<unknown>} */
  settled = Promise.resolve();
  /** @type {Animation[]} */
  #animations = [];
  #speed = 1;
  /** @type {HTMLElement[]} what turns over: the die, or each shell */
  #bodies = [];
  /** @type {DiceInfo | undefined} */
  #dice;

  constructor() {
    this.root = h("div", { class: "tray", "aria-hidden": "true" });
  }

  /** @param {DiceInfo} dice */
  render(dice) {
    if (JSON.stringify(dice) === JSON.stringify(this.#dice)) return;
    this.finish();
    this.#dice = dice;
    this.#bodies = dice.shells ? Array.from({ length: dice.shells }, shell) : [die(dice)];
    this.root.replaceChildren(...this.#bodies.map((body) => h("div", { class: dice.shells ? "shell" : "die" }, body)));
    this.root.classList.toggle("has-shells", dice.shells !== undefined);
  }

  /**
   * Lies with this value up. @param {number | undefined} value nothing: it has not been thrown
   * @param {number} place how many throws came before: the shells do not lie alike each time
   */
  lie(value, place) {
    this.finish();
    this.#bodies.forEach((body, index) => {
      body.style.transform = resting(this.#turn(value, place, index));
      const outer = /** @type {HTMLElement} */ (body.parentElement);
      outer.style.rotate = `${this.#slant(place, index)}deg`;
    });
  }

  /**
   * Is thrown, and comes to lie with this value up.
   * @param {number} value
   * @param {number} place
   */
  roll(value, place) {
    this.lie(value, place);
    if (!mayMove()) return;
    this.#animations = this.#bodies.flatMap((body, index) => {
      const outer = /** @type {HTMLElement} */ (body.parentElement);
      const turn = this.#turn(value, place, index);
      return this.#dice?.shells ? fall(outer, body, turn, index) : tumble(outer, body, turn);
    });
    for (const animation of this.#animations) animation.updatePlaybackRate(this.#speed);
    this.settled = Promise.all(this.#animations.map((animation) => animation.finished)).catch(() => undefined);
  }

  get moving() {
    return this.#animations.some((animation) => animation.playState === "running" || animation.playState === "paused");
  }

  /** Lies at once where the throw would have left it. */
  finish() {
    for (const animation of this.#animations) animation.finish();
    this.#animations = [];
  }

  pause() {
    for (const animation of this.#animations) if (animation.playState === "running") animation.pause();
  }

  resume() {
    for (const animation of this.#animations) if (animation.playState === "paused") animation.play();
  }

  /** @param {{ speed: number }} settings */
  set({ speed }) {
    this.#speed = speed;
    for (const animation of this.#animations) animation.updatePlaybackRate(speed);
  }

  /**
   * How far a die or a shell is turned over when it lies, in degrees.
   * @param {number | undefined} value
   * @param {number} place
   * @param {number} index
   */
  #turn(value, place, index) {
    const faces = this.#dice?.faces ?? [];
    const shells = this.#dice?.shells;
    if (!shells) {
      const side = order(faces.length).indexOf(
        Math.max(
          0,
          faces.findIndex((face) => face.value === value),
        ),
      );
      return (-360 / faces.length) * side;
    }
    // None open counts more than all: a value beyond the number of shells.
    const open = value === undefined || value > shells ? 0 : value;
    return (index + place) % shells < open ? 0 : 180;
  }

  /**
   * @param {number} place
   * @param {number} index
   */
  #slant(place, index) {
    const slant = LIE[(index + place) % LIE.length];
    return this.#dice?.shells ? slant : slant / 6;
  }
}

/** @param {number} turn */
function resting(turn) {
  return `rotateX(${turn}deg)`;
}

/**
 * Three turns down the tray, and a last rock.
 * @param {HTMLElement} outer
 * @param {HTMLElement} body
 * @param {number} turn
 */
function tumble(outer, body, turn) {
  return [
    outer.animate(
      [
        { translate: "-0.6rem -3.6rem", scale: "1.12", opacity: 0 },
        { translate: "-0.4rem -2.6rem", scale: "1.1", opacity: 1, offset: 0.12 },
        { translate: "0 0.35rem", scale: "1", opacity: 1, offset: 0.74 },
        { translate: "0 0", scale: "1", opacity: 1 },
      ],
      { duration: 1050, easing: "cubic-bezier(0.2, 0.6, 0.35, 1)" },
    ),
    body.animate(
      [
        { transform: resting(turn + 1080) },
        { transform: resting(turn - 24), offset: 0.78 },
        { transform: resting(turn + 7), offset: 0.9 },
        { transform: resting(turn) },
      ],
      { duration: 1050, easing: "cubic-bezier(0.2, 0.6, 0.35, 1)" },
    ),
  ];
}

/**
 * Falls from the hand, turning over, and bounces once.
 * @param {HTMLElement} outer
 * @param {HTMLElement} body
 * @param {number} turn
 * @param {number} index
 */
function fall(outer, body, turn, index) {
  const timing = { duration: 900 + 70 * index, delay: 45 * index, fill: /** @type {const} */ ("backwards") };
  const aside = (1.5 - index) * 0.9;
  return [
    outer.animate(
      [
        { translate: `${aside}rem -4.2rem`, opacity: 0, easing: "ease-in" },
        { translate: `${aside * 0.8}rem -3.4rem`, opacity: 1, offset: 0.1, easing: "cubic-bezier(0.5, 0, 0.9, 0.6)" },
        { translate: "0 0", opacity: 1, offset: 0.52, easing: "cubic-bezier(0.1, 0.6, 0.5, 1)" },
        { translate: "0 -0.75rem", opacity: 1, offset: 0.68, easing: "cubic-bezier(0.5, 0, 0.9, 0.5)" },
        { translate: "0 0", opacity: 1, offset: 0.84 },
        { translate: "0 0", opacity: 1 },
      ],
      timing,
    ),
    body.animate(
      [
        { transform: resting(turn - 900 - 90 * index) },
        { transform: resting(turn - 110), offset: 0.52 },
        { transform: resting(turn + 9), offset: 0.72 },
        { transform: resting(turn) },
      ],
      { ...timing, easing: "linear" },
    ),
  ];
}

/**
 * The faces of a long die as they follow each other round it: the first and the
 * last lie opposite each other.
 * @param {number} faces
 */
function order(faces) {
  const all = Array.from({ length: faces }, (_, index) => index);
  return faces === 4 ? [0, 1, 3, 2] : all;
}

/** A stick with a number of rings on each of its long faces. @param {DiceInfo} dice */
function die(dice) {
  const faces = order(dice.faces.length).map((face) => dice.faces[face].value);
  const body = h(
    "div",
    { class: "die-body" },
    ...faces.map((value, side) => {
      const face = h(
        "div",
        { class: "die-face", "data-value": value },
        ...Array.from({ length: value }, () => h("i", { class: "pip" })),
      );
      face.style.transform = `rotateX(${(360 / faces.length) * side}deg) translateZ(calc(var(--thick) / 2))`;
      return face;
    }),
  );
  return body;
}

const SHELL = "M50 14C72 14 92 28 92 47 92 70 72 86 50 86 28 86 8 70 8 47 8 28 28 14 50 14Z";
const TEETH = [22, 30, 38, 46, 54, 62, 70, 78].map((x) => `M${x} 44.5v-6M${x} 51.500v6`).join("");

/** A cowrie: the side with the opening, and its back. */
function shell() {
  const side = (/** @type {string} */ name, /** @type {string} */ inside) => {
    const node = svg(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">' +
        `<path class="shell-body-fill" d="${SHELL}"/>${inside}</svg>`,
    );
    node.setAttribute("class", `shell-side ${name}`);
    return node;
  };
  const open =
    '<path class="shell-mouth" d="M14 48C30 41 70 41 86 48 70 55 30 55 14 48Z"/>' +
    `<path class="shell-line" d="${TEETH}"/>`;
  const back =
    '<path class="shell-shine" d="M24 40C30 27 44 22 58 23"/>' +
    '<path class="shell-line" d="M20 60C36 72 64 72 80 60"/>' +
    '<circle class="shell-spot" cx="38" cy="50" r="3.500"/><circle class="shell-spot" cx="56" cy="44" r="3"/>' +
    '<circle class="shell-spot" cx="63" cy="57" r="3.500"/>';
  return h("div", { class: "shell-body" }, side("is-open", open), side("is-back", back));
}
