// The search room, in which everything is found.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { outline } from "../core/games.js";
import { whole } from "../core/module.js";
import { type RoomProps, rendered } from "../lib/rendered.ts";
import { addressOf, everyStudy } from "../studies/corpus.js";
import { find as words } from "../words/museum.js";
import STYLES from "./find.css?inline";
import {
  called,
  deedEntries,
  type Entry,
  entries,
  roomEntry,
  search,
  studyEntry,
  wallEntry,
  witnessEntry,
} from "./index.js";
import { boardsOf, everyWall, spoken } from "./walls.js";
import { spoken as heard, testimony } from "./witnesses.js";

/** How many of each kind are shown at most. */
const MOST = 12;

/** After how long without another letter the count is announced, in milliseconds. */
const PAUSE = 800;

/** Whether the room has been seen. Its button and its key take the focus to the field (app/app.js). */
let seen = false;

let all: Promise<Entry[]> | undefined;

export const findRoom = rendered(Find, [STYLES], () => {
  all ??= everything();
  return all;
});

/** What can be found; studies, wall texts and witnesses come from their own files, and can be missing. */
async function everything() {
  await whole();
  const all = entries();
  try {
    const studies = await everyStudy();
    all.push(...studies.map((study) => studyEntry(study, addressOf(study), outline(study.game).title)));
    const walls = await everyWall();
    all.push(...walls.map((wall) => wallEntry(wall, spoken(wall), boardsOf(wall)[0].game)));
    const { witnesses } = await testimony();
    all.push(...witnesses.map((witness) => witnessEntry(witness, heard(witness))));
  } catch (error) {
    console.warn(error);
  }
  return all;
}

function Find({ context, state, about, data }: RoomProps<Entry[]>) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!seen) field.current?.focus({ preventScroll: true });
    seen = true;
  }, []);
  const rooms = useMemo(
    () => [...context.places(state).map(roomEntry), ...deedEntries(state)],
    [state.game, state.compare],
  );
  const found = useMemo(() => search([...rooms, ...data], about), [rooms, data, about]);
  const count = rooms.length + data.length;
  const kinds = Object.entries(words.kinds).map(([kind, title]) => {
    const own = found.filter((one) => one.kind === kind);
    return { kind, title, found: own, named: own.length > 0 && called(own[0], about) };
  });
  // What is called just so stands above what only speaks of it.
  kinds.sort((one, other) => Number(other.named) - Number(one.named));
  return (
    <div class="finder">
      <search>
        <label class="find-field">
          <span>{words.field}</span>
          <input
            ref={field}
            type="search"
            name="find"
            placeholder={words.placeholder}
            autocomplete="off"
            spellcheck={false}
            maxlength={100}
            value={about}
            onInput={({ currentTarget }) => context.set(currentTarget.value, "step")}
          />
        </label>
      </search>
      <Count text={about.trim() === "" ? words.ready(count) : words.count(found.length, count)} />
      <div class="find-found">
        {kinds.map(({ kind, title, found }) => (
          <Kind key={kind} {...{ kind, title, found }} />
        ))}
      </div>
    </div>
  );
}

/** How much is found: seen at once, and announced when no more is typed. */
function Count({ text }: { text: string }) {
  const [said, say] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => say(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <>
      <p class="help" aria-hidden="true">
        {text}
      </p>
      <p class="unseen" role="status">
        {said}
      </p>
    </>
  );
}

function Kind({ kind, title, found }: { kind: string; title: string; found: Entry[] }) {
  if (found.length === 0) return null;
  return (
    <section data-kind={kind}>
      <h2>{title}</h2>
      <ul>
        {found.slice(0, MOST).map(({ title, text, href }) => (
          <li key={href + title + text}>
            <a href={href}>{title}</a> <span>{text}</span>
          </li>
        ))}
      </ul>
      {found.length > MOST && <p class="help">{words.more(found.length - MOST)}</p>}
    </section>
  );
}
