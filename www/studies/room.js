// The room of one study, on the page’s own board: the reader looks for the key, every move is judged, and what refutes
// a move is played. What is shown is in the state as any line is, so that it can be stepped through, shared and undone.

import { seats } from "../core/module.js";
import { sameOptions } from "../core/options.js";
import { h, say } from "../lib/dom.js";
import { asWritten } from "../state/reading.js";
import { studies as words } from "../words/studies.js";
import { addressOf, posed } from "./corpus.js";
import { Distances } from "./distances.js";
import { Every } from "./every.js";
import { Lines } from "./lines.js";
import { best, judge, matchAt, prepare, prove } from "./prover.js";
import { Rules } from "./rules.js";
import { Runner } from "./runner.js";
import { claimed, proven } from "./study-text.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("./corpus.js").Study} Study */
/** @typedef {import("./prover.js").Judged} Judged */
/** @typedef {import("../pkg/lab.js").SolveResult} SolveResult */

/** How far is looked where nobody says how long the win takes. */
const USUAL = 15;
/** How much longer a win may take under other rules. */
const MORE = 4;

export class Room {
  /** @type {Study | undefined} */
  study;
  /** What was found for each position. @type {Map<string, { found: SolveResult, millis: number }>} */
  #proofs = new Map();
  /** The line as this has put it on the board: the reader’s moves are told from it. */
  #own = "";
  /** The rules in force where they are not the study’s own, as they were last told. */
  #others = "";
  /** For whom the defence answers while it is played out. @type {string | undefined} */
  #out;
  /** The position that the proof speaks of. @type {import("./prover.js").Asked | undefined} */
  #proven;
  /** Whether the game was over where the board stood. */
  #over = false;
  /** The position of which a hint has been given. */
  #hinted = "";
  /** The neighbours in the list. @type {[Study | undefined, Study | undefined]} */
  #next = [undefined, undefined];

  /**
   * @param {import("../views/view.js").Page & { game: import("../views/play.js").Play }} page
   * @param {(study?: Study) => void} go opens another study; the list, without one
   */
  constructor(page, go) {
    this.page = page;
    this.store = page.store;
    this.runner = new Runner();
    const button = (/** @type {keyof typeof words.deeds} */ id, /** @type {() => void} */ click) =>
      h("button", {
        type: "button",
        class: "quiet",
        "data-deed": id,
        text: words.deeds[id].text,
        title: words.deeds[id].help,
        on: { click },
      });
    this.buttons = {
      hint: button("hint", () => this.#hint()),
      back: button("back", () => this.#back()),
      again: button("again", () => this.#again()),
      solve: button("solve", () => this.#solve()),
      out: button("out", () => this.#playOut()),
      distances: button("distances", () => this.#measure()),
    };
    this.title = h("h2", { class: "study-title" });
    this.task = h("p", { class: "study-task" });
    this.answer = h("p", { class: "study-answer", role: "status" });
    this.tools = [
      h("div", { class: "study-head" }, this.title, this.task),
      this.answer,
      h("div", { class: "study-deeds" }, ...Object.values(this.buttons)),
      this.runner.root,
    ];
    this.proof = h("div", { class: "study-proof" });
    this.lines = new Lines(
      (line, ply) => this.#put({ line, ply }),
      () => this.#solve({ ...this.#asked, line: [] }),
    );
    this.distances = new Distances(
      (move) => page.game.play(move),
      () => page.game.live.view,
    );
    this.rules = new Rules({
      store: this.store,
      runner: this.runner,
      proved: (asked, help) => this.#prove(asked, help),
      failed: (error) => this.#failed(error),
    });
    this.every = new Every(
      () => this.#asked,
      this.runner,
      (_game, options, position) => this.store.set({ options, position, line: [], ply: 0 }, "edit"),
    );
    this.about = h("div", { class: "study-about" });
    this.ways = h("nav", { class: "study-ways", "aria-label": words.others });
    this.go = go;
    this.text = [
      this.ways,
      this.proof,
      this.distances.root,
      this.every.root,
      this.lines.root,
      this.rules.root,
      this.about,
    ];
    page.game.live.host.addEventListener("tabiya-select", () => this.distances.label(this.store.state));
  }

  /** Who is to solve it. */
  get #hero() {
    return this.study?.claim.side ?? "";
  }

  /** How many plies the solution takes. */
  get #plies() {
    const known = this.#proofs.get(this.#key({ ...this.#asked, line: [] }))?.found;
    return known?.plies ?? this.study?.verdict.plies ?? this.study?.claim.plies ?? USUAL;
  }

  /** The plies that are left of it. */
  get #left() {
    const left = this.#plies - this.store.state.ply;
    return left > 0 ? left : USUAL;
  }

  get #asked() {
    const { game, options, position, line, ply } = this.store.state;
    return { game, options, position, line: line.slice(0, ply) };
  }

  /** @param {import("./prover.js").Asked} asked */
  #key({ game, options, position, line }) {
    return JSON.stringify([game, Object.entries(options).sort(), position, line]);
  }

  /** Whether the board shows the study, and not what an undo has brought back. @param {State} state */
  #here(state) {
    return this.study?.game === state.game && this.study.position === state.position;
  }

  /** @param {Study} study @param {[Study | undefined, Study | undefined]} neighbours */
  open(study, neighbours) {
    this.#next = neighbours;
    if (study === this.study) return;
    this.runner.end();
    this.study = study;
    this.#out = undefined;
    this.#own = "";
    this.#others = "";
    this.#over = false;
    this.distances.close();
    say(this.answer, words.find);
    this.#unproved();
    const { game, options, position } = study;
    prepare({ game, options, position, line: [] });
  }

  /** Lets go of what is under way. */
  leave() {
    this.runner.end();
    this.distances.clear();
  }

  /** @param {State} state @param {State} [before] */
  render(state, before) {
    const { study } = this;
    if (!study) return;
    const here = this.#here(state);
    say(this.title, study.title);
    say(this.task, claimed(study));
    const line = JSON.stringify([state.line, state.ply]);
    const changed = before !== undefined && line !== JSON.stringify([before.line, before.ply]);
    this.#describe(state, here);
    this.#keepProof(state);
    this.lines.render(state, study, this.#provedLine);
    this.rules.render(state, study);
    this.every.changed();
    if (!here) {
      say(this.answer, words.elsewhere);
      return;
    }
    const others = sameOptions(state.options, study.options)
      ? ""
      : JSON.stringify(Object.entries(state.options).sort());
    if (others !== this.#others) say(this.answer, others ? words.ruled : words.find);
    this.#others = others;
    const over = this.#ended;
    if (over && (changed || !this.#over)) this.#answerNow(words.over(over));
    else if (!over && this.#over) this.#answerNow(state.ply === 0 ? words.find : words.tryAgain);
    this.#over = over !== undefined;
    const played = before?.problem === state.problem && state.ply === (before?.ply ?? 0) + 1;
    if (changed && line !== this.#own) {
      if (played && before.line !== state.line && state.ply === state.line.length) this.#moved();
      else this.runner.end();
    }
    this.distances.show(state, this.runner, (error) => this.#failed(error));
  }

  /** @param {State} state @param {boolean} here */
  #describe(state, here) {
    const { study } = this;
    if (!study) return;
    const { hint, back, again, solve, out, distances } = this.buttons;
    for (const one of [hint, back, solve, out, distances]) one.disabled = !here;
    hint.disabled ||= this.#ended !== undefined;
    solve.disabled ||= this.#ended !== undefined;
    back.disabled ||= state.ply === 0;
    const ruled = !sameOptions(state.options, study.options);
    again.disabled = here && state.line.length === 0 && !this.#out && !ruled;
    out.setAttribute("aria-pressed", String(this.#out !== undefined));
    distances.setAttribute("aria-pressed", String(this.distances.on));
    const [previous, next] = this.#next;
    const way = (/** @type {Study | undefined} */ to, /** @type {string} */ text, /** @type {string} */ label) =>
      to &&
      h("a", {
        href: addressOf(to),
        text,
        "aria-label": label,
        title: label,
        on: { click: (/** @type {Event} */ event) => this.#follow(event, to) },
      });
    const ways = [
      h("a", {
        href: `#/${study.game}?v=1&view=studies`,
        text: words.all,
        on: { click: (/** @type {Event} */ event) => this.#follow(event) },
      }),
      way(previous, words.previous, words.previousNamed(previous?.title ?? "")),
      way(next, words.next, words.nextNamed(next?.title ?? "")),
    ];
    this.ways.replaceChildren(...ways.filter((one) => one !== undefined));
    const { sources, stands, fame, transcript, reconstructed, note, verdict } = study;
    this.about.replaceChildren(
      h("h3", { text: words.source }),
      h("p", { text: words.author(study) }),
      ...(fame ? [h("p", { text: words.famous(fame.why) })] : []),
      h(
        "ul",
        {},
        ...stands.map((place) => h("li", {}, h("b", { text: words.standing(place) }), `: ${words.told(place)}`)),
      ),
      ...(sources.length > 0 ? [h("p", { text: words.readIn }), h("ul", {}, ...sources.map(cited))] : []),
      ...[transcript && words.transcribed, reconstructed, note]
        .filter(Boolean)
        .map((text) => h("p", { class: "help", text })),
      h(
        "details",
        { class: "study-verdict" },
        h("summary", { text: words.verdict }),
        h("p", {}, h("b", { text: words.kinds[verdict.state] }), ". ", proven(study)),
      ),
      h("p", {}, words.address, " ", h("a", { href: addressOf(study), text: addressOf(study) })),
    );
  }

  /** @param {Event} event @param {Study} [to] */
  #follow(event, to) {
    const { ctrlKey, metaKey, shiftKey } = /** @type {MouseEvent} */ (event);
    if (ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    this.go(to);
  }

  /** Puts a line on the board. @param {{ line: string[], ply: number }} shown @param {"step" | "edit"} [manner] */
  #put(shown, manner = "step") {
    this.#own = JSON.stringify([shown.line, shown.ply]);
    this.store.set(shown, manner);
  }

  /** @param {import("./prover.js").Asked} asked @param {import("./prover.js").Help} help */
  async #prove(asked, help) {
    const key = this.#key(asked);
    const known = this.#proofs.get(key);
    if (known) return known;
    const began = performance.now();
    // Under other rules it may take longer.
    const more = sameOptions(asked.options, this.study?.options ?? {}) ? 0 : MORE;
    const own = asked.line.length === 0 ? this.#plies + more : this.#left;
    const found = await prove(asked, own, help);
    const proved = { found, millis: performance.now() - began };
    if (!help.signal.aborted) this.#proofs.set(key, proved);
    return proved;
  }

  /** @param {unknown} error */
  #failed(error) {
    say(this.answer, words.failed(error instanceof Error ? error.message : String(error)));
  }

  /** @param {(help: import("./prover.js").Help) => Promise<(() => void) | undefined>} job gives what is then done */
  async #under(job) {
    const key = this.#key(this.#asked);
    try {
      const done = await this.runner.run(job);
      if (done?.found && key === this.#key(this.#asked)) done.found();
      if (done) void this.distances.show(this.store.state, this.runner, (error) => this.#failed(error));
    } catch (error) {
      this.#failed(error);
    }
  }

  /** The reader has made a move. */
  #moved() {
    const { session } = this.page.game;
    const asked = this.#asked;
    const move = asked.line[asked.line.length - 1];
    const before = { ...asked, line: asked.line.slice(0, -1) };
    const mover = session?.plies[asked.line.length - 1]?.seat ?? "";
    if (this.#out !== undefined) {
      if (mover === this.#out && !this.#ended) void this.#reply();
      return;
    }
    const hero = this.#hero;
    if (mover !== hero) {
      if (!this.#ended) say(this.answer, words.defended);
      return;
    }
    const wins = this.study?.claim.result === "win";
    const plies = Math.max(1, this.#plies - before.line.length);
    void this.#under(async (help) => {
      say(this.answer, words.judging);
      const found = await judge(before, move, { hero, plies, wins }, help);
      if (!found) return undefined;
      const judged = this.#orPrinted(asked, found);
      await this.page.game.settled;
      return () => this.#tell(asked, judged, plies);
    });
  }

  /**
   * Where nothing could be proved of a move of the printed line, that is followed.
   * @param {import("./prover.js").Asked} asked
   * @param {Judged} judged
   * @returns {Judged}
   */
  #orPrinted({ line }, judged) {
    const printed = this.study?.line ?? [];
    const follows = line.every((move, at) => move === printed[at]);
    if (judged.worth !== "unproven" || !follows) return judged;
    return { ...judged, worth: "printed", reply: printed[line.length] ?? judged.reply };
  }

  /** @param {import("./prover.js").Asked} asked @param {Judged} judged @param {number} plies that there were */
  #tell(asked, judged, plies) {
    const { reply } = judged;
    const [mine, theirs] = asWritten({ ...asked, line: reply ? [...asked.line, reply] : asked.line }).slice(
      asked.line.length - 1,
    );
    const first = asked.line.length === 1;
    if (reply && asked.line.length === this.store.state.line.length) {
      this.#put({ line: [...asked.line, reply], ply: asked.line.length + 1 });
    }
    // Said after what the end of the game says of itself.
    say(this.answer, words.judged(judged, { move: mine, reply: reply ? theirs : undefined, first, plies }));
    this.answer.dataset.worth = judged.worth;
  }

  /** The defence plays, where it is played out. */
  async #reply() {
    await this.#under(async (help) => {
      const asked = this.#asked;
      const found = await best(asked, { hero: this.#hero, plies: this.#left }, help);
      await this.page.game.settled;
      const { move } = found ?? {};
      if (!move) return undefined;
      return () => {
        const [text] = asWritten({ ...asked, line: [...asked.line, move] }).slice(-1);
        say(this.answer, words.answered(text, found?.result ?? "unknown", found?.plies));
        this.#put({ line: [...asked.line, move], ply: asked.line.length + 1 });
      };
    });
  }

  #playOut() {
    const [seat] = this.page.game.session?.match.state().turn ?? [];
    this.#out = this.#out === undefined ? seat : undefined;
    const name = seats(this.store.state.game, this.store.state.options).find(({ id }) => id === seat)?.name ?? "";
    say(this.answer, this.#out ? words.out(name) : words.find);
    this.#describe(this.store.state, true);
  }

  /** First where the key begins, then all of it. */
  #hint() {
    void this.#under(async (help) => {
      const asked = this.#asked;
      const found = await best(asked, { hero: this.#hero, plies: this.#left }, help);
      return () => {
        const move = this.page.game.session?.match.legal().find(({ text }) => text === found?.move);
        const key = this.#key(asked);
        if (!move) say(this.answer, words.noHint);
        else if (this.#hinted === key || !move.from) say(this.answer, words.hinted(move.words));
        else {
          say(this.answer, words.look(move.from));
          this.page.game.live.view?.select(move.from);
        }
        this.#hinted = key;
      };
    });
  }

  /** Back to where the solver was to move. */
  #back() {
    const { state } = this.store;
    const plies = this.page.game.session?.plies ?? [];
    const mine = this.#out ?? this.#hero;
    let ply = state.ply - 1;
    while (ply > 0 && plies[ply]?.seat !== mine) ply -= 1;
    this.runner.end();
    this.#put({ line: state.line.slice(0, ply), ply }, "edit");
    say(this.answer, words.tryAgain);
    delete this.answer.dataset.worth;
  }

  /** As it was posed. */
  #again() {
    const { study } = this;
    if (!study) return;
    this.runner.end();
    this.#out = undefined;
    this.#own = JSON.stringify([[], 0]);
    this.store.set(posed(study), "edit");
    say(this.answer, words.find);
    delete this.answer.dataset.worth;
    this.#unproved();
  }

  /** What is said of the board as it stands, and of no move. @param {string} text */
  #answerNow(text) {
    say(this.answer, text);
    delete this.answer.dataset.worth;
  }

  #unproved() {
    this.#proven = undefined;
    this.proof.replaceChildren();
  }

  /** How the game is over where the board stands. */
  get #ended() {
    return this.page.game.session?.match.outcome()?.text;
  }

  /**
   * A proof stands as long as its position is on the way to what is shown, and the game goes on.
   * @param {State} state
   */
  #keepProof(state) {
    const asked = this.#proven;
    const stands =
      asked !== undefined &&
      this.#key({ ...this.#asked, line: asked.line }) === this.#key(asked) &&
      asked.line.every((move, at) => state.line[at] === move);
    this.proof.hidden = !stands || this.#ended !== undefined;
  }

  /** What is proved of the line that is shown: from the start, or else from the first place on that was solved. */
  get #provedLine() {
    const { line } = this.store.state;
    for (let from = 0; from <= line.length; from += 1) {
      const before = line.slice(0, from);
      const found = this.#proofs.get(this.#key({ ...this.#asked, line: before }))?.found;
      if (found && (from === 0 || found.line.length > 0)) return { line: [...before, ...found.line], from };
    }
    return undefined;
  }

  #solve(asked = this.#asked) {
    void this.#under(async (help) => {
      say(this.answer, words.proving);
      const proved = await this.#prove(asked, help);
      return () => this.#proved(asked, proved);
    });
  }

  /** @param {import("./prover.js").Asked} asked @param {{ found: SolveResult, millis: number }} proved */
  #proved(asked, { found, millis }) {
    const match = matchAt(asked);
    const [turn] = match.state().turn;
    match.free();
    const all = seats(asked.game, asked.options);
    const name = all.find(({ id }) => id === turn)?.name ?? "";
    const other = all.find(({ id }) => id !== turn)?.name ?? "";
    const key = (/** @type {string} */ move) => asWritten({ ...asked, line: [...asked.line, move] }).at(-1) ?? move;
    say(this.answer, words.result(found, name, other));
    this.proof.replaceChildren(
      h("h3", { text: words.proof(asked.line.length) }),
      h("p", {
        text: words.keys(
          found,
          found.keys.map(({ move, plies }) => ({ move: key(move), plies })),
        ),
      }),
      h("p", { class: "help", text: words.effort(found, millis) }),
      ...(found.line.length > 0
        ? [
            h("button", {
              type: "button",
              class: "quiet",
              "data-deed": "line",
              text: words.showLine,
              on: {
                click: () => {
                  this.#put({ line: [...asked.line, ...found.line], ply: asked.line.length });
                },
              },
            }),
          ]
        : []),
    );
    const { state } = this.store;
    this.#proven = asked;
    this.#keepProof(state);
    if (this.study) this.lines.render(state, this.study, this.#provedLine);
  }

  #measure() {
    this.distances.toggle();
    this.#describe(this.store.state, this.#here(this.store.state));
    this.distances.show(this.store.state, this.runner, (error) => this.#failed(error));
  }
}

/** @param {import("./study.js").Source} source */
function cited({ work, page, url }) {
  const text = words.workOf(work, page);
  return h("li", {}, url ? h("a", { href: url, rel: "noopener", text }) : h("cite", { text }));
}
