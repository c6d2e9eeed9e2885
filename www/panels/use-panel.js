// The panel “Figure”: the board on the stage as a file or as text. Quiet until it
// is opened; only then is any of it loaded.

import { CAPTION } from "../core/annotations.js";
import { byId, fill, h, say } from "../lib/dom.js";
import { write } from "../state/address.js";
import { onBoard } from "../state/store.js";
import { Match, tikz } from "../core/module.js";
import { texts } from "../figures/caption.js";
import * as words from "../words/figures.js";
import { gameIn } from "../words/notation.js";
import { figureOf } from "../figures/figure.js";
import { entries, keyed } from "../figures/key.js";
import { beside, picture } from "../figures/picture.js";
import * as snippets from "../figures/snippets.js";
import { digest } from "../lib/digest.js";
import { fetched } from "../lib/fetched.js";
import { keptHere } from "../lib/kept.js";
import { saveFile } from "../lib/files.js";
import { captioned } from "./annotate-panel.js";
import { RECORD_KEY } from "./lines.js";
import { writtenWith } from "./record-notes.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../core/module.js").BoardView} BoardView */
/** @typedef {{ state: State, views: BoardView[], ever: boolean }} Stage */
/** @typedef {keyof typeof words.kinds} Kind */

/** What the values of records in a notation begin with. */
const RECORD = "game-";
/** Texts that have a picture in a file beside them. */
const FILED = new Set(["markdown", "mediawiki", "latex", "wordpress", "substack", "obsidian", "markdownPng", "moving"]);
const WIDTHS = [480, 960, 1440, 2400];
/** What can be copied, by what it is for; the rest is text for people. @type {Record<string, readonly string[]>} */
const CODE = {
  web: ["html", "iframe", "moving", "markdown", "markdownPng", "mediawiki", "wordpress", "substack", "obsidian"],
  latex: ["latex", "tikz"],
};

/** What turns a picture into points; nothing, if it did not come, which has been said. */
const raster = () => fetched(() => import("../figures/raster.js"));

export class Panel {
  /** What an article will show. @type {import("../element/tabiya-board.js").TabiyaBoard | undefined} */
  preview;

  /**
   * @param {HTMLElement} root
   * @param {() => Stage} stage what stands on the stage now
   * @param {import("../state/store.js").Store} store
   */
  constructor(root, stage, store) {
    this.stage = stage;
    const button = (
      /** @type {string} */ text,
      /** @type {() => Promise<Blob | undefined>} */ make,
      /** @type {() => string} */ name,
    ) => h("button", { type: "button", class: "quiet", text, on: { click: () => this.#save(make, name) } });
    this.width = h(
      "select",
      {},
      ...WIDTHS.map((width) => h("option", { value: width, text: words.pixels(width), selected: width === 960 })),
    );
    this.background = h(
      "select",
      { on: { change: () => this.render() } },
      ...Object.entries(words.backgrounds).map(([value, text]) => h("option", { value, text })),
    );
    this.colour = h("input", {
      type: "color",
      value: "#ffffff",
      hidden: true,
      "aria-label": words.ownBackground,
      on: { change: () => this.#write() },
    });
    const field = (/** @type {string} */ text, /** @type {number} */ size) => {
      const input = h("input", { type: "text", size, maxlength: 200, on: { input: () => this.#write() } });
      return { input, label: h("label", {}, h("span", { text }), " ", input) };
    };
    this.number = field(words.number, 4);
    this.id = field(words.id, 10);
    this.title = field(words.title, 24);
    const box = h("input", { type: "checkbox", checked: true, on: { change: () => this.#write() } });
    this.captioned = { box, label: h("label", { class: "check" }, box, h("span", { text: words.captioned })) };
    const svg = async () => new Blob([this.#shown()], { type: "image/svg+xml" });
    this.moving = [
      button(
        words.moving,
        async () => new Blob([this.#film((film) => film.svg())], { type: "image/svg+xml" }),
        () => `${this.#source().texts.name}-moving.svg`,
      ),
      button(
        words.gif,
        async () => {
          const part = await raster();
          return part && this.#film((film) => part.gifOf(film, this.#pixels, this.#ground));
        },
        () => `${this.#source().texts.name}.gif`,
      ),
    ];
    // What has been saved, or copied, is said beside what was pressed.
    this.saved = h("p", { class: "help use-said", role: "status" });
    this.below = h("figcaption");
    this.caption = h("textarea", {
      rows: 3,
      maxlength: CAPTION,
      on: { input: () => captioned(store, this.caption.value) },
    });
    const annotate = /** @type {HTMLDetailsElement} */ (byId("annotate"));
    const draw = h("button", {
      type: "button",
      class: "quiet",
      text: words.draw,
      "aria-controls": "annotate",
      on: { click: () => (annotate.open = true) },
    });
    // The element itself, as an article has it.
    void fetched(() => import("../element/tabiya-board.js")).then((part) => {
      if (!part) return;
      this.preview = new part.TabiyaBoard();
      this.below.before(this.preview);
      this.#show();
    });
    const code = Object.values(CODE).flat();
    const all = Object.keys(words.kinds);
    this.copies = Object.entries({ ...CODE, words: all.filter((kind) => !code.includes(kind)) }).map(([id, kinds]) =>
      this.#copies(id, kinds),
    );
    fill(
      root,
      h(
        "div",
        { class: "display-row", role: "group", "aria-label": words.files },
        h("span", { "aria-hidden": "true", text: words.files }),
        button(words.svg, svg, () => `${this.#name}.svg`),
        button(
          words.png,
          async () => (await raster())?.pngOf(this.#shown(), this.#pixels),
          () => `${this.#name}.png`,
        ),
        h("button", { type: "button", class: "quiet", text: words.pdf, on: { click: () => this.#print() } }),
        ...this.moving,
        this.saved,
        h("label", {}, h("span", { text: words.width }), " ", this.width),
        h("label", {}, h("span", { text: words.background }), " ", this.background),
        this.colour,
        this.captioned.label,
      ),
      h(
        "div",
        { class: "use-preview" },
        h("figure", { role: "group", "aria-label": words.preview }, this.below),
        h(
          "div",
          {},
          h("label", { class: "caption-field" }, h("span", { text: words.annotate.caption }), this.caption),
          draw,
        ),
      ),
      h("div", { class: "display-row" }, this.number.label, this.id.label, this.title.label),
      ...this.copies.map(({ details }) => details),
      h(
        "p",
        { class: "help" },
        words.lead,
        " ",
        // The page in one file has no others beside it.
        location.protocol !== "file:" && h("a", { href: "examples/", text: words.examples }),
      ),
    );
  }

  /**
   * What is copied for one purpose. It is written while it is seen.
   * @param {string} id @param {readonly string[]} kinds
   */
  #copies(id, kinds) {
    const kind = h(
      "select",
      { on: { change: () => this.#write() } },
      ...kinds.map((value) => h("option", { value, text: words.kinds[/** @type {Kind} */ (value)] })),
    );
    const text = h("textarea", {
      class: "use-text",
      readonly: true,
      rows: 8,
      spellcheck: "false",
      "aria-label": words.text,
    });
    const said = h("span", { class: "help use-said", role: "status" });
    const needs = h("p", { class: "help", text: words.needs });
    const twice = h("p", { class: "help", text: words.twice });
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(text.value);
        say(said, words.copied);
      } catch {
        text.select();
        say(said, words.notCopied);
      }
    };
    const details = h(
      "details",
      { class: "use-copies", "data-copies": id, on: { toggle: () => this.#write() } },
      h("summary", { text: words.copies[/** @type {keyof typeof words.copies} */ (id)] }),
      h(
        "div",
        { class: "display-row" },
        h("label", {}, h("span", { text: words.texts }), " ", kind),
        h("button", { type: "button", class: "quiet", text: words.copy, on: { click: copy } }),
        said,
      ),
      text,
      needs,
      twice,
    );
    return { details, kind, text, said, needs, twice };
  }

  get #pixels() {
    return Number(this.width.value);
  }

  /** The stage as a figure, with its texts and its address. */
  #source() {
    const { state, ever } = this.stage();
    const figure = { ...figureOf(state), ever: ever && !onBoard(state) };
    // A reader who follows a figure wants to see it, not the panel that it was taken from.
    const hash = write({ ...state, seated: [], panel: "pieces" });
    const site = new URL(".", location.href).href;
    const told = texts(figure, site + hash);
    const captioned = this.captioned.box.checked;
    // The author’s own words take the place of ours.
    const caption = figure.annotations?.caption?.trim();
    const own = {
      ...told,
      title: this.title.input.value.trim() || told.title,
      caption: caption ? [words.sentence(caption), told.key].filter(Boolean).join(" ") : told.caption,
    };
    const { caption: _, ...annotations } = state.annotations;
    const background = this.#ground;
    return {
      figure,
      texts: own,
      site,
      hash,
      // What the figure’s text has below it stands in no picture within that text.
      framed: write({ ...state, seated: [], annotations, panel: "pieces" }),
      bare: picture(figure, { title: own.title, prefix: own.name, captioned: false, background }),
      captioned,
      id: this.id.input.value.trim().replace(/\s+/g, "-"),
      number: this.number.input.value.trim(),
      svg: picture(figure, { title: own.title, prefix: own.name, captioned, background }),
    };
  }

  /** The colour behind the picture, if there is one. */
  get #ground() {
    const { value } = this.background;
    return (value === "own" ? this.colour.value : value) || undefined;
  }

  /** Exactly what the boards on the stage show. */
  #shown() {
    const { texts, figure, captioned } = this.#source();
    const { title, name } = texts;
    const background = this.#ground;
    const drawn = this.stage().views.map((view, place, all) =>
      view.svg({
        title,
        prefix: all.length > 1 ? `${name}${place}` : name,
        background,
        caption: captioned && all.length === 1 ? figure.annotations?.caption : undefined,
      }),
    );
    return drawn.length > 1 ? beside(drawn, title) : keyed(drawn[0], entries(figure), title);
  }

  /** The name of what is on the stage: one of its own if that shows more than the figure, such as a chosen piece. */
  get #name() {
    const { texts, svg } = this.#source();
    const shown = this.#shown();
    return shown === svg ? texts.name : `${texts.name}-${digest(shown)}`;
  }

  /**
   * Does something with the line of the stage as a moving picture.
   * @template T
   * @param {(film: import("../pkg/tabiya.js").LineAnimation) => T} act
   * @returns {T}
   */
  #film(act) {
    const { figure, texts } = this.#source();
    const { game, options, position, line, ply, flipped, coordinates, pieces } = figure;
    const match = new Match(game, { options, position });
    // What its name and its text tell: the moves up to the one that is shown.
    match.playLine(line.slice(0, ply));
    const annotations = { ...figure.annotations, ...(!this.captioned.box.checked && { caption: undefined }) };
    const background = this.#ground;
    return act(match.animation({ ...annotations, background, flipped, coordinates, pieces, title: texts.title }));
  }

  /**
   * Offers a file.
   * @param {() => Promise<Blob | undefined>} make nothing, if a part of the page did not come, which has been said
   * @param {() => string} named
   */
  async #save(make, named) {
    say(this.saved, words.making);
    try {
      const name = named();
      const blob = await make();
      if (!blob) return say(this.saved, "");
      saveFile(name, blob);
      say(this.saved, words.made(name, blob.size));
    } catch (error) {
      say(this.saved, words.failed(error instanceof Error ? error.message : String(error)));
    }
  }

  /** Prints the picture alone, on a page of its size: every browser writes that as a PDF. */
  async #print() {
    try {
      const part = await fetched(() => import("../figures/print.ts"));
      await part?.printed(this.#shown(), this.#source().texts);
    } catch (error) {
      say(this.saved, words.failed(error instanceof Error ? error.message : String(error)));
    }
  }

  /** Brings the panel to what stands on the stage. */
  render() {
    const { state } = this.stage();
    const played = onBoard(state);
    const moves = played && state.ply > 0;
    for (const button of this.moving) button.hidden = !moves;
    this.colour.hidden = this.background.value !== "own";
    this.captioned.label.hidden = !state.annotations.caption;
    this.#offer();
    for (const { kind } of this.copies) {
      for (const option of kind.options) {
        option.hidden = option.value === "moving" ? !moves : !played && /^(position|game)/.test(option.value);
      }
      if (kind.selectedOptions[0]?.hidden) kind.selectedIndex = 0;
    }
    this.#write();
  }

  /** The notations in which the game can be had, besides coordinates. */
  #offer() {
    const { game, options } = this.#source().figure;
    const match = new Match(game, { options });
    const ids = match.notations().slice(1);
    match.free();
    const { kind } = this.copies[this.copies.length - 1];
    const own = [...kind.options].filter(({ value }) => value.startsWith(RECORD));
    if (own.map(({ value }) => value.slice(RECORD.length)).join() === ids.join()) return;
    const { value } = kind;
    for (const option of own) option.remove();
    const last = [...kind.options].find((option) => option.value === "game");
    last?.after(...ids.map((id) => h("option", { value: RECORD + id, text: gameIn(id) })));
    kind.value = ids.some((id) => RECORD + id === value) || !value.startsWith(RECORD) ? value : "game";
  }

  #write() {
    const source = this.#source();
    const { figure, texts } = source;
    const match = () => {
      const match = new Match(figure.game, { options: figure.options, position: figure.position });
      match.playLine(figure.line.slice(0, figure.ply));
      return match;
    };
    const record = (/** @type {string} */ notation) =>
      writtenWith(keptHere(RECORD_KEY), figure, match().line(), notation);
    /** @type {Record<Kind, () => string>} */
    const kinds = {
      html: () => snippets.html(source),
      iframe: () => snippets.iframe(source),
      markdown: () => snippets.markdown(source),
      mediawiki: () => snippets.mediawiki(source),
      latex: () => snippets.latex(source),
      tikz: () => snippets.latex(source, tikz(source.bare)),
      wordpress: () => snippets.wordpress(source),
      substack: () => snippets.substack(source),
      obsidian: () => snippets.obsidian(source),
      markdownPng: () => snippets.markdown(source, "png"),
      moving: () => snippets.moving(source),
      caption: () => texts.caption,
      alt: () => texts.alt,
      citation: () => texts.citation,
      position: () => match().position(),
      game: () => record("coordinates"),
      betza: () => texts.betza,
    };
    for (const { details, kind, text, said, needs, twice } of this.copies) {
      say(said, "");
      if (!details.open) continue;
      const { value } = kind;
      needs.hidden = value !== "html";
      twice.hidden = !source.captioned || !figure.annotations?.caption || !FILED.has(value);
      text.value = value.startsWith(RECORD) ? record(value.slice(RECORD.length)) : kinds[/** @type {Kind} */ (value)]();
    }
    this.#show();
    this.below.replaceChildren(
      ...(source.number ? [h("b", { text: words.figure(source.number) }), " "] : []),
      texts.caption,
    );
    if (document.activeElement !== this.caption) this.caption.value = figure.annotations?.caption ?? "";
    say(this.saved, "");
  }

  #show() {
    if (!this.preview) return;
    this.preview.figure = this.#source().figure;
    this.preview.style.background = this.#ground ?? "";
  }
}
