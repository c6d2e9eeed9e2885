// The room of the witnesses: for each game who saw it first, who first told its rules and what was found; what the
// witnesses say where the accounts part; and all of them in the order of time.

import { allGames, gameInfo, outline } from "../core/games.js";
import { optionOf } from "../core/options.js";
import { whole } from "../core/module.js";
import { addStyles } from "../lib/add-styles.js";
import { fill, h, say } from "../lib/dom.js";
import { write } from "../state/address.js";
import { opening } from "../state/store.js";
import { unread, witnesses as words } from "../words/museum.js";
import { works } from "./bibliography.js";
import { cited, numbers, paragraphs } from "./told.js";
import { AS, inTime, of, sourcesOf, testimony } from "./witnesses.js";
import STYLES from "./witness.css?inline";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../views/hall.js").RoomContext} RoomContext */
/** @typedef {import("./witnesses.js").Testimony} Testimony */
/** @typedef {import("./witnesses.js").Witness} Witness */
/** @typedef {import("./witnesses.js").Dating} Dating */

/** What a witness can be of. */
const KINDS = /** @type {Witness["kind"][]} */ (Object.keys(words.kinds));

/** @param {RoomContext} context @returns {import("../views/hall.js").Furnished} */
export function witnessRoom(context) {
  addStyles(STYLES);
  const room = new Witnesses(context);
  return { root: room.root, render: (state, about) => room.render(state, about) };
}

/** What is set in the room: `xiangqi,find`, or a witness, `bana`. */
class Setting {
  game = "";
  kind = "";
  witness = "";
  /** @type {string[]} */
  unread = [];

  /** @param {string} about @param {Testimony} told */
  constructor(about, { witnesses }) {
    const games = allGames().map(({ id }) => id);
    for (const part of about.split(",").filter(Boolean)) {
      if (games.includes(part)) this.game = part;
      else if (KINDS.some((kind) => kind === part)) this.kind = part;
      else if (witnesses.some(({ id }) => id === part)) this.witness = part;
      else this.unread.push(part);
    }
  }
}

class Witnesses {
  #shown = "";

  /** @param {RoomContext} context */
  constructor(context) {
    this.context = context;
    const narrow = () => this.context.set([this.game.value, this.kind.value].filter(Boolean).join(","), "visit");
    this.notice = h("p", { class: "help", role: "status" });
    this.game = h("select", { name: "game", on: { change: narrow } });
    this.kind = h(
      "select",
      { name: "kind", on: { change: narrow } },
      h("option", { value: "", text: words.anyKind }),
      ...KINDS.map((id) => h("option", { value: id, text: words.kinds[id] })),
    );
    const label = (/** @type {string} */ text, /** @type {HTMLElement} */ field) =>
      h("label", {}, h("span", { text }), field);
    this.count = h("p", { class: "help", role: "status" });
    this.games = h("ul", { class: "witness-games" });
    this.tallies = h("div", { class: "witness-tallies" });
    this.counted = h(
      "section",
      {},
      h("h2", { text: words.tallies }),
      h("p", { class: "help", text: words.talliesLead }),
      this.tallies,
    );
    this.list = h("ol", { class: "witness-list" });
    const sure = h("dl", { class: "witness-sure" });
    for (const { name, help } of Object.values(words.certainties)) {
      sure.append(h("div", {}, h("dt", { text: name }), h("dd", { text: help })));
    }
    this.root = h(
      "div",
      { class: "witnesses" },
      this.notice,
      h(
        "div",
        { class: "witness-tools", role: "group", "aria-label": words.narrow },
        label(words.game, this.game),
        label(words.kind, this.kind),
      ),
      h("section", {}, h("h2", { text: words.games }), this.games),
      this.counted,
      h("section", {}, h("h2", { text: words.all }), this.count, this.list, sure),
    );
  }

  /** @param {State} state @param {string} about */
  async render(state, about) {
    const [told] = await Promise.all([testimony(), whole()]);
    const setting = new Setting(about, told);
    say(this.notice, setting.unread.length > 0 ? unread(setting.unread) : "");
    fill(
      this.game,
      ...[{ id: "", title: words.anyGame }, ...allGames()].map(({ id, title }) =>
        h("option", { key: id, value: id, text: title }),
      ),
    );
    this.game.value = setting.game;
    this.kind.value = setting.kind;
    const shown = [setting.game, setting.kind, state.game].join();
    if (shown !== this.#shown) {
      this.#shown = shown;
      this.#tell(told, setting, state);
    }
    if (setting.witness) this.#see(setting.witness);
  }

  /** @param {Testimony} told @param {Setting} setting @param {State} state */
  #tell(told, { game, kind }, state) {
    const games = allGames().filter(({ id }) => game === "" || id === game);
    const all = inTime(told.witnesses).filter(
      (one) => (game === "" || one.games.some((of) => of.game === game)) && (kind === "" || one.kind === kind),
    );
    const address = (/** @type {string} */ about) =>
      write({ ...opening(state.game), view: "room", room: `witnesses:${about}` });
    fill(this.games, ...games.map(({ id, title }) => gameLine(told, id, title, address)));
    const tallies = told.tallies.filter((one) => game === "" || one.game === game);
    this.counted.hidden = tallies.length === 0;
    fill(this.tallies, ...tallies.map((one) => tally(told, one, address)));
    say(this.count, words.count(all.length, told.witnesses.length));
    fill(this.list, ...all.map((one) => card(told, one)));
  }

  /** Shows one of them among the others. @param {string} id */
  #see(id) {
    const place = this.list.querySelector(`[data-witness="${id}"]`);
    place?.scrollIntoView({ block: "center" });
    place?.querySelector("h3")?.focus({ preventScroll: true });
  }
}

/** A date, which opens its source. @param {Testimony} told @param {Dating} date */
function dated({ sources }, { text, source: id }) {
  const source = sources.find((one) => one.id === id);
  const href = source?.url ?? works.find((work) => work.id === source?.work)?.URL;
  // What has no address of its own stands in the bibliography.
  const place = href ?? write({ ...opening(allGames()[0].id), view: "room", room: "sources" });
  return h("a", { class: "witness-date", href: place, ...(href && { rel: "noopener" }), title: source?.cite, text });
}

/**
 * What is known of a game: its first witness, the rules as first told, its finds.
 * @param {Testimony} told @param {string} game @param {string} title @param {(about: string) => string} address
 */
function gameLine(told, game, title, address) {
  const known = AS.slice(0, 3).map((as) => {
    const found = of(told.witnesses, game, as);
    const none = told.unknown.find((one) => one.game === game && one.as === as);
    return h(
      "div",
      { "data-as": as },
      h("dt", { text: words.as[as] }),
      ...found.map((one) =>
        h(
          "dd",
          {},
          h("a", { href: address(one.id), text: one.title }),
          ", ",
          ...one.dates.map((date) => dated(told, date)).flatMap(parted),
        ),
      ),
      none && h("dd", { class: "help", text: none.text }),
    );
  });
  return h(
    "li",
    { key: game, "data-game": game },
    h("h3", {}, h("a", { href: `#/${game}`, text: title })),
    h("dl", {}, ...known),
  );
}

/** With a semicolon before all but the first. @param {HTMLElement} part @param {number} at */
const parted = (part, at) => (at === 0 ? [part] : [words.between, part]);

/**
 * What the witnesses say to one question, counted by them.
 * @param {Testimony} told @param {import("./witnesses.js").Tally} tally @param {(about: string) => string} address
 */
function tally(told, { id, game, option, question, answers }, address) {
  const asked = option ? optionOf(game, option) : undefined;
  const sources = told.sources.filter(({ id }) => answers.some(({ from }) => from.includes(id)));
  return h(
    "section",
    { key: id, "data-tally": id },
    h("h3", { text: question ?? asked?.question }),
    h("p", { class: "help", text: gameInfo(game).title }),
    h(
      "ul",
      {},
      ...answers.map(({ choice, text, witnesses, from }) => {
        const found = asked?.choices.find((one) => one.id === choice);
        const names = witnesses.map((own) => {
          const one = told.witnesses.find((other) => other.id === own);
          return h("a", { href: address(own), text: one?.title });
        });
        return h(
          "li",
          {},
          h("b", { class: "witness-count", text: words.voices(witnesses.length) }),
          " ",
          found && h("i", { text: `${found.title}.` }),
          " ",
          text,
          ...numbers(from, sources),
          names.length > 0 && " ",
          ...names.flatMap(parted),
        );
      }),
    ),
    sourceList(sources),
  );
}

/** Numbered, each with what kind of source it is. @param {import("./told.js").Source[]} sources */
function sourceList(sources) {
  const sort = (/** @type {string | undefined} */ work) =>
    words.genres[works.find(({ id }) => id === work)?.genre ?? ""];
  return h("ol", { class: "witness-sources" }, ...sources.map((source) => cited(source, sort(source.work))));
}

/** All that is said of a witness. @param {Testimony} told @param {Witness} witness */
function card(told, witness) {
  const { id, title, kind, place, certainty, dates, games, text, doubt = [], sic = [] } = witness;
  const sources = sourcesOf(witness, told.sources);
  const source = (/** @type {string} */ of) => told.sources.find((one) => one.id === of)?.cite;
  const errors = sic.map(({ said, received, in: where, by }) =>
    h(
      "p",
      {},
      words.says(source(where) ?? ""),
      " ",
      h("q", { text: said }),
      " ",
      h("i", { text: "[sic]" }),
      "; ",
      words.received,
      " ",
      received,
      ...numbers([by], sources),
      ".",
    ),
  );
  const { name, help } = words.certainties[certainty];
  const roles = games.map(({ game, as }) => words.role(words.as[as], outline(game).title)).join("; ");
  return h(
    "li",
    { key: id, "data-witness": id, class: "witness" },
    h(
      "div",
      { class: "witness-who" },
      h("h3", { tabindex: "-1", text: title }),
      h("p", { class: "witness-dates" }, ...dates.map((date) => dated(told, date)).flatMap(parted)),
      h(
        "p",
        {},
        `${words.kinds[kind]} · ${place} · `,
        h("span", { "data-certainty": certainty, title: help, text: name }),
      ),
      h("p", { class: "help", text: roles }),
    ),
    h(
      "div",
      { class: "witness-said" },
      ...paragraphs(text, sources),
      doubt.length > 0 && h("div", { class: "witness-doubt" }, ...paragraphs(doubt, sources)),
      ...errors,
    ),
    sourceList(sources),
  );
}
