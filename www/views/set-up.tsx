// The set-up board, on which a position is set up: what stands there stays, also while it cannot be, and the module
// says why it cannot. The line of the game is as it was until the position is used.

import { createPortal, render } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { gameInfo, outline, piecesOf } from "../core/games.js";
import { type BoardView, Match } from "../core/module.js";
import { addStyles } from "../lib/add-styles.js";
import { Group, Labelled, Quiet } from "../lib/controls.tsx";
import { byId, say } from "../lib/dom.js";
import { useKeptFocus } from "../lib/focus.ts";
import { decided } from "../panels/decided.tsx";
import { readPosition } from "../state/address.js";
import { startOf } from "../state/judged.js";
import {
  cleared,
  lettersOf,
  mirrored,
  type PlacedPiece,
  type Placement,
  put,
  swapped,
  textOf,
} from "../state/placement.js";
import type { State } from "../state/store.js";
import { Compose } from "../studies/compose.tsx";
import STUDY from "../studies/studies.css?inline";
import { askedBy } from "../state/set-up-for.js";
import { setUp as words } from "../words/set-up.js";
import { Palette, type Tool, Tools, toolOf } from "./palette.tsx";
import { tellOfLine } from "./passing.js";
import { PlacingBoard } from "./placing.tsx";
import STYLES from "./set-up.css?inline";
import { Details } from "./set-up-details.tsx";
import { Draft } from "./set-up-draft.ts";
import type { Page } from "./view.js";

export class SetUp {
  #draft?: Draft;
  /** The position of the game from which the draft began. */
  #base = "";
  readonly #held: { view?: BoardView } = {};

  constructor(readonly page: Page) {
    addStyles(STYLES);
    addStyles(STUDY);
  }

  get views() {
    return this.#held.view ? [this.#held.view] : [];
  }

  /** The board as a picture, to be saved. */
  picture({ game, flipped, coordinates, pieces }: State) {
    const text = this.#draft?.match.value.svg({ flipped, coordinates, pieces: piecesOf(game, pieces) });
    return text === undefined ? undefined : { text, name: `${game}-set-up` };
  }

  render(state: State) {
    const { game, options, position, line, ply } = state;
    const base = [game, position, ...line.slice(0, ply)].join(" ");
    if (!this.#draft || base !== this.#base) {
      this.#base = base;
      const match = new Match(game, { options, position });
      match.playLine(line.slice(0, ply));
      this.#draft = new Draft(game, match, options);
    } else this.#draft.under(options);
    const draft = this.#draft;
    render(
      <View
        {...{ page: this.page, state, draft, held: this.#held }}
        use={() => this.#use(draft)}
        cancel={() => this.#cancel()}
      />,
      byId("setup"),
    );
  }

  #cancel() {
    this.#draft = undefined;
    this.page.store.set({ view: "play" }, "visit");
  }

  /** The position takes the place of the line, unless it is the one that the line has come to. */
  #use(draft: Draft) {
    const { store } = this.page;
    const { match } = draft.judged.value;
    // What is written and cannot be read is not passed over.
    if (draft.refusal.value) return byId("set-up-letters").focus();
    if (!match) return;
    if (!draft.canUndo) {
      this.#cancel();
      return this.#offer();
    }
    const { game, line } = store.state;
    const text = match.position();
    const { position, options } = readPosition(text, outline(game));
    const start = new Match(game, { options }).position() === text;
    this.#draft = undefined;
    store.set(
      { position: start ? undefined : position, options, line: [], ply: 0, study: undefined, view: "play" },
      "edit",
    );
    if (line.length > 0) tellOfLine(this.page, words.replaced(line.length));
    else say(byId("said"), words.done);
    this.#offer();
  }

  /** The way back to the room for which the position was set up. */
  #offer() {
    const room = askedBy();
    if (!room) return;
    const note = this.page.notice(words.forLesson, {
      text: words.toLesson,
      click: () => {
        note.remove();
        this.page.store.set({ view: "room", room }, "visit");
      },
    });
  }
}

interface ViewProps {
  page: Page;
  state: State;
  draft: Draft;
  held: { view?: BoardView };
  use: () => void;
  cancel: () => void;
}

function View({ page, state, draft, held, use, cancel }: ViewProps) {
  const { placement, rules, ground } = draft;
  const { flipped, coordinates } = state;
  const { contest } = gameInfo(state.game);
  const pieces = piecesOf(state.game, state.pieces);
  const [chosen, take] = useState<Tool>("move");
  const tool = toolOf(chosen, ground);
  const [said, say] = useState("");
  const frame = useRef<HTMLDivElement>(null);
  const judged = draft.judged.value;
  const remarks = useMemo(() => judged.match?.remarks() ?? [], [judged]);
  const marked = useMemo(() => [...judged.squares, ...remarks.flatMap(({ squares }) => squares)], [judged]);
  const set = (square: string, piece?: PlacedPiece) => {
    draft.edit(put(placement, square, piece));
    const seat = ground.seats.find(({ id }) => id === piece?.seat);
    const kind = ground.kinds.find(({ id }) => id === piece?.kind);
    const name = piece && seat && kind && words.piece(seat.name, kind.noun, lettersOf(ground, piece));
    say(name ? words.put(square, name) : words.emptied(square));
  };
  const edit = (next: Placement) => draft.edit(next);
  useUndoKeys(page, draft);
  return (
    <>
      <PlacingBoard
        {...{ ground, placement, tool, set, edit, marked, frame, held }}
        match={draft.match.value}
        settings={{ flipped, coordinates, pieces, label: words.board }}
      />
      {createPortal(
        <>
          <Verdict of={judged} refusal={draft.refusal.value} strange={remarks.length > 0} />
          <Palette {...{ ground, pieces, flipped, tool, take, put: set }} board={frame} />
          <Changes draft={draft} tool={tool} take={take} />
          <div class="set-up-end">
            <button type="button" class="action" disabled={!judged.match} onClick={use}>
              {words.use}
            </button>
            <Quiet onClick={cancel}>{words.cancel}</Quiet>
          </div>
          <p class="unseen" role="status">
            {said}
          </p>
        </>,
        byId("setup-tools"),
      )}
      {createPortal(
        <>
          <p class="help">{words.lead}</p>
          <Compose posed={draft.posed.value} take={(position) => draft.take(position, rules.options)} />
          <Decided page={page} draft={draft} />
          <p class="set-up-line">{state.line.length > 0 ? words.line(state.line.length) : words.noLine}</p>
          <ul class="set-up-remarks" hidden={remarks.length === 0}>
            {remarks.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <Details {...{ placement, judged, rules, ground, pieces, contest, edit }} />
          <details class="set-up-more">
            <summary>{words.text}</summary>
            <InLetters state={state} draft={draft} />
          </details>
          <p class="help">{words.keys}</p>
        </>,
        byId("setup-text"),
      )}
    </>
  );
}

/** Before the page’s own undo, which is of the game. */
function useUndoKeys({ store }: Page, draft: Draft) {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (store.state.view !== "setup" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.target instanceof Element && event.target.closest("input[type=text], textarea, dialog")) return;
      const key = event.key.toLowerCase();
      if (key === "z" && !event.shiftKey) draft.undo();
      else if (key === "y" || key === "z") draft.redo();
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener("keydown", key, { capture: true });
    return () => removeEventListener("keydown", key, { capture: true });
  }, [draft]);
}

interface VerdictProps {
  of: Draft["judged"]["value"];
  refusal: string;
  strange: boolean;
}

function Verdict({ of: { match, message }, refusal, strange }: VerdictProps) {
  const why = refusal || (match ? "" : words.impossible(message ?? ""));
  return (
    <p class={why ? "verdict is-impossible" : "verdict"} role="status">
      {why || (match && words.possible(match.outcome()?.text ?? match.state().text, strange))}
    </p>
  );
}

/** Which choices decide that a game at this position is over. */
function Decided({ page, draft }: { page: Page; draft: Draft }) {
  const { match, text } = draft.judged.value;
  const over = match?.outcome() !== undefined;
  const note = over ? decided(page.store, { ...draft.rules, position: text, line: [] }) : undefined;
  return (
    <p class="decided" hidden={!note}>
      {note}
    </p>
  );
}

/** What a click does, and what is done with all of the position. */
function Changes({ draft, tool, take }: { draft: Draft; tool: Tool; take: (tool: Tool) => void }) {
  const { placement, ground } = draft;
  const root = useKeptFocus<HTMLDivElement>();
  const deed = (
    id: "undo" | "redo" | "mirror" | "swap" | "clear" | "start",
    click: () => void,
    more: { disabled?: boolean; hidden?: boolean } = {},
  ) => (
    <Quiet title={words[`${id}Help`]} onClick={click} {...more}>
      {words[id]}
    </Quiet>
  );
  return (
    <Group class="set-up-tools" label={words.tools} ref={root}>
      <Tools tool={tool} take={take} />
      {deed("undo", () => draft.undo(), { disabled: !draft.canUndo })}
      {deed("redo", () => draft.redo(), { disabled: !draft.canRedo })}
      {deed("mirror", () => draft.edit(mirrored(placement, ground)))}
      {deed("swap", () => draft.edit(swapped(placement, ground)), { hidden: ground.seats.length > 2 })}
      {deed("clear", () => draft.edit(cleared(placement)))}
      {deed("start", () => draft.edit(startOf(draft.rules)))}
    </Group>
  );
}

/** The position as text, which follows the board unless somebody writes in it. */
function InLetters({ state, draft }: { state: State; draft: Draft }) {
  const { placement, ground, rules } = draft;
  const field = useRef<HTMLInputElement>(null);
  const [written, write] = useState<string>();
  useLayoutEffect(() => {
    if (document.activeElement !== field.current) write(undefined);
  }, [placement, state]);
  const why = draft.refusal.value;
  const read = (text: string) => {
    const { position = "", options } = readPosition(text, outline(state.game));
    draft.take(position, Object.keys(options).length > 0 ? options : rules.options);
  };
  const text = written ?? draft.judged.value.match?.position() ?? textOf(placement, ground);
  return (
    <form
      class="position"
      onSubmit={(event) => {
        event.preventDefault();
        read(text);
      }}
    >
      <Labelled label={words.position}>
        <input
          ref={field}
          id="set-up-letters"
          type="text"
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          aria-describedby="position-why position-help"
          aria-invalid={why ? "true" : undefined}
          value={text}
          onInput={({ currentTarget }) => {
            write(currentTarget.value);
            draft.refusal.value = "";
          }}
          // To go on from here means what is written.
          onChange={({ currentTarget }) => read(currentTarget.value)}
        />
      </Labelled>
      <button type="submit" class="quiet">
        {words.read}
      </button>
      <p id="position-help" class="help">
        {words.positionHelp}
      </p>
      <p id="position-why" class="why" role="alert">
        {why}
      </p>
    </form>
  );
}
