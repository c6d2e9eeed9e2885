// The comparison's overlay: one piece under each of the rule sets, on one board.

import { createPortal } from "preact";
import { type SoloBoard, useSolo } from "../board/solo-board.ts";
import { SoloSaid, SoloTools } from "../board/solo-tools.tsx";
import { accounts } from "../core/accounts.js";
import { ownName, placeOf } from "../core/games.js";
import { board, type KindInfo, kinds, reason } from "../core/module.js";
import { overlaid } from "../figures/overlay.js";
import { Select } from "../lib/controls.tsx";
import { byId } from "../lib/dom.js";
import { Drawing } from "../lib/drawing.tsx";
import type { State, Store } from "../state/store.js";
import * as words from "../words/views.js";
import { ruleSetSources, ruleSetTitle, sameSets, withoutCompared } from "./rule-sets.js";
import { Named } from "./series.tsx";
import { type Change, MoreRules, Slots } from "./slots.tsx";

interface Props {
  store: Store;
  state: State;
}

export function Overlay({ store, state, solo, change }: Props & { solo: SoloBoard; change: Change }) {
  const all = kinds(state.game, state.options);
  const kind = all.find(({ id }) => id === state.piece) ?? all[0];
  const rows = under(state, kind, solo.ever.value);
  useSolo(solo, {
    state,
    kind,
    marks: rows.flatMap(({ marks }) => marks),
    label: words.pattern.board(ownName(kind), state.at),
  });
  return (
    <>
      <p class="help overlay-lead">{words.compare.leads.overlay}</p>
      <div class="overlay">
        <Drawing of={solo.host} />
      </div>
      {createPortal(
        <>
          <div class="compare-head">
            <p class="help overlay-lead">{words.compare.leads.overlay}</p>
            <Disputed store={store} state={state} />
          </div>
          <div class="stage-tools">
            <SoloSaid solo={solo} />
            <div class="solo-controls">
              <Select
                label={words.compare.piece}
                value={kind.id}
                options={all.map((one) => [one.id, `${ownName(one)} – ${one.meaning}`])}
                onChange={(piece) => store.set({ piece }, "step")}
              />
            </div>
            <SoloTools solo={solo} state={state} />
            <p class="help">{words.compare.overlayHelp}</p>
          </div>
        </>,
        byId("compare-tools"),
      )}
      {createPortal(
        <>
          <Accounts rows={rows} kind={kind} state={state} />
          <p class="shared" aria-live="polite">
            {shared(rows)}
          </p>
          <Slots state={state} change={change} />
          <MoreRules state={state} change={change} />
        </>,
        byId("compare-text"),
      )}
    </>
  );
}

/** Sets up the comparison that an option's question calls for. */
function Disputed({ store, state }: Props) {
  const { game, options, piece, compare } = state;
  const all = accounts(game, withoutCompared(state));
  if (all.length === 0) return null;
  const now = all.findIndex(({ kind, sets }) => kind === piece && sameSets(sets, compare));
  const ask = (value: string) => {
    const { sets, kind } = all[Number(value)] ?? {};
    if (!sets || !kind) return;
    store.set({ compare: sets, piece: kind, at: placeOf(game, options, kind), friends: [], enemies: [] }, "visit");
  };
  return (
    <Select
      class="quick"
      label={words.compare.quick}
      value={String(now)}
      options={[
        ...(now < 0 ? [["-1", words.compare.quickOther] as const] : []),
        ...all.map(({ question }, place) => [String(place), question] as const),
      ]}
      onChange={ask}
    />
  );
}

/** The piece under each of the rule sets, or why it cannot be. */
function under(state: State, { id }: KindInfo, ever: boolean) {
  const figure = { ...state, piece: id, ever };
  return state.compare.map((set, place) => {
    const named = { title: ruleSetTitle(state, set), sources: ruleSetSources(state, set) };
    try {
      return { ...named, ...overlaid(figure, set, place) };
    } catch (error) {
      return { ...named, marks: [], why: reason(error) };
    }
  });
}

type Row = ReturnType<typeof under>[number];

function Accounts({ rows, kind, state }: { rows: Row[]; kind: KindInfo; state: State }) {
  const c = words.compare;
  const points = board(state.game, state.options).style === "points";
  const [now, ever] = [words.pattern.nowText(points), words.pattern.everText(points)];
  return (
    <div class="accounts">
      <table>
        <thead>
          <tr>
            <th scope="col">{c.rules}</th>
            <th scope="col">{c.betza}</th>
            <th scope="col" class="number" title={now}>
              {c.now}
            </th>
            <th scope="col" class="number" title={ever}>
              {c.ever}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={`${place} ${row.title}`}>
              <th scope="row">
                <Named place={place} title={row.title} />
              </th>
              <Account {...row} noun={kind.noun} />
            </tr>
          ))}
        </tbody>
      </table>
      <p class="help">{`${c.now}: ${now}; ${c.ever}: ${ever}.`}</p>
    </div>
  );
}

function Account({ noun, sources, ...row }: Row & { noun: string }) {
  if ("why" in row) {
    return (
      <td colSpan={3} class="why">
        {row.why}
      </td>
    );
  }
  const { kind, found, beyond } = row;
  return (
    <>
      <td>
        {kind.noun !== noun && <span class="account-name">{kind.noun}: </span>}
        <span class="account-field">{found.field}</span> <code>{found.betza}</code>
        <span class="account-source">
          {sources.map((source) => (
            <cite key={source}>{source}</cite>
          ))}
        </span>
        {beyond.length > 0 && <span class="account-beyond">{words.compare.beyond(beyond)}</span>}
      </td>
      <td class="number">{found.now}</td>
      <td class="number">{found.ever}</td>
    </>
  );
}

/** The squares that are marked under all of the rules that can be. */
function shared(rows: Row[]) {
  const [first, ...others] = rows.flatMap((row) => ("why" in row ? [] : [row.marks.map(({ square }) => square)]));
  if (!first || others.length === 0) return "";
  const all = new Set(first.filter((square) => others.every((squares) => squares.includes(square))));
  return words.compare.shared([...all].sort());
}
