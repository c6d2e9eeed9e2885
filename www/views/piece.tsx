// The pattern explorer: one piece, its moves and the numbers.

import { createPortal, render } from "preact";
import { useMemo } from "preact/hooks";
import { keyOf } from "../board/mark-key.js";
import { Sample } from "../board/mark-sample.tsx";
import { figure, screens } from "../board/pictures.js";
import { SoloBoard, useSolo } from "../board/solo-board.ts";
import { SoloSaid, SoloTools } from "../board/solo-tools.tsx";
import { accounts } from "../core/accounts.js";
import { ownName, piecesOf } from "../core/games.js";
import { reachMarks } from "../core/lone-piece.js";
import { board, type KindInfo, kinds, type Mark, type PatternInfo, pattern, seats } from "../core/module.js";
import { Radio } from "../lib/controls.tsx";
import { byId, h } from "../lib/dom.js";
import { Drawing } from "../lib/drawing.tsx";
import { inBrief, nameList } from "../panels/names.js";
import type { State, Store } from "../state/store.js";
import * as words from "../words/views.js";

export class Piece {
  readonly #solo: SoloBoard;

  constructor(readonly store: Store) {
    this.#solo = new SoloBoard(store);
  }

  get views() {
    return this.#solo.views;
  }

  get ever() {
    return this.#solo.ever.value;
  }

  picture({ game, piece, at }: State) {
    const text = this.#solo.picture();
    return text ? { text, name: `${game}-${piece}-${at}` } : undefined;
  }

  render(state: State) {
    this.#solo.held.value = undefined;
    render(<Explorer solo={this.#solo} store={this.store} state={state} />, byId("piece"));
  }
}

interface Props {
  store: Store;
  state: State;
}

function Explorer({ solo, store, state }: Props & { solo: SoloBoard }) {
  const { game, options, piece, seat } = state;
  // It may only be held there.
  const at = solo.held.value ?? state.at;
  const others = (square: string) => square !== at;
  const [friends, enemies] = [state.friends.filter(others), state.enemies.filter(others)];
  const all = kinds(game, options);
  const kind = all.find(({ id }) => id === piece) ?? all[0];
  const found = pattern({ game, options, kind: kind.id, at, seat, friends, enemies });
  const reached = solo.ever.value ? reachMarks(found, undefined) : [];
  useSolo(solo, {
    state,
    kind,
    marks: [...reached, ...found.marks],
    label: words.pattern.board(ownName(kind), state.at),
  });
  // The frame round an enemy speaks for itself.
  const unframed = found.marks.filter(({ square }) => !enemies.includes(square));
  return (
    <>
      <Strip all={all} chosen={kind} state={state} store={store} />
      <Drawing of={solo.host} />
      {createPortal(
        <>
          <SoloTools solo={solo} state={state} />
          <SoloSaid solo={solo} />
        </>,
        byId("piece-tools"),
      )}
      {createPortal(
        <>
          <div class="solo-head">
            <Name kind={kind} />
            <Numbers found={found} points={board(game, options).style === "points"} />
          </div>
          <Key marks={[...reached, ...unframed]} />
          <div class="solo-text" aria-live="polite">
            {sentences(at, found, enemies).map((text) => (
              <p key={text}>{text}</p>
            ))}
            <Field found={found} from={all.find(({ id }) => id === kind.promotedFrom)} />
          </div>
          <Parted kind={kind} state={state} store={store} />
          <p class="help">{words.pattern.help}</p>
          <Names kind={kind} state={state} />
        </>,
        byId("piece-text"),
      )}
    </>
  );
}

/** A piece for each kind that takes part under the choices in force, to choose from. */
function Strip({ all, chosen, state, store }: Props & { all: KindInfo[]; chosen: KindInfo }) {
  const { game, options, at, friends, enemies } = state;
  const choose = (kind: KindInfo) => {
    // One that hops needs somebody to hop over; where nobody stands yet, some are put.
    const nobody = friends.length + enemies.length === 0;
    const others = nobody ? screens(game, options, kind, kind.at) : [];
    const place = others.length > 0 ? kind.at : at;
    store.set({ piece: kind.id, at: place, ...(nobody && { friends: others }) }, "step");
  };
  return (
    <fieldset class="piece-strip">
      <legend class="unseen">{words.pattern.strip}</legend>
      {all
        .filter((kind) => kind.takesPart || kind === chosen)
        .map((kind) => (
          <Radio
            title={ownName(kind)}
            aria-label={ownName(kind)}
            name="piece-alone"
            value={kind.id}
            checked={kind === chosen}
            onChange={() => choose(kind)}
            key={kind.id}
          >
            <Figure kind={kind} state={state} />
          </Radio>
        ))}
    </fieldset>
  );
}

function Figure({ kind, state }: { kind: KindInfo; state: State }) {
  const { figure: id, letter } = kind;
  const all = seats(state.game, state.options);
  const { tone } = all.find((seat) => seat.id === state.seat) ?? all[0];
  const pieces = piecesOf(state.game, state.pieces);
  return <Drawing of={useMemo(() => figure(id, tone, { pieces, letter }), [id, tone, pieces, letter])} />;
}

function Name({ kind }: { kind: KindInfo }) {
  const native = useMemo(() => h("span", { class: "kind-native" }, ...inBrief(kind.names)), [kind]);
  return (
    <h2 class="solo-name">
      <span lang={kind.names[0]?.language}>{ownName(kind)}</span> <Drawing of={native} />{" "}
      <span class="kind-meaning">{kind.meaning}</span>
    </h2>
  );
}

function Numbers({ found: { now, ever }, points }: { found: PatternInfo; points: boolean }) {
  const { pattern: told } = words;
  const rows = [
    { title: told.now, number: now, text: told.nowText(points) },
    { title: told.everCount, number: ever, text: told.everText(points) },
  ];
  return (
    <dl class="numbers">
      {rows.map(({ title, number, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <b>{number}</b>
            <span>{text}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Key = ({ marks }: { marks: Mark[] }) => (
  <ul class="key" aria-label={words.pattern.key}>
    {keyOf(marks).map(({ mark, text }) => (
      <li key={text}>
        <Sample {...mark} />
        <span>{text}</span>
      </li>
    ))}
  </ul>
);

const Field = ({ found: { field, betza }, from }: { found: PatternInfo; from?: KindInfo }) => (
  <p class="kind-field">
    {from && <span>{words.legend.promoted(ownName(from))}</span>}
    {field !== "" && <span>{words.legend.field(field)}</span>}
    <span>
      {words.legend.betza} <code>{betza}</code>
    </span>
  </p>
);

/** A piece whose accounts differ leads on to their comparison. */
function Parted({ kind, state: { game, options }, store }: Props & { kind: KindInfo }) {
  const parted = accounts(game, options).filter((account) => account.kind === kind.id);
  return (
    <p class="solo-compare">
      {parted.map(({ option, question, named, fields, sets }) => (
        <button
          type="button"
          class="link"
          key={option}
          onClick={() => store.set({ view: "overlay", compare: sets }, "visit")}
        >
          {`${words.pattern.compare}: ${named ? words.joined(fields) : question}`}
        </button>
      ))}
    </p>
  );
}

function Names({ kind: { names }, state: { game, options } }: { kind: KindInfo; state: State }) {
  const list = useMemo(() => nameList(names, seats(game, options)), [names, game, options]);
  return (
    <>
      <h3 hidden={names.length === 0}>{words.pattern.names}</h3>
      <Drawing of={list} />
    </>
  );
}

/** A pattern in words: what the marks show, for those who do not see them. */
function sentences(at: string, found: PatternInfo, enemies: string[]) {
  const told = words.pattern;
  const taken = ({ square }: Mark) => enemies.includes(square);
  const of = (test: (mark: Mark) => boolean | undefined) =>
    words.inOrder(found.marks.filter(test).map(({ square }) => square));
  const takes = of(taken);
  const wouldTake = of((mark) => mark.kind === "capture" && !taken(mark));
  const goes = of((mark) => mark.kind !== "capture" && !taken(mark));
  const once = of((mark) => mark.once);
  return [
    ...found.sentences,
    told.goes(at, goes),
    takes.length > 0 && told.takes(takes),
    wouldTake.length > 0 && told.wouldTake(wouldTake, found.prey),
    once.length > 0 && told.once(once),
    ...[...new Set(found.blocked.map(({ by }) => by))].map((by) => {
      const closed = found.blocked.filter((blocked) => blocked.by === by).map(({ square }) => square);
      return told.blocked(
        by,
        // What it can take beyond it, it can only not go to.
        words.inOrder(closed.filter((square) => square !== by)),
        closed.some((square) => wouldTake.includes(square) || takes.includes(square)),
      );
    }),
  ].filter((text) => typeof text === "string");
}
