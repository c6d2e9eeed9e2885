// The room “Pieces and rules”: one piece through the games, and the accounts that are dated.

import { gameInfo, outline, piecesOf } from "../core/games.js";
import { whole } from "../core/module.js";
import { addStyles } from "../lib/add-styles.js";
import { fill, h, say } from "../lib/dom.js";
import { diagram, figure } from "../board/pictures.js";
import { ages as words, unread } from "../words/museum.js";
import { RULES, stopId, talesOf } from "./dated.js";
import { lineages } from "../core/lineage.js";
import { kindOf, mobility, stages } from "./lineage.js";
import { Slider } from "./slider.js";
import SHARED from "../laboratory/laboratory.css?inline";
import STYLES from "./ages.css?inline";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../views/hall.js").RoomContext} RoomContext */
/** @typedef {import("./dated.js").Tale} Tale */

/** @param {RoomContext} context @returns {import("../views/hall.js").Furnished} */
export function agesRoom(context) {
  addStyles(SHARED);
  addStyles(STYLES);
  const room = new Ages(context);
  return { root: room.root, render: (state, about) => room.render(state, about) };
}

/** What can be asked for: the lines of pieces, and the rules that are of no piece. */
const SUBJECTS = [...lineages.map(({ id }) => id), RULES];

/** What is set in the room: `elephant,china,modern`. */
class Setting {
  /** @type {string[]} */
  unread = [];

  /** @param {string} about */
  constructor(about) {
    const parts = about.split(",").filter(Boolean);
    const take = (/** @type {(part: string) => boolean} */ fits) => {
      const at = parts.findIndex(fits);
      return at < 0 ? undefined : parts.splice(at, 1)[0];
    };
    this.piece = take((part) => SUBJECTS.includes(part)) ?? SUBJECTS[0];
    const tales = talesOf(this.piece);
    const id = take((part) => tales.some((tale) => tale.id === part));
    /** @type {Tale | undefined} */
    this.tale = tales.find((tale) => tale.id === id) ?? tales[0];
    const stops = this.tale?.stops.map(stopId) ?? [];
    const stop = take((part) => stops.includes(part));
    this.stop = stop === undefined ? 0 : stops.indexOf(stop);
    this.unread = parts;
  }
}

/** @param {string} piece @param {Tale} [tale] @param {number} [stop] */
function written(piece, tale, stop = 0) {
  const parts = [piece];
  if (tale && tale !== talesOf(piece)[0]) parts.push(tale.id);
  if (tale && stop > 0) parts.push(stopId(tale.stops[stop]));
  return parts.join(",");
}

class Ages {
  #setting = new Setting("");
  /** What is shown in the list. */
  #listed = "";

  /** @param {RoomContext} context */
  constructor(context) {
    this.context = context;
    this.notice = h("p", { class: "help", role: "status" });
    this.piece = h(
      "select",
      { name: "piece", on: { change: () => context.set(written(this.piece.value), "visit") } },
      ...SUBJECTS.map((id) => h("option", { value: id, text: words.names[id] })),
    );
    this.tale = h("select", { name: "tale", on: { change: () => this.#tell(this.tale.value) } });
    this.tales = h("label", {}, h("span", { text: words.accounts }), this.tale);
    this.none = h("p", { class: "help ages-none", text: words.noTale });
    this.slider = new Slider((tale, stop) => context.set(written(tale.piece, tale, stop), "step"));
    this.list = h("ol", { class: "ages-list" });
    this.games = h(
      "section",
      {},
      h("h2", { text: words.games }),
      this.list,
      h("p", { class: "help", text: words.mobilityHelp }),
    );
    this.root = h(
      "div",
      { class: "ages" },
      this.notice,
      h(
        "div",
        { class: "lab-form ages-asked" },
        h("label", {}, h("span", { text: words.pieces }), this.piece),
        this.tales,
      ),
      this.none,
      this.slider.root,
      this.games,
    );
  }

  /** @param {string} id */
  #tell(id) {
    const { piece } = this.#setting;
    const tale = talesOf(piece).find((one) => one.id === id);
    this.context.set(written(piece, tale), "visit");
  }

  /** @param {State} state @param {string} about */
  async render(state, about) {
    const setting = new Setting(about);
    this.#setting = setting;
    say(this.notice, setting.unread.length > 0 ? unread(setting.unread) : "");
    await whole();
    if (this.#setting !== setting) return;
    const { piece, tale, stop } = setting;
    this.piece.value = piece;
    const tales = talesOf(piece);
    this.tales.hidden = tales.length < 2;
    fill(
      this.tale,
      ...tales.map(({ id }) =>
        h("option", { key: id, value: id, text: words.tales[`${piece} ${id}`].label, selected: id === tale?.id }),
      ),
    );
    this.none.hidden = tale !== undefined;
    this.slider.root.hidden = tale === undefined;
    if (tale) this.slider.render(tale, stop, state);
    this.games.hidden = piece === RULES;
    const listed = JSON.stringify([piece, state.pieces]);
    if (piece === RULES || listed === this.#listed) return;
    this.#listed = listed;
    this.list.replaceChildren(...stages(piece).map((stage) => card(stage, state)));
  }
}

/** One game of the line. @param {ReturnType<typeof stages>[number]} stage @param {State} state */
function card({ game, kind: id, basis, cite, dates }, state) {
  const kind = kindOf(game, id);
  const { title } = outline(game);
  const [{ tone }] = gameInfo(game).seats;
  const pieces = piecesOf(game, state.pieces);
  const drawn = typeof pieces === "object" ? "figures" : pieces;
  const { mean, ever, of } = mobility(game, id);
  const picture = diagram(game, {}, kind, drawn, `ages-${game}-${id}`);
  picture.setAttribute("aria-hidden", "true");
  // A name that is written alike, or not in its script, is told once.
  const names = kind.names.filter((one, at, all) => all.findIndex(({ text }) => text === one.text) === at).slice(0, 3);
  return h(
    "li",
    { "data-game": game },
    h("span", { class: "ages-move" }, picture),
    h(
      "div",
      {},
      h(
        "h3",
        {},
        figure(kind.figure, tone, { pieces: drawn, letter: kind.letter }),
        " ",
        h("a", { href: `#/${game}?v=1&piece=${id}&at=${kind.at}`, text: title }),
      ),
      h("p", { class: "ages-date", text: dates.map(({ text }) => text).join("; ") }),
      h(
        "ul",
        { class: "ages-names" },
        ...names.map(({ name, language, text, lang, transliteration, meaning, source }) =>
          h(
            "li",
            { title: source },
            h("span", { lang, class: "ages-script", text }),
            " ",
            text !== name && h("i", { lang: language, text: transliteration ?? name }),
            " ",
            words.meaning(meaning),
          ),
        ),
      ),
      h(
        "p",
        { class: "ages-moves" },
        [kind.field && `${kind.field}.`, ...kind.moves.map(({ sentence }) => sentence)].filter(Boolean).join(" "),
      ),
      h("p", { class: "ages-mobility", text: words.mobility(mean, ever.size, of) }),
      h("p", { class: "ages-basis" }, words.basis[basis], cite && ": ", cite && h("cite", { text: cite })),
    ),
  );
}
