// A run of games under some rule sets: played by workers side by side, paused and gone on with, measured as they come.

import { gameOrFile } from "../state/own-files.js";

/** @typedef {import("../pkg/lab.js").PlayedGame} PlayedGame */
/** @typedef {import("../pkg/lab.js").PlayedFacts} PlayedFacts */
/** @typedef {import("../pkg/lab.js").Measures} Measures */
/** @typedef {import("../pkg/lab.js").Crew} Crew */
/** A game as it is kept. @typedef {Omit<PlayedGame, "widths" | "scores">} Kept */
/** Measures games, in a worker if there is one. @typedef {(games: Kept[]) => Promise<Measures>} Measure */

/**
 * What is played.
 * @typedef {object} Plan
 * @property {string} id under which the games are kept
 * @property {string} game
 * @property {Map<string, Record<string, string>>} sets the options of each rule set, by what it is called
 * @property {string} play who plays; two with a + between them
 * @property {number} games of each set
 * @property {number} seed
 */

/** So many workers at most. */
const WORKERS = 8;
/** Random plies that the games of all sets share. */
const OPENING = 4;
/** So many sets share an opening that is found at once. */
const AT_ONCE = 16;
/** Tries for an opening of more sets; after so many of them it gets a ply shorter. */
const [TRIES, SHORTER] = [100, 25];
/** The time between two measurements while games come in, in milliseconds. */
const PATIENCE = 600;
/** What is kept for the length of a visit, in letters, and about how many a move takes. */
const [KEPT, MOVE] = [2_000_000, 8];

/** A run that measures says so in a class of its own. */
export class GamesRun {
  running = false;
  played = 0;
  workers = 0;
  /** Sets of which no more games are wanted. @type {Set<string>} */
  settled = new Set();
  /** What has gone wrong. @type {string | undefined} */
  error;
  /** Is told of every change. @type {() => void} */
  onChange = () => {};
  /** By the set; some of them not played yet. @type {Map<string, (Kept | undefined)[]>} */
  games;
  /** @type {Crew | undefined} */
  #crew;
  /** The openings that were asked for. @type {Map<number, Promise<string[]>>} */
  #openings = new Map();
  /** @type {Promise<void> | undefined} */
  #measuring;
  #due = 0;
  /** Those who play now; whoever goes on makes a new one. */
  #shift = {};

  /** @param {Plan} plan */
  constructor(plan) {
    this.plan = plan;
    this.names = [...plan.sets.keys()];
    this.games = new Map(this.names.map((name) => [name, new Array(plan.games).fill(undefined)]));
  }

  get all() {
    const { games } = this.plan;
    return this.names.reduce((all, name) => all + (this.settled.has(name) ? this.#count(name) : games), 0);
  }

  get done() {
    return this.played === this.all;
  }

  /** How many games of a set there are. @param {string} name */
  #count(name) {
    return this.games.get(name)?.filter(Boolean).length ?? 0;
  }

  /**
   * Takes the games of each set that there are so far; says which sets are settled.
   * @param {Kept[][]} _lists @param {Measure} _measure
   * @returns {Promise<void>}
   */
  async take(_lists, _measure) {}

  async start() {
    this.running = true;
    this.error = undefined;
    this.onChange();
    const shift = {};
    this.#shift = shift;
    try {
      const lab = await import("../pkg/lab.js");
      if (this.#shift !== shift) return;
      this.#crew ??= lab.crew(Math.min(navigator.hardwareConcurrency || 2, WORKERS));
      const crew = this.#crew;
      this.workers = crew.size;
      this.onChange();
      // Games one after the other, each under every set, so that all sets have equally many at any time.
      let next = 0;
      const lane = async () => {
        while (this.#shift === shift && this.running && next < this.plan.games * this.names.length) {
          const task = next;
          next += 1;
          const { name, game } = this.#at(task);
          if (!game && !this.settled.has(name)) await this.#play(crew, task);
        }
      };
      // What was settled may be so no more, if something else was asked for meanwhile.
      do {
        next = 0;
        await Promise.all(Array.from({ length: crew.size }, lane));
        if (this.#shift !== shift) return;
        await this.measure(crew);
      } while (this.#shift === shift && this.running && !this.done);
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
    this.onChange();
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
    const name = this.names[task % this.names.length];
    const number = Math.floor(task / this.names.length);
    return { name, number, game: this.games.get(name)?.[number] };
  }

  /** @param {string} name */
  #setup(name) {
    return { game: gameOrFile(this.plan.game), options: this.plan.sets.get(name) };
  }

  /** @param {Crew} crew @param {number} task */
  async #play(crew, task) {
    const { plan } = this;
    const { name, number } = this.#at(task);
    const players = plan.play.split("+");
    const two = players.length === 2;
    // Where two are measured against each other, each plays both sides of an opening.
    const place = two ? Math.floor(number / 2) : number;
    const seed = plan.seed * 1_000_003;
    const opening = this.#openings.get(place) ?? this.#opening(crew, seed + place);
    this.#openings.set(place, opening);
    const game = await crew.ask(
      "playout",
      { ...this.#setup(name), line: await opening },
      {
        play: two ? [players[0], players[1]] : players[0],
        swapped: two && number % 2 === 1,
        seed: seed + 500_000 + number,
      },
    );
    const { widths: _, scores: __, ...kept } = game;
    const list = this.games.get(name);
    if (!list || list[number]) return;
    list[number] = kept;
    this.played += 1;
    const now = performance.now();
    if (now >= this.#due && !this.#measuring) {
      this.#due = now + PATIENCE;
      void this.measure(crew).catch(() => undefined);
    } else this.onChange();
  }

  /** An opening that all sets share. @param {Crew} crew @param {number} seed @returns {Promise<string[]>} */
  async #opening(crew, seed) {
    const all = this.names.map((name) => this.#setup(name));
    const others = all.slice(AT_ONCE);
    for (let tries = 0; tries < TRIES; tries += 1) {
      // Seeds of other openings are less than a thousand away.
      const how = { plies: OPENING - Math.floor(tries / SHORTER), seed: seed + 1000 * tries };
      const line = await crew.ask("sharedOpening", all.slice(0, AT_ONCE), how);
      if (await playable(crew, others, line)) return line;
    }
    return [];
  }

  /**
   * Measures what has been played so far, after what is being measured.
   * @param {Crew} [crew] those who play; whoever asks while they may be sent home has it measured by another
   */
  async measure(crew) {
    while (this.#measuring) await this.#measuring.catch(() => undefined);
    this.#measuring = this.#measure(crew);
    try {
      await this.#measuring;
    } finally {
      this.#measuring = undefined;
      this.onChange();
    }
  }

  /** @param {Crew} [crew] */
  async #measure(crew) {
    const lists = [...this.games.values()].map((games) => games.filter((game) => game !== undefined));
    if (lists.some((games) => games.length < 2)) return;
    const lab = await import("../pkg/lab.js");
    /** @type {Crew | undefined} */
    let own;
    try {
      await this.take(lists, (games) => {
        own ??= crew ? undefined : lab.crew(1);
        return /** @type {Crew} */ (crew ?? own).ask(
          "measures",
          games.map(({ line: _, winner: __, ...facts }) => facts),
        );
      });
    } finally {
      own?.end();
    }
  }

  #keep() {
    const moves = [...this.games.values()].flat().reduce((sum, game) => sum + (game?.line.length ?? 0), 0);
    if (moves * MOVE > KEPT) return;
    try {
      sessionStorage.setItem(this.plan.id, JSON.stringify([...this.games]));
    } catch {
      // Where nothing can be kept, it is played again.
    }
  }

  /** Forgets what was kept. */
  forget() {
    try {
      sessionStorage.removeItem(this.plan.id);
    } catch {
      // Nothing was.
    }
  }

  /** Takes up what has been played of this before, in this visit; whether there was any. */
  recall() {
    try {
      const text = sessionStorage.getItem(this.plan.id);
      for (const [name, games] of /** @type {[string, (Kept | null)[]][]} */ (JSON.parse(text ?? "[]"))) {
        if (!this.games.has(name)) continue;
        const known = games.map((game) => game ?? undefined);
        this.games.set(name, known);
      }
    } catch {
      return false;
    }
    this.played = [...this.games.values()].flat().filter(Boolean).length;
    return this.played > 0;
  }
}

/**
 * Whether a line can be played under all of these setups and ends no game.
 * @param {Crew} crew
 * @param {import("../pkg/lab.js").SearchSetup[]} setups
 * @param {string[]} line
 */
async function playable(crew, setups, line) {
  for (const setup of setups) {
    try {
      const { end, plies } = await crew.ask("playout", { ...setup, line }, { plies: Math.max(1, line.length) });
      if (end && plies <= line.length) return false;
    } catch (error) {
      if (/** @type {{ code?: string }} */ (error).code === "stopped") throw error;
      return false;
    }
  }
  return true;
}
