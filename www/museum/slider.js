// The slider of dated accounts: its stops, the board of each, who says so, and what it comes to.

import { gameInfo, outline, piecesOf } from "../core/games.js";
import { reachMarks, soloMatch } from "../core/lone-piece.js";
import { fill, h, svg } from "../lib/dom.js";
import { mayMove } from "../lib/motion.js";
import { standing } from "../panels/options.js";
import { write } from "../state/address.js";
import { opening } from "../state/store.js";
import { ages as words } from "../words/museum.js";
import { dropsOf, endingsOf, matchAt, promotionOf, reachOf, rulesOf, stopId, turnOf } from "./dated.js";

/** @typedef {import("../core/module.js").Mark} Mark */
/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("./dated.js").Tale} Tale */
/** @typedef {import("./dated.js").Stop} Stop */

/** How long what goes and comes takes, in milliseconds. */
const TURN = 420;

/** What is seen of a stop. @typedef {{ picture: string, narration: (Node | false)[] }} Scene */

export class Slider {
  /** @type {Tale | undefined} */
  #tale;
  /** @type {State | undefined} */
  #state;

  /** @param {(tale: Tale, stop: number) => void} show */
  constructor(show) {
    this.show = show;
    this.title = h("h2", {});
    this.slider = h("input", {
      type: "range",
      min: "0",
      step: "1",
      "aria-label": words.account,
      on: { input: () => this.#tale && show(this.#tale, Number(this.slider.value)) },
    });
    this.years = h("div", {});
    this.board = h("div", { class: "ages-board" });
    this.narration = h("div", { class: "ages-told", "aria-live": "polite" });
    this.root = h(
      "section",
      { class: "ages-account" },
      this.title,
      h(
        "div",
        { class: "ages-sides" },
        this.board,
        h("div", {}, h("div", { class: "ages-years" }, this.slider, this.years), this.narration),
      ),
    );
  }

  /** @param {Tale} tale @param {number} at @param {State} state */
  render(tale, at, state) {
    this.#tale = tale;
    this.#state = state;
    const stop = tale.stops[at];
    const { game, options, choice, undated } = rulesOf(tale, stop);
    const title = choice?.title ?? outline(game).title;
    this.title.textContent = words.tales[`${tale.piece} ${tale.id}`].title;
    this.slider.max = String(tale.stops.length - 1);
    this.slider.value = String(at);
    this.slider.setAttribute("aria-valuetext", words.stop(stop.year, title));
    fill(
      this.years,
      ...tale.stops.map((one, place) =>
        h("button", {
          key: stopId(one),
          type: "button",
          class: "quiet",
          text: one.year,
          "aria-pressed": String(place === at),
          on: { click: () => this.show(tale, place) },
        }),
      ),
    );
    const { picture, narration } = SCENES[tale.shows](tale, stop, state, title);
    this.#draw(svg(picture));
    const { after } = words.tales[`${tale.piece} ${tale.id}`];
    const href = write({ ...opening(game), options, panel: "choices" });
    fill(
      this.narration,
      h("h3", { text: words.stop(stop.year, title) }),
      tale.stops.some((one) => one.game) && h("p", { class: "ages-game" }, h("a", { href, text: outline(game).title })),
      choice && h("p", {}, choice.text, " ", source(choice.standing, choice.source)),
      h("p", {}, stop.text, " ", source(stop.standing, stop.cite)),
      ...narration,
      undated.length > 0 &&
        h("p", { class: "ages-undated help", text: words.undated(undated.map(({ title }) => title)) }),
      after && h("p", { class: "help" }, after.text, " ", source(after.standing, after.cite)),
      after && h("p", { class: "ages-next" }, h("a", { href: this.#room(after.next.about), text: after.next.text })),
      !tale.stops.some((one) => one.game) && h("p", {}, h("a", { href, text: words.open(outline(game).title) })),
    );
  }

  /** @param {string} about */
  #room(about) {
    return write({ ...opening(this.#state?.game ?? ""), view: "room", room: `ages:${about}` });
  }

  /** The board; what goes fades, what comes grows, what stays is left alone. @param {SVGElement} fresh */
  #draw(fresh) {
    const old = this.board.firstElementChild;
    this.board.replaceChildren(fresh);
    if (!old || !mayMove() || old.getAttribute("viewBox") !== fresh.getAttribute("viewBox")) return;
    const marks = (/** @type {Element} */ of) =>
      new Map(
        [...of.querySelectorAll(".mark, .piece")].map((one) => [`${one.getAttribute("class")} ${place(one)}`, one]),
      );
    const [before, now] = [marks(old), marks(fresh)];
    for (const [key, mark] of now) if (!before.has(key)) mark.animate([{ opacity: 0 }, { opacity: 1 }], TURN);
    const layer = fresh.querySelector(".marks.over") ?? fresh;
    for (const [key, mark] of before) {
      if (now.has(key) || !mark.matches(".mark")) continue;
      layer.append(mark);
      const going = mark.animate([{ opacity: 1 }, { opacity: 0 }], TURN);
      going.onfinish = () => mark.remove();
    }
  }
}

/** @param {Element} one */
const place = (one) => `${one.getAttribute("data-square")} ${one.getAttribute("transform")}`;

/** @param {import("../core/module.js").ChoiceInfo["standing"]} how @param {string} cite */
export const source = (how, cite) => h("span", { class: "ages-source" }, standing(how), " ", h("cite", { text: cite }));

/**
 * The board at a stop. @param {Tale} tale @param {Stop} stop @param {State} state @param {string} title
 * @param {Mark[]} marks
 */
function board(tale, stop, { pieces }, title, marks) {
  const match = matchAt(tale, stop);
  const { game } = rulesOf(tale, stop);
  const picture = match.svg({ marks, pieces: piecesOf(game, pieces), title, prefix: "ages-account" });
  match.free();
  return picture;
}

/** @param {string} kind @param {string} text */
const line = (kind, text) => h("p", { class: `ages-${kind}`, text });

/** @type {Record<Tale["shows"], (tale: Tale, stop: Stop, state: State, title: string) => Scene>} */
const SCENES = {
  reach(tale, stop, state, title) {
    const { game, options } = rulesOf(tale, stop);
    const { at = "" } = tale;
    const found = reachOf(tale, stop);
    if (!found) {
      const { seats } = gameInfo(game);
      const count = matchAt(tale, stop);
      const own = count.board().filter(({ seat }) => seat === seats[0].id).length;
      count.free();
      return { picture: board(tale, stop, state, title, []), narration: [line("reach", words.gone(own))] };
    }
    const [{ id: seat }] = gameInfo(game).seats;
    const match = soloMatch({ game, options, piece: found.shown, at, seat, friends: [], enemies: [] });
    const later = reachMarks(found.found, undefined);
    const marks = [...later, ...found.found.marks];
    const picture = match.svg({ marks, pieces: piecesOf(game, state.pieces), title, prefix: "ages-account" });
    match.free();
    const { noun, count, now, once, ever, of, enemies, caught, safe, meet, royal } = found;
    const pieces = (/** @type {typeof caught} */ list) => list.map(({ noun, count }) => words.ofKind(count, noun));
    const sum = caught.reduce((sum, { count }) => sum + count, 0);
    return {
      picture,
      narration: [
        line("now", words.now(at, now, once, later.length > 0)),
        line("reach", words.reach(count, noun, ever.size, of)),
        line("caught", words.caught(pieces(caught), sum, enemies)),
        sum > 0 && safe.length > 0 && line("safe", words.safe(pieces(safe))),
        !royal && line("meet", words.meet(noun, meet)),
      ],
    };
  },

  promotion(tale, stop, state, title) {
    const found = promotionOf(tale, stop);
    const marks = found.map(({ square }) => /** @type {Mark} */ ({ square, kind: "move" }));
    return {
      picture: board(tale, stop, state, title, marks),
      narration: [line("reach", words.promotion(found.map(({ square, nouns }) => words.becomes(square, nouns))))],
    };
  },

  drops(tale, stop, state, title) {
    const squares = dropsOf(tale, stop);
    const marks = squares.map((square) => /** @type {Mark} */ ({ square, kind: "reach" }));
    return { picture: board(tale, stop, state, title, marks), narration: [line("reach", words.drops(squares.length))] };
  },

  ending(tale, stop, state, title) {
    const narration = endingsOf(tale, stop).map((end, at) => line("reach", words.ending(at, end)));
    return { picture: board(tale, stop, state, title, []), narration };
  },

  turn(tale, stop, state, title) {
    const { seats, throws } = turnOf(tale, stop);
    return {
      picture: board(tale, stop, state, title, []),
      narration: [line("reach", throws.length > 0 ? words.throws(throws) : words.turn(seats))],
    };
  },
};
