// The room “Reconstruct”: rules that are in doubt, facts that the reader holds for certain, and which combinations of
// readings the facts contradict when games are played under each.

import { signal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { reason, whole } from "../core/module.js";
import { type RoomProps, rendered } from "../lib/rendered.ts";
import type { State } from "../state/store.js";
import { reconstruct as words } from "../words/reconstruct.js";
import { CurrentRun } from "./current-run.ts";
import STYLES from "./laboratory.css?inline";
import { type Asked, askedOf, knownOf } from "./reconstruct-asked.ts";
import {
  FACTS,
  type Mobility,
  type Row,
  estimate,
  isPlain,
  ofMoves,
  together,
  verdict,
  withSame,
  withShares,
  withWeights,
} from "./reconstruct-facts.js";
import { Form } from "./reconstruct-form.tsx";
import { Found, left } from "./reconstruct-found.tsx";
import { Run, mobilities } from "./reconstruct-run.js";
import { type Fault, MOST_LETTERS, type Setting, read, written } from "./reconstruct-setting.js";
import OWN from "./reconstruct.css?inline";

const current = new CurrentRun<Run>();
/** The run that was cancelled last. */
const canceled = signal("");

export const reconstructRoom = rendered(Reconstruct, [STYLES, OWN], load);

interface Loaded {
  asked: Asked;
  faults: Fault[];
  /** How far pieces see under each combination, where a fact asks for it. */
  moves: Map<string, Mobility>[];
}

async function load(state: State, about: string): Promise<Loaded> {
  await whole();
  const known = knownOf(state);
  const { setting, faults } = read(about, known);
  const asked = askedOf(state, setting, known);
  const moves = [];
  if (setting.facts.some(({ id }) => FACTS[id].exact)) {
    for (const options of asked.sets) moves.push(await mobilities({ game: asked.game, options }));
  }
  take(asked, moves);
  return { asked, faults, moves };
}

const planned = ({ game, sets, setting }: Asked) => new Run(game, sets, setting);

/** Has a run measure and stop as is asked for. */
function ask(run: Run, asked: Asked, moves: Loaded["moves"]) {
  const { facts, stop } = asked.setting;
  run.asks = facts.some(({ id }) => FACTS[id].measure);
  const plain = (run: Run) => figures(asked, moves, run).filter((row) => isPlain(row, facts));
  run.judge = stop ? (run) => plain(run).map(({ number }) => String(number)) : undefined;
  return run;
}

/** Takes up what has been played of this before; other facts may ask for other measures. */
function take(asked: Asked, moves: Loaded["moves"]) {
  const wanted = planned(asked);
  if (current.run?.plan.id !== wanted.plan.id) {
    current.take(asked.refusal === "" && wanted.recall() ? wanted : undefined);
  }
  const { run } = current;
  if (!run) return;
  ask(run, asked, moves);
  run.measure().catch((error) => {
    run.error = reason(error);
    run.onChange();
  });
}

function Reconstruct({ context, about, data: { asked, faults, moves } }: RoomProps<Loaded>) {
  const [tooLong, refuse] = useState<Fault[]>();
  useEffect(() => refuse(undefined), [about]);
  useEffect(() => () => current.run?.pause(), []);
  const put = (change: Partial<Setting>) => {
    const text = written({ ...asked.setting, ...change }, asked.known);
    if (text.length <= MOST_LETTERS) context.set(text, "step");
    else refuse([{ code: "too-long", item: "" }]);
  };
  return (
    <div class="lab-room reconstruct">
      <ul class="reconstruct-faults refusal" role="status" aria-label={words.faults}>
        {(tooLong ?? faults).map((one) => (
          <li data-code={one.code} key={`${one.code} ${one.item}`}>
            {words.fault(one)}
          </li>
        ))}
      </ul>
      <Form {...{ asked, put }} />
      <Results {...{ asked, moves, put }} />
    </div>
  );
}

/** What is drawn anew while games come in. */
function Results({ asked, moves, put }: Omit<Loaded, "faults"> & { put: (change: Partial<Setting>) => void }) {
  const { sets, setting, refusal, impossible } = asked;
  const { run } = current;
  const rows = useMemo(() => rowsOf(asked, moves, run), [asked, moves, run?.lists, run?.measured]);
  return (
    <>
      <p class="reconstruct-count" role="status">
        {refusal || words.count(sets.length, impossible, setting.games, setting.games * sets.length)}
      </p>
      <Playing {...{ asked, moves, run, rows }} />
      <aside class="reconstruct-warning">
        <h2>{words.warning}</h2>
        <ul>
          {words.warnings.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </aside>
      {rows.length > 0 && <Found {...{ asked, rows, run, put }} />}
    </>
  );
}

/** Plays, pauses and cancels. */
function Playing({ asked, moves, run, rows }: Pick<Loaded, "asked" | "moves"> & { run?: Run; rows: Row[] }) {
  const button = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    run?.forget();
    canceled.value = run?.plan.id ?? "";
    current.take();
    button.current?.focus({ preventScroll: true });
  };
  return (
    <div class="reconstruct-run">
      <button
        ref={button}
        type="button"
        class="action"
        disabled={asked.refusal !== ""}
        onClick={() => current.press(() => ask(planned(asked), asked, moves))}
      >
        {run?.running ? words.pause : run?.done ? words.again : run ? words.resume : words.start}
      </button>
      {run && !run.done && (
        <button type="button" class="action" onClick={cancel}>
          {words.cancel}
        </button>
      )}
      <progress max={1} value={run ? run.played / run.all : 0} aria-label={words.progress} />
      <p class="reconstruct-at">{run?.running && words.played(run.played, run.all, run.workers)}</p>
      <p class="reconstruct-status" role="status">
        {statusOf(asked, rows, run)}
      </p>
    </div>
  );
}

function statusOf(asked: Asked, rows: Row[], run?: Run) {
  if (asked.refusal !== "") return "";
  if (run?.error) return `${words.failed} ${run.error}`;
  if (run?.running) return words.begun;
  if (run && !run.done) return words.paused(run.played, run.all);
  // What has been taken up is not measured yet.
  if (run && run.lists.length > 0) return words.done(run.all, left(rows).length, rows.length, run.stopped.length);
  return canceled.value === planned(asked).plan.id ? words.canceled : words.idle;
}

/** Every combination under the facts, beside all others. */
function rowsOf(asked: Asked, moves: Loaded["moves"], run?: Run): Row[] {
  const { refusal, setting } = asked;
  if (refusal !== "") return [];
  const rows = withSame(figures(asked, moves, run), run?.lists ?? []);
  return withWeights(withShares(rows, setting.facts, setting.stop), setting.facts);
}

/** Every combination under the facts, by itself. */
const figures = ({ sets, setting }: Asked, moves: Loaded["moves"], run?: Run): Row[] =>
  sets.map((options, index) => {
    const found = setting.facts.map((fact) =>
      FACTS[fact.id].exact
        ? ofMoves(fact, moves[index])
        : estimate(fact, run?.lists[index] ?? [], run?.measured?.[index], setting.stop),
    );
    const verdicts = setting.facts.map((fact, place) => verdict(fact, found[place]));
    return { number: index + 1, options, found, verdicts, all: together(verdicts) };
  });
