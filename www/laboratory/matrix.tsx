// The room “Matrix”: every game by every rule, each cell with its sentences, where they stand and how well, and a
// board.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { diagram } from "../board/pictures.js";
import { piecesOf } from "../core/games.js";
import type { RuleSentence } from "../core/module.js";
import { Match, reason } from "../core/module.js";
import { choiceOf } from "../core/options.js";
import { kept } from "../core/partings.js";
import { Check, Heads, Quiet, Search, Select } from "../lib/controls.tsx";
import { svg } from "../lib/dom.js";
import { Drawing } from "../lib/drawing.tsx";
import { printAs } from "../lib/print.js";
import { type RoomProps, rendered } from "../lib/rendered.ts";
import { Cite } from "../panels/cite.tsx";
import { write } from "../state/address.js";
import { opening } from "../state/store.js";
import { matrix as words } from "../words/laboratory.js";
import { standings } from "../words/page.js";
import STYLES from "./laboratory.css?inline";
import { type Row, type Rule, ruleTable } from "./rule-table.js";
import { FORMATS } from "../lib/files.js";

/** What is set in the room. */
type Setting = typeof USUAL;
interface Chosen {
  row: Row;
  rule: Rule;
}

const USUAL = { find: "", sort: "listed", rules: "listed", across: false, standing: "" };

export const matrixRoom = rendered(Matrix, [STYLES]);

function Matrix({ context, state, about }: RoomProps) {
  const all = useMemo(() => ruleTable(state, words.royal), [state.game, state.options]);
  const setting = useMemo(() => read(about), [about]);
  const { rows, rules, told } = useMemo(() => wanted(all, setting), [all, setting]);
  const [chosen, choose] = useState<Chosen>();
  const put = (patch: Partial<Setting>) => context.set(written({ ...setting, ...patch }), "step");
  const close = () => choose(undefined);
  useEffect(close, [all, setting]);
  const select = (name: "sort" | "rules" | "standing", label: string, options: Record<string, string>) => (
    <Select
      name={name}
      label={label}
      value={setting[name]}
      options={Object.entries(options)}
      onChange={(value) => put({ [name]: value })}
    />
  );
  return (
    <div class="lab-room matrix-room">
      <search class="lab-form">
        <Search
          name="find"
          label={words.filter}
          title={words.filterHelp}
          value={setting.find}
          onInput={(find) => put({ find })}
        />
        {select("sort", words.sort, words.sorts)}
        {select("rules", words.sortRules, words.ruleSorts)}
        {select("standing", words.standing, { "": words.standingAll, ...standings })}
        <Check name="across" label={words.transpose} checked={setting.across} onChange={(across) => put({ across })} />
      </search>
      <Copies table={() => plain(rows, rules, told, setting.across)} />
      <p class="help">{words.help}</p>
      <p class="help" role="status">
        {words.count(rows.length, rules.length)}
      </p>
      <p class="matrix-summary">{words.summary(...shared(rows, rules, told))}</p>
      {chosen && <Detail {...chosen} told={told(chosen.row, chosen.rule)} pieces={state.pieces} close={close} />}
      <Table {...{ rows, rules, told, chosen, choose }} across={setting.across} />
    </div>
  );
}

/** Takes what is seen along as text. */
function Copies({ table }: { table: () => Parameters<typeof FORMATS.csv>[0] }) {
  const [said, say] = useState("");
  const [text, show] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => field.current?.select(), [text]);
  const copy = async (format: keyof typeof FORMATS) => {
    const written = FORMATS[format](table());
    try {
      await navigator.clipboard.writeText(written);
      show(undefined);
      say(words.copied(words.copies[format]));
    } catch {
      show(written);
      say(words.notCopied);
    }
  };
  return (
    <>
      <div class="lab-tools">
        <span>{words.copy}</span>
        {(Object.keys(FORMATS) as (keyof typeof FORMATS)[]).map((format) => (
          <Quiet key={format} data-format={format} onClick={() => void copy(format)}>
            {words.copies[format]}
          </Quiet>
        ))}
        <Quiet onClick={() => printAs("view")}>{words.print}</Quiet>
        <span class="help" role="status">
          {said}
        </span>
      </div>
      {text !== undefined && <textarea ref={field} class="lab-text" readonly aria-label={words.copy} value={text} />}
    </>
  );
}

/** How many letters a cell has at most, if it has more than one sentence. */
const ROOM = 190;

/** How many sentences a cell shows, each of them whole. */
function atFirst(sentences: readonly RuleSentence[]) {
  const lengths = sentences.map(({ text }) => text.length);
  const fit = sentences.filter((_, at) => lengths.slice(0, at + 1).reduce((sum, own) => sum + own) <= ROOM).length;
  return Math.max(1, fit);
}

const nameOf = (rule: Rule) => rule.titles.join(" / ");

function Table({
  rows,
  rules,
  told,
  across,
  chosen,
  choose,
}: {
  rows: Row[];
  rules: Rule[];
  told: Told;
  across: boolean;
  chosen?: Chosen;
  choose: (cell?: Chosen) => void;
}) {
  const table = useRef<HTMLTableElement>(null);
  // One cell is a stop of the Tab key; arrows lead from it.
  const stop = (cell?: Element | null) => {
    for (const other of table.current?.querySelectorAll(".matrix-cell") ?? []) other.setAttribute("tabindex", "-1");
    cell?.setAttribute("tabindex", "0");
  };
  useLayoutEffect(() => stop(table.current?.querySelector(".matrix-cell")), [rows, rules, across]);
  const opened = useRef<HTMLElement | undefined>(undefined);
  useLayoutEffect(() => {
    if (!chosen) opened.current?.focus();
    opened.current = undefined;
  }, [chosen]);
  const onKeyDown = (event: KeyboardEvent) => {
    const now = document.activeElement?.closest("td");
    if (event.key === "Escape" && chosen) {
      opened.current = table.current?.querySelector<HTMLElement>("[aria-expanded]") ?? undefined;
      choose();
    } else if (event.key in STEPS && now && table.current) {
      const cell = next(table.current, now, STEPS[event.key]);
      if (cell) {
        stop(cell);
        cell.focus();
      }
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const cell = (row: Row, rule: Rule) => {
    const sentences = told(row, rule);
    if (sentences.length === 0) {
      return (
        <td class="matrix-none" key={`${row.id} ${rule.id}`}>
          <span role="img" aria-label={words.noneLabel}>
            {words.none}
          </span>
        </td>
      );
    }
    const whole = atFirst(sentences);
    const expanded = (chosen?.row === row && chosen.rule === rule) || undefined;
    return (
      <td key={`${row.id} ${rule.id}`}>
        <button
          type="button"
          class="matrix-cell"
          data-game={row.id}
          data-rule={rule.id}
          aria-expanded={expanded}
          onClick={({ currentTarget }) => {
            stop(currentTarget);
            choose({ row, rule });
          }}
        >
          {sentences.map((one, at) => (
            <span class={at < whole ? "matrix-sentence" : "matrix-sentence is-beyond"} key={one.text}>
              <Chip {...one} /> {one.text}
            </span>
          ))}
          {whole < sentences.length && <span class="matrix-more">{words.more(sentences.length - whole)}</span>}
        </button>
      </td>
    );
  };
  const head = across ? rows.map(({ title }) => title) : rules.map(nameOf);
  const lines = across
    ? rules.map((rule) => ({ name: nameOf(rule), cells: rows.map((row) => cell(row, rule)) }))
    : rows.map((row) => ({ name: row.title, cells: rules.map((rule) => cell(row, rule)) }));
  return (
    <section class="lab-scroll matrix-scroll" tabindex={0} aria-label={words.table} onKeyDown={onKeyDown}>
      <table class="lab-table matrix" ref={table}>
        <caption>{words.table}</caption>
        <Heads of={[words.game, ...head]} />
        <tbody>
          {lines.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const STEPS: Record<string, [down: number, right: number]> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};

/** The next cell that says something, over what is empty. */
function next(table: HTMLTableElement, from: HTMLTableCellElement, [down, right]: [number, number]) {
  let [row, column] = [(from.parentElement as HTMLTableRowElement).rowIndex, from.cellIndex];
  for (;;) {
    row += down;
    column += right;
    const place = table.rows[row]?.cells[column];
    if (!place) return undefined;
    const cell = place.querySelector<HTMLElement>(".matrix-cell");
    if (cell) return cell;
  }
}

/** Where the sentences of a cell stand, and a board. */
function Detail({
  row,
  rule,
  told,
  pieces,
  close,
}: Chosen & { told: readonly RuleSentence[]; pieces: RoomProps["state"]["pieces"]; close: () => void }) {
  const [board, show] = useState<{ picture?: Element; caption: string }>();
  useEffect(() => {
    let here = true;
    void boardOf(row, rule, told, pieces).then((found) => here && show(found));
    return () => {
      here = false;
    };
  }, [row, rule]);
  return (
    <aside class="matrix-detail" aria-live="polite">
      <header>
        <h2>{words.detail(row.title, nameOf(rule))}</h2>
        <Quiet onClick={close}>{words.close}</Quiet>
      </header>
      <figure class="matrix-board">
        <Drawing of={board?.picture} />
        <figcaption>{board?.caption}</figcaption>
      </figure>
      <ul>
        {told.map((one) => (
          <li key={one.text}>
            {one.text} <Chip {...one} /> <Cite game={row.id} text={one.sources.join("; ")} />
          </li>
        ))}
      </ul>
      <a href={write({ ...opening(row.id), options: row.options, panel: "rules" })}>{words.openGame}</a>
    </aside>
  );
}

/** How well a sentence is attested, and where it stands. */
function Chip({ standing, sources, rule }: RuleSentence) {
  return (
    <small class={`chip standing-${standing}`} title={rule && `${sources.join("; ")} (${rule})`}>
      {standings[standing]}
    </small>
  );
}

/** How the piece moves; a position in which choices of the rule part; or the array. */
async function boardOf(
  { id, options, cells }: Row,
  rule: Rule,
  told: readonly RuleSentence[],
  shown: RoomProps["state"]["pieces"],
): Promise<{ picture?: Element; caption: string }> {
  const own = piecesOf(id, shown);
  const pieces = own === "letters" || own === "pictograms" ? own : "figures";
  const picture = (match: Match, arrows: { from: string; to: string }[] = []) => {
    const drawn = svg(match.svg({ coordinates: false, pieces, prefix: "matrix", arrows }));
    match.free();
    return drawn;
  };
  try {
    const kind = cells.get(rule.id)?.kind;
    if (kind && kind.betza !== "") {
      return { picture: diagram(id, options, kind, pieces, "matrix"), caption: words.boards.moves };
    }
    const [, option, choice] = told.map(({ rule }) => /\.(.+)=(.+)$/.exec(rule)).find(Boolean) ?? [];
    const all = option ? await kept().catch(() => []) : [];
    const parted = all.find(
      (one) => one.game === id && one.option === option && one.line && (one.a === choice || one.b === choice),
    );
    if (parted?.line === undefined || !option) {
      return { picture: picture(new Match(id, { options })), caption: words.boards.array };
    }
    const only = parted.only ?? (parted.a === choice ? "a" : "b");
    const match = new Match(id, { options: { ...parted.beside, [option]: parted[only] } });
    match.playLine(parted.line.split(" ").filter(Boolean));
    const [, from, to] = /^([a-z]\d+)([a-z]\d+)/.exec(parted.move ?? "") ?? [];
    const title = (choice: string) => choiceOf(id, option, choice)?.title ?? choice;
    return {
      picture: picture(match, from && from !== to ? [{ from, to }] : []),
      caption: words.boards.parts(title(parted.a), title(parted.b)),
    };
  } catch (error) {
    return { caption: reason(error) };
  }
}

/** What is seen, as plain text. */
function plain(rows: Row[], rules: Rule[], told: Told, across: boolean) {
  const say = (row: Row, rule: Rule) =>
    told(row, rule)
      .map((one) => `${one.text} [${[...one.sources, standings[one.standing]].join("; ")}]`)
      .join(" ");
  return across
    ? {
        caption: words.table,
        head: [words.game, ...rows.map(({ title }) => title)],
        rows: rules.map((rule) => [nameOf(rule), ...rows.map((row) => say(row, rule))]),
      }
    : {
        caption: words.table,
        head: [words.game, ...rules.map(nameOf)],
        rows: rows.map((row) => [row.title, ...rules.map((rule) => say(row, rule))]),
      };
}

type Told = (row: Row, rule: Rule) => readonly RuleSentence[];

/** The rows and the rules that are wanted, in their order. */
function wanted(all: ReturnType<typeof ruleTable>, { find, sort, rules: by, standing }: Setting) {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  const told: Told = (row, rule) => {
    const own = row.cells.get(rule.id)?.sentences ?? [];
    const sentences = own.filter((one) => standing === "" || one.standing === standing);
    const said = sentences.map(({ text, sources, rule }) => `${text} ${sources.join(" ")} ${rule}`).join(" ");
    const text = `${row.title} ${nameOf(rule)} ${said}`.toLowerCase();
    return words.every((word) => text.includes(word)) ? sentences : [];
  };
  const holds = (row: Row, rule: Rule) => told(row, rule).length > 0;
  const rows = all.rows.filter((row) => all.rules.some((rule) => holds(row, rule)));
  const rules = all.rules.filter((rule) => rows.some((row) => holds(row, rule)));
  if (sort === "title") rows.sort((one, other) => one.title.localeCompare(other.title, "en"));
  if (by === "title") rules.sort((one, other) => nameOf(one).localeCompare(nameOf(other), "en"));
  if (by === "shared") rules.sort((one, other) => other.games - one.games);
  return { rows, rules, told };
}

/** What the room’s own text says. */
function read(about: string) {
  const set = { ...USUAL };
  for (const part of about.split(";")) {
    const [name, ...rest] = part.split("=");
    const text = rest.join("=");
    if (name === "across") set.across = true;
    else if (name === "sort" && text in words.sorts) set.sort = text;
    else if (name === "rules" && text in words.ruleSorts) set.rules = text;
    else if (name === "standing" && text in standings) set.standing = text;
    else if (name === "find") set.find = text;
  }
  return set;
}

function written({ find, sort, rules, across, standing }: Setting) {
  return [
    across && "across",
    sort !== USUAL.sort && `sort=${sort}`,
    rules !== USUAL.rules && `rules=${rules}`,
    standing !== "" && `standing=${standing}`,
    find.trim() !== "" && `find=${find.trim().replaceAll(";", " ").slice(0, 100)}`,
  ]
    .filter(Boolean)
    .join(";");
}

/** How many rules all games have that are shown, how many one game alone, and which game has most of its own. */
function shared(rows: Row[], rules: Rule[], told: Told) {
  const having = rules.map((rule) => rows.filter((row) => told(row, rule).length > 0));
  const alone = having.filter(({ length }) => length === 1).map(([row]) => row.title);
  const count = (title: string) => alone.filter((one) => one === title).length;
  const [most] = [...new Set(alone)].sort((one, other) => count(other) - count(one));
  const all = having.filter(({ length }) => length === rows.length).length;
  return [
    rows.length,
    all,
    alone.length,
    most === undefined ? undefined : { title: most, rules: count(most) },
  ] as const;
}
