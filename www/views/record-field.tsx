// The field for a pasted game record: read in whatever notation it is, and played. A faulty one says where and why, and
// what was read before the fault can be played.

import { render } from "preact";
import { useRef, useState } from "preact/hooks";
import { everyGame, gameInfo, outline } from "../core/games.js";
import { type GameRecordInfo, Match, reason, seats } from "../core/module.js";
import { addStyles } from "../lib/add-styles.js";
import { Labelled, OpenFile, Quiet } from "../lib/controls.tsx";
import { decodings } from "../lib/decoded.js";
import { byId } from "../lib/dom.js";
import { keepHere, keptHere } from "../lib/kept.js";
import { bring } from "../lib/motion.js";
import { RECORD_KEY } from "../panels/lines.js";
import { headsOf, keptRecordOf } from "../panels/record-notes.js";
import { readPosition } from "../state/address.js";
import { chooseNotation, notationOf } from "../state/notation.js";
import { elsewhere, type State } from "../state/store.js";
import { record as words } from "../words/notation.js";
import { tellOfLine } from "./passing.js";
import STYLES from "./record-field.css?inline";
import { MOST_BYTES, mostRead, Reading } from "./record-reading.ts";
import type { Page } from "./view.js";

/** Where a text is kept that has not been played. */
const DRAFT = "record";

type Take = (file?: File) => Promise<void>;

/** The field, and what takes a file in it. */
export function recordField(page: Page) {
  addStyles(STYLES);
  const form = document.createElement("div");
  const taking: { take?: Take } = {};
  render(<RecordField page={page} taking={taking} />, form);
  return { form, take: async (file: File) => taking.take?.(file) };
}

function RecordField({ page, taking }: { page: Page; taking: { take?: Take } }) {
  const { store } = page;
  const [text, write] = useState(keptHere(DRAFT) ?? "");
  /** Why it cannot be played, and what could be read of it. */
  const [fault, refuse] = useState<{ why: string; part?: GameRecordInfo }>({ why: "" });
  /** The same text as a record of another game. */
  const [other, offer] = useState<GameRecordInfo>();
  /** How many games the text holds, and which of them is meant. */
  const [games, count] = useState(1);
  const [number, choose] = useState("1");
  const [busy, say] = useState(false);
  const reading = useRef<Reading | undefined>(undefined);
  /** What is told of the record that was read last. */
  const told = useRef<HTMLElement | undefined>(undefined);

  const stop = () => {
    reading.current?.end();
    reading.current = undefined;
    told.current?.remove();
    say(false);
    refuse({ why: "" });
    offer(undefined);
  };
  const enter = (text: string) => {
    stop();
    write(text);
    // What is too long to be read is not kept either: it would fill what the browser keeps.
    keepHere(DRAFT, text.length > MOST_BYTES ? undefined : text || undefined);
    choose("1");
    count(1);
  };
  const play = (record: GameRecordInfo, at: number) => {
    stop();
    // Of a text with several games another can be played next.
    if (record.games > 1) count(record.games);
    else enter("");
    told.current = playRecord(page, record, at);
  };
  const refused = (fault: { why: string }) => {
    stop();
    refuse(fault);
  };
  const read = async (text: string, at: number) => {
    stop();
    const own = new Reading();
    reading.current = own;
    say(true);
    const { game, options } = store.state;
    const found = await own.read(text, { game, options, number: at }).catch(reason);
    // Another text is read meanwhile, or none.
    if (own !== reading.current) return;
    const moves = typeof found === "string" ? 0 : found.moves.length;
    const position = moves === 0 ? positionIn(text, store.state) : undefined;
    if (typeof position === "string") return refused({ why: position });
    if (position) {
      enter("");
      const { length } = store.state.line;
      put(page, position, []);
      told.current = tellOfLine(page, words.position(length));
      return;
    }
    if (typeof found !== "string") {
      count(found.games);
      if (!found.error) return play(found, at);
    }
    if (typeof found === "string") refuse({ why: found });
    else refuse({ why: found.error?.message ?? "", part: found.moves.length > 0 ? found : undefined });
    const elsewhere = await own.readElsewhere(text, { game, options, number: at });
    if (own !== reading.current) return;
    own.end();
    say(false);
    offer(elsewhere);
  };
  /** Reads a file, in the encoding in which most of its moves are read. */
  taking.take = async (chosen) => {
    if (!chosen) return;
    stop();
    if (chosen.size > MOST_BYTES) return refuse({ why: words.tooLarge(chosen.size, MOST_BYTES) });
    const { game, options } = store.state;
    const texts = decodings(await chosen.arrayBuffer(), page.game.session?.match.notations() ?? []);
    if (texts.length === 0) return refuse({ why: words.notText });
    const best = await mostRead(texts, { game, options, number: 1 });
    enter(best);
    await read(best, 1);
  };
  const { why, part } = fault;
  const at = Number(number) || 1;
  return (
    <form
      class="record"
      onSubmit={(event) => {
        event.preventDefault();
        void read(text, at);
      }}
    >
      <h2>{words.title}</h2>
      <textarea
        rows={3}
        required
        spellcheck={false}
        autocapitalize="off"
        aria-label={words.field}
        aria-invalid={why ? "true" : undefined}
        value={text}
        onInput={({ currentTarget }) => enter(currentTarget.value)}
      />
      <Labelled class="record-number" hidden={games < 2} label={words.number}>
        <input
          type="number"
          min={1}
          max={games}
          value={number}
          inputmode="numeric"
          onInput={({ currentTarget }) => choose(currentTarget.value)}
        />
      </Labelled>
      <div class="record-ways">
        <button type="submit" class="quiet">
          {words.read}
        </button>
        <OpenFile
          label={words.open}
          accept=".pgn,.kif,.kifu,.ki2,.ki2u,.csa,.usi,.wxf,.gib,.txt,text/plain"
          open={(file) => taking.take?.(file)}
        />
        {other && <Quiet onClick={() => play(other, at)}>{words.as(gameInfo(other.game).title)}</Quiet>}
        {part && <Quiet onClick={() => play(part, at)}>{words.use(part.moves.length)}</Quiet>}
      </div>
      <p class="help">{words.help}</p>
      <p class="help reading" role="status">
        {busy && words.reading}
      </p>
      <p class="why" role="alert">
        {why}
      </p>
    </form>
  );
}

type Placed = Pick<State, "game" | "options" | "position">;

/** A row of a position beside the next: no result and no fraction has two of them. */
const POSITION = /^(?!\w+:)\S*\/\S*\/\S*( |$)/;

/**
 * A position is no record, and is pasted all the same: that of the game of the page, or of the first that has it; or
 * what is wrong with it, as one of the page's.
 */
function positionIn(text: string, { game, options }: State): Placed | string | undefined {
  const line = text.trim();
  if (!POSITION.test(line) || line.includes("\n")) return undefined;
  let why = "";
  for (const id of [game, ...everyGame().map(({ id }) => id)]) {
    const { position, options: told } = readPosition(line, outline(id));
    const how = { position, options: id === game ? { ...options, ...told } : told };
    try {
      new Match(id, how).free();
      return { game: id, ...how };
    } catch (error) {
      // Of another game, or of none.
      why ||= (error as Error).message;
    }
  }
  return why;
}

/** Puts a position, and a line from there, in the place of the line. */
function put({ store }: Page, placed: Placed, line: string[]) {
  const fresh = placed.game === store.state.game ? {} : elsewhere(placed.game, store.state);
  store.set({ ...fresh, ...placed, line, ply: 0, study: undefined, view: "play" }, "edit");
  bring(byId("main"), true);
}

/** Puts a record in the place of the line, and says what it is. */
function playRecord(page: Page, record: GameRecordInfo, at: number) {
  const { game, options, position, moves, games, leftOut } = record;
  const line = moves.map(({ text }) => text);
  // Moves and board are named as the record names them, unless the reader has chosen otherwise.
  if (notationOf(game) === "coordinates") chooseNotation(game, record.notation);
  const told = keptRecordOf(record);
  keepHere(RECORD_KEY, JSON.stringify(told));
  put(page, { game, options, position }, line);
  const left = moves.reduce((all, { variations }) => all + variations.length, 0);
  const names = seats(game, options).map(({ name }) => name);
  const news = [
    words.played(line.length),
    told.result !== "*" && words.ended(told.result, names),
    left > 0 && words.left(left),
    leftOut,
    games > 1 && words.games(at, games),
    (headsOf(told, names).length > 0 || told.comments.length > 0) && words.beside,
  ];
  const note = tellOfLine(page, news.filter(Boolean).join(" "));
  // What has come to stand above the field is seen beside the board, where that is beside it.
  const list = document.querySelector("#panel-moves .moves");
  const folio = list?.closest(".folio");
  if (list && folio && folio.scrollHeight > folio.clientHeight) list.scrollIntoView({ block: "start" });
  return note;
}
