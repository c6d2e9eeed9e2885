// A study as it is solved on the page’s own board: the reader looks for the key, every move is judged, and what refutes
// a move is played. What is shown is in the state as any line is, so that it can be stepped through, shared and undone.

import { signal } from "@preact/signals";
import { reason, seats } from "../core/module.js";
import { sameOptions } from "../core/options.js";
import type { SolveResult } from "../pkg/lab.js";
import { asWritten } from "../state/reading.js";
import type { State } from "../state/store.js";
import type { Page } from "../views/view.js";
import { studies as words } from "../words/studies.js";
import { posed, type Study } from "./corpus.js";
import { Distances } from "./distances.tsx";
import type { Asked } from "../endings/tables.js";
import { best, type Help, type Judged, judge, prepare, prove } from "./prover.js";
import { Runner } from "./runner.tsx";
import { resultOf } from "./study-text.js";

/** How far is looked where nobody says how long the win takes. */
const USUAL = 15;
/** How much longer a win may take under other rules. */
const MORE = 4;

/** What was found for a position. */
interface Proved {
  found: SolveResult;
  millis: number;
}

const keyOf = ({ game, options, position, line }: Asked) =>
  JSON.stringify([game, Object.entries(options).sort(), position, line]);

export class Solving {
  readonly runner = new Runner();
  readonly distances: Distances;
  /** What is said, and what the move is worth of which it is said. */
  readonly answer = signal<{ text: string; worth?: Judged["worth"] }>({ text: "" });
  /** For whom the defence answers while it is played out. */
  readonly out = signal<string>();
  /** The proof that is told, and the position that it speaks of. */
  readonly proof = signal<Proved & { asked: Asked }>();
  /** What was found for each position. */
  readonly #proofs = signal<ReadonlyMap<string, Proved>>(new Map());
  study?: Study;
  /** The rules in force when they were last told. */
  #options: State["options"] = {};
  /** Whether this puts a line on the board: the reader’s moves are told from its own. */
  #putting = false;
  /** Whether the game was over where the board stood. */
  #over = false;
  /** The position of which a hint has been given, and the one in which it is marked on the board. */
  #hinted = "";
  #marked = "";

  constructor(readonly page: Page) {
    const { game } = page;
    this.distances = new Distances(
      (move) => void game.play(move),
      () => game.live.view,
    );
    game.live.host.addEventListener("tabiya-select", () => this.distances.label(this.store.state));
  }

  get store() {
    return this.page.store;
  }

  /** What stands on the board. */
  get asked() {
    const { game, options, position, line, ply } = this.store.state;
    return { game, options, position, line: line.slice(0, ply) };
  }

  /** Whether the board shows the study, and not what an undo has brought back. */
  get here() {
    const { game, position } = this.store.state;
    return this.study?.game === game && this.study.position === position;
  }

  /** How the game is over where the board stands. */
  get ended() {
    return this.page.game.session?.match.outcome()?.text;
  }

  /** Whether the proof is of a position on the way to what is shown, and the game goes on. */
  get proofStands() {
    const asked = this.proof.value?.asked;
    return (
      asked !== undefined &&
      this.ended === undefined &&
      keyOf({ ...this.asked, line: asked.line }) === keyOf(asked) &&
      asked.line.every((move, at) => this.store.state.line[at] === move)
    );
  }

  /** What is proved of the line that is shown: from the start, or else from the first place on that was solved. */
  get provedLine() {
    const { line } = this.store.state;
    for (let from = 0; from <= line.length; from += 1) {
      const before = line.slice(0, from);
      const found = this.#proofs.value.get(keyOf({ ...this.asked, line: before }))?.found;
      if (found && (from === 0 || found.line.length > 0)) return { line: [...before, ...found.line], from };
    }
    return undefined;
  }

  /** Who is to solve it. */
  get #hero() {
    return this.study?.claim.side ?? "";
  }

  /** How many plies the solution takes. */
  get #plies() {
    const known = this.#proofs.value.get(keyOf({ ...this.asked, line: [] }))?.found;
    return known?.plies ?? this.study?.verdict.plies ?? this.study?.claim.plies ?? USUAL;
  }

  /** The plies that are left of it. */
  get #left() {
    const left = this.#plies - this.store.state.ply;
    return left > 0 ? left : USUAL;
  }

  open(study: Study) {
    if (study === this.study) return;
    this.runner.end();
    this.study = study;
    this.out.value = undefined;
    this.proof.value = undefined;
    this.#options = study.options;
    this.#over = false;
    this.distances.close();
    this.#say(words.find);
    const { game, options, position } = study;
    prepare({ game, options, position, line: [] });
  }

  /** Lets go of what is under way. */
  leave() {
    this.runner.end();
    if (this.#marked) this.#unmark();
    this.distances.clear();
  }

  /** Takes in what the board shows now. */
  follow(state: State, before?: State) {
    const { study } = this;
    if (!study) return;
    if (!this.here) {
      this.#say(words.elsewhere);
      return;
    }
    if (!sameOptions(state.options, this.#options)) {
      this.#say(sameOptions(state.options, study.options) ? words.find : words.ruled);
    }
    this.#options = state.options;
    if (this.#marked && this.#marked !== keyOf(this.asked)) this.#unmark();
    const same = before && before.ply === state.ply && before.line.join() === state.line.join();
    const changed = before !== undefined && !same;
    void this.distances.foresee(this.asked, this.page.game.session?.match.board().length ?? 0);
    const over = this.ended;
    if (over && (changed || !this.#over)) this.#say(words.over(over));
    else if (!over && this.#over) this.#say(state.ply === 0 ? words.find : words.tryAgain);
    this.#over = over !== undefined;
    if (changed && !this.#putting) {
      const played = before.problem === state.problem && state.ply === before.ply + 1;
      if (played && before.line !== state.line && state.ply === state.line.length) this.#moved();
      else {
        this.runner.end();
        // What was said of a move that has been taken back says nothing of what stands there now.
        if (!over && state.line.length < before.line.length) this.#say(state.ply === 0 ? words.find : words.tryAgain);
      }
    }
    this.#label();
  }

  /** Does something in place of what is under way. */
  async run<T>(job: (help: Help) => Promise<T>) {
    try {
      return await this.runner.run(job);
    } catch (error) {
      this.#failed(error);
      return undefined;
    }
  }

  async prove(asked: Asked, help: Help) {
    const key = keyOf(asked);
    const known = this.#proofs.value.get(key);
    if (known) return known;
    const began = performance.now();
    // Under other rules it may take longer.
    const more = sameOptions(asked.options, this.study?.options ?? {}) ? 0 : MORE;
    const own = asked.line.length === 0 ? this.#plies + more : this.#left;
    const found = await prove(asked, own, help);
    const proved = { found, millis: performance.now() - began };
    if (!help.signal.aborted) this.#proofs.value = new Map(this.#proofs.value).set(key, proved);
    return proved;
  }

  solve(asked: Asked = this.asked) {
    void this.#under(async (help) => {
      this.#say(words.proving);
      const proved = await this.prove(asked, help);
      return () => {
        this.#say(resultOf(asked, proved.found));
        this.proof.value = { ...proved, asked };
      };
    });
  }

  /** First where the key begins, then all of it. */
  hint() {
    void this.#under(async (help) => {
      const asked = this.asked;
      const found = await best(asked, { hero: this.#hero, plies: this.#left }, help);
      return () => {
        const { session, live } = this.page.game;
        const move = session?.match.legal().find(({ text }) => text === found?.move);
        const key = keyOf(asked);
        if (!move) this.#say(words.noHint);
        else if (this.#hinted === key || !move.from) this.#say(words.hinted(move.words));
        else {
          this.#say(words.look(move.from));
          // Marked and not taken up: a touch on a piece that is taken up would put it down again.
          const { caption: _, ...drawn } = this.store.state.annotations;
          live.view?.annotate({ ...drawn, circles: [drawn.circles, move.from].filter(Boolean).join(",") });
          this.#marked = key;
        }
        this.#hinted = key;
      };
    });
  }

  /** Back to where the solver was to move. */
  back() {
    const { state } = this.store;
    const plies = this.page.game.session?.plies ?? [];
    const mine = this.out.value ?? this.#hero;
    let ply = state.ply - 1;
    while (ply > 0 && plies[ply]?.seat !== mine) ply -= 1;
    this.runner.end();
    this.put({ line: state.line.slice(0, ply), ply }, "edit");
    this.#say(words.tryAgain);
  }

  /** As it was posed. */
  again() {
    const { study } = this;
    if (!study) return;
    this.runner.end();
    this.out.value = undefined;
    this.proof.value = undefined;
    this.put(posed(study), "edit");
    this.#say(words.find);
  }

  /** Plays on from here against the best defence; pressed again, no more. */
  playOut() {
    const { game, options } = this.store.state;
    const [seat] = this.page.game.session?.match.state().turn ?? [];
    this.out.value = this.out.value === undefined ? seat : undefined;
    const name = seats(game, options).find(({ id }) => id === seat)?.name ?? "";
    this.#say(this.out.value ? words.out(name) : words.find);
  }

  /** Tells what every move comes to; pressed again, no more. */
  measure() {
    if (this.distances.on.value) this.distances.close();
    else this.distances.on.value = true;
    this.#label();
  }

  /** Puts something on the board. */
  put(patch: Partial<State>, manner: "step" | "edit" = "step") {
    this.#putting = true;
    try {
      this.store.set(patch, manner);
    } finally {
      this.#putting = false;
    }
  }

  /** Plays a line on the board, from one of its places on. */
  show(line: string[], ply: number) {
    this.put({ line, ply });
    // The proof goes at the end of the game.
    this.page.play();
  }

  #say(text: string, worth?: Judged["worth"]) {
    this.answer.value = { text, worth };
  }

  /** Takes the hint from the board. */
  #unmark() {
    this.#marked = "";
    const { caption: _, ...drawn } = this.store.state.annotations;
    this.page.game.live.view?.annotate(drawn);
  }

  #failed(error: unknown) {
    this.#say(words.failed(reason(error)));
  }

  #label() {
    // Of a game that is over there is nothing to be told.
    if (this.ended !== undefined) {
      this.distances.clear();
      this.distances.found.value = undefined;
      return;
    }
    this.distances.show(this.store.state, this.runner).then(
      (none) => none && this.#say(none),
      (error) => {
        this.distances.close();
        this.#failed(error);
      },
    );
  }

  /** @param job gives what is then done, if the board still stands as it stood */
  async #under(job: (help: Help) => Promise<(() => void) | undefined>) {
    const key = keyOf(this.asked);
    const done = await this.run(job);
    if (done && key === keyOf(this.asked)) done.found?.();
    if (done) this.#label();
  }

  /** The reader has made a move. */
  #moved() {
    const { session } = this.page.game;
    const asked = this.asked;
    const before = { ...asked, line: asked.line.slice(0, -1) };
    const move = asked.line[before.line.length];
    const mover = session?.plies[before.line.length]?.seat ?? "";
    const hero = this.#hero;
    if (this.out.value !== undefined) {
      if (mover === this.out.value && !this.ended) void this.#reply();
      return;
    }
    if (mover !== hero) {
      if (!this.ended) this.#say(words.defended);
      return;
    }
    const wins = this.study?.claim.result === "win";
    const plies = Math.max(1, this.#plies - before.line.length);
    void this.#under(async (help) => {
      this.#say(words.judging);
      const found = await judge(before, move, { hero, plies, wins }, help);
      if (!found) return undefined;
      const judged = this.#orPrinted(asked, found);
      await this.page.game.settled;
      return () => this.#tell(asked, judged, plies);
    });
  }

  /** Where nothing could be proved of a move of the printed line, that is followed. */
  #orPrinted({ line }: Asked, judged: Judged): Judged {
    const printed = this.study?.line ?? [];
    const follows = line.every((move, at) => move === printed[at]);
    if (judged.worth !== "unproven" || !follows) return judged;
    return { ...judged, worth: "printed", reply: printed[line.length] ?? judged.reply };
  }

  /** @param plies that there were */
  #tell(asked: Asked, judged: Judged, plies: number) {
    const { reply } = judged;
    const { line } = asked;
    const [move, answer] = asWritten({ ...asked, line: reply ? [...line, reply] : line }).slice(line.length - 1);
    if (reply && line.length === this.store.state.line.length) {
      this.put({ line: [...line, reply], ply: line.length + 1 });
    }
    // Said after what the end of the game says of itself.
    const told = { move, reply: reply ? answer : undefined, first: line.length === 1, plies };
    this.#say(words.judged(judged, told), judged.worth);
  }

  /** The defence plays, where it is played out. */
  async #reply() {
    await this.#under(async (help) => {
      const asked = this.asked;
      const found = await best(asked, { hero: this.#hero, plies: this.#left }, help);
      await this.page.game.settled;
      if (!found?.move) return undefined;
      const line = [...asked.line, found.move];
      return () => {
        this.#say(words.answered(asWritten({ ...asked, line }).at(-1) ?? "", found.result, found.plies));
        this.put({ line, ply: line.length });
      };
    });
  }
}
