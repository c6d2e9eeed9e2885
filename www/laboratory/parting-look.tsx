// Looks for a shorter line that parts two sets of rules, or for the first one, in the background.

import { useEffect, useState } from "preact/hooks";
import { reason } from "../core/module.js";
import { lab } from "../state/lab.js";
import { parting as words } from "../words/laboratory.js";
import { type Known, type Pair, learn, split } from "./parting-pair.ts";

/** So far it is looked at the most, in moves. */
const FAR = 40;

/** How long it is looked by itself when a pair is opened of which nothing is known: most differ within a few moves. */
const AT_FIRST = { millis: 3000 };

/** @param settled there is nothing more to be found */
export function Look({ pair, known, settled }: { pair: Pair; known: Known; settled: boolean }) {
  const [task, begin] = useState<AbortController>();
  const [progress, say] = useState("");
  useEffect(() => () => task?.abort(), [task]);
  useEffect(() => {
    if (!settled && known.line === undefined && known.proved === undefined) void search(AT_FIRST);
  }, []);
  const search = async (limits?: typeof AT_FIRST) => {
    const task = new AbortController();
    const begun = performance.now();
    begin(task);
    // What is found by itself stands above.
    const tell = limits ? () => {} : say;
    tell(words.looking(0, 0, 0));
    try {
      const { parting } = await lab();
      const found = await parting(...pair.rules, {
        plies: known.line === undefined ? FAR : Math.min(FAR, Math.max(0, split(known.line).length - 1)),
        ...limits,
        signal: task.signal,
        onProgress: ({ plies, nodes }) =>
          tell(words.looking(plies, nodes, Math.floor((performance.now() - begun) / 1000))),
      });
      if (found.result === "part") {
        const { line, move, only } = found;
        learn(pair, { line: line.join(" "), move, only, proved: line.length });
        tell(words.found(line.length));
      } else {
        learn(pair, { proved: Math.max(found.plies, known.proved ?? 0) });
        tell(words.stopped(found.plies));
      }
    } catch (error) {
      if (limits) learn(pair, { proved: 0 });
      say(reason(error));
    } finally {
      begin(undefined);
    }
  };
  return (
    <div class="parting-look">
      {!settled && (
        <button
          type="button"
          class="quiet"
          title={words.lookHelp}
          onClick={() => (task ? task.abort() : void search())}
        >
          {task ? words.stop : words.look}
        </button>
      )}
      <span class="parting-progress" role="status">
        {progress}
      </span>
    </div>
  );
}
