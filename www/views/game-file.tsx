// The editor of game files: a record as text, judged by the rules core while it is written, then played like the
// games of the collection.

import { type Signal, signal } from "@preact/signals";
import { type ComponentChildren, createPortal, render } from "preact";
import { useLayoutEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
import { gameInfo, outlines } from "../core/games.js";
import { gameFile, importVariant, reason } from "../core/module.js";
import { addStyles } from "../lib/add-styles.js";
import { Labelled, OpenFile, Options, Quiet } from "../lib/controls.tsx";
import { byId, h } from "../lib/dom.js";
import { saveText } from "../lib/files.js";
import { useKeptFocus } from "../lib/focus.ts";
import { keepHere, keepText, keptHere, keptText, onOtherWindow } from "../lib/kept.js";
import { write } from "../state/address.js";
import { packed } from "../state/own.js";
import { opening, type State } from "../state/store.js";
import { file as words } from "../words/file.js";
import { GameBoard } from "./game-board.tsx";
import STYLES from "./game-file.css?inline";
import { GameForm } from "./game-form.tsx";
import { sayOf, useJudged } from "./game-judged.ts";
import { broughtBack, drop, fileOf, idOf, keep, kept, putBy } from "./own-games.js";
import type { Page } from "./view.js";

/** What is written and not yet kept as a game, by the game that it was begun with. */
const draftOf = (game: string) => `file-${game}`;
/** Under this the name of a game is kept that has just been deleted, while the page is loaded again. */
const GONE = "deleted-game";
/** Begins the value of a choice that is a deleted game. */
const DELETED = "deleted ";
/** How large a file of a game may be, in bytes: the rules core reads no larger ones. */
const MOST_BYTES = 200_000;

/** A part of the page that few readers need. */
function place(within: string, id: string, kind: string, label: string) {
  const section = h("section", { id, class: kind, "aria-label": label, tabindex: kind === "stage" ? "-1" : undefined });
  const parent = document.querySelector(within);
  parent?.insertBefore(section, parent.querySelector(":scope > #tabs, :scope > #refusal"));
}

export class GameFile {
  /** What another window has written last. */
  readonly #heard = signal({});
  /** Whether the text is seen: it stays so when another game is chosen. */
  readonly #text = { open: false };

  constructor(readonly page: Page) {
    addStyles(STYLES);
    place(".plate", "file", "stage", words.maker);
    place(".plate", "file-source", "aside", words.label);
    place("#console", "file-tools", "stage-tools", words.tools);
    place(".folio", "file-text", "aside", words.about);
    const gone = keptHere(GONE);
    keepHere(GONE, undefined);
    if (gone) page.notice(words.removed(gone));
    // Another window has written in the same file: both have the same text, so that neither writes over the other.
    onOtherWindow((name) => {
      this.#heard.value = { name };
    });
  }

  render(state: State) {
    render(
      <Begun key={state.game} page={this.page} state={state} heard={this.#heard} seen={this.#text} />,
      byId("file"),
    );
  }
}

/** The file that is begun with a game, or with a deleted one. */
function Begun(given: Pick<EditorProps, "page" | "state" | "heard" | "seen">) {
  const [from, begin] = useState(given.state.game);
  return <Editor key={from} from={from} begin={(other) => other && begin(other)} {...given} />;
}

/** The file that is begun with: that of one of the collection’s games under a name of its own. */
function originalOf(from: string) {
  if (from.startsWith(DELETED)) return putBy().find(([name]) => from === `${DELETED}${name}`)?.[1] ?? "";
  return (
    fileOf(from) ??
    gameFile(from)
      .replace(/^id = .*$/m, () => `id = "my-${from}"`)
      .replace(/^title = .*$/m, () => `title = ${JSON.stringify(words.titleOf(gameInfo(from).title))}`)
  );
}

interface EditorProps {
  page: Page;
  state: State;
  heard: Signal;
  seen: { open: boolean };
  from: string;
  begin: (from: string) => void;
}

/** What is seen is what is kept of it, or else the file that it was begun with. */
function Editor({ page, state, heard, seen, from, begin }: EditorProps) {
  void heard.value;
  const original = useMemo(() => originalOf(from), [from]);
  const draft = keptText(draftOf(from));
  const text = draft ?? original;
  /** What stood here before another text took its place by a click. */
  const [before, remember] = useState("");
  const [, draw] = useReducer((count: number, _: string) => count + 1, 0);
  const field = useRef<HTMLTextAreaElement>(null);
  const typed = useRef(false);
  const judged = useJudged(text, state, typed);
  const { fault } = judged;
  const write = (next: string) => {
    typed.current = true;
    keepText(draftOf(from), next);
    draw(next);
  };
  const replace = (next: string) => {
    field.current?.setSelectionRange(0, 0);
    field.current?.scrollTo(0, 0);
    remember(text);
    keepText(draftOf(from), next === original ? undefined : next);
    draw(next);
  };
  useLayoutEffect(() => {
    const { current } = field;
    if (!current || current.value === text) return;
    const { selectionStart, selectionEnd } = current;
    current.value = text;
    current.setSelectionRange(selectionStart, selectionEnd);
  }, [text]);
  const line = fault?.line ?? 0;
  // A fault names the line in which it is.
  useLayoutEffect(() => {
    if (line > 0) uncover(field.current);
  }, [line]);
  return (
    <>
      <p>{words.lead}</p>
      <Beginnings from={from} begin={begin} />
      <GameForm text={text} known={judged.known} write={write} replace={replace} />
      {createPortal(
        <details class="game-file-text" open={seen.open} onToggle={({ currentTarget: { open } }) => (seen.open = open)}>
          <summary>{words.label}</summary>
          <p class="help">{words.text}</p>
          <textarea
            ref={field}
            class="game-file"
            spellcheck={false}
            autocapitalize="off"
            autocomplete="off"
            aria-label={words.label}
            aria-describedby="game-file-fault"
            aria-invalid={fault ? "true" : undefined}
            onInput={({ currentTarget }) => write(currentTarget.value)}
          />
        </details>,
        byId("file-source"),
      )}
      {createPortal(
        <>
          {judged.known && <GameBoard text={text} known={judged.known} faulty={fault !== undefined} write={write} />}
          <p class="help" role="status">
            {draft !== undefined && words.draft}
          </p>
          <p id="game-file-fault" class="game-file-fault" role="status">
            {fault ? sayOf(fault, text) : fits(text, from)}
          </p>
          <Deeds page={page} state={state} from={from} text={text} ready={judged.text === text && !fault}>
            <Quiet onClick={() => save(text)}>{words.save}</Quiet>
            <OpenFile
              label={words.open}
              accept=".toml,application/toml,text/plain"
              open={async (file) => {
                if (file.size > MOST_BYTES) page.notice(words.tooLarge);
                else replace(await file.text());
              }}
            />
            {line > 0 && <Quiet onClick={() => field.current && select(field.current, line)}>{words.goTo}</Quiet>}
            <Copy text={text} />
            {draft !== undefined && <Quiet onClick={() => replace(original)}>{words.anew}</Quiet>}
            {before && <Quiet onClick={() => replace(before)}>{words.back}</Quiet>}
          </Deeds>
        </>,
        byId("file-tools"),
      )}
      {createPortal(
        <>
          <p class="help">{words.help}</p>
          <FromVariant take={replace} />
        </>,
        byId("file-text"),
      )}
    </>
  );
}

/** What is said of a file without a fault. */
function fits(text: string, from: string) {
  const id = idOf(text);
  const other = kept()[id];
  return other !== undefined && other !== text && id !== from ? words.replaces(id) : words.right;
}

/** Opens what the text stands in. */
function uncover(field: HTMLTextAreaElement | null) {
  const details = field?.closest("details");
  if (details) details.open = true;
}

/** Takes a reader to a line, which is chosen. */
function select(field: HTMLTextAreaElement, line: number) {
  uncover(field);
  const lines = field.value.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  // What gets the focus is scrolled to where its caret stands.
  field.blur();
  field.setSelectionRange(start, start);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}

function Beginnings({ from, begin }: Pick<EditorProps, "from" | "begin">) {
  const all = outlines();
  const titled = ({ id, title }: (typeof all)[number]) => [id, title] as const;
  const groups = [
    [words.own, all.filter(({ id }) => fileOf(id)).map(titled)],
    [words.all, all.filter(({ id }) => !fileOf(id)).map(titled)],
    [words.deleted, putBy().map(([name]) => [`${DELETED}${name}`, name] as const)],
  ] as const;
  return (
    <Labelled class="game-file-tools" label={words.from}>
      <select value={from} onChange={({ currentTarget }) => begin(currentTarget.value)}>
        <option value="">{words.blank}</option>
        {groups.map(
          ([label, games]) =>
            games.length > 0 && (
              <optgroup key={label} label={label}>
                <Options of={games} />
              </optgroup>
            ),
        )}
      </select>
    </Labelled>
  );
}

/** Saves a file under the id of its game. */
const save = (text: string) => saveText(`${/^[\w-]+$/.exec(idOf(text))?.[0] ?? "game"}.toml`, text, "application/toml");

function Copy({ text }: { text: string }) {
  const [label, tell] = useState(words.copy);
  const copy = async () => {
    const copied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    tell(copied ? words.copied : words.notCopied);
    setTimeout(() => tell(words.copy), 2500);
  };
  return <Quiet onClick={() => void copy()}>{label}</Quiet>;
}

interface DeedsProps extends Pick<EditorProps, "page" | "state" | "from"> {
  text: string;
  /** Whether it is a game, as far as it is judged. */
  ready: boolean;
  children: ComponentChildren;
}

function Deeds({ page, state, from, text, ready, children }: DeedsProps) {
  const root = useKeptFocus<HTMLDivElement>();
  const remove = () => {
    if (!drop(state.game)) return page.notice(words.notDropped);
    keepHere(GONE, gameInfo(state.game).title);
    // What the page knows of the game goes with the page.
    location.hash = write({ ...opening(outlines()[0].id), view: "file" });
    location.reload();
  };
  return (
    <div class="game-file-tools" ref={root}>
      <button type="button" class="action" disabled={!ready} onClick={() => void play(page, from, text)}>
        {words.play}
      </button>
      {children}
      {state.game in kept() && <Quiet onClick={remove}>{words.remove}</Quiet>}
      <Quiet onClick={() => page.store.set({ view: "play" }, "visit")}>{words.close}</Quiet>
    </div>
  );
}

/** Keeps a file as a game, and opens it. */
async function play(page: Page, from: string, text: string) {
  const before = new Map(outlines().map(({ id }) => [id, fileOf(id)]));
  const found = await keep(text, from);
  if (found.kept) keepText(draftOf(from), undefined);
  if (found.kept && from.startsWith(DELETED)) broughtBack(from.slice(DELETED.length));
  const address = write(opening(found.id));
  // With something to do about it, it stands until it is closed, also at the next address.
  const action = { text: words.save, click: () => save(text) };
  if (!found.kept) page.notice(words.notStored, action);
  else if (!packed.has(found.id)) untilNextStep(page, page.notice(words.tooLong, action));
  // What the page has worked out of an earlier file of this name goes with the page.
  const stale = before.has(found.id) && before.get(found.id) !== text;
  location.hash = address;
  if (stale && (found.kept || packed.has(found.id))) location.reload();
}

/** A note that is of no more use when the reader goes on from the board that is opened. */
function untilNextStep({ store }: Page, note: Element) {
  let there = false;
  const unlisten = store.listen(() => {
    if (there) {
      note.remove();
      unlisten();
    }
    there = true;
  });
}

/** A section of Fairy-Stockfish’s `variants.ini`, to begin with. */
function FromVariant({ take }: { take: (file: string) => void }) {
  const [ini, paste] = useState("");
  const [section, name] = useState("");
  const [said, say] = useState("");
  const takeOver = () => {
    const own = section.trim() || (/^\s*\[([^\]:]+)/m.exec(ini)?.[1] ?? "").trim();
    try {
      const { file, unsaid } = importVariant(ini, own);
      take(file);
      say(unsaid.length > 0 ? words.unsaid(unsaid.join(", ")) : words.allSaid);
    } catch (error) {
      say(reason(error));
    }
  };
  return (
    <details class="game-file-ini">
      <summary>{words.ini}</summary>
      <Labelled label={words.iniText}>
        <textarea rows={6} spellcheck={false} value={ini} onInput={({ currentTarget }) => paste(currentTarget.value)} />
      </Labelled>
      <Labelled label={words.iniName}>
        <input
          type="text"
          spellcheck={false}
          autocapitalize="off"
          value={section}
          onInput={({ currentTarget }) => name(currentTarget.value)}
        />
      </Labelled>
      <Quiet onClick={takeOver}>{words.importIt}</Quiet>
      <p role="status">{said}</p>
    </details>
  );
}
