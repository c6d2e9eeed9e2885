// Signs over a board of four besides its pieces: whose throne a square is, which way each soldier marches, and in
// a race the track of the seat on turn, with the start and the goal of each. All of it is asked of the module.

import { board, kinds, pattern, seats, track } from "../core/module.js";
import { gameInfo } from "../core/games.js";
import { svg } from "../lib/dom.js";
import { takesPart } from "./seats.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../core/module.js").SeatInfo} SeatInfo */
/** @typedef {import("../core/module.js").Match} Match */
/** @typedef {{ square: string, seat: string, kind: string }} PlacedPiece */
/** @typedef {[number, number]} Vector */
/** @typedef {{ ways: Map<string, Vector>, tracks: Map<string, string[]> }} Known */

/** A square of the overlay's own measure. */
const SIDE = 100;

/** @param {string} square @returns {Vector} the file and the rank, from 0 */
const places = (square) => [square.charCodeAt(0) - 97, Number(square.slice(1)) - 1];

/** @typedef {Pick<import("./live-board.js").LiveBoard, "session" | "settled">} LiveBoard */

export class Signs {
  #key = "";
  /** @type {Known} */
  #known = { ways: new Map(), tracks: new Map() };
  #drawn = "";
  /** @type {SVGElement | undefined} */
  #element;
  /** The piece that is pointed at. @type {PlacedPiece | undefined} */
  #pointed;
  /** @type {{ state: State, match: Match, live: LiveBoard } | undefined} */
  #shown;

  /** @param {HTMLElement} host of the board */
  constructor(host) {
    this.host = host;
    const point = (/** @type {Event} */ { target }) => {
      const square = target instanceof Element ? target.closest("[data-square]")?.getAttribute("data-square") : null;
      this.#point(square ?? undefined);
    };
    for (const name of ["pointerover", "focusin"]) host.addEventListener(name, point);
    for (const name of ["pointerleave", "focusout"]) host.addEventListener(name, () => this.#point(undefined));
  }

  /** @param {string | undefined} square */
  #point(square) {
    if (!this.#shown || this.#known.tracks.size === 0) return;
    // While another game comes onto the board, the match of the old one has been freed.
    if (this.#shown.live.session?.match !== this.#shown.match) return;
    const piece = this.#shown.match.board().find((one) => one.square === square);
    if (piece?.square === this.#pointed?.square) return;
    this.#pointed = piece;
    this.#draw();
  }

  /**
   * @param {State} state
   * @param {Match} match
   * @param {LiveBoard} live the board, on which the pieces may still move to where they are in the match
   */
  render(state, match, live) {
    const sides = seats(state.game, state.options);
    if (sides.length <= 2) {
      this.#element?.remove();
      this.#element = this.#shown = undefined;
      return;
    }
    const key = JSON.stringify([state.game, state.options]);
    if (key !== this.#key) {
      this.#key = key;
      this.#known = known(state, sides);
      this.#pointed = undefined;
    }
    const shown = { state, match, live };
    this.#shown = shown;
    this.#draw(true);
    void live.settled.then(() => this.#shown === shown && this.#draw());
  }

  /** @param {boolean} [moving] whether the pieces may still be on their way */
  #draw(moving = false) {
    if (!this.#shown) return;
    const { state, match } = this.#shown;
    const grid = this.host.querySelector(".tabiya-grid");
    if (!grid) return;
    const { files, ranks } = board(state.game, state.options);
    const sides = seats(state.game, state.options);
    const tones = new Map(sides.map(({ id, tone }) => [id, tone]));
    const drawing = new Drawing(files, ranks, state.flipped);
    const { ways, tracks } = this.#known;
    for (const { throne, tone } of sides) if (throne) drawing.throne(throne, tone);
    if (!moving) {
      for (const { square, seat, kind } of match.board()) {
        const way = ways.get(`${seat} ${kind}`);
        if (way) drawing.arrow(square, way, String(tones.get(seat)));
      }
    }
    if (tracks.size > 0) this.#race(drawing, tones, match);
    const key = `${drawing.text}${moving}`;
    if (key === this.#drawn && this.#element?.isConnected) return;
    this.#drawn = key;
    const view = `0 0 ${files * SIDE} ${ranks * SIDE}`;
    const element = svg(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" aria-hidden="true">${drawing.text}</svg>`,
    );
    element.setAttribute("class", "signs");
    this.#element?.remove();
    grid.before(element);
    this.#element = element;
  }

  /**
   * @param {Drawing} drawing
   * @param {Map<string, string>} tone
   * @param {Match} match
   */
  #race(drawing, tone, match) {
    const { tracks } = this.#known;
    const now = match.state();
    const pointed = this.#pointed;
    const seat = pointed?.seat ?? now.turn[0];
    const way = tracks.get(seat) ?? [];
    const from = pointed ? Math.max(way.indexOf(pointed.square), 0) : 0;
    drawing.track(way.slice(from), String(tone.get(seat)), pointed !== undefined);
    for (const [id, squares] of tracks) {
      const own = now.table?.seats.find((one) => one.seat === id);
      if (own && !takesPart(own)) continue;
      drawing.start(squares, String(tone.get(id)));
      drawing.goal(squares[squares.length - 1], String(tone.get(id)));
    }
    for (const square of new Set(match.legal().flatMap(({ to }) => (to ? [to] : [])))) drawing.open(square);
  }
}

/**
 * What holds throughout a game under these rules.
 * @param {State} state
 * @param {SeatInfo[]} sides
 * @returns {Known}
 */
function known({ game, options }, sides) {
  const tracks = new Map();
  if (gameInfo(game).contest === "race") {
    for (const { id } of sides)
      tracks.set(
        id,
        track(game, id, options).map(({ square }) => square),
      );
    return { ways: new Map(), tracks };
  }
  const all = kinds(game, options);
  /** @type {Map<string, Vector>} */
  const ways = new Map();
  for (const { id } of sides) {
    for (const kind of all) {
      // What moves forward alone has a way of its own.
      const at = "d4";
      const { marks } = pattern({ game, options, kind: kind.id, at, seat: id });
      const [across, up] = marks
        .map(({ square }) => places(square))
        .reduce(([x, y], [file, rank]) => [x + file - places(at)[0], y + rank - places(at)[1]], [0, 0]);
      if (Math.abs(across) !== Math.abs(up)) {
        const sideways = Math.abs(across) > Math.abs(up);
        ways.set(`${id} ${kind.id}`, sideways ? [Math.sign(across), 0] : [0, Math.sign(up)]);
      }
    }
  }
  return { ways, tracks };
}

class Drawing {
  text = "";

  /**
   * @param {number} files
   * @param {number} ranks
   * @param {boolean} flipped
   */
  constructor(files, ranks, flipped) {
    this.files = files;
    this.ranks = ranks;
    this.flipped = flipped;
  }

  /** The middle of a square. @param {string} square @returns {Vector} */
  #middle(square) {
    const [file, rank] = places(square);
    const [x, y] = this.flipped ? [this.files - 1 - file, rank] : [file, this.ranks - 1 - rank];
    return [(x + 0.5) * SIDE, (y + 0.5) * SIDE];
  }

  /** Its corners in its owner's colour, and a crown. @param {string} square @param {string} tone */
  throne(square, tone) {
    const [x, y] = this.#middle(square);
    const corner = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([right, down]) => `M${x + 43 * right} ${y + 20 * down}v${23 * down}h${-23 * right}`);
    this.text +=
      `<g class="sign throne tone-${tone}"><path class="under" d="${corner.join("")}"/><path d="${corner.join("")}"/>` +
      `<path class="full" d="M${x - 40} ${y - 22}v-17l6 6 6-9 6 9 6-6v17z"/></g>`;
  }

  /** At the edge towards which a soldier marches. @param {string} square @param {Vector} way @param {string} tone */
  arrow(square, [across, up], tone) {
    const [x, y] = this.#middle(square);
    const turn = this.flipped ? -1 : 1;
    const angle = (Math.atan2(across * turn, up * turn) * 180) / Math.PI;
    this.text +=
      `<path class="sign full march tone-${tone}" transform="translate(${x} ${y}) rotate(${angle})" ` +
      'd="M0-47l11 13h-22z"/>';
  }

  /**
   * The rest of a track, with its direction.
   * @param {string[]} squares
   * @param {string} tone
   * @param {boolean} bold
   */
  track(squares, tone, bold) {
    const points = squares.map((square) => this.#middle(square));
    if (points.length < 2) return;
    const heads = points.slice(1).flatMap(([x, y], place) => {
      const [a, b] = points[place];
      if (place % 2 === 1) return [];
      const angle = (Math.atan2(y - b, x - a) * 180) / Math.PI;
      return [`<path transform="translate(${(x + a) / 2} ${(y + b) / 2}) rotate(${angle})" d="M-7-10L7 0-7 10"/>`];
    });
    const line = `M${points.map((point) => point.join(" ")).join("L")}`;
    this.text += `<g class="sign track tone-${tone}${bold ? " is-bold" : ""}"><path d="${line}"/>${heads.join("")}</g>`;
  }

  /**
   * Where a seat comes in: an arrow in its colour, on the way that it goes.
   * @param {string[]} squares @param {string} tone
   */
  start([first, next], tone) {
    const [x, y] = this.#middle(first);
    const [a, b] = this.#middle(next);
    const angle = (Math.atan2(b - y, a - x) * 180) / Math.PI;
    this.text +=
      `<path class="sign full start tone-${tone}" transform="translate(${x} ${y}) rotate(${angle})" ` +
      'd="M-42-18h22v-14l34 32-34 32v-14h-22z"/>';
  }

  /** Where a seat leaves the board: rings in its colour. @param {string} square @param {string} tone */
  goal(square, tone) {
    const [x, y] = this.#middle(square);
    this.text +=
      `<g class="sign goal tone-${tone}"><circle class="under" cx="${x}" cy="${y}" r="38"/>` +
      `<circle cx="${x}" cy="${y}" r="38"/><circle class="full" cx="${x}" cy="${y}" r="9"/></g>`;
  }

  /** A square to which something may go now. @param {string} square */
  open(square) {
    const [x, y] = this.#middle(square);
    this.text += `<rect class="sign open" x="${x - 46}" y="${y - 46}" width="92" height="92" rx="12"/>`;
  }
}
