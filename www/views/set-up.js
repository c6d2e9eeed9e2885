// The set-up board, on which a position is set up: what stands there stays, also while it cannot be, and the module
// says why it cannot. The line of the game is as it was until the position is used.

import { detail, frame } from "../board/live-board.js";
import { gameInfo, outline, piecesOf } from "../core/games.js";
import { BoardView, Match } from "../core/module.js";
import { sameOptions } from "../core/options.js";
import { byId, enable, fill, h, say } from "../lib/dom.js";
import { mayMove } from "../lib/motion.js";
import { readPosition } from "../state/address.js";
import { groundOf, judge, judgeText, placementOfMatch, startOf } from "../state/judged.js";
import { cleared, lettersOf, mirrored, moved, placementOf, put, swapped, textOf } from "../state/placement.js";
import { setUp as words } from "../words/set-up.js";
import { decided } from "../panels/decided.js";
import { Compose } from "../studies/compose.tsx";
import { addStyles } from "../lib/add-styles.js";
import STUDY from "../studies/studies.css?inline";
import STYLES from "./set-up.css?inline";
import { Palette } from "./palette.js";
import { tellOfLine } from "./passing.js";
import { showDetails } from "./set-up-details.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../state/placement.js").PlacedPiece} PlacedPiece */
/** @typedef {import("../state/placement.js").Placement} Placement */
/**
 * A position that is being set up, and the rules under which.
 * @typedef {{ placement: Placement, options: Record<string, string> }} Draft
 */

export class SetUp {
  /** @type {BoardView | undefined} */
  #view;
  /** The position of the game from which the draft began. */
  #base = "";
  /** The choices of the page, as they were last seen. @type {Record<string, string>} */
  #options = {};
  /** @type {Draft} */
  #draft = { placement: { pieces: {}, hands: undefined, turn: "", rights: "", clock: [], pairs: {} }, options: {} };
  /** @type {Draft[]} */
  #past = [];
  /** @type {Draft[]} */
  #future = [];
  /** @type {import("../state/judged.js").Judged} */
  #judged = { text: "", squares: [] };
  /** Where a piece was taken hold of. @type {{ square: string, pointer: number } | undefined} */
  #held;

  /** @param {import("./view.js").Page} page */
  constructor(page) {
    this.page = page;
    this.store = page.store;
    this.board = h("div", { class: "board-frame" });
    this.verdict = h("p", { class: "verdict", role: "status" });
    this.remarks = h("ul", { class: "set-up-remarks" });
    this.decided = h("p", { class: "decided" });
    this.said = h("p", { class: "unseen", role: "status" });
    addStyles(STYLES);
    addStyles(STUDY);
    this.compose = new Compose(
      () => this.#posed(),
      (position) => this.#take(position, this.#draft.options),
    );
    this.line = h("p", { class: "set-up-line" });
    this.details = h("div", { class: "set-up-details" });
    this.palette = new Palette({
      board: () => this.board,
      put: (piece, square) => this.#put(square, piece),
      changed: () => this.#mark(),
    });
    const button = (
      /** @type {"undo" | "redo" | "mirror" | "swap" | "clear" | "start"} */ id,
      /** @type {() => void} */ click,
    ) => h("button", { type: "button", class: "quiet", text: words[id], title: words[`${id}Help`], on: { click } });
    this.undo = button("undo", () => this.#exchange(this.#past, this.#future));
    this.redo = button("redo", () => this.#exchange(this.#future, this.#past));
    this.swap = button("swap", () => this.#edit(swapped(this.#draft.placement, this.#ground)));
    this.use = h("button", { type: "button", class: "action", text: words.use, on: { click: () => this.#use() } });
    this.field = h("input", {
      type: "text",
      spellcheck: "false",
      autocomplete: "off",
      autocapitalize: "off",
      "aria-describedby": "position-why position-help",
      on: { input: () => this.#refuse("") },
    });
    this.why = h("p", { id: "position-why", class: "why", role: "alert" });
    const form = h(
      "form",
      { class: "position" },
      h("label", {}, h("span", { text: words.position }), this.field),
      h("button", { type: "submit", class: "quiet", text: words.read }),
      h("p", { id: "position-help", class: "help", text: words.positionHelp }),
      this.why,
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#read();
    });
    byId("setup").replaceChildren(this.board);
    byId("setup-tools").replaceChildren(
      this.verdict,
      this.palette.rows,
      h(
        "div",
        { class: "set-up-tools", role: "group", "aria-label": words.tools },
        ...this.palette.tools,
        this.undo,
        this.redo,
        button("mirror", () => this.#edit(mirrored(this.#draft.placement, this.#ground))),
        this.swap,
        button("clear", () => this.#edit(cleared(this.#draft.placement))),
        button("start", () => this.#edit(startOf(this.#rules))),
      ),
      h(
        "div",
        { class: "set-up-end" },
        this.use,
        h("button", { type: "button", class: "quiet", text: words.cancel, on: { click: () => this.#cancel() } }),
      ),
      this.said,
    );
    byId("setup-text").replaceChildren(
      this.decided,
      this.line,
      this.remarks,
      this.compose.root,
      this.details,
      h("details", { class: "set-up-more" }, h("summary", { text: words.text }), form),
      h("p", { class: "help", text: words.keys }),
    );
    this.#listen();
  }

  #listen() {
    const { board } = this;
    board.addEventListener("tabiya-square", (event) => {
      const { square, button } = detail(event);
      if (button === 2) this.#put(square, undefined);
      else this.#click(square);
    });
    board.addEventListener("tabiya-drop", (event) => {
      const { from, to } = detail(event);
      this.#edit(moved(this.#draft.placement, from, to));
    });
    // Enter is the board’s own key for moving a piece: with a piece or the eraser chosen it means these.
    board.addEventListener("keydown", (event) => this.#key(event), { capture: true });
    // A piece that is let go of beside the board is off it.
    board.addEventListener("pointerdown", (event) => {
      const square = squareOf(event);
      this.#held = square && event.button === 0 ? { square, pointer: event.pointerId } : undefined;
    });
    board.addEventListener("pointerup", (event) => {
      const held = this.#held;
      this.#held = undefined;
      const grid = board.querySelector("[role=grid]");
      if (!held || held.pointer !== event.pointerId || !grid || !this.#draft.placement.pieces[held.square]) return;
      const { left, right, top, bottom } = grid.getBoundingClientRect();
      const { clientX: x, clientY: y } = event;
      if (x < left || x > right || y < top || y > bottom) setTimeout(() => this.#put(held.square, undefined));
    });
    // Before the page’s own undo, which is of the game.
    addEventListener(
      "keydown",
      (event) => {
        if (this.store.state.view !== "setup" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
        if (event.target instanceof Element && event.target.closest("input[type=text], textarea, dialog")) return;
        const key = event.key.toLowerCase();
        if (key === "z" && !event.shiftKey) this.#exchange(this.#past, this.#future);
        else if (key === "y" || key === "z") this.#exchange(this.#future, this.#past);
        else return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true },
    );
  }

  get #rules() {
    return { game: this.store.state.game, options: this.#draft.options };
  }

  get #ground() {
    return groundOf(this.#rules);
  }

  get views() {
    return this.#view ? [this.#view] : [];
  }

  /** The board as a picture, to be saved. @param {State} state */
  picture({ game, flipped, coordinates, pieces }) {
    return {
      text: this.#match().svg({ flipped, coordinates, pieces: piecesOf(game, pieces) }),
      name: `${game}-set-up`,
    };
  }

  /** @param {State} state */
  render(state) {
    const { game, options, position, line, ply } = state;
    const base = JSON.stringify([game, position, line.slice(0, ply)]);
    if (base !== this.#base) {
      this.#base = base;
      const match = new Match(game, { options, position });
      match.playLine(line.slice(0, ply));
      this.#draft = { placement: placementOfMatch(match), options };
      this.#past = [];
      this.#future = [];
    } else if (!sameOptions(options, this.#options)) this.#draft = { placement: this.#draft.placement, options };
    this.#options = options;
    this.#show();
  }

  /** Those of the placement that these rules know, where their board is. @returns {Placement} */
  #known() {
    const ground = this.#ground;
    const { placement } = this.#draft;
    const pieces = Object.entries(placement.pieces).filter(
      ([square, { kind }]) =>
        square.charCodeAt(0) - 97 < ground.files &&
        Number(square.slice(1)) <= ground.ranks &&
        ground.kinds.some(({ id }) => id === kind),
    );
    return { ...placement, pieces: Object.fromEntries(pieces) };
  }

  #match() {
    const { pieces } = this.#draft.placement;
    return Match.withPieces(this.store.state.game, {
      options: this.#draft.options,
      pieces: Object.entries(pieces).map(([square, piece]) => ({ square, ...piece })),
    });
  }

  #show() {
    const { state } = this.store;
    const rules = this.#rules;
    const ground = this.#ground;
    this.#draft = { ...this.#draft, placement: this.#known() };
    const { placement } = this.#draft;
    const judged = judge(rules, placement);
    const other = judged.text !== this.#judged.text || judged.match?.game !== this.#judged.match?.game;
    this.#judged = judged;
    if (other) this.compose.changed();
    const pieces = piecesOf(state.game, state.pieces);
    const { flipped, coordinates } = state;
    const settings = {
      mode: /** @type {const} */ ("edit"),
      flipped,
      coordinates,
      pieces,
      animation: mayMove(),
      label: words.board,
    };
    frame(this.board, ground);
    if (this.#view) {
      if (this.#view.moving) this.#view.finish();
      this.#view.set(settings);
      this.#view.show(this.#match());
    } else this.#view = new BoardView(this.board, this.#match(), settings);
    const remarks = judged.match?.remarks() ?? [];
    const squares = [...judged.squares, ...remarks.flatMap(({ squares }) => squares)];
    this.#view.marks(squares.map((square) => ({ square, kind: "note" })));
    const { match } = judged;
    say(
      this.verdict,
      match ? words.possible(match.outcome()?.text ?? match.state().text) : words.impossible(judged.message ?? ""),
    );
    this.verdict.classList.toggle("is-impossible", !match);
    fill(this.remarks, ...remarks.map(({ text }) => h("li", { text })));
    const over = match?.outcome() !== undefined;
    this.decided.replaceChildren(...(over ? decided(this.store, { ...rules, position: judged.text, line: [] }) : []));
    this.decided.hidden = !this.decided.hasChildNodes();
    this.remarks.hidden = remarks.length === 0;
    const moves = state.line.length;
    say(this.line, moves > 0 ? words.line(moves) : words.noLine);
    this.palette.render(ground, { pieces, flipped });
    this.swap.hidden = ground.seats.length > 2;
    enable([
      [this.undo, this.#past.length > 0],
      [this.redo, this.#future.length > 0],
    ]);
    enable([[this.use, match !== undefined]]);
    const { contest } = gameInfo(state.game);
    const edit = (/** @type {Placement} */ next) => this.#edit(next);
    showDetails(this.details, { placement, judged, rules, ground, pieces, contest, edit });
    if (document.activeElement !== this.field) {
      this.field.value = match ? match.position() : textOf(placement, ground);
      this.#refuse("");
    }
    this.#mark();
  }

  /** What a click would do. */
  #mark() {
    const { tool } = this.palette;
    this.board.dataset.tool = typeof tool === "string" ? tool : "piece";
  }

  /**
   * @param {Placement} placement
   * @param {Record<string, string>} [options]
   */
  #edit(placement, options = this.#draft.options) {
    const ground = this.#ground;
    const same = textOf(placement, ground) === textOf(this.#draft.placement, ground);
    if (same && sameOptions(options, this.#draft.options)) return;
    this.#past.push(this.#draft);
    this.#future = [];
    this.#draft = { placement, options };
    this.#show();
  }

  /** @param {Draft[]} from @param {Draft[]} to */
  #exchange(from, to) {
    const found = from.pop();
    if (!found) return;
    to.push(this.#draft);
    this.#draft = found;
    this.#show();
  }

  /** @param {string} square @param {PlacedPiece | undefined} piece */
  #put(square, piece) {
    this.#edit(put(this.#draft.placement, square, piece));
    const ground = this.#ground;
    const seat = piece && ground.seats.find(({ id }) => id === piece.seat);
    const kind = piece && ground.kinds.find(({ id }) => id === piece.kind);
    const name = seat && kind ? words.piece(seat.name, kind.noun, lettersOf(ground, piece)) : "";
    say(this.said, name ? words.put(square, name) : words.emptied(square));
  }

  /** @param {string} square */
  #click(square) {
    const { tool } = this.palette;
    const there = this.#draft.placement.pieces[square];
    if (tool === "move") return;
    if (tool === "erase") this.#put(square, undefined);
    // The same piece again is taken away.
    else this.#put(square, there?.seat === tool.seat && there.kind === tool.kind ? undefined : tool);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const square = squareOf(event);
    if (!square || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const there = this.#draft.placement.pieces[square];
    const { kinds } = this.#ground;
    const letter = /^[a-z]$/i.test(key) ? this.#lettered(key) : undefined;
    if ((key === "Enter" || key === " ") && this.palette.tool !== "move") this.#click(square);
    else if (key === "Delete" || key === "Backspace") this.#put(square, undefined);
    else if (letter) this.#put(square, letter);
    else if (key === "+" && there) {
      const other = kinds.find(
        ({ id, promotedFrom }) =>
          promotedFrom === there.kind || id === kinds.find((own) => own.id === there.kind)?.promotedFrom,
      );
      if (other) this.#put(square, { seat: there.seat, kind: other.id });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * The piece with this letter: a capital is the first player’s, as in position text. Where there are four, it is
   * of the side of the piece that was chosen last.
   * @param {string} key
   * @returns {PlacedPiece | undefined}
   */
  #lettered(key) {
    const { kinds, seats } = this.#ground;
    const kind = kinds.find(({ letter }) => letter === key.toLowerCase());
    const { tool } = this.palette;
    const seat =
      seats.length > 2
        ? typeof tool === "string"
          ? this.#draft.placement.turn
          : tool.seat
        : seats[key === key.toLowerCase() ? 1 : 0].id;
    return kind && { seat, kind: kind.id };
  }

  /** What is set up, if it can be. */
  #posed() {
    const { match } = this.#judged;
    // Behind another view it may be of the game that the page has left.
    if (!match || match.game !== this.store.state.game) return undefined;
    const { game } = match;
    const { position = "", options } = readPosition(match.position(), outline(game));
    return { game, options, position };
  }

  /** Takes the position that the reader wrote to the board. */
  #read() {
    const { position = "", options } = readPosition(this.field.value, outline(this.store.state.game));
    this.#take(position, Object.keys(options).length > 0 ? options : this.#draft.options);
  }

  /**
   * Takes a position to the board, also one that cannot be, if it can be read.
   * @param {string} position
   * @param {Record<string, string>} own
   */
  #take(position, own) {
    const { game } = this.store.state;
    const rules = { game, options: own };
    try {
      const { match, message } = judgeText(rules, position);
      const placement = match ? placementOfMatch(match) : placementOf(position, groundOf(rules));
      this.#refuse("");
      if (placement) this.#edit(placement, own);
      else this.#refuse(words.unread(message ?? ""));
    } catch (error) {
      // Choices in the text that cannot stand together.
      this.#refuse(words.unread(error instanceof Error ? error.message : String(error)));
    }
  }

  /** Says beside the field why what is written there cannot be read. @param {string} why nothing, if it can */
  #refuse(why) {
    say(this.why, why);
    if (why) this.field.setAttribute("aria-invalid", "true");
    else this.field.removeAttribute("aria-invalid");
  }

  #cancel() {
    this.#base = "";
    this.store.set({ view: "play" }, "visit");
  }

  /** The position takes the place of the line, unless it is the one that the line has come to. */
  #use() {
    const { match } = this.#judged;
    if (!match) return;
    const { state } = this.store;
    if (this.#past.length === 0) return this.#cancel();
    const text = match.position();
    const { position, options } = readPosition(text, outline(state.game));
    const start = new Match(state.game, { options }).position() === text;
    const moves = state.line.length;
    this.#base = "";
    this.store.set(
      { position: start ? undefined : position, options, line: [], ply: 0, study: undefined, view: "play" },
      "edit",
    );
    if (moves > 0) tellOfLine(this.page, words.replaced(moves));
  }
}

/** The square of the board at which something happens. @param {Event} event */
function squareOf({ target }) {
  const cell = target instanceof Element ? target.closest("[data-square]") : null;
  return cell instanceof HTMLElement ? cell.dataset.square : undefined;
}
