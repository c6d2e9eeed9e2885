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

/** `groups` are the combinations that played the same games. */
export function Table({ groups, ...of }: Of & { groups: Row[][] }) {
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
          {groups.map((group) => group.map((row) => <Line key={row.number} {...of} {...{ row, group }} />))}
        </tbody>
      </table>
      {groups.length === 0 && <p class="help">{words.empty}</p>}
    </section>
  );
}

/** A combination; what its games say stands once for all that played the same ones. */
function Line({ group, ...of }: Of & { row: Row; group: Row[] }) {
  const { asked, row } = of;
  const { game, setting } = asked;
  const { number, options } = row;
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
      {row === group[0] && <Says {...of} group={group} />}
    </tr>
  );
}

/** What facts say to the combinations of a group, and its games. */
function Says({ asked, run, listed, list, row, group }: Of & { row: Row; group: Row[] }) {
  const { number, all, q } = row;
  const open = listed === number;
  const played = run?.lists[number - 1]?.length ?? 0;
  const rows = group.length;
  const weights = group.flatMap(({ weight }) => weight ?? []);
  return (
    <>
      <td rowSpan={rows} data-verdict={all}>
        <b>{row.found.some(Boolean) ? words.standing[all] : words.notYet}</b>
        {q !== undefined && <span class="reconstruct-q">{words.q(q)}</span>}
        {weights.length > 0 && (
          <span class="reconstruct-weight">{words.weight(weights.reduce((sum, one) => sum + one, 0))}</span>
        )}
        {rows > 1 && <span class="reconstruct-same">{words.same(rows)}</span>}
        {run?.stopped.includes(String(number)) && <span>{words.settled(played)}</span>}
      </td>
      {asked.setting.facts.map((fact, index) => (
        <Figure key={`${fact.id}:${fact.of}`} {...{ row, rows, index, played }} unit={FACTS[fact.id].unit} />
      ))}
      <td rowSpan={rows}>
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
    </>
  );
}

/** What a fact says to a combination. */
function Figure({
  row,
  rows,
  index,
  played,
  unit,
}: {
  row: Row;
  rows: number;
  index: number;
  played: number;
  unit: (typeof FACTS)[keyof typeof FACTS]["unit"];
}) {
  const found = row.found[index];
  const verdict = row.verdicts[index];
  return (
    <td rowSpan={rows} data-verdict={verdict}>
      <b>{found ? words.verdicts[verdict] : "–"}</b>
      <span>{found ? words.figure(found.value, unit) : words.notYet}</span>
      {found && <span>{words.interval(found, unit)}</span>}
      {found?.games !== undefined && found.games < played && <span>{words.within(found.games)}</span>}
    </td>
  );
}
