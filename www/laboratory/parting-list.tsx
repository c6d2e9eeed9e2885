// Every two choices of a game, and after how many moves they part.

import { Heads } from "../lib/controls.tsx";
import type { Kept } from "../core/partings.js";
import { choiceOf, optionOf } from "../core/options.js";
import { parting as words } from "../words/laboratory.js";
import { split } from "./parting-pair.ts";

export function List({ game, all, set }: { game: string; all: Kept[]; set: (about: string) => void }) {
  return (
    <details class="parting-all">
      <summary>{words.all}</summary>
      <section class="lab-scroll" tabindex={0} aria-label={words.all}>
        <table class="lab-table">
          <Heads of={words.allHead} />
          <tbody>
            {all
              .filter((one) => one.game === game)
              .map((one) => {
                const about = `${one.option}:${one.a}:${one.b}`;
                return <Row key={about} one={one} open={() => set(about)} />;
              })}
          </tbody>
        </table>
      </section>
    </details>
  );
}

function Row({ one, open }: { one: Kept; open: () => void }) {
  const { game, option, a, b, line, same, proved } = one;
  const title = (id: string) => choiceOf(game, option, id)?.title ?? id;
  const moves = line === undefined ? undefined : split(line).length;
  const shortest = moves !== undefined && moves <= proved;
  return (
    <tr>
      <td>{optionOf(game, option)?.question ?? option}</td>
      <td>
        <button type="button" class="link" onClick={open}>
          {`${title(a)} · ${title(b)}`}
        </button>
      </td>
      <td>{same ? words.cells.same : moves === undefined ? words.cells.none : words.moves(moves)}</td>
      <td>{same ? "" : shortest ? words.cells.shortest : words.cells.open(proved)}</td>
    </tr>
  );
}
