// Statistics of an ending: how many of its positions are won, drawn and lost, under the rules that hold and under
// others beside them.

import { useRef, useState } from "preact/hooks";
import { reason } from "../core/module.js";
import { sameOptions } from "../core/options.js";
import { Quiet, Select } from "../lib/controls.tsx";
import { studies, every as words } from "../words/studies.js";
import { chosen, others, worked } from "./found.js";
import { type Asked, tableOf, whyNone } from "../endings/tables.js";
import { matchAt } from "./prover.js";
import type { Runner } from "./runner.tsx";
import { type Show, Shares } from "./shares.tsx";
import type { Solved } from "./study.js";

interface Asking {
  /** The position on the board, if there is one. */
  asked?: Asked;
  runner: Runner;
  show: Show;
}

export function Every(asking: Asking) {
  const [open, toggle] = useState(false);
  // What was found stays until other rules hold, or other pieces stand on the board.
  const about = useRef("");
  if (open && asking.asked) about.current = endingOf(asking.asked);
  return (
    <details onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
      <summary>{words.title}</summary>
      <p class="help">{words.help}</p>
      <Counts key={about.current} {...asking} />
    </details>
  );
}

/** The rules and pieces that the figures are about. */
function endingOf(asked: Asked) {
  const match = matchAt(asked);
  const [placement] = match.position().split(" ");
  match.free();
  return JSON.stringify([
    asked.game,
    asked.options,
    placement
      .match(/[A-Za-z+~]/g)
      ?.sort()
      .join(""),
  ]);
}

function Counts({ asked, runner, show }: Asking) {
  const [under, choose] = useState("");
  const [said, say] = useState("");
  const [found, keep] = useState<Solved[]>([]);
  const work = async () => {
    if (!asked) return;
    const options = { ...asked.options, ...chosen(under) };
    // A count that runs under the rules that hold may be unknown to the other choice.
    const setup = { ...asked, options, position: asked.position?.replace(/ counting=\S+/, "") };
    try {
      const done = await runner.run(async (help) => (await tableOf(setup)) && worked(setup, help));
      if (!done) return;
      const { found: one } = done;
      say(one ? words.side : studies.noTable(await whyNone(setup)));
      if (one) keep((all) => [...all.filter((other) => !sameOptions(other.options, options)), one]);
    } catch (error) {
      say(studies.failed(reason(error)));
    }
  };
  return (
    <>
      <div class="study-filters">
        <Select
          name="every-under"
          label={words.under}
          value={under}
          options={[["", words.now], ...(asked ? others(asked.game) : [])]}
          onChange={choose}
        />
        <Quiet data-deed="every" title={words.countHelp} onClick={() => void work()}>
          {words.count}
        </Quiet>
      </div>
      <p class="help" role="status">
        {said}
      </p>
      <div class="study-every">
        {asked &&
          found.map((one) => <Shares key={JSON.stringify(one.options)} game={asked.game} found={one} show={show} />)}
      </div>
    </>
  );
}
