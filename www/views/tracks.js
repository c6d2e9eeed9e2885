// The tracks over the board: that of each seat in a race, and the circuits of
// the boats with the places where they meet.

import { figure } from "../board/pictures.js";
import { byId, fill, h, say, svg } from "../lib/dom.js";
import { Match, board, concourse, kinds, seats, track } from "../core/module.js";
import { gameInfo, piecesOf } from "../core/games.js";
import { SquareGrid } from "../board/grid.js";
import { frame } from "../board/live-board.js";
import * as words from "../words/views.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../state/store.js").Store} Store */

/**
 * The seats that have pieces under these rules.
 * @param {State} state
 */
function seatsOf({ game, options }) {
  const match = new Match(game, { options });
  const held = new Set(
    match
      .hands()
      .filter(({ pieces }) => pieces.length > 0)
      .map(({ seat }) => seat),
  );
  const all = seats(game, options);
  return held.size > 0 ? all.filter(({ id }) => held.has(id)) : all;
}

export class Tracks {
  /** The picture that is shown, to be saved. @type {(() => string) | undefined} */
  #picture;
  /** The square that is pointed at. @type {string | undefined} */
  #pointed;
  /** The seat whose circuit stands out; all of them, if none. @type {string | undefined} */
  #only;
  /** @type {State | undefined} */
  #state;
  #drawn = "";

  /** @param {Store} store */
  constructor(store) {
    this.store = store;
    this.seats = h("div", { class: "tracks-seats", role: "radiogroup", "aria-label": words.tracks.seats });
    this.drawing = h("div");
    this.host = h("div", { class: "tabiya-board" }, this.drawing);
    this.board = h("div", { class: "board-frame" }, this.host);
    this.said = h("p", { class: "tracks-said" });
    this.grid = new SquareGrid({
      choose: (at) => store.set({ at }, "step"),
      point: (square) => {
        if (square === this.#pointed || !this.#state) return;
        this.#pointed = square;
        this.#race(this.#state);
      },
    });
    byId("tracks").replaceChildren(this.board);
    byId("tracks-tools").replaceChildren(this.said, this.seats);
    this.title = h("h2", { class: "solo-name" });
    this.text = h("div", { class: "solo-text" });
    this.list = h("ul", { class: "tracks-list" });
    byId("tracks-text").replaceChildren(this.title, this.text, this.list);
  }

  /** @param {State} state */
  picture({ game }) {
    const text = this.#picture?.();
    return text ? { text, name: `${game}-tracks` } : undefined;
  }

  /** @param {State} state */
  render(state) {
    this.#state = state;
    frame(this.board, board(state.game, state.options));
    if (gameInfo(state.game).contest === "race") this.#race(state);
    else this.#circuits(state);
  }

  /**
   * The track of a seat, the rest of it lit up from a square.
   * @param {State} state
   */
  #race(state) {
    const { game, options, flipped, coordinates } = state;
    const running = seatsOf(state);
    const seat = running.find(({ id }) => id === state.seat) ?? running[0];
    const squares = track(game, seat.id, options);
    const at = this.#pointed ?? state.at;
    const names = squares.map(({ square }) => square);
    const from = Math.max(names.indexOf(at), 0);
    const beads = squares.map(({ square, throws }, place) => ({
      square,
      text: throws === undefined ? "–" : String(throws),
      seat: seat.id,
      faint: place < from,
    }));
    const title = words.tracks.track(seat.name);
    const picture = {
      flipped,
      coordinates,
      title,
      beads,
      ways: [
        { seat: seat.id, lines: [names.slice(0, from + 1)], faint: true, arrows: true },
        { seat: seat.id, lines: [names.slice(from)], arrows: true },
      ],
      marks: [{ square: names[from], kind: /** @type {const} */ ("from") }],
    };
    // To move it would take the focus from it.
    if (!this.grid.element.isConnected) this.host.append(this.grid.element);
    this.#draw(Match.withPieces(game, { options, pieces: [] }), picture);
    const sentence = (/** @type {string} */ square) => {
      const place = names.indexOf(square);
      return place < 0 ? words.tracks.off(square) : words.tracks.from(squares[place], place + 1, names.length);
    };
    this.grid.render({ picture: this.drawing.children[0], flipped, label: title, at: state.at, say: sentence });
    say(this.said, sentence(at));
    say(this.title, title);
    this.text.replaceChildren(
      ...words.tracks.trackText(names[0], names[names.length - 1], names.length).map((text) => h("p", { text })),
    );
    this.list.replaceChildren(
      ...running.map((other) => {
        const own = track(game, other.id, options);
        return h("li", { text: words.tracks.goal(other.name, own[0], own[own.length - 1].square) });
      }),
    );
    this.#choices(
      running.map(({ id, name }) => ({ id, name })),
      seat.id,
      (id) => this.store.set({ seat: id }, "step"),
    );
  }

  /**
   * The circuits of the boats, all of them or one, and where they meet.
   * @param {State} state
   */
  #circuits(state) {
    const { game, options, flipped, coordinates, pieces } = state;
    this.grid.element.remove();
    this.#pointed = undefined;
    const sides = seats(game, options);
    const { circuits, places } = concourse(game, options);
    const nameOf = (/** @type {string} */ seat) => sides.find(({ id }) => id === seat)?.name ?? seat;
    // Places that overlap are no places of their own: the boats meet wherever four squares lie together.
    const anywhere = new Set(places.flat()).size < places.flat().length;
    const shared = circuits.some((one, index) =>
      circuits.slice(index + 1).some((other) => other.squares.some((square) => one.squares.includes(square))),
    );
    if (!circuits.some(({ seat }) => seat === this.#only)) this.#only = undefined;
    const only = this.#only;
    const title = words.tracks.circuits;
    const placed = circuits.flatMap(({ from, seat, kind }) => (from ? [{ square: from, seat, kind }] : []));
    this.#draw(Match.withPieces(game, { options, pieces: placed }), {
      flipped,
      coordinates,
      title,
      pieces: piecesOf(game, pieces),
      places: anywhere ? [] : places,
      // What stands out is drawn last.
      ways: [...circuits]
        .sort((one, other) => Number(one.seat === only) - Number(other.seat === only))
        .map(({ seat, legs }) => ({ seat, lines: legs, faint: only !== undefined && seat !== only })),
    });
    say(
      this.said,
      only
        ? words.tracks.circuit(nameOf(only), circuits.find(({ seat }) => seat === only)?.squares ?? [], shared)
        : words.tracks.all,
    );
    say(this.title, title);
    this.text.replaceChildren(
      h("p", {
        text: shared ? words.tracks.shared : words.tracks.apart(circuits.length, circuits[0]?.squares.length ?? 0),
      }),
      h("p", { text: anywhere ? words.tracks.anywhere : words.tracks.places(places) }),
    );
    const all = kinds(game, options);
    this.list.replaceChildren(
      ...circuits.map(({ seat, squares, kind }, index) => {
        const drawing = all.find((other) => other.id === kind);
        const tone = sides.find(({ id }) => id === seat)?.tone ?? "light";
        return h(
          "li",
          {},
          drawing && figure(drawing.figure, tone, { letter: drawing.letter, pieces: piecesOf(game, pieces) }),
          h("span", {
            text:
              `${words.tracks.circuit(nameOf(seat), squares, shared)} ` +
              `${words.tracks.lines[index % words.tracks.lines.length]}`,
          }),
        );
      }),
    );
    this.#choices(
      [{ id: "", name: words.tracks.together }, ...circuits.map(({ seat }) => ({ id: seat, name: nameOf(seat) }))],
      only ?? "",
      (id) => {
        this.#only = id || undefined;
        this.#circuits(state);
      },
    );
  }

  /**
   * @param {Match} match
   * @param {import("../core/module.js").SvgOptions} options
   */
  #draw(match, options) {
    this.#picture = () => match.svg(options);
    const drawn = match.svg({ ...options, prefix: "tracks" });
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const picture = svg(drawn);
    // Its title would show wherever the mouse rests; the words beside it say more.
    for (const text of picture.querySelectorAll("title, desc")) text.remove();
    for (const name of ["aria-labelledby", "aria-describedby"]) picture.removeAttribute(name);
    if (this.grid.element.isConnected) picture.setAttribute("aria-hidden", "true");
    else picture.setAttribute("aria-label", options.title ?? "");
    this.drawing.replaceChildren(picture);
  }

  /**
   * @param {{ id: string, name: string }[]} choices
   * @param {string} chosen
   * @param {(id: string) => void} choose
   */
  #choices(choices, chosen, choose) {
    fill(
      this.seats,
      ...choices.map(({ id, name }) =>
        h(
          "label",
          { class: "check" },
          h("input", {
            type: "radio",
            name: "tracks-seat",
            value: id,
            checked: id === chosen,
            on: { change: () => choose(id) },
          }),
          h("span", { text: name }),
        ),
      ),
    );
  }
}
