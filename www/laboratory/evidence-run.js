// Games of one comparison: played by workers side by side, paused and gone on with, measured as they come.

import { evidence as words } from "../words/evidence.js";

/** @typedef {import("../pkg/lab.js").PlayedGame} PlayedGame */
/** @typedef {import("../pkg/lab.js").Measures} Measures */
/** @typedef {import("../pkg/lab.js").Estimate<string>} Estimate */

/**
 * What is compared.
 * @typedef {object} Asked
 * @property {string} game
 * @property {Record<string, string>} options the other choices in force
 * @property {string} option
 * @property {string[]} choices
 * @property {string} play who plays; two with a + between them
 * @property {number} games of each choice
 * @property {number} seed
 */

/**
 * A measure under each choice, and the pairs of choices whose intervals have nothing in common, the lower first.
 * @typedef {{ id: string, title: string, help: string, found: (Estimate | undefined)[], differ: [number, number][]
 * }} Row
 */

/** So many workers at most. */
const WORKERS = 8;
/** Random plies that the games of all choices share. */
const OPENING = 4;
/** The time between two measurements while games come in, in milliseconds. */
const PATIENCE = 600;
/** What is kept for the length of a visit, in letters. */
const KEPT = 2_000_000;

export class Run {
  running = false;
  played = 0;
  workers = 0;
  /** What has gone wrong. @type {string | undefined} */
  error;
  /** What was measured last, by the place of the choice. @type {Measures[] | undefined} */
  measured;
  /** @type {Row[]} */
  rows = [];
  /** Is told of every change. @type {() => void} */
  onChange = () => {};
  /** By the choice; some of them not played yet. @type {Map<string, (Kept | undefined)[]>} */
  games;
  /** @type {import("../pkg/lab.js").Crew | undefined} */
  #crew;
  /** The openings that were asked for. @type {Map<number, Promise<string[]>>} */
  #openings = new Map();
  /** @type {Promise<void> | undefined} */
  #measuring;
  #due = 0;
  /** Those who play now; whoever goes on makes a new one. */
  #shift = {};

  /** @param {Asked} asked */
  constructor(asked) {
    this.asked = asked;
    this.games = new Map(asked.choices.map((choice) => [choice, new Array(asked.games).fill(undefined)]));
  }

  get all() {
    return this.asked.games * this.asked.choices.length;
  }

  get done() {
    return this.played === this.all;
  }

  async start() {
    this.running = true;
    this.error = undefined;
    const shift = {};
    this.#shift = shift;
    try {
      const lab = await import("../pkg/lab.js");
      this.#crew ??= lab.crew(Math.min(navigator.hardwareConcurrency || 2, WORKERS));
      const crew = this.#crew;
      this.workers = crew.size;
      this.onChange();
      // Games one after the other, each under every choice, so that all choices have equally many at any time.
      const left = Array.from({ length: this.all }, (_, task) => task).filter((task) => !this.#at(task).game);
      const lane = async () => {
        while (this.#shift === shift && this.running) {
          const task = left.shift();
          if (task === undefined) return;
          await this.#play(crew, task);
        }
      };
      await Promise.all(Array.from({ length: crew.size }, lane));
      if (this.#shift !== shift) return;
      await this.measure();
    } catch (error) {
      if (this.#shift !== shift) return;
      this.error = error instanceof Error ? error.message : String(error);
    }
    if (this.done || this.error) this.#close();
    this.#keep();
    this.onChange();
  }

  /** After the games that are being played. */
  pause() {
    this.running = false;
  }

  end() {
    this.#shift = {};
    this.running = false;
    this.#close();
  }

  #close() {
    this.running = false;
    this.#crew?.end();
    this.#crew = undefined;
  }

  /** @param {number} task */
  #at(task) {
    const { choices } = this.asked;
    const choice = choices[task % choices.length];
    const number = Math.floor(task / choices.length);
    return { choice, number, game: this.games.get(choice)?.[number] };
  }

  /** @param {import("../pkg/lab.js").Crew} crew @param {number} task */
  async #play(crew, task) {
    const { asked } = this;
    const { choice, number } = this.#at(task);
    const setup = (/** @type {string} */ own) => ({
      game: asked.game,
      options: { ...asked.options, [asked.option]: own },
    });
    const players = asked.play.split("+");
    const two = players.length === 2;
    // Where two are measured against each other, each plays both sides of an opening.
    const place = two ? Math.floor(number / 2) : number;
    const seed = asked.seed * 1_000_003;
    let opening = this.#openings.get(place);
    opening ??= crew.ask("sharedOpening", asked.choices.map(setup), { plies: OPENING, seed: seed + place });
    this.#openings.set(place, opening);
    const game = await crew.ask(
      "playout",
      { ...setup(choice), line: await opening },
      {
        play: two ? [players[0], players[1]] : players[0],
        swapped: two && number % 2 === 1,
        seed: seed + 500_000 + number,
      },
    );
    const { widths: _, scores: __, ...kept } = game;
    const list = this.games.get(choice);
    if (!list || list[number]) return;
    list[number] = kept;
    this.played += 1;
    const now = performance.now();
    if (now >= this.#due && !this.#measuring) {
      this.#due = now + PATIENCE;
      void this.measure().catch(() => undefined);
    } else this.onChange();
  }

  /** Measures what has been played so far, after what is being measured. */
  async measure() {
    while (this.#measuring) await this.#measuring.catch(() => undefined);
    this.#measuring = this.#measure();
    try {
      await this.#measuring;
    } finally {
      this.#measuring = undefined;
      this.onChange();
    }
  }

  async #measure() {
    const lab = await import("../pkg/lab.js");
    const measure = async (/** @type {Kept[]} */ games) => {
      const facts = games.map(({ line: _, winner: __, ...own }) => own);
      if (this.#crew) return this.#crew.ask("measures", facts);
      return lab.measures(facts);
    };
    const lists = [...this.games.values()].map((games) => games.filter((game) => game !== undefined));
    if (lists.some((games) => games.length < 2)) return;
    const measured = await Promise.all(lists.map(measure));
    this.measured = measured;
    this.rows = rowsOf(measured);
  }

  #keep() {
    try {
      const text = JSON.stringify([...this.games]);
      if (text.length <= KEPT) sessionStorage.setItem(`tabiya-evidence-${JSON.stringify(this.asked)}`, text);
    } catch {
      // Where nothing can be kept, it is played again.
    }
  }

  /** What has been played of this before, in this visit. @param {Asked} asked */
  static recall(asked) {
    try {
      const text = sessionStorage.getItem(`tabiya-evidence-${JSON.stringify(asked)}`);
      if (!text) return undefined;
      const run = new Run(asked);
      for (const [choice, games] of /** @type {[string, (Kept | null)[]][]} */ (JSON.parse(text)))
        run.games.set(
          choice,
          games.map((game) => game ?? undefined),
        );
      run.played = [...run.games.values()].flat().filter(Boolean).length;
      return run.played > 0 ? run : undefined;
    } catch {
      return undefined;
    }
  }
}

/** A game as it is kept. @typedef {Omit<PlayedGame, "widths" | "scores">} Kept */

/**
 * The rows of a table: the measures, and by which rules the games ended.
 * @param {Measures[]} measured
 * @returns {Row[]}
 */
function rowsOf(measured) {
  return /** @type {const} */ (["measures", "ends"]).flatMap((part) => {
    const ids = [...new Set(measured.flatMap((one) => one[part].map(({ id }) => id)))];
    return ids.map((own) => {
      const id = part === "ends" ? `end:${own}` : own;
      const found = measured.map((one) => /** @type {Estimate[]} */ (one[part]).find((other) => other.id === own));
      return { id, title: words.measureTitle(id), help: words.measureHelp(id), found, differ: differing(found) };
    });
  });
}

/** @param {(Estimate | undefined)[]} found @returns {[number, number][]} */
function differing(found) {
  /** @type {[number, number][]} */
  const pairs = [];
  found.forEach((one, here) => {
    found.slice(here + 1).forEach((other, after) => {
      if (!one || !other) return;
      const there = here + 1 + after;
      if (one.high < other.low) pairs.push([here, there]);
      else if (other.high < one.low) pairs.push([there, here]);
    });
  });
  return pairs;
}
