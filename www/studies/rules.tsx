// A study under each choice of each rule that bears on it: chosen, it is so on the board.

import { useEffect, useState } from "preact/hooks";
import { gameInfo } from "../core/games.js";
import { Match, reason, ruledOut } from "../core/module.js";
import { sameOptions } from "../core/options.js";
import { Quiet, Radio } from "../lib/controls.tsx";
import type { State } from "../state/store.js";
import { studies as words } from "../words/studies.js";
import { bearing, type Study } from "./corpus.js";
import type { Help } from "./prover.js";
import type { Solving } from "./solving.ts";
import { resultOf } from "./study-text.js";

type Options = State["options"];

/** What was found, by study and choices. */
type Found = ReadonlyMap<string, string>;

export function Rules({ study, state, solving }: { study: Study; state: State; solving: Solving }) {
  const [open, toggle] = useState(false);
  const [wider, widen] = useState(false);
  const [said, say] = useState("");
  const [found, keep] = useState<Found>(new Map());
  useEffect(() => say(""), [study]);
  const bears = bearing(study);
  const shown = gameInfo(study.game).options.filter(({ id }) => bears.size === 0 || wider || bears.has(id));
  const out = open ? ruledOut(study.game, state.options) : [];
  const cannot = (option: string, choice: string) => out.some((one) => one.option === option && one.choice === choice);
  const key = (options: Options) => JSON.stringify([study.game, study.id, Object.entries(options).sort()]);

  const solve = async (options: Options, help: Help) => {
    const known = found.get(key(options)) ?? (await verdict(study, options, solving, help));
    if (!help.signal.aborted) keep((all) => new Map(all).set(key(options), known));
    return known;
  };
  const choose = (options: Options) => {
    solving.store.set({ options }, "step");
    void solving.run((help) => solve(options, help));
  };
  const solveAll = () =>
    solving.run(async (help) => {
      const now = state.options;
      const rows = shown.flatMap(({ id, default: usual, choices }) =>
        choices.filter((choice) => !cannot(id, choice.id)).map((choice) => having(now, id, choice.id, usual)),
      );
      const results: string[] = [];
      for (const [at, options] of rows.entries()) {
        say(words.choice(at + 1, rows.length));
        results.push(await solve(options, help));
        if (help.signal.aborted) return;
      }
      const own = results[rows.findIndex((options) => sameOptions(options, now))];
      say(words.depends(results.filter((result) => result !== own).length, rows.length));
    });

  return (
    <details onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
      <summary>{words.rules}</summary>
      <p class="help">{words.rulesHelp}</p>
      <Quiet data-deed="rules" title={words.solveAllHelp} onClick={() => void solveAll()}>
        {words.solveAll}
      </Quiet>
      <label class="check" hidden={bears.size === 0}>
        <input type="checkbox" checked={wider} onChange={({ currentTarget }) => widen(currentTarget.checked)} />
        <span>{words.everyRule}</span>
      </label>
      <p class="help" role="status">
        {said}
      </p>
      <div class="study-rules">
        {open &&
          shown.map(({ id, question, default: usual, choices }) => (
            <fieldset key={id} data-option={id}>
              <legend>{question}</legend>
              {choices.map((choice) => {
                const options = having(state.options, id, choice.id, usual);
                const on = (state.options[id] ?? usual) === choice.id;
                return (
                  <Radio
                    class="study-choice"
                    name={`study-${id}`}
                    value={choice.id}
                    checked={on}
                    disabled={!on && cannot(id, choice.id)}
                    onChange={() => choose(options)}
                    key={choice.id}
                  >
                    <span>{choice.title}</span>
                    <Result
                      study={study}
                      options={options}
                      here={found.get(key(options))}
                      now={found.get(key(state.options))}
                    />
                  </Radio>
                );
              })}
            </fieldset>
          ))}
      </div>
    </details>
  );
}

/** What was found under these rules, here or on record. */
function Result({ study, options, here, now }: { study: Study; options: Options; here?: string; now?: string }) {
  if (here) return <b class={here === now ? undefined : "differs"}>{here}</b>;
  const kept = study.verdict.under?.find((one) => sameOptions({ ...study.options, ...one.options }, options));
  return <b>{kept && words.onRecord(kept.result, kept.plies)}</b>;
}

async function verdict({ game, position }: Study, options: Options, solving: Solving, help: Help) {
  try {
    const asked = { game, options, position, line: [] };
    const match = new Match(game, { options, position });
    const over = match.outcome()?.text;
    match.free();
    if (over) return over;
    const { found } = await solving.prove(asked, { ...help, brief: true });
    return resultOf(asked, found);
  } catch (error) {
    return words.cannot(reason(error));
  }
}

/** Options with another choice: only what differs from the default. */
function having(options: Options, id: string, choice: string, usual: string): Options {
  const { [id]: _, ...others } = options;
  return choice === usual ? others : { ...others, [id]: choice };
}
