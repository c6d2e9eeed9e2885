// What facts say to the combinations of the room “Reconstruct”: which readings remain, the table, the games of a
// combination, and all of it as files.

import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { seats } from "../core/module.js";
import { Group, Select } from "../lib/controls.tsx";
import { saveText } from "../lib/files.js";
import { write } from "../state/address.js";
import { opening } from "../state/store.js";
import { reconstruct as words } from "../words/reconstruct.js";
import { type Asked, question, title, withoutUsual } from "./reconstruct-asked.ts";
import { type Row, byChance, contradicted, grouped, inOrder } from "./reconstruct-facts.js";
import { csv, json } from "./reconstruct-files.js";
import type { Run } from "./reconstruct-run.js";
import { SHOWS, type Setting, readings } from "./reconstruct-setting.js";
import { Table } from "./reconstruct-table.tsx";

/** How many games of a combination are listed. */
const LISTED = 200;
/** The combination whose games are listed, of which run: also when the reader comes back from one. */
const opened = signal({ of: "", number: 0 });

interface Of {
  asked: Asked;
  rows: Row[];
  run?: Run;
  put: (change: Partial<Setting>) => void;
}

export function Found({ asked, rows, run, put }: Of) {
  const { show } = asked.setting;
  const root = useRef<HTMLDivElement>(null);
  const of = run?.plan.id ?? "";
  const listed = opened.value.of === of ? opened.value.number : 0;
  // Where the focus goes when the games are there, or gone.
  const next = useRef("");
  useLayoutEffect(() => {
    if (next.current) root.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = "";
  });
  const list = (number: number) => {
    next.current = number > 0 ? ".reconstruct-games h2" : `tr[data-number="${listed}"] button`;
    opened.value = { of, number };
  };
  const told = rows.some(({ found }) => found.some(Boolean));
  const { intervals, missing } = byChance(rows);
  // Rows stay where they are while games come in.
  const shown = (run?.running ? rows : inOrder(rows)).filter(shows(show));
  const groups = run?.running ? shown.map((row) => [row]) : grouped(shown);
  return (
    <div class="reconstruct-found" ref={root}>
      <section>
        <h2>{words.readings}</h2>
        <p class="reconstruct-remaining">
          {told && words.remaining(left(rows).length, rows.length, contradicted(rows))}
        </p>
        <div class="reconstruct-readings">{told && <Readings {...{ asked, rows }} />}</div>
      </section>
      <div class="lab-form">
        <Select
          name="show"
          label={words.filter}
          value={show}
          options={SHOWS.map((id) => [id, words.shows[id]])}
          onChange={(show) => put({ show })}
        />
      </div>
      <p class="help">{words.tableHelp}</p>
      <Table {...{ asked, run, listed, list, groups }} />
      <p class="reconstruct-chance">{intervals > 0 ? words.chance(intervals, missing) : told && words.exactOnly}</p>
      <Files {...{ asked, rows, run }} />
      <Games {...{ asked, run, listed }} close={() => list(0)} />
    </div>
  );
}

/** Those that no fact contradicts. */
export const left = (rows: Row[]) => rows.filter(({ all }) => all !== "contradicts");

function shows(filter: string): (row: Row) => boolean {
  if (filter === "remaining") return ({ all }) => all !== "contradicts";
  if (filter === "agreeing") return ({ all }) => all === "agrees";
  return filter === "contradicted" ? ({ all }) => all === "contradicts" : () => true;
}

/** In how many of the remaining combinations each choice stands. */
function Readings({ asked, rows }: Pick<Of, "asked" | "rows">) {
  const { game, setting } = asked;
  const remaining = left(rows).map(({ options }) => options);
  const weight = (id: string, choice: string) => {
    const own = rows.flatMap((row) => (row.options[id] === choice && row.weight !== undefined ? [row.weight] : []));
    return own.length > 0 ? own.reduce((sum, one) => sum + one, 0) : undefined;
  };
  if (remaining.length === 0) return undefined;
  return (
    <>
      {readings(setting.options, remaining).map(({ id, choices }) => (
        <div key={id}>
          <h3>{question(game, id)}</h3>
          <ul>
            {choices.map((choice) => (
              <li key={choice.id} data-choice={choice.id} data-remains={choice.remains}>
                {words.reading(title(game, id, choice.id), choice.remains, remaining.length, weight(id, choice.id))}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

function Files({ asked, rows, run }: Omit<Of, "put">) {
  const { game, setting, options } = asked;
  const name = `${game}-${setting.options.map(({ id }) => id).join("-")}-${setting.play}`;
  const files = [
    [words.csv, "text/csv", "csv", () => csv(game, setting, rows)],
    [words.json, "application/json", "json", () => json(game, setting, rows, options, run?.lists ?? [])],
  ] as const;
  return (
    <Group label={words.exports} class="lab-tools">
      {files.map(([text, type, ending, make]) => (
        <button key={ending} type="button" class="quiet" onClick={() => saveText(`${name}.${ending}`, make(), type)}>
          {text}
        </button>
      ))}
    </Group>
  );
}

/** The games of a combination, each of which opens. */
function Games({ asked, run, listed, close }: Pick<Of, "asked" | "run"> & { listed: number; close: () => void }) {
  const { game, sets } = asked;
  const games = run?.lists[listed - 1] ?? [];
  if (games.length === 0) return undefined;
  const sides = seats(game, {});
  const usual = { ...opening(game), options: withoutUsual(game, sets[listed - 1]) };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <section class="reconstruct-games" aria-label={words.gamesTitle(listed)} onKeyDown={onKeyDown}>
      <header>
        <h2 tabindex={-1}>{words.gamesTitle(listed)}</h2>
        <button type="button" class="quiet" onClick={close}>
          {words.close}
        </button>
      </header>
      <ol>
        {games.slice(0, LISTED).map((played, index) => (
          <li key={index}>
            <a href={write({ ...usual, line: played.line, ply: played.line.length })}>
              {words.game(index + 1, played, sides)}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
