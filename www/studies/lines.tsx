// The printed line of a study beside the proved one, each to be stepped through on the board, and where
// they part.

import { Match } from "../core/module.js";
import { Quiet } from "../lib/controls.tsx";
import { asWritten } from "../state/reading.js";
import type { State } from "../state/store.js";
import { studies as words } from "../words/studies.js";
import type { Study } from "./corpus.js";

interface Shown {
  state: State;
  /** Puts a line on the board. */
  go: (line: string[], ply: number) => void;
  /** Proves the line. */
  solve: () => void;
}

export function Lines({
  study: { line: printed = [], impossible },
  found,
  ...shown
}: Shown & {
  study: Study;
  /** The line, if it has been proved here, and how much of it was played. */
  found?: { line: string[]; from: number };
}) {
  const proved = found?.line;
  const parts = proved ? printed.findIndex((move, at) => move !== proved[at]) : -1;
  return (
    <details class="study-lines">
      <summary>{words.lines}</summary>
      <div class="study-columns">
        <Column title={words.printed} line={printed} {...{ parts, impossible }} {...shown} />
        <Column title={words.proved} line={proved} from={found?.from} parts={parts} {...shown} />
      </div>
    </details>
  );
}

function Column({
  title,
  line,
  parts,
  impossible,
  from = 0,
  ...shown
}: Shown & {
  title: string;
  line?: string[];
  parts: number;
  impossible?: Study["impossible"];
  from?: number;
}) {
  return (
    <section aria-label={title}>
      <h4>{title}</h4>
      {line ? (
        <>
          {from > 0 && <p class="help">{words.provedFrom(from)}</p>}
          <Moves line={line} parts={parts} {...shown} />
          {impossible && <p class="why">{words.misprint(impossible.printed, impossible.ply)}</p>}
        </>
      ) : (
        <>
          <p class="help">{words.notProved}</p>
          <Quiet onClick={shown.solve}>{words.deeds.solve.text}</Quiet>
        </>
      )}
    </section>
  );
}

function Moves({ line, parts, state, go }: Shown & { line: string[]; parts: number }) {
  const { game, options, position } = state;
  const match = new Match(game, { options, position });
  const { refused } = match.playLine(line);
  const legal = line.slice(0, match.line().length);
  match.free();
  const texts = asWritten({ game, options, position, line: legal });
  const here = state.line.slice(0, state.ply).every((text, place) => text === line[place]);
  return (
    <>
      {line.length === 0 ? (
        <p class="help">{words.noLine}</p>
      ) : (
        <ol class="study-moves">
          {line.map((move, at) => (
            <li key={at} class={at === parts ? "parts" : undefined}>
              <button
                type="button"
                disabled={at >= legal.length}
                title={at === parts ? words.parts : undefined}
                aria-current={here && at + 1 === state.ply ? "step" : undefined}
                onClick={() => go(legal, at + 1)}
              >
                {texts[at] ?? move}
              </button>
            </li>
          ))}
        </ol>
      )}
      {refused && <p class="why">{words.impossible(line[legal.length] ?? "", refused.message)}</p>}
    </>
  );
}
