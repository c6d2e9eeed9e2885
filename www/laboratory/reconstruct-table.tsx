// The table of the room “Reconstruct”: every combination of readings, and what each fact says to it.

import { Heads } from "../lib/controls.tsx";
import { write } from "../state/address.js";
import { opening } from "../state/store.js";
import { reconstruct as words } from "../words/reconstruct.js";
import { type Asked, question, title, withoutUsual } from "./reconstruct-asked.ts";
import { FACTS, type Row } from "./reconstruct-facts.js";
import type { Run } from "./reconstruct-run.js";

interface Of {
  asked: Asked;
  run?: Run;
  /** The combination whose games are listed. */
  listed: number;
  list: (number: number) => void;
}

export function Table({ rows, ...of }: Of & { rows: Row[] }) {
  const { game, setting, names } = of.asked;
  const head = [
    words.number,
    ...setting.options.map(({ id }) => question(game, id)),
    words.all,
    ...setting.facts.map(names.says),
    words.gamesOf,
  ];
  return (
    <section class="lab-scroll reconstruct-scroll" tabindex={0} aria-label={words.table}>
      <table class="lab-table reconstruct-table">
        <caption>{words.table}</caption>
        <Heads of={head} />
        <tbody>
          {rows.map((row) => (
            <Line key={row.number} {...of} row={row} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p class="help">{words.empty}</p>}
    </section>
  );
}

function Line({ asked, run, listed, list, row }: Of & { row: Row }) {
  const { game, setting } = asked;
  const { number, options, all, q, weight } = row;
  const open = listed === number;
  const played = run?.lists[number - 1]?.length ?? 0;
  return (
    <tr data-number={number}>
      <th scope="row">
        <a
          href={write({ ...opening(game), options: withoutUsual(game, options) })}
          aria-label={words.open(number)}
          title={words.open(number)}
        >
          {number}
        </a>
      </th>
      {setting.options.map(({ id }) => (
        <td key={id}>{title(game, id, options[id])}</td>
      ))}
      <td data-verdict={all}>
        <b>{words.standing[all]}</b>
        {q !== undefined && <span class="reconstruct-q">{words.q(q)}</span>}
        {weight !== undefined && <span class="reconstruct-weight">{words.weight(weight)}</span>}
        {run?.stopped.includes(String(number)) && <span>{words.settled(played)}</span>}
      </td>
      {setting.facts.map((fact, index) => (
        <Figure key={`${fact.id}:${fact.of}`} {...{ row, index, played }} unit={FACTS[fact.id].unit} />
      ))}
      <td>
        <button
          type="button"
          class="quiet"
          disabled={played === 0}
          aria-expanded={open}
          aria-label={words.gamesTitle(number)}
          onClick={() => list(open ? 0 : number)}
        >
          {words.gamesOf}
        </button>
      </td>
    </tr>
  );
}

/** What a fact says to a combination. */
function Figure({
  row,
  index,
  played,
  unit,
}: {
  row: Row;
  index: number;
  played: number;
  unit: (typeof FACTS)[keyof typeof FACTS]["unit"];
}) {
  const found = row.found[index];
  const verdict = row.verdicts[index];
  return (
    <td data-verdict={verdict}>
      <b>{found ? words.verdicts[verdict] : "–"}</b>
      <span>{found ? words.figure(found.value, unit) : words.notYet}</span>
      {found && <span>{words.interval(found, unit)}</span>}
      {found?.games !== undefined && found.games < played && <span>{words.within(found.games)}</span>}
    </td>
  );
}
