// What games of the room “Evidence” show: in sentences, as a plot, as a table, as files, and game by game.

import { signal } from "@preact/signals";
import { gameInfo } from "../core/games.js";
import { seats } from "../core/module.js";
import { choiceOf, optionOf } from "../core/options.js";
import { Group, Heads } from "../lib/controls.tsx";
import { saveText } from "../lib/files.js";
import { write } from "../state/address.js";
import { opening } from "../state/store.js";
import { evidence as words } from "../words/evidence.js";
import type { Play } from "./evidence-asked.ts";
import { csv, json } from "./evidence-files.ts";
import { Plot, plotFile } from "./evidence-plot.tsx";
import type { Row, Run } from "./evidence-run.js";
import { FALSE, FEWEST, couples } from "./paired-games.js";

/** How many games of a choice are listed. */
const LISTED = 100;
/** Whether the reader has opened the list of games, to which they may come back. */
const listed = signal(false);

interface Of {
  run: Run;
  /** Of the choices. */
  titles: string[];
}

export function Found({ run }: { run: Run }) {
  const { asked, measured, rows } = run;
  if (!measured) return undefined;
  const { game, option, play } = asked;
  const titles = asked.choices.map((id) => choiceOf(game, option, id)?.title ?? id);
  const caption = words.caption({
    title: gameInfo(game).title,
    question: optionOf(game, option)?.question ?? option,
    play: words.plays[play as Play],
    games: Math.min(...measured.map(({ games }) => games)),
    seed: asked.seed,
  });
  const plot = { rows, titles, caption };
  const file = `${game}-${option}-${play}`;
  const take = (text: string, type: string, ending: string, make: () => string) => (
    <button type="button" class="quiet" onClick={() => saveText(`${file}.${ending}`, make(), type)}>
      {text}
    </button>
  );
  return (
    <div class="evidence-found">
      <Answers {...{ run, titles }} />
      <figure class="evidence-plot">
        <Plot {...plot} />
        <figcaption>{caption}</figcaption>
      </figure>
      <Group label={words.measure} class="evidence-scroll" tabindex={0}>
        <Measures {...{ rows, titles }} />
      </Group>
      <Group label={words.exports} class="evidence-exports">
        {take(words.csv, "text/csv", "csv", () => csv(run))}
        {take(words.json, "application/json", "json", () => json(run))}
        {take(words.svg, "image/svg+xml", "svg", () => plotFile(plot))}
      </Group>
      <Games {...{ run, titles }} />
    </div>
  );
}

/** What was found, in sentences. */
function Answers({ run, titles }: Of) {
  const compared = run.rows.flatMap(({ compared }) => compared).filter(({ higher, lower }) => higher + lower > 0);
  const differing = run.rows.flatMap(({ id, found, compared }) =>
    compared
      .filter(({ q }) => q <= FALSE)
      .map((one) => {
        const [own, other] = one.choices;
        return words.differs(id, titles[own], titles[other], one, [found[own]?.value, found[other]?.value]);
      }),
  );
  return (
    <section class="evidence-answers">
      <h2>{words.found}</h2>
      <p>
        <strong>{words.answer(words.plays[run.asked.play as Play], run.parted, differing.length, run.done)}</strong>
      </p>
      {couples(titles.length).map(([one, other], place) => (
        <p key={`${one} ${other}`}>{words.parted(titles[one], titles[other], run.parted[place])}</p>
      ))}
      {differing.length > 0 && (
        <ul>
          {differing.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <p class="help">
        {differing.length > 0 ? words.chance(compared.length) : words.nothing(compared.length, FEWEST)}
      </p>
    </section>
  );
}

function Measures({ rows, titles }: { rows: Row[]; titles: string[] }) {
  return (
    <table class="evidence-table">
      <caption>{words.table}</caption>
      <Heads of={[words.measure, ...titles, words.difference]} />
      <tbody>
        {rows.map((row) => (
          <Measure key={row.id} {...row} titles={titles} />
        ))}
      </tbody>
    </table>
  );
}

function Measure({ id, title, help, found, compared, titles }: Row & { titles: string[] }) {
  const told = compared.filter(({ q }) => q <= FALSE);
  const shown = (compared.length === 1 ? compared : told).map((one) =>
    words.inPairs(id, titles[one.choices[0]], titles[one.choices[1]], one, told.includes(one)),
  );
  return (
    <tr>
      <th scope="row">
        <span>{title}</span>
        {help && <small>{help}</small>}
      </th>
      {found.map((one, place) =>
        one ? (
          <td key={titles[place]}>
            <span class="evidence-value">{words.figure(id, one.value)}</span>
            <span class="evidence-interval"> {words.interval(id, one)}</span>
          </td>
        ) : (
          <td key={titles[place]}>–</td>
        ),
      )}
      <td class={told.length > 0 ? "evidence-differs" : "evidence-same"}>
        {shown.join("; ") || (compared.length > 0 ? words.none : "–")}
      </td>
    </tr>
  );
}

/** The games, each of which opens. */
function Games({ run, titles }: Of) {
  const { choices } = run.asked;
  return (
    <details
      class="evidence-games"
      open={listed.value}
      onToggle={({ currentTarget }) => {
        listed.value = currentTarget.open;
      }}
    >
      <summary>{words.list}</summary>
      <div class="evidence-columns">
        {listed.value &&
          choices.map((choice, index) => (
            <section key={choice}>
              <h2>{titles[index]}</h2>
              <ol>
                <Played {...{ run, choice }} />
              </ol>
            </section>
          ))}
      </div>
    </details>
  );
}

/** The games of a choice that have been played so far. */
function Played({ run, choice }: { run: Run; choice: string }) {
  const { game, options, option } = run.asked;
  const chosen = { ...options, [option]: choice };
  const usual = { ...opening(game), options: chosen };
  const sides = seats(game, chosen);
  const games = run.games.get(choice)?.slice(0, LISTED) ?? [];
  return (
    <>
      {games.map(
        (played, number) =>
          played && (
            <li key={number}>
              <a href={write({ ...usual, line: played.line, ply: played.line.length })}>
                {words.game(number + 1, played, sides)}
              </a>
            </li>
          ),
      )}
    </>
  );
}
