// The reader of lesson files: what can be read of one that somebody else has written is kept, and what cannot is told.

import { destinations, keys, places, readings, same, stand, tried, using } from "./answers.js";
import * as words from "../words/lesson.js";

/** @typedef {import("./answers.js").Tabiya} Tabiya */
/** @typedef {import("./answers.js").Lesson} Lesson */
/** @typedef {import("./answers.js").Step} Step */
/** @typedef {import("./answers.js").Ask} Ask */
/** @typedef {{ at: string, code: string, message: string }} Fault `at` is the way to it, such as `steps[2].ask.of` */

export const KINDS = /** @type {const} */ (["squares", "find", "move", "legal", "reading"]);
export const GOALS = /** @type {const} */ (["capture", "check", "mate", "win", "draw", "promote"]);
/** The most that is kept: characters of texts, and how many of what there may be many of. */
export const LIMITS = {
  steps: 40,
  title: 120,
  text: 2000,
  source: 200,
  language: 35,
  position: 1000,
  line: 400,
  moves: 50,
  word: 64,
  options: 50,
  faults: 100,
};

/** The fields of each part. */
const FIELDS = {
  lesson: ["title", "game", "options", "language", "steps"],
  step: ["text", "position", "line", "ask", "source"],
  squares: ["kind", "of"],
  find: ["kind", "squares", "piece", "seat"],
  move: ["kind", "goal", "of", "moves"],
  legal: ["kind", "move"],
  reading: ["kind", "option", "of"],
};
/** Why no move can be tried: it is none. */
const NO_MOVE = ["move-text", "bad-argument"];
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f]/g;

/**
 * What can be read of a value that should be a lesson, with what is wrong. Its steps keep their order; one that cannot
 * be read is left out.
 * @param {Tabiya} tabiya
 * @param {unknown} value
 * @returns {{ lesson: Lesson, faults: Fault[] }}
 */
export function read(tabiya, value) {
  const reader = new Reader(tabiya);
  return { lesson: reader.lesson(value), faults: reader.faults };
}

class Reader {
  /** @type {Fault[]} */
  faults = [];

  /** @param {Tabiya} tabiya */
  constructor(tabiya) {
    this.tabiya = tabiya;
  }

  /** @param {string} at @param {string} code @param {string} message @returns {undefined} */
  fault(at, code, message) {
    if (this.faults.length < LIMITS.faults) this.faults.push({ at, code, message });
  }

  /**
   * What goes wrong in the rules core is a fault.
   * @template T @param {string} at @param {() => T} trial @returns {T | undefined}
   */
  trial(at, trial) {
    try {
      return trial();
    } catch (error) {
      const { code, message } = /** @type {import("../pkg/tabiya.js").TabiyaError} */ (error);
      return this.fault(at, code ?? "unreadable", message);
    }
  }

  /**
   * Whether a value has fields.
   * @param {unknown} value @param {string} at @returns {value is Record<string, unknown>}
   */
  fields(value, at) {
    if (value && typeof value === "object" && !Array.isArray(value)) return true;
    this.fault(at, "not-fields", words.faults.notFields);
    return false;
  }

  /** Names what is no field. @param {Record<string, unknown>} value @param {string[]} known @param {string} under */
  strangers(value, known, under) {
    for (const name of Object.keys(value).filter((one) => !known.includes(one))) {
      const short = name.slice(0, LIMITS.word);
      this.fault(`${under}${short}`, "unknown-field", words.unknownField(short));
      if (this.faults.length === LIMITS.faults) return;
    }
  }

  /**
   * A text, without the characters that none has; nothing if it is none.
   * @param {unknown} value @param {string} at @param {number} most
   */
  text(value, at, most) {
    if (typeof value !== "string") return this.fault(at, "not-text", words.faults.notText);
    const text = value
      .slice(0, most + 1)
      .toWellFormed()
      .replace(/\r\n?/g, "\n")
      .replace(CONTROL, " ")
      .trim();
    if (text.length > most || value.length > 2 * most) this.fault(at, "too-long", words.tooLong(most));
    return text.slice(0, most);
  }

  /**
   * The items of a list, at most so many.
   * @param {unknown} value @param {string} at @param {number} most @returns {unknown[] | undefined}
   */
  list(value, at, most) {
    if (!Array.isArray(value)) return this.fault(at, "not-list", words.faults.notList);
    if (value.length > most) this.fault(at, "too-many", words.tooMany(most));
    return value.slice(0, most);
  }

  /** @param {unknown} value @returns {Lesson} */
  lesson(value) {
    /** @type {Lesson} */
    const lesson = { title: "", game: "", options: {}, steps: [] };
    if (!value || typeof value !== "object" || Array.isArray(value)) {
      this.fault("", "no-lesson", words.faults.noLesson);
      return lesson;
    }
    const given = /** @type {Record<string, unknown>} */ (value);
    this.strangers(given, FIELDS.lesson, "");
    if (given.title === undefined) this.fault("title", "no-title", words.faults.noTitle);
    else lesson.title = this.text(given.title, "title", LIMITS.title) ?? "";
    if (given.language !== undefined) {
      const tag = this.text(given.language, "language", LIMITS.language) ?? "";
      if (/^[a-z]{2,8}(-[a-z\d]{1,8})*$/i.test(tag)) lesson.language = tag;
      else this.fault("language", "no-language", words.faults.language);
    }
    if (given.game === undefined) this.fault("game", "no-game", words.faults.noGame);
    const game = given.game === undefined ? undefined : this.text(given.game, "game", LIMITS.word);
    if (!game || !this.trial("game", () => using(new this.tabiya.Match(game), () => true))) return lesson;
    lesson.game = game;
    if (given.options !== undefined) lesson.options = this.options(game, given.options);
    const steps = given.steps === undefined ? [] : (this.list(given.steps, "steps", LIMITS.steps) ?? []);
    lesson.steps = steps.flatMap((step, index) => this.step(lesson, step, `steps[${index}]`) ?? []);
    if (!lesson.steps.length) this.fault("steps", "no-steps", words.faults.noSteps);
    return lesson;
  }

  /** The choices that can be together. @param {string} game @param {unknown} value */
  options(game, value) {
    /** @type {Record<string, string>} */
    let options = {};
    if (!this.fields(value, "options")) return options;
    const all = Object.entries(value);
    if (all.length > LIMITS.options) this.fault("options", "too-many", words.tooMany(LIMITS.options));
    for (const [name, choice] of all.slice(0, LIMITS.options)) {
      const at = `options.${name.slice(0, LIMITS.word)}`;
      if (typeof choice !== "string") this.fault(at, "not-text", words.faults.notText);
      else {
        const more = { ...options, [name]: choice };
        if (this.trial(at, () => using(new this.tabiya.Match(game, { options: more }), () => true))) options = more;
      }
    }
    return options;
  }

  /** @param {Lesson} lesson @param {unknown} given @param {string} at @returns {Step | undefined} */
  step(lesson, given, at) {
    if (!this.fields(given, at)) return undefined;
    this.strangers(given, FIELDS.step, `${at}.`);
    /** @type {Step} */
    const step = { text: this.text(given.text ?? "", `${at}.text`, LIMITS.text) ?? "" };
    const source = given.source === undefined ? "" : this.text(given.source, `${at}.source`, LIMITS.source);
    if (source) step.source = source;
    const alone = { ...lesson, steps: [step] };
    let placed = true;
    if (given.position !== undefined) placed = this.position(alone, given.position, `${at}.position`);
    if (placed && given.line !== undefined) placed = this.line(alone, given.line, `${at}.line`);
    if (given.ask !== undefined) {
      if (!placed) this.fault(`${at}.ask`, "unplaced", words.faults.unplaced);
      const ask = placed ? this.ask(alone, given.ask, `${at}.ask`) : undefined;
      if (ask) step.ask = ask;
    }
    if (step.text || step.position || step.line || step.ask) return step;
    return this.fault(at, "no-step", words.faults.noStep);
  }

  /**
   * Whether the position can be set up; then the step has it.
   * @param {Lesson} lesson @param {unknown} given @param {string} at
   */
  position(lesson, given, at) {
    const position = this.text(given, at, LIMITS.position);
    const { game, options, steps } = lesson;
    if (!position || !this.trial(at, () => using(new this.tabiya.Match(game, { options, position }), () => true))) {
      return false;
    }
    steps[0].position = position;
    return true;
  }

  /**
   * Whether the whole line can be played; the step has as much of it as can.
   * @param {Lesson} lesson @param {unknown} given @param {string} at
   */
  line(lesson, given, at) {
    const moves = this.list(given, at, LIMITS.line);
    if (!moves) return false;
    return using(stand(this.tabiya, lesson, 0), (match) => {
      /** @type {string[]} */
      const played = [];
      for (const [index, move] of moves.entries()) {
        const text = this.text(move, `${at}[${index}]`, LIMITS.word);
        if (text === undefined) break;
        // By its own text alone, with which answers are compared.
        const { refused } = match.playLine([text]);
        if (refused) {
          this.fault(`${at}[${index}]`, refused.code, refused.message);
          break;
        }
        played.push(text);
      }
      if (played.length) lesson.steps[0].line = played;
      return played.length === moves.length;
    });
  }

  /** @param {Lesson} lesson @param {unknown} given @param {string} at @returns {Ask | undefined} */
  ask(lesson, given, at) {
    if (!this.fields(given, at)) return undefined;
    const kind = this.known(given.kind, `${at}.kind`, KINDS);
    if (!kind) return undefined;
    this.strangers(given, FIELDS[kind], `${at}.`);
    return using(stand(this.tabiya, lesson, 0), (match) => {
      if (kind === "find") return this.find(match, given, at);
      // A throw that is due, a game that is over: nothing can be asked for.
      const moves = match.outcome() ? [] : match.legal().filter(({ action }) => action !== "throw");
      if (!moves.length) return this.fault(at, "nothing-moves", words.faults.nothingMoves);
      if (kind === "squares") return this.squares(match, given, at);
      if (kind === "move") return this.move(match, given, at);
      if (kind === "legal") return this.legal(match, given, at);
      return this.reading(match, given, at);
    });
  }

  /**
   * One of the names that are known.
   * @template {string} T @param {unknown} value @param {string} at @param {readonly T[]} known
   */
  known(value, at, known) {
    const name = this.text(value, at, LIMITS.word);
    if (name === undefined) return undefined;
    const found = known.find((one) => one === name);
    return found ?? this.fault(at, "unknown-name", words.unknown(name, known));
  }

  /** A square of the board. @param {Match} match @param {unknown} value @param {string} at */
  square(match, value, at) {
    const square = this.text(value, at, LIMITS.word);
    return square && this.trial(at, () => match.explain(square, square)) && square;
  }

  /** The square of a piece that is on turn. @param {Match} match @param {unknown} value @param {string} at */
  piece(match, value, at) {
    const of = this.text(value, at, LIMITS.word);
    if (of === undefined) return undefined;
    const there = match.board().find(({ square }) => square === of);
    if (!there) return this.fault(at, "no-piece", words.noPiece(of));
    // An ally’s piece may move as well.
    const moves = match.state().turn.includes(there.seat) || destinations(match, of).length > 0;
    return moves ? of : this.fault(at, "not-on-turn", match.state().text);
  }

  /** @param {Match} match @param {Record<string, unknown>} given @param {string} at @returns {Ask | undefined} */
  squares(match, given, at) {
    const of = this.piece(match, given.of, `${at}.of`);
    return of === undefined ? undefined : { kind: "squares", of };
  }

  /** @param {Match} match @param {Record<string, unknown>} given @param {string} at @returns {Ask | undefined} */
  find(match, given, at) {
    /** @type {import("./answers.js").FindAsk} */
    const ask = { kind: "find" };
    if (given.squares !== undefined) {
      const list = this.list(given.squares, `${at}.squares`, LIMITS.moves) ?? [];
      const squares = list.flatMap((one, index) => this.square(match, one, `${at}.squares[${index}]`) ?? []);
      ask.squares = [...new Set(squares)].sort();
      return squares.length ? ask : this.fault(`${at}.squares`, "no-answer", words.faults.noSquares);
    }
    const pieces = match.board();
    ask.piece = this.known(given.piece, `${at}.piece`, [...new Set(pieces.map(({ kind }) => kind))]);
    if (ask.piece === undefined) return undefined;
    if (given.seat !== undefined) {
      ask.seat = this.known(given.seat, `${at}.seat`, [...new Set(pieces.map(({ seat }) => seat))]);
      if (ask.seat === undefined) return undefined;
    }
    return places(match, ask).length ? ask : this.fault(`${at}.seat`, "no-answer", words.faults.noneThere);
  }

  /** @param {Match} match @param {Record<string, unknown>} given @param {string} at @returns {Ask | undefined} */
  move(match, given, at) {
    if (given.moves === undefined || given.goal !== undefined) {
      const goal = this.known(given.goal, `${at}.goal`, GOALS);
      if (goal === undefined) return undefined;
      /** @type {Ask} */
      const ask = { kind: "move", goal };
      if (given.of !== undefined) ask.of = this.piece(match, given.of, `${at}.of`);
      if ("of" in ask && ask.of === undefined) return undefined;
      return keys(match, ask).length ? ask : this.fault(`${at}.goal`, "no-answer", words.faults.noAnswer);
    }
    const list = this.list(given.moves, `${at}.moves`, LIMITS.moves);
    const legal = new Set(match.legal().map(({ text }) => text));
    const moves = list?.flatMap((one, index) => {
      const text = this.text(one, `${at}.moves[${index}]`, LIMITS.word);
      if (text === undefined || legal.has(text)) return text ?? [];
      this.fault(`${at}.moves[${index}]`, "illegal", words.illegal(text));
      return [];
    });
    if (!moves) return undefined;
    return moves.length ? { kind: "move", moves } : this.fault(`${at}.moves`, "no-answer", words.faults.noAnswer);
  }

  /** @param {Match} match @param {Record<string, unknown>} given @param {string} at @returns {Ask | undefined} */
  legal(match, given, at) {
    const move = this.text(given.move, `${at}.move`, LIMITS.word);
    if (move === undefined) return undefined;
    const { code, reasons } = tried(match, move);
    return NO_MOVE.includes(code) ? this.fault(`${at}.move`, code, reasons[0]) : { kind: "legal", move };
  }

  /** @param {Match} match @param {Record<string, unknown>} given @param {string} at @returns {Ask | undefined} */
  reading(match, given, at) {
    const options = Object.keys(match.options());
    const option = this.known(given.option, `${at}.option`, options);
    const of = this.piece(match, given.of, `${at}.of`);
    if (option === undefined || of === undefined) return undefined;
    const shown = destinations(match, of);
    const bites = readings(this.tabiya, match, option, of).some(({ squares }) => !same(squares, shown));
    return bites ? { kind: "reading", option, of } : this.fault(`${at}.option`, "one-reach", words.faults.oneReach);
  }
}

/** @typedef {import("../pkg/tabiya.js").Match} Match */
