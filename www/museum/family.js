// The room of the family: the games on their ways, as a map or as a list, and a scale of time.

import { outline, piecesOf } from "../core/games.js";
import { Match, whole } from "../core/module.js";
import { addStyles } from "../lib/add-styles.js";
import { h, say, svg } from "../lib/dom.js";
import { printAs } from "../lib/print.js";
import { standing } from "../panels/options.js";
import { write } from "../state/address.js";
import { opening } from "../state/store.js";
import { family as words, unread } from "../words/museum.js";
import {
  UNTOLD,
  changes,
  datesOf,
  first,
  lands,
  members,
  questions,
  readSetting,
  waysOf,
  writeSetting,
} from "./kin.js";
import STYLES from "./family.css?inline";
import { PAPERS, STYLES as ON_PAPER, sheets } from "./poster.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../views/hall.js").RoomContext} RoomContext */
/** @typedef {import("./kin.js").Setting} Setting */
/** @typedef {import("./kin.js").Way} Way */
/** @typedef {import("./kin.js").Dating} Dating */

/** The size of the map, in the units of the places on it. */
const WIDTH = 1115;
const HEIGHT = 560;
/** How far from the middle of a board its lines end. */
const CLEAR = 48;
/** The years of the scale of time. */
const SCALE = { from: 300, to: 2050, step: 200 };

/** Where the map has room: a page that is printed has. */
const WIDE = matchMedia("print, (min-width: 60rem)");

/** @param {RoomContext} context @returns {import("../views/hall.js").Furnished} */
export function familyRoom(context) {
  addStyles(STYLES);
  addStyles(ON_PAPER);
  const room = new Family(context);
  return { root: room.root, render: (state, about) => room.render(state, about) };
}

class Family {
  /** @type {Map<string, { place: HTMLElement, link: HTMLAnchorElement, board: HTMLElement, date: HTMLElement }>} */
  #games = new Map();
  #pieces = "";
  /** @type {Setting} */
  #setting = readSetting("");

  /** @param {RoomContext} context */
  constructor(context) {
    this.context = context;
    this.notice = h("p", { class: "help", role: "status" });
    this.arguments = Object.entries(words.arguments).map(([id, { about, text }]) => ({
      id,
      link: h("a", { text, "data-about": about }),
    }));
    this.choices = questions.map(({ id, choices }) =>
      h(
        "fieldset",
        {},
        h("legend", { text: words.questions[id].question }),
        ...choices.map((choice) =>
          h(
            "label",
            {},
            h("input", {
              type: "radio",
              name: `family-${id}`,
              value: choice,
              on: { change: () => this.#choose({ choices: { ...this.#setting.choices, [id]: choice } }) },
            }),
            " ",
            words.questions[id].choices[choice],
          ),
        ),
        this.arguments.find((one) => one.id === id)?.link,
      ),
    );
    this.list = h("input", {
      type: "checkbox",
      name: "list",
      on: { change: () => this.#choose({ list: this.list.checked }) },
    });
    this.paper = h(
      "select",
      { name: "paper", on: { change: () => this.#fold() } },
      ...PAPERS.map((id) => h("option", { value: id, text: words.papers[id] })),
    );
    const boards = members.map(({ id }) => this.#game(id));
    this.lines = h("div", { class: "family-lines", "aria-hidden": "true" });
    this.ways = h("ul", { class: "family-ways", "aria-label": words.ways });
    this.scale = h("ol", { class: "family-time" });
    this.root = h(
      "div",
      { class: "kin" },
      this.notice,
      h("p", { class: "family-poster", text: words.poster }),
      h("div", { class: "family-tools" }, h("label", { class: "family-list" }, this.list, " ", words.list)),
      h(
        "div",
        { class: "family-map" },
        this.lines,
        h("ul", { class: "family-games", "aria-label": words.games }, ...boards),
        this.ways,
      ),
      key(),
      h(
        "div",
        { class: "family-tools" },
        h("label", { class: "family-paper" }, h("span", { text: words.paper }), " ", this.paper),
        h("button", { type: "button", class: "action", text: words.print, on: { click: () => printAs("view") } }),
        h("p", { class: "help family-glue", text: words.glue }),
      ),
      h(
        "details",
        { class: "family-choices", open: true },
        h("summary", { text: words.choices }),
        h("div", {}, ...this.choices),
      ),
      h("section", {}, h("h2", { text: words.scale }), h("p", { class: "help", text: words.scaleLead }), this.scale),
    );
    // A card over the map goes when Escape is pressed, as what lies over something else has to.
    this.root.addEventListener("keydown", ({ key }) => this.root.classList.toggle("is-still", key === "Escape"));
    this.root.addEventListener("pointermove", () => this.root.classList.remove("is-still"));
    WIDE.addEventListener("change", () => this.#shape());
    this.#fold();
    addEventListener("beforeprint", () => this.#lay());
    addEventListener("afterprint", () => this.#clear());
  }

  /** @param {string} id */
  #game(id) {
    const date = h("span", { class: "family-date" });
    const board = h("span", { class: "family-board" });
    const compared = outline(id).reference && h("span", { class: "family-compared", text: words.compared });
    const link = h(
      "a",
      { href: `#/${id}`, "data-game": id },
      board,
      h("span", {}, h("b", { text: outline(id).title }), " ", date, compared),
    );
    const place = h("li", {}, link);
    this.#games.set(id, { place, link, board, date });
    return place;
  }

  /** @param {Partial<Setting>} change */
  #choose(change) {
    this.context.set(writeSetting({ ...this.#setting, ...change }), "visit");
  }

  /** @param {State} state @param {string} about */
  async render(state, about) {
    const setting = readSetting(about);
    this.#setting = setting;
    await whole();
    say(this.notice, setting.unread.length > 0 ? unread(setting.unread) : "");
    this.#shape();
    this.list.checked = setting.list;
    for (const fieldset of this.choices) {
      for (const input of fieldset.querySelectorAll("input")) {
        input.checked = Object.values(setting.choices).includes(input.value);
      }
    }
    for (const member of members) {
      const shown = this.#games.get(member.id);
      if (!shown) continue;
      shown.place.style.setProperty("--x", String((member.x / WIDTH) * 100));
      shown.place.style.setProperty("--y", String((member.y / HEIGHT) * 100));
      say(
        shown.date,
        datesOf(member, setting)
          .map(({ text }) => text.split(";")[0])
          .join(", "),
      );
    }
    for (const { link } of this.arguments) {
      link.href = write({ ...opening(state.game), view: "room", room: `stories:${link.dataset.about}` });
    }
    const ways = waysOf(setting);
    this.lines.replaceChildren(svg(map(ways)));
    // Not filled: what places them would be copied as a text, which the page’s policy forbids.
    this.scale.replaceChildren(...this.#times(setting));
    await this.#draw(state);
    if (this.#setting !== setting) return;
    this.ways.replaceChildren(...ways.map(sign));
  }

  /** A map or a list. */
  #shape() {
    this.root.classList.toggle("is-list", this.#setting.list || !WIDE.matches);
  }

  /** The paper that is chosen. */
  #fold() {
    this.root.dataset.paper = this.paper.value;
  }

  /** Lays out what is printed on several sheets. */
  #lay() {
    this.#clear();
    if (this.paper.value === "a4" && this.root.isConnected) this.root.append(sheets(this.root));
  }

  #clear() {
    this.root.querySelector(".poster-sheets")?.remove();
  }

  /** Draws the boards, one after the other, so that clicks come in between. @param {State} state */
  async #draw({ pieces }) {
    const drawn = JSON.stringify(pieces);
    if (drawn === this.#pieces) return;
    this.#pieces = drawn;
    for (const [id, { board }] of this.#games) {
      const match = new Match(id);
      const picture = svg(match.svg({ coordinates: false, pieces: piecesOf(id, pieces), prefix: `family-${id}` }));
      match.free();
      picture.setAttribute("aria-hidden", "true");
      board.replaceChildren(picture);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  /** @param {Setting} setting */
  #times(setting) {
    const all = members.map((member) => ({ id: member.id, dates: datesOf(member, setting) }));
    all.sort((one, other) => first(one.dates) - first(other.dates));
    return all.map(({ id, dates }) =>
      h(
        "li",
        {},
        h("a", { href: `#/${id}`, text: outline(id).title }),
        h("span", { class: "family-track", "aria-hidden": "true" }, ...centuries(), ...dates.flatMap(spans)),
        h(
          "span",
          { class: "family-told" },
          ...dates.flatMap(({ text, note, standing: how, cite }) => [
            h("span", { text: note ? `${text} (${note})` : text }),
            " ",
            standing(how),
            " ",
            h("cite", { text: cite }),
          ]),
        ),
      ),
    );
  }
}

/** @param {number} year in hundredths of the scale */
const place = (year) => ((year - SCALE.from) / (SCALE.to - SCALE.from)) * 100;

/** @param {HTMLElement} element @param {number} from @param {number} [to] */
function put(element, from, to) {
  element.style.insetInlineStart = `${place(from)}%`;
  if (to !== undefined) element.style.inlineSize = `${place(to) - place(from)}%`;
  return element;
}

/** The years beneath the dates. */
function centuries() {
  const years = [];
  for (let year = 400; year < SCALE.to; year += SCALE.step) years.push(year);
  return years.map((year) => put(h("i", { "data-year": String(year) }), year));
}

/** @param {Dating} date */
function spans({ from, to, mark, open }) {
  const found = [];
  if (from !== undefined || to !== undefined) {
    const begin = from ?? Number(to) - UNTOLD;
    const end = (to ?? begin) + (open === "end" ? UNTOLD : 0);
    found.push(put(h("b", { class: open && `open-${open}` }), begin, Math.min(end, SCALE.to)));
  }
  if (mark !== undefined) found.push(put(h("u", {}), mark));
  return found;
}

/** @param {string} id */
function middle(id) {
  const { x, y } = members.find((member) => member.id === id) ?? { x: 0, y: 0 };
  return { x, y };
}

/** The line of a way, from the edge of one board to the edge of the other. @param {Way} way */
function line({ from, to, along = 0.5 }) {
  const [one, other] = [middle(from), middle(to)];
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const part = Math.min(0.45, CLEAR / Math.max(Math.abs(dx), Math.abs(dy)));
  const at = (/** @type {number} */ t) => ({ x: one.x + dx * t, y: one.y + dy * t });
  return { begin: at(part), end: at(1 - part), sign: at(along) };
}

/** The lines, and over them the names of the lands, beneath the boards. @param {Way[]} ways */
function map(ways) {
  const lines = ways.map((way) => {
    const { begin, end } = line(way);
    const where = `x1="${begin.x}" y1="${begin.y}" x2="${end.x}" y2="${end.y}"`;
    return `<line class="line-${way.standing} line-${way.kind}" ${where} marker-end="url(#family-end)"/>`;
  });
  const names = lands.map(({ name, x, y }) => `<text x="${x}" y="${y}">${name}</text>`);
  const marker =
    '<marker id="family-end" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">' +
    '<path d="M0 0L8 4L0 8z"/></marker>';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<defs>${marker}</defs>${lines.join("")}${names.join("")}</svg>`
  );
}

/** The address at which the rules of both ends are compared. @param {Way} way */
function compared({ from, to }) {
  return write({ ...opening(from), view: "differs", compare: [{ options: {} }, { game: to, options: {} }] });
}

/** What stands on a way: how much changed on it, and all that is told of it. @param {Way} way */
function sign(way) {
  const { from, to, kind, claim, cite, standing: how } = way;
  const [one, other] = [outline(from).title, outline(to).title];
  const found = changes(from, to);
  const told = `way-${from}-${to}`;
  const link = h(
    "a",
    {
      href: compared(way),
      class: `family-sign line-${how}`,
      "aria-label": words.compare(one, other, found.count),
      "aria-describedby": told,
      "data-way": `${from} ${to}`,
    },
    h("span", { text: String(found.count) }),
  );
  const card = h(
    "div",
    { class: "family-card", id: told },
    h("p", { class: "family-ends", text: words.way(one, other) }),
    h("p", {}, h("em", { text: words.kinds[kind] }), " · ", standing(how), " · ", h("cite", { text: cite })),
    h("p", { class: "family-claim", text: claim }),
    h("p", { class: "family-changes", text: words.changes(found) }),
  );
  const place = h("li", {}, link, card);
  const { x, y } = line(way).sign;
  place.style.setProperty("--x", String((x / WIDTH) * 100));
  place.style.setProperty("--y", String((y / HEIGHT) * 100));
  place.classList.toggle("to-left", x > WIDTH * 0.55);
  place.classList.toggle("to-top", y > HEIGHT * 0.5);
  return place;
}

/** What the lines mean. */
function key() {
  return h(
    "ul",
    { class: "family-key", "aria-label": words.key },
    ...Object.entries(words.lines).map(([id, text]) =>
      h("li", {}, h("i", { class: `line-${id}` }), standing(/** @type {Way["standing"]} */ (id)), " ", text),
    ),
  );
}
