// The computer at the table: plays and throws for the seats at which it sits, shows what it thinks, and says why.
//
// It follows what the page shows. Another line, other rules, another view: what it was about is dropped, and it looks
// again. Who sits where is in the address, and that of a game that is not over is kept for a reader who leaves it.

import { takesPart } from "../board/seats.js";
import { isThrow } from "../core/moves.js";
import { Match, seats } from "../core/module.js";
import { chance } from "../lib/chance.js";
import { say } from "../lib/dom.js";
import { onEscape } from "../lib/escape.js";
import { bring } from "../lib/motion.js";
import { addStyles } from "../lib/add-styles.js";
import { lab } from "../state/lab.js";
import { following } from "../state/reading.js";
import { keepText } from "../lib/kept.js";
import { write } from "../state/address.js";
import { easyGame } from "../state/beginnings.js";
import { actor, leftOff, levelOf, STRONGEST } from "../state/seated.js";
import * as words from "../words/opponents.js";
import { decided, held, KNOWS, known } from "./known.js";
import { Panel } from "./panel.js";
import STYLES from "./opponents.css?inline";
import { THOUGHT, allowed } from "./time.js";
import { verdict } from "./verdict.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../state/session.js").Session} Session */
/** @typedef {import("../pkg/lab.js").SearchResult} SearchResult */

/** How long a move lies before the next, at normal speed, in milliseconds. */
const REST = 450;
/** How long it looks for an opinion. */
const GLANCE = 400;
/** Searches of so many positions say how fast the device is. */
const MANY = 20_000;

/**
 * What is drawn of a hint beside what the reader has drawn: an arrow, or a circle where a piece is put.
 * @param {{ from?: string, to?: string }} move
 * @param {import("../core/annotations.js").Annotations} drawn
 */
const hintOf = ({ from, to }, { arrows, circles }) =>
  from
    ? { arrows: [arrows, `${from}${to}`].filter(Boolean).join() }
    : { circles: [circles, to].filter(Boolean).join() };

/** Without those behind the last who sits. @param {readonly string[]} places */
const trimmed = (places) => places.slice(0, places.findLastIndex((place) => place !== "-") + 1);

export class Opponents {
  /** Whether the reader has stopped it. */
  #stopped = false;
  /** @type {AbortController | undefined} what is under way */
  #task;
  /** What is shown, as far as it bears on what is to be done. */
  #key = "";
  /** @type {[State, Session] | undefined} */
  #now;
  /** Positions in a millisecond, as the fastest long search had them. @type {number | undefined} */
  #speed;
  /** What was found, by the line before the move. @type {Map<string, SearchResult>} */
  #found = new Map();
  /** What was found when somebody asked why: asked again, it is the same. @type {Map<string, SearchResult>} */
  #answers = new Map();
  /** What was told last: its line can be shown. @type {{ before: string[], line: string[] } | undefined} */
  #told;
  /** Whether it is the computer's to move or to throw. */
  #due = false;
  /** Whether a hint is drawn on the board. */
  #marked = false;
  /**
   * The game while a line is shown in its place.
   * @type {{ line: string[], ply: number, shown: string[] } | undefined}
   */
  #aside;
  /** Seats that take no part, as in a race of two. @type {string[]} */
  #absent = [];
  #seed = String(crypto.getRandomValues(new Uint32Array(1))[0]);

  /**
   * @param {HTMLElement} root
   * @param {import("./lazy.js").Help} help
   */
  constructor(root, help) {
    this.help = help;
    this.store = help.store;
    addStyles(STYLES);
    this.panel = new Panel(
      root,
      {
        stop: () => (this.#runs ? this.stop() : this.goOn()),
        takeBack: () => this.takeBack(),
        hint: () => this.hint(),
        why: () => this.why(),
        line: () => this.#showLine(),
        swap: () => this.swap(),
        leave: () => {
          this.#seat([], words.left);
          keepText(leftOff(this.store.state.game), undefined);
        },
      },
      {
        seat: (place, who) => this.#change(place, who),
        opinion: () => this.#again(),
      },
    );
    this.store.passes = () => this.#due && this.#seats().some((_, at) => !levelOf(this.store.state.seated[at]));
    onEscape(
      () => this.#runs,
      () => this.stop(),
    );
  }

  /** The reader sits down, the others are the computer’s. */
  begin() {
    if (this.store.state.seated.length === 0) this.#seat(easyGame(this.#seats().length));
    this.panel.seats.querySelector("select")?.focus({ preventScroll: true });
    bring(this.panel.seats);
    // The search for a move says that it did not come.
    import("../pkg/lab.js").then(
      ({ prepare }) => prepare(),
      () => undefined,
    );
  }

  #seats() {
    const { game, options } = this.store.state;
    return seats(game, options);
  }

  /** @param {readonly string[]} seated @param {string} [text] */
  #seat(seated, text) {
    this.#stopped = false;
    this.store.set({ seated: trimmed(seated) }, "step");
    if (text) say(this.panel.said, text);
  }

  /** Players that sat down before a move was made sit down at the game chosen next. @param {State} before */
  #follow({ line, seated }) {
    const level = seated.find((who) => levelOf(who)) ?? "";
    const waits = (/** @type {State} */ { view, position, line, study, seated }) =>
      view === "play" && position === undefined && line.length === 0 && study === undefined && seated.length === 0;
    if (line.length > 0 || level === "" || !waits(this.store.state)) return;
    const all = easyGame(this.#seats().length, level);
    // What draws this state has to be done with it first.
    queueMicrotask(() => waits(this.store.state) && this.#seat(all));
  }

  /** @param {number} place @param {string} who */
  #change(place, who) {
    const seated = this.#seats().map((_, at) => this.store.state.seated[at] ?? "-");
    this.#seat(seated.with(place, who));
  }

  /** Everybody goes on to the next seat; of two the reader’s stays near. */
  swap() {
    const all = this.#seats();
    const places = [...all.keys()].filter((place) => !this.#absent.includes(all[place].id));
    const seated = all.map(() => "-");
    for (const [at, place] of places.entries()) {
      seated[place] = this.store.state.seated[places[(at + places.length - 1) % places.length]] ?? "-";
    }
    const flipped = all.length === 2 ? seated[1] === "you" && seated[0] !== "you" : this.store.state.flipped;
    this.#stopped = false;
    this.store.set({ seated: trimmed(seated), flipped }, "step");
    say(this.panel.said, words.swapped);
  }

  get #runs() {
    return this.#task !== undefined;
  }

  stop() {
    this.#stopped = true;
    this.#drop();
    this.help.game.dice.wait(false);
    say(this.panel.said, words.stopped);
    this.#show();
  }

  /** It plays from what is shown; what followed in the line goes. */
  goOn() {
    const [state, session] = this.#now ?? [];
    if (!state || !session) return;
    this.#stopped = false;
    this.#aside = undefined;
    if (session.ply < state.line.length || state.study) {
      this.store.set({ line: state.line.slice(0, session.ply), ply: session.ply, study: undefined }, "edit");
    } else this.#again();
  }

  #again() {
    this.#key = "";
    if (this.#now) this.render(...this.#now);
  }

  #drop() {
    this.#task?.abort();
    this.#task = undefined;
  }

  /** @param {State} state @param {Session} session */
  render(state, session) {
    const [before] = this.#now ?? [];
    this.#now = [state, session];
    const { game, options, position, line, ply, seated, view, study } = state;
    if (before && before.game !== game) this.#follow(before);
    if (this.#aside && this.#aside.shown !== line) this.#aside = undefined;
    this.panel.open(seated.length > 0);
    const table = session.match.state().table?.seats ?? [];
    this.#absent = table.filter((own) => !takesPart(own)).map(({ seat }) => seat);
    this.panel.showSeats(this.#seats(), seated, this.#absent);
    const key = JSON.stringify([game, options, position, line, ply, session.ply, seated, view, study]);
    if (key !== this.#key) {
      this.#key = key;
      if (this.#marked) this.#mark();
      this.#drop();
      this.#due = false;
      this.panel.showReasons([]);
      this.panel.ask(this.#aside !== undefined);
      say(this.panel.thought, "");
      this.#told = undefined;
      if (seated.length > 0) this.#act();
      else this.help.game.dice.wait(false);
      this.#keep(state, session);
    }
    this.#show();
  }

  /**
   * Keeps the address of a game against the computer until it is over, for whoever leaves it.
   * @param {State} state @param {Session} session
   */
  #keep(state, { match, ply }) {
    const { game, line, seated, view, study } = state;
    const played = view === "play" && study === undefined && line.length > 0 && ply === line.length;
    if (!played || this.#aside || !seated.some(levelOf)) return;
    keepText(leftOff(game), match.outcome() ? undefined : write(state));
  }

  /** @param {string} seat */
  #who(seat) {
    return this.store.state.seated[this.#seats().findIndex(({ id }) => id === seat)];
  }

  /** @param {string} seat */
  #name(seat) {
    return this.#seats().find(({ id }) => id === seat)?.name ?? seat;
  }

  /** Says whose turn it is, where that is no computer’s. @param {string} seat */
  #sayTurn(seat) {
    say(this.panel.said, this.#who(seat) === "you" ? words.yours : words.free(this.#name(seat)));
  }

  /** Does what is due where it is the computer’s to do. */
  #act() {
    const [state, session] = this.#now ?? [];
    if (!state || !session || state.view !== "play") return;
    const { match } = session;
    const { dice } = this.help.game;
    dice.wait(false);
    const behind = session.ply < state.line.length || state.study !== undefined || this.#aside !== undefined;
    if (match.outcome()) {
      say(this.panel.said, "");
      return this.#judge(undefined);
    }
    const seat = actor(match);
    const computers = state.seated.some(levelOf);
    if (this.#stopped || behind || !computers) {
      if (behind && computers && !this.#aside) say(this.panel.said, words.waits);
      else if (!this.#stopped && !behind) this.#sayTurn(seat);
      return this.#glance();
    }
    const legal = match.legal();
    const level = levelOf(this.#who(seat));
    this.#due = level !== undefined;
    dice.wait(this.#due);
    if (level && legal.length > 0 && legal.every(({ action }) => action === "throw")) this.#under(() => this.#throw());
    else if (level) this.#under((signal) => this.#play(level, seat, signal));
    else {
      this.#sayTurn(seat);
      this.#glance();
    }
  }

  /**
   * Something that goes on until it is done, or what is shown is another.
   * @param {(signal: AbortSignal) => Promise<void | (() => void)>} work
   */
  async #under(work) {
    this.#drop();
    const task = new AbortController();
    this.#task = task;
    const then = await work(task.signal).catch((error) => {
      if (task.signal.aborted) return undefined;
      this.#stopped = true;
      say(this.panel.said, words.failed(error instanceof Error ? error.message : String(error)));
      return undefined;
    });
    if (task.signal.aborted) return;
    this.#task = undefined;
    this.#show();
    then?.();
  }

  async #throw() {
    // Whose turn it is is said when it has been thrown.
    say(this.panel.said, "");
    await this.#rested();
    return () => this.help.game.dice.roll();
  }

  async #rested() {
    await this.help.game.settled;
    const [state, session] = this.#now ?? [];
    const thrown = session && isThrow(state?.line[session.ply - 1] ?? "");
    // A throw that is followed by another throw has only itself to be seen by.
    const only = thrown && session.match.legal().every(({ action }) => action === "throw");
    await new Promise((resolve) => setTimeout(resolve, (only ? 3 : 1) * (REST / this.help.player.speed)));
  }

  /** @param {number} level @param {string} seat @param {AbortSignal} signal */
  async #play(level, seat, signal) {
    say(this.panel.said, words.thinks(this.#name(seat), level));
    const [found] = await Promise.all([this.#search(level, allowed(level, this.#speed), signal), this.#rested()]);
    return () => {
      if (!found) return;
      const [state, session] = this.#now ?? [];
      if (state && session) this.#found.set(this.#before(state.line.slice(0, session.ply)), found);
      if (this.panel.opinion.checked) this.#judge(found);
      if (found.move === undefined) this.help.game.dice.roll();
      else this.help.game.play(found.move);
    };
  }

  /** What the moves stand for, with the rules. @param {readonly string[]} line */
  #before(line) {
    const { game, options, position } = this.store.state;
    return JSON.stringify([game, options, position, line]);
  }

  /**
   * @param {number} level @param {number} millis @param {AbortSignal} signal
   * @param {readonly string[]} [before] the line, if not the one that is shown
   */
  async #search(level, millis, signal, before) {
    const [state, session] = this.#now ?? [];
    if (!state || !session) return undefined;
    const line = before ?? state.line.slice(0, session.ply);
    const { game, options, position } = state;
    const asked = { game, options, position, line: [...line] };
    /** @type {import("../endings/tables.js").EndingResult | undefined} */
    let table;
    if (level >= KNOWS) {
      const tell = (/** @type {number} */ share) => {
        if (!signal.aborted) say(this.panel.thought, words.worksOut(share));
      };
      const [text, seat] = this.#after(line, (match) => [match.position(), actor(match)]);
      table = await known(asked, text, tell);
      const proved = table && (await decided(asked, table, seat));
      if (signal.aborted) return undefined;
      if (proved) {
        this.#think(line, proved);
        return proved;
      }
    }
    const seed = Math.floor(chance(state.seed ?? this.#seed, line.length) * 2 ** 32);
    const { think } = await lab();
    const began = performance.now();
    const found = await think(asked, {
      level,
      millis,
      seed,
      // Its time is limited by the clock alone: what it plays is not the same again anyway.
      keep: level === STRONGEST,
      signal,
      onProgress: (found) => {
        if (found.depth > 0) this.#think(line, found);
      },
    });
    if (found && found.nodes >= MANY) {
      const speed = found.nodes / (performance.now() - began);
      this.#speed = Math.max(this.#speed ?? 0, speed);
    }
    return found && table ? held(found, table) : found;
  }

  takeBack() {
    const [state, session] = this.#now ?? [];
    if (!state || !session || session.ply === 0) return;
    const own = (/** @type {number} */ ply) =>
      !levelOf(this.#who(session.plies[ply]?.seat)) && !isThrow(state.line[ply] ?? "");
    let ply = session.ply - 1;
    while (ply > 0 && !own(ply)) ply -= 1;
    // Where the reader sits nowhere it is the last move.
    if (!own(ply)) [ply, this.#stopped] = [session.ply - 1, true];
    this.store.set({ line: state.line.slice(0, ply), ply }, "edit");
    say(this.panel.said, words.taken);
  }

  hint() {
    this.panel.ask(true);
    this.#under(async (signal) => {
      const found = await this.#search(STRONGEST, THOUGHT, signal);
      return () => {
        const [state, session] = this.#now ?? [];
        if (!found || !state || !session) return;
        const before = state.line.slice(0, session.ply);
        const move = session.match.legal().find(({ text }) => text === found.move);
        this.#tell(move ? words.hinted(move.words) : words.noHint, before, found);
        if (move) this.#mark(move);
        this.#resume();
      };
    });
  }

  /** What speaks for the last move that somebody chose. */
  why() {
    const [state, session] = this.#now ?? [];
    if (!state || !session) return;
    if (this.#marked) this.#mark();
    let ply = session.ply - 1;
    while (ply >= 0 && isThrow(state.line[ply])) ply -= 1;
    if (ply < 0) {
      say(this.panel.said, words.noWhy);
      return;
    }
    this.panel.ask(true);
    const before = state.line.slice(0, ply);
    const tell = (/** @type {SearchResult} */ found) => {
      const played = found.move === state.line[ply];
      const text = played ? session.plies[ply].words : words.rather(this.#worded(before, found.move));
      this.#tell(text, before, found);
    };
    const place = this.#before(before);
    const own = this.#found.get(place);
    const known = own?.move === state.line[ply] ? own : this.#answers.get(place);
    if (known) tell(known);
    else {
      this.#under(async (signal) => {
        const found = await this.#search(STRONGEST, THOUGHT, signal, before);
        return () => {
          if (found) {
            this.#answers.set(place, found);
            tell(found);
          }
          this.#resume();
        };
      });
    }
  }

  /** A move in words. @param {readonly string[]} before @param {string} [move] */
  #worded(before, move) {
    return this.#after(before, (match) => match.legal().find(({ text }) => text === move)?.words ?? "");
  }

  /**
   * What is asked of a match after a line.
   * @template Found
   * @param {readonly string[]} line
   * @param {(match: Match) => Found} ask
   */
  #after(line, ask) {
    const { game, options, position } = this.store.state;
    const match = new Match(game, { options, position });
    try {
      match.playLine([...line]);
      return ask(match);
    } finally {
      match.free();
    }
  }

  /**
   * Draws where the piece goes that is to move, until something else is told. It is not taken up: a touch on a piece
   * that is taken up would put it down again.
   * @param {Pick<import("../core/module.js").Move, "from" | "to">} [move]
   */
  #mark(move) {
    this.#marked = move !== undefined;
    const { view } = this.help.game.live;
    const drawn = { ...this.store.state.annotations, caption: undefined };
    const stays = move?.from === undefined || move.from === move.to;
    if (move?.to) view?.annotate({ ...drawn, ...hintOf(stays ? { to: move.to } : move, drawn) });
    else view?.annotate(drawn);
  }

  /** What a question has interrupted goes on. */
  #resume() {
    const [, session] = this.#now ?? [];
    if (session && levelOf(this.#who(actor(session.match)))) this.#act();
  }

  /** @param {string} text @param {string[]} before @param {SearchResult} found */
  #tell(text, before, found) {
    say(this.panel.said, text);
    this.panel.showReasons(found.reasons);
    this.#told = { before, line: this.#think(before, found) };
    this.#show();
  }

  /**
   * Says what it expects: as much as it has looked ahead, and no more.
   * @param {readonly string[]} before @param {Pick<SearchResult, "depth" | "line">} found
   */
  #think(before, found) {
    const line = found.line.slice(0, Math.max(found.depth, 1));
    say(this.panel.thought, line.length > 0 ? words.thought(line.length, this.#read(before, line)) : "");
    return line;
  }

  /** A line as people read it. @param {readonly string[]} before @param {string[]} line */
  #read(before, line) {
    return this.#after(before, (match) => following(match, line).join(" "));
  }

  /** The line that was told, on the board; or the game again. */
  #showLine() {
    const { state } = this.store;
    if (this.#aside) {
      const { line, ply } = this.#aside;
      this.#aside = undefined;
      this.store.set({ line, ply }, "step");
      say(this.panel.said, words.returned);
      return;
    }
    if (!this.#told) return;
    const { before, line } = this.#told;
    const shown = [...before, ...line];
    this.#aside = { line: state.line, ply: state.ply, shown };
    this.store.set({ line: shown, ply: before.length }, "step");
    say(this.panel.said, words.follows(this.#read(before, line)));
    this.help.player.play();
  }

  /** An opinion of what is shown, where one is wanted. */
  #glance() {
    if (!this.panel.opinion.checked) return this.#judge(undefined);
    this.#under(async (signal) => {
      const found = await this.#search(STRONGEST, GLANCE, signal);
      return () => this.#judge(found);
    });
  }

  /** @param {SearchResult | undefined} found */
  #judge(found) {
    this.panel.judge(found && this.panel.opinion.checked ? verdict(found, this.#seats()) : undefined);
  }

  /** Which buttons are of use. */
  #show() {
    const [state, session] = this.#now ?? [];
    if (!state || !session) return;
    const over = session.match.outcome() !== undefined;
    const computers = state.seated.some(levelOf);
    const behind = session.ply < state.line.length || state.study !== undefined;
    const waits = computers && !over && (this.#stopped || behind);
    this.panel.call("stop", this.#runs ? "stop" : "goOn");
    this.panel.call("line", this.#aside ? "back" : "line");
    this.panel.enable({
      stop: this.#runs || waits,
      takeBack: session.ply > 0 && !this.#aside,
      hint: !over && !this.#aside,
      why: session.ply > 0 && !this.#aside,
      line: this.#aside !== undefined || (this.#told?.line.length ?? 0) > 0,
      swap: true,
      leave: true,
    });
  }
}
