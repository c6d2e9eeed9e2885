// The list of studies: of one game or of all, to be searched, and printed as a sheet with the solutions overleaf.

import { signal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { outline } from "../core/games.js";
import { Quiet, Search, Select, Way } from "../lib/controls.tsx";
import { Drawing } from "../lib/drawing.tsx";
import { printAs } from "../lib/print.js";
import type { State } from "../state/store.js";
import { studies as words } from "../words/studies.js";
import { addressOf, depthOf, type Study, worksOf } from "./corpus.js";
import { Sheets } from "./sheet.tsx";
import { claimed, diagram } from "./study-text.js";
import { Key, Tools } from "./tools.tsx";

type Kind = keyof typeof words.kinds;

/** Where this window keeps what the list was narrowed to. */
const KEPT = "tabiya-studies";

/** What the list is narrowed to; every game, work and kind where it is empty. */
type Narrowed = typeof WHOLE;

const WHOLE = { game: "", work: "", kind: "", find: "" };

const printed = signal(false);

/** For each game it is a list of its own. */
export function Shelf({ all, state, open }: { all: Study[]; state: State; open: (study: Study) => void }) {
  const [narrowed, set] = useState(() => recalled(all, state.game));
  const offers = offered(all, narrowed);
  const narrow = (patch: Partial<Narrowed>) => {
    const next = settled(all, { ...narrowed, ...patch });
    set(next);
    keep(state.game, next);
  };
  const shown = useMemo(() => wanted(all, narrowed), [all, narrowed]);
  const follow = (study: Study) => {
    // From the study one comes back to the list of its game.
    keep(study.game, narrowed);
    open(study);
  };
  const select = (name: keyof typeof offers, id: string, label: string) => (
    <Select
      name={id}
      label={label}
      value={narrowed[name]}
      options={offers[name]}
      onChange={(value) => narrow({ [name]: value })}
    />
  );
  return (
    <>
      {!printed.value && <p class="study-lead">{words.lead}</p>}
      <Tools>
        <search class="study-filters">
          <Search
            name="find"
            label={words.find_}
            placeholder={words.findPlaceholder}
            value={narrowed.find}
            onInput={(find) => narrow({ find })}
          />
          {select("game", "game", words.game)}
          {select("work", "work", words.work)}
          {select("kind", "verdict", words.kind)}
        </search>
        <div class="study-deeds">
          <Quiet
            aria-pressed={printed.value}
            title={words.sheetHelp}
            onClick={() => {
              printed.value = !printed.value;
            }}
          >
            {words.sheet}
          </Quiet>
          <button type="button" class="action" hidden={!printed.value} onClick={() => printAs("view")}>
            {words.print}
          </button>
        </div>
        <p class="help" role="status">
          {words.count(shown.length, all.length)}
        </p>
        <Key
          of={[
            ...Object.entries(words.kinds).map(([id, name]) => [name, words.kindMeans[id as Kind]] as const),
            ...words.depths,
          ]}
        />
      </Tools>
      <div class="study-shelf">
        {printed.value ? (
          <Sheets studies={shown} state={state} />
        ) : (
          <ul class="study-list">
            {shown.map((study) => (
              <li key={`${study.game} ${study.id}`}>
                <Card study={study} state={state} named={!narrowed.game} go={() => follow(study)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function Card({ study, state, named, go }: { study: Study; state: State; named: boolean; go: () => void }) {
  const { id, game, title, fame, verdict } = study;
  const claim = useMemo(() => claimed(study), [study]);
  return (
    <Way href={addressOf(study)} class="study-card" data-study={id} go={go}>
      <Board study={study} state={state} />
      <span class="study-words">
        <b>{title}</b>
        <span>{claim}</span>
        <span class="study-source">{words.cited(study)}</span>
        {fame && <span class="study-source">{words.famous(fame.why)}</span>}
        <span class="study-source">{words.depth(depthOf(study))}</span>
        <span class="study-kind" data-kind={verdict.state}>
          {words.kinds[verdict.state]}
        </span>
        {named && <span class="study-source">{outline(game).title}</span>}
      </span>
    </Way>
  );
}

/** A board that is drawn when it comes into sight. */
function Board({ study, state }: { study: Study; state: State }) {
  const place = useRef<HTMLSpanElement>(null);
  const [seen, see] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver((all) => see((seen) => seen || all.some((one) => one.isIntersecting)));
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  const picture = useMemo(
    () => (seen ? diagram(study, state, `study-${study.id}`) : undefined),
    [seen, study, state.pieces, state.coordinates],
  );
  return (
    <span class="study-board" data-game={study.game} data-study={study.id} ref={place}>
      <Drawing of={picture} />
    </span>
  );
}

type Choices = [value: string, text: string][];

/** What there is to be chosen from. */
function offered(all: Study[], { game }: Narrowed) {
  const of = all.filter((study) => !game || study.game === game);
  const choices = (every: string, ids: string[], title = (id: string) => id): Choices => [
    ["", every],
    ...[...new Set(ids)].map((id): Choices[number] => [id, title(id)]),
  ];
  const kinds: Record<string, string> = words.kinds;
  return {
    game: choices(
      words.everyGame,
      all.map((study) => study.game),
      (id) => outline(id).title,
    ),
    work: choices(words.everyWork, of.flatMap(worksOf)),
    kind: choices(
      words.everyKind,
      of.map(({ verdict }) => verdict.state),
      (id) => kinds[id] ?? id,
    ),
  };
}

/** Without what there no longer is. */
function settled(all: Study[], narrowed: Narrowed): Narrowed {
  const offers = offered(all, narrowed);
  const there = (name: keyof typeof offers) =>
    offers[name].some(([id]) => id === narrowed[name]) ? narrowed[name] : "";
  return { find: narrowed.find, game: there("game"), work: there("work"), kind: there("kind") };
}

/** The studies that stand in the list, in their order. */
function wanted(all: Study[], { game, work, kind, find }: Narrowed) {
  const text = find.trim().toLowerCase();
  return all.filter(
    (study) =>
      (!game || study.game === game) &&
      (!work || worksOf(study).includes(work)) &&
      (!kind || study.verdict.state === kind) &&
      searched(study).includes(text),
  );
}

/** What a study is found by. */
function searched({ title, author, date, stands, sources, position, note, game, id }: Study) {
  const works = [...stands.map(words.standing), ...stands.map(({ by }) => by), ...sources.map(({ work }) => work)];
  return [title, author, date, ...works, position, note, outline(game).title, id].join(" ").toLowerCase();
}

/** What the list of a game was narrowed to when it was last seen in this window. */
function recalled(all: Study[], of: string): Narrowed {
  let last: Record<string, unknown> = {};
  try {
    last = Object(JSON.parse(sessionStorage.getItem(KEPT) ?? "{}"));
  } catch {
    // It is whole.
  }
  const own = { ...WHOLE, game: of };
  const { game, work, kind, find } = last.of === of ? { ...own, ...last } : own;
  return settled(all, { game: String(game), work: String(work), kind: String(kind), find: String(find) });
}

/** @param of the game at whose list it will be recalled */
function keep(of: string, narrowed: Narrowed) {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ of, ...narrowed }));
  } catch {
    // It keeps nothing.
  }
}
