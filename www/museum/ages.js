// The room of one piece through the ages: the accounts that are dated, and the piece in every game.

import { gameInfo, outline, piecesOf } from "../core/games.js";
import { pattern, whole } from "../core/module.js";
import { reachMarks, soloMatch } from "../core/lone-piece.js";
import { dress } from "../lib/dress.js";
import { fill, h, say, svg } from "../lib/dom.js";
import { diagram, figure } from "../board/pictures.js";
import { standing } from "../panels/options.js";
import { ages as words, unread } from "../words/museum.js";
import { accounts, consequence, kindOf, lineages, mobility, stages } from "./lineage.js";
import { STYLES } from "./ages-styles.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../views/hall.js").Door} Door */
/** @typedef {import("../core/module.js").ChoiceInfo["standing"]} Standing */

/** Where the piece of the accounts stands alone. */
const ALONE = "d4";

/** @param {Door} door @returns {import("../views/hall.js").Furnished} */
export function agesRoom(door) {
  dress(STYLES);
  const room = new Ages(door);
  return { root: room.root, render: (state, about) => room.render(state, about) };
}

class Ages {
  #piece = lineages[0].id;
  #stop = 0;
  /** What is shown in the list. */
  #listed = "";

  /** @param {Door} door */
  constructor(door) {
    this.door = door;
    this.notice = h("p", { class: "help", role: "status" });
    this.pieces = lineages.map(({ id }) =>
      h("button", {
        type: "button",
        text: words.names[id],
        "data-piece": id,
        on: { click: () => this.#show(id, 0, "visit") },
      }),
    );
    this.slider = h("input", {
      type: "range",
      min: "0",
      max: String(accounts.dated.length - 1),
      step: "1",
      "aria-label": words.account,
      on: { input: () => this.#show(this.#piece, Number(this.slider.value), "step") },
    });
    this.years = accounts.dated.map(({ year }, at) =>
      h("button", {
        type: "button",
        class: "quiet",
        text: year,
        on: { click: () => this.#show(this.#piece, at, "step") },
      }),
    );
    this.board = h("div", { class: "ages-board" });
    this.told = h("div", { class: "ages-told", "aria-live": "polite" });
    this.account = h(
      "section",
      { class: "ages-account" },
      h("h2", { text: words.accounts }),
      h(
        "div",
        { class: "ages-sides" },
        this.board,
        h("div", {}, h("div", { class: "ages-years" }, this.slider, h("div", {}, ...this.years)), this.told),
      ),
    );
    this.list = h("ol", { class: "ages-list" });
    this.root = h(
      "div",
      { class: "ages" },
      this.notice,
      h("div", { class: "switch", role: "group", "aria-label": words.pieces }, ...this.pieces),
      this.account,
      h("section", {}, h("h2", { text: words.games }), this.list, h("p", { class: "help", text: words.mobilityHelp })),
    );
  }

  /** @param {string} piece @param {number} stop @param {"step" | "visit"} manner */
  #show(piece, stop, manner) {
    const choice = accounts.dated[stop].choice;
    this.door.set(stop > 0 ? `${piece},${choice}` : piece, manner);
  }

  /** @param {State} state @param {string} about */
  async render(state, about) {
    const parts = about.split(",").filter(Boolean);
    const piece = lineages.find(({ id }) => parts.includes(id)) ?? lineages[0];
    const stop = Math.max(
      0,
      accounts.dated.findIndex(({ choice }) => parts.includes(choice)),
    );
    const known = [piece.id, ...accounts.dated.map(({ choice }) => choice)];
    const left = parts.filter((part) => !known.includes(part));
    say(this.notice, left.length > 0 ? unread(left) : "");
    this.#piece = piece.id;
    this.#stop = stop;
    await whole();
    if (this.#piece !== piece.id || this.#stop !== stop) return;
    for (const button of this.pieces) {
      button.setAttribute("aria-pressed", String(button.dataset.piece === piece.id));
    }
    this.account.hidden = piece.id !== accounts.kind;
    if (!this.account.hidden) this.#tell(state);
    const listed = JSON.stringify([piece.id, state.pieces]);
    if (listed === this.#listed) return;
    this.#listed = listed;
    this.list.replaceChildren(...stages(piece.id).map((stage) => card(stage, state)));
  }

  /** @param {State} state */
  #tell({ pieces }) {
    const { game, kind, option, dated } = accounts;
    const { choice, year, text, standing: how, cite } = dated[this.#stop];
    const asked = gameInfo(game).options.find(({ id }) => id === option);
    const info = asked?.choices.find(({ id }) => id === choice);
    const title = info?.title ?? choice;
    this.slider.value = String(this.#stop);
    this.slider.setAttribute("aria-valuetext", words.stop(year, title));
    for (const [at, button] of this.years.entries()) button.setAttribute("aria-pressed", String(at === this.#stop));
    const options = { [option]: choice };
    const { seat } = outline(game);
    const found = pattern({ game, options, kind, at: ALONE, seat });
    const match = soloMatch({ game, options, piece: kind, at: ALONE, seat, friends: [], enemies: [] });
    const marks = [...reachMarks(found, undefined), ...found.marks];
    const picture = match.svg({ marks, pieces: piecesOf(game, pieces), title, prefix: "ages-account" });
    match.free();
    this.board.replaceChildren(svg(picture));
    const { ever, of, enemies, caught, safe, meet } = consequence(choice);
    const men = (/** @type {typeof caught} */ list) => list.map(({ noun, count }) => words.men(count, noun));
    const count = caught.reduce((sum, { count }) => sum + count, 0);
    fill(
      this.told,
      h("h3", { text: words.stop(year, title) }),
      h("p", {}, info?.text ?? "", " ", info && source(info.standing, info.source)),
      h("p", {}, text, " ", source(/** @type {Standing} */ (how), cite)),
      h("p", { class: "ages-reach", text: words.reach(ever.size, of) }),
      h("p", { class: "ages-caught", text: words.caught(men(caught), count, enemies) }),
      safe.length > 0 && h("p", { class: "ages-safe", text: words.safe(men(safe)) }),
      h("p", { class: "ages-meet", text: words.meet(meet) }),
      h("p", { class: "help" }, words.later, " ", source("reported", words.laterCite)),
    );
  }
}

/** @param {Standing} how @param {string} cite */
const source = (how, cite) => h("span", { class: "ages-source" }, standing(how), " ", h("cite", { text: cite }));

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
