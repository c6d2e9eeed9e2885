// The studies: a list, the table of what the masters said, and one study on the board of the game.

import { render } from "preact";
import { outline } from "../core/games.js";
import { addStyles } from "../lib/add-styles.js";
import { Lost } from "../lib/controls.tsx";
import { byId } from "../lib/dom.js";
import { readPosition } from "../state/address.js";
import { opening, type State } from "../state/store.js";
import { everyStudy, fetchedOf, opened, posed, type Study, studiesOf, verdicts } from "../studies/corpus.js";
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
      this.page.notice(words.none(state.problem ?? ""));
      this.#store.set({ view: "studies", problem: undefined }, "step");
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

  #open = (study?: Study) => {
    this.#store.set(study ? opened(study, this.#store.state) : { view: "studies", problem: undefined }, "visit");
  };

  /** Puts a position on the board of the game, with a line to be stepped through. */
  #show = (game: string, rules: State["options"], text: string, line: string[]) => {
    const { position, options } = readPosition(text, outline(game));
    const set = { ...opening(game), seed: undefined, study: undefined, options: { ...options, ...rules }, position };
    this.#store.set({ ...set, line, ply: 0 }, "visit");
  };
}

function missing(error: unknown) {
  console.error(error);
  return <Lost {...lost} />;
}
