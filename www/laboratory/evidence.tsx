// The room “Evidence”: games are played by themselves under the choices of an option, and measured as they come.

import { useEffect } from "preact/hooks";
import { gameInfo } from "../core/games.js";
import { whole } from "../core/module.js";
import { optionOf } from "../core/options.js";
import { Check, Select } from "../lib/controls.tsx";
import { useKeptFocus } from "../lib/focus.ts";
import { type RoomProps, rendered } from "../lib/rendered.ts";
import type { State } from "../state/store.js";
import { evidence as words } from "../words/evidence.js";
import { CurrentRun } from "./current-run.ts";
import { COUNTS, MOST, PLAYS, type Play, outOf, read, written } from "./evidence-asked.ts";
import { Found } from "./evidence-found.tsx";
import { type Asked, Run } from "./evidence-run.js";
import STYLES from "./evidence.css?inline";

const current = new CurrentRun<Run>();

export const evidenceRoom = rendered(Evidence, [STYLES], load);

/** What is asked for; what has been played of it before is taken up. */
async function load(state: State, about: string) {
  await whole();
  const asked = read(state, about);
  const run = new Run(asked);
  if (current.run?.plan.id === run.plan.id) return asked;
  const known = run.recall();
  current.take(known ? run : undefined);
  if (known) await run.measure();
  return asked;
}

function Evidence({ context, state, data: asked }: RoomProps<Asked>) {
  const { run } = current;
  useEffect(() => () => current.run?.pause(), []);
  return (
    <div class="evidence">
      <Form state={state} asked={asked} set={(about) => context.set(about, "step")} />
      <div class="evidence-run">
        <button
          type="button"
          class="action"
          disabled={asked.choices.length < 2}
          onClick={() => current.press(() => new Run(asked))}
        >
          {run?.running ? words.pause : run?.done ? words.again : run ? words.resume : words.start}
        </button>
        <progress max={1} value={run ? run.played / run.all : 0} aria-label={words.progress} />
        <p class="evidence-status" role="status">
          {statusOf(asked, run)}
        </p>
      </div>
      {run && <Found run={run} />}
    </div>
  );
}

function statusOf(asked: Asked, run?: Run) {
  if (asked.choices.length < 2) return words.needsTwo;
  if (run?.error) return `${words.failed} ${run.error}`;
  if (!run) return words.idle;
  if (run.done) return words.ready(run.all);
  return run.running ? words.playing(run.played, run.all, run.workers) : words.paused(run.played, run.all);
}

function Form({ state, asked, set }: { state: State; asked: Asked; set: (about: string) => void }) {
  const form = useKeptFocus<HTMLDivElement>();
  const { option, choices } = asked;
  const all = optionOf(state.game, option)?.choices ?? [];
  const out = outOf(state, option);
  const put = (change: Partial<Asked>) => set(written({ ...asked, ...change }));
  return (
    <div class="evidence-form" ref={form}>
      <Select
        class="evidence-field"
        name="option"
        label={words.option}
        value={option}
        options={gameInfo(state.game).options.map(({ id, question }) => [id, question])}
        onChange={(option) => set(written({ ...asked, option }, true))}
      />
      <fieldset class="evidence-choices">
        <legend>{words.choices}</legend>
        {all.map(({ id, title }) => {
          const on = choices.includes(id);
          return (
            <Check
              key={id}
              label={title}
              value={id}
              checked={on}
              disabled={out.includes(id) || (!on && choices.length >= MOST)}
              onChange={() =>
                put({ choices: all.flatMap((one) => ((one.id === id) !== choices.includes(one.id) ? [one.id] : [])) })
              }
            />
          );
        })}
      </fieldset>
      <Select
        class="evidence-field"
        name="play"
        label={words.play}
        value={asked.play as Play}
        options={PLAYS.map((id) => [id, words.plays[id]])}
        onChange={(play) => put({ play })}
      />
      <Select
        class="evidence-field"
        name="games"
        label={words.games}
        value={String(asked.games)}
        options={COUNTS.map((count) => [String(count), String(count)])}
        onChange={(games) => put({ games: Number(games) })}
      />
    </div>
  );
}
