// The studies: a list, the table of what the masters said, and one study on the board of the game.

import { render } from "preact";
import { outline } from "../core/games.js";
import { addStyles } from "../lib/add-styles.js";
import { Lost } from "../lib/controls.tsx";
import { byId } from "../lib/dom.js";
import { readPosition } from "../state/address.js";
import { opening, type State } from "../state/store.js";
import {
  everyStudy,
  fetchedOf,
  opened,
  posed,
  type Study,
  studiesOf,
  type Verdict,
  verdicts,
} from "../studies/corpus.js";
import { endingNamed, firstOf, isEnding, Longest, nameOf } from "../studies/longest.tsx";
import { Room } from "../studies/room.tsx";
import { Runner } from "../studies/runner.tsx";
import { Shelf } from "../studies/shelf.tsx";
import { Solving } from "../studies/solving.ts";
import STYLES from "../studies/studies.css?inline";
import { Table } from "../studies/table.tsx";
import { lost } from "../words/page.js";
import { studies as words } from "../words/studies.js";
import type { Page } from "./view.js";

export class Studies {
  /** Settles when what is shown has come. */
  coming: Promise<unknown> = Promise.resolve();
  readonly #solving: Solving;
  /** Of the table. */
  readonly #runner = new Runner();

  constructor(readonly page: Page) {
    addStyles(STYLES);
    this.#solving = new Solving(page);
  }

  get #store() {
    return this.page.store;
  }

  get #studied() {
    return this.#store.state.view === "study";
  }

  get session() {
    return this.#studied ? this.page.game.session : undefined;
  }

  get views() {
    return this.#studied ? this.page.game.views : [];
  }

  picture(state: State) {
    return state.view === "study" ? this.page.game.picture(state) : undefined;
  }

  render(state: State, before?: State) {
    if (state.view !== "study") this.#solving.leave();
    this.coming = state.view === "study" ? this.#study(state, before) : this.#list(state);
  }

  async #list(state: State) {
    const shown = await this.#listed(state).catch(missing);
    if (this.#store.state === state) render(shown, byId("studies"));
  }

  async #listed(state: State) {
    const { game } = state;
    if (state.view === "verdicts") {
      return <Table all={await verdicts()} state={state} runner={this.#runner} show={this.#show} />;
    }
    return <Shelf key={game} all={await everyStudy()} state={state} open={this.#open} />;
  }

  async #study(state: State, before?: State) {
    const stage = byId("study-tools");
    if (isEnding(state.problem)) {
      await this.#ending(state, stage);
      return;
    }
    let all = fetchedOf(state.game);
    try {
      all ??= await studiesOf(state.game);
    } catch (error) {
      render(missing(error), stage);
      return;
    }
    if (this.#store.state !== state) return;
    const place = all.findIndex(({ id }) => id === state.problem);
    const study = all[place];
    // What changes the state waits until all have shown it.
    if (!study || state.position === undefined) await undefined;
    if (this.#store.state !== state) return;
    if (!study) {
      this.#lost(state);
      return;
    }
    // An address may name the study alone.
    if (state.position === undefined) {
      this.#store.set({ ...posed(study), options: { ...study.options, ...state.options } }, "step");
      return;
    }
    const solving = this.#solving;
    solving.open(study);
    solving.follow(state, before);
    const [previous, next] = [all[place - 1], all[place + 1]];
    render(<Room {...{ solving, study, state, previous, next }} go={this.#open} />, stage);
  }

  /** The longest win of an ending. */
  async #ending(state: State, stage: HTMLElement) {
    this.#solving.leave();
    const all = await verdicts().catch((error) => void render(missing(error), stage));
    const one = all && endingNamed(state.problem ?? "", all);
    // What changes the state waits until all have shown it.
    await undefined;
    if (this.#store.state !== state || !all) return;
    // An address may name the ending alone.
    const first = state.position === undefined && one ? firstOf(one, state.options) : undefined;
    if (first) this.#store.set(first, "step");
    else if (one?.game === state.game && state.position !== undefined) {
      const back = () => this.#store.set({ view: "verdicts", ask: one.id, problem: undefined }, "visit");
      render(<Longest {...{ one, state, back }} />, stage);
    } else this.#lost(state);
  }

  /** There is none of this name. */
  #lost({ problem = "" }: State) {
    this.page.notice(words.none(problem));
    this.#store.set({ view: "studies", problem: undefined }, "step");
  }

  #open = (study?: Study) => {
    this.#store.set(study ? opened(study, this.#store.state) : { view: "studies", problem: undefined }, "visit");
  };

  /** Puts the longest win of an ending on the board of its game, with its line to be stepped through. */
  #show = (one: Verdict, game: string, rules: State["options"], text: string, line: string[]) => {
    const { position, options } = readPosition(text, outline(game));
    const set = { ...opening(game), seed: undefined, study: undefined, options: { ...options, ...rules }, position };
    this.#store.set({ ...set, line, ply: 0, view: "study", problem: nameOf(one) }, "visit");
  };
}

function missing(error: unknown) {
  console.error(error);
  return <Lost {...lost} />;
}
