// The table “Were they right?”: what the masters said of endings, and what all their positions come to.

import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { outline } from "../core/games.js";
import { kinds, reason } from "../core/module.js";
import { sameOptions } from "../core/options.js";
import { Heads, Quiet, Search, Select } from "../lib/controls.tsx";
import { useKeptFocus } from "../lib/focus.ts";
import { printAs } from "../lib/print.js";
import { saveText } from "../lib/files.js";
import { mayMove } from "../lib/motion.js";
import { write } from "../state/address.js";
import type { State } from "../state/store.js";
import { studies as words, table as own } from "../words/studies.js";
import { Cited } from "./cited.tsx";
import { alike, chosen, judged, others, rulesOf, worked } from "./found.js";
import { Progress, type Runner } from "./runner.tsx";
import { type Show, Shares } from "./shares.tsx";
import type { Solved, Verdict } from "./study.js";
import { Tools } from "./tools.tsx";
import { verdictFile } from "./verdict-file.js";

/** So many pieces besides the kings a table has room for. */
const MOST = 2;

/** What is looked for. */
const find = signal("");
/** The choice under which endings are counted too: its game, a space, and the choice. */
const under = signal("");
/** What was solved here, by the claim. */
const here = signal<ReadonlyMap<string, Solved[]>>(new Map());

/** Puts the longest win of an ending on the board. */
type ShowOf = (one: Verdict, ...win: Parameters<Show>) => void;

export function Table({ all, state, runner, show }: { all: Verdict[]; state: State; runner: Runner; show: ShowOf }) {
  const [failed, fail] = useState("");
  const body = useKeptFocus<HTMLTableSectionElement>();
  // The rules are those of the games of the endings, whatever game the page shows.
  const games = [...new Set(all.filter(isSmall).map((one) => one.game))];
  const [ruled, choice = ""] = under.value.split(" ");
  const options = chosen(choice);
  const lacks = (one: Verdict) => choice !== "" && one.game === ruled && isSmall(one) && !knows(one, options);
  const text = find.value.trim().toLowerCase();
  const shown = all.filter((one) => searched(one).includes(text));
  const solved = all.filter(({ id, solved }) => solved ?? here.value.has(id)).length;
  const solve = async (one: Verdict, options: Solved["options"]) => {
    const [first, second] = one.material.map((letters) => letters.toUpperCase());
    const asked = { game: one.game, options, material: `K${first}vK${second}` };
    try {
      const found = (await runner.run((help) => worked(asked, help)))?.found;
      if (found) here.value = new Map(here.value).set(one.id, [...(here.value.get(one.id) ?? []), found]);
      if (found) fail("");
    } catch (error) {
      fail(words.failed(reason(error)));
    }
  };
  const save = () => {
    const rows = shown.map((one) => ({ one, ending: ending(one), found: foundOf(one) }));
    saveText("tabiya-endings.csv", verdictFile(rows), "text/csv");
  };
  return (
    <>
      <h2 class="study-caption" id="study-table-title">
        {own.title}
      </h2>
      <p class="study-lead">{own.lead}</p>
      <Tools>
        <p class="help">{own.help}</p>
        <search class="study-filters">
          <Search
            name="ending"
            label={words.find_}
            value={find.value}
            onInput={(value) => {
              find.value = value;
            }}
          />
          <Select
            name="under"
            label={own.under}
            value={under.value}
            options={[
              ["", own.choose],
              ...games.flatMap((game) =>
                others(game).map(
                  ([id, text]) => [`${game} ${id}`, own.ruleOf(outline(game).title, text)] satisfies [string, string],
                ),
              ),
            ]}
            onChange={(choice) => {
              under.value = choice;
            }}
          />
        </search>
        <p class="help" role="status">
          {choice && own.countable(outline(ruled).title, shown.filter(lacks).length)}
        </p>
        <div class="study-deeds">
          <Quiet title={own.csvHelp} onClick={save}>
            {own.csv}
          </Quiet>
          <Quiet onClick={() => printAs("view")}>{own.print}</Quiet>
        </div>
        <Progress of={runner} />
        <p class="help" role="status">
          {failed || own.count(shown.length, all.length, solved)}
        </p>
      </Tools>
      <section class="study-table" tabindex={0} aria-label={own.title}>
        <p class="study-key">
          {own.key}
          {Object.entries(own.parts).map(([part, text]) => (
            <span key={part}>
              <span class="study-sample" data-part={part} aria-hidden="true" />
              {text}
            </span>
          ))}
        </p>
        <table aria-labelledby="study-table-title">
          <Heads of={own.heads} />
          <tbody ref={body}>
            {shown.map((one) => (
              <Row
                key={one.id}
                one={one}
                chosen={choice && one.game === ruled ? options : undefined}
                show={(...win) => show(one, ...win)}
                address={write({ ...state, ask: one.id })}
                asked={state.ask === one.id}
                found={foundOf(one)}
                solve={lacks(one) ? () => void solve(one, options) : undefined}
              />
            ))}
          </tbody>
        </table>
        <p class="study-foot">{own.foot(location.href)}</p>
      </section>
    </>
  );
}

function Row({
  one,
  address,
  asked,
  chosen,
  found,
  show,
  solve,
}: {
  one: Verdict;
  /** Where it stands by itself, and whether that is what is shown. */
  address: string;
  asked: boolean;
  /** The choice that is looked for among what was found. */
  chosen?: Solved["options"];
  found: Solved[];
  show: Show;
  /** Counts it under that choice, where that can be done and has not been. */
  solve?: () => void;
}) {
  const { id, game, claim, who, sources, note, condition } = one;
  const { right, otherwise } = judged(one, found);
  const isChosen = ({ options }: Solved) => chosen !== undefined && sameOptions(options, chosen);
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (asked) row.current?.scrollIntoView({ block: "center", behavior: mayMove() ? "smooth" : "auto" });
  }, [asked]);
  return (
    <tr ref={row} data-verdict={id} aria-current={asked || undefined}>
      <th scope="row">
        {ending(one)}
        <small>{outline(game).title}</small>
        <small>
          <a href={address} aria-label={own.linkTo(ending(one))}>
            {own.link}
          </a>
        </small>
        {asked && <small role="status">{own.linked}</small>}
      </th>
      <td>
        <span>{own.said(who, claim)}</span>
        {sources.map((source) => (
          <small key={`${source.work} ${source.page}`}>
            <Cited {...source} />
          </small>
        ))}
        {note && <small>{note}</small>}
        {condition && <small>{condition.text}</small>}
      </td>
      <td>
        {alike(found).map(({ found, also }) => (
          <Shares
            key={rulesOf(game, found.options)}
            {...{ game, found, also, show }}
            conditioned={!!condition}
            chosen={[found, ...also].some(isChosen)}
          />
        ))}
        {!isSmall(one) && found.length === 0 && <small>{own.tooMany}</small>}
        {chosen && solve && <Quiet onClick={solve}>{own.countUnder(rulesOf(game, chosen))}</Quiet>}
      </td>
      <td data-right={right}>
        {own.right[right]}
        {otherwise.length > 0 && <small>{own.otherwise(otherwise.map(({ options }) => rulesOf(game, options)))}</small>}
        {condition && <small>{own.counted(condition.counted)}</small>}
      </td>
    </tr>
  );
}

/** What was found of an ending, on record and here. */
export const foundOf = ({ id, solved = [] }: Verdict) => [...solved, ...(here.value.get(id) ?? [])];

/** Whether a page can make its table. */
const isSmall = ({ material }: Verdict) => material.join("").length <= MOST;

/** Whether it has been counted under these rules. */
const knows = (one: Verdict, options: Solved["options"]) =>
  foundOf(one).some((found) => sameOptions(found.options, options));

/** The pieces in words. */
export function ending({ game, material, colours }: Verdict) {
  const all = kinds(game, {});
  const side = (letters: string) =>
    [...letters].map((letter) => all.find((kind) => kind.letter === letter.toLowerCase())?.noun ?? letter);
  return own.ending(side(material[0]), side(material[1]), colours);
}

/** What a claim is found by. */
const searched = (one: Verdict) =>
  [ending(one), one.who, one.note, outline(one.game).title, ...one.sources.map(({ work }) => work)]
    .join(" ")
    .toLowerCase();
