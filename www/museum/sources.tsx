// The room of the sources: what remains of a game’s rules if only some are heard, a bibliography that programs can
// read, and how this page is cited.

import { useEffect, useMemo, useState } from "preact/hooks";
import { gameInfo, outline } from "../core/games.js";
import { type ChoiceInfo, whole } from "../core/module.js";
import { optionOf } from "../core/options.js";
import { Group, Select } from "../lib/controls.tsx";
import { useKeptFocus } from "../lib/focus.ts";
import { type RoomProps, rendered } from "../lib/rendered.ts";
import { write } from "../state/address.js";
import { opening, type State } from "../state/store.js";
import { margin as words, unread } from "../words/museum.js";
import { sources } from "./bibliography.js";
import { Bibliography, Entry } from "./bibliography-list.tsx";
import { HeardBoard } from "./heard-board.tsx";
import { type Filter, type Margin, margin, type Question, readFilter, STANDINGS, writeFilter } from "./margin.js";
import STYLES from "./sources.css?inline";
import { Attested } from "./told.tsx";

export const sourcesRoom = rendered(Sources, [STYLES], whole);

/** What the build calls the version of the page; nothing, where the page has no files beside it. */
async function built() {
  try {
    const response = await fetch(new URL("pkg/precache.js", document.baseURI));
    return /version: "(\w+)"/.exec(await response.text())?.[1];
  } catch {
    return undefined;
  }
}

let version: Promise<string | undefined> | undefined;

function useVersion() {
  const [found, tell] = useState<string>();
  useEffect(() => {
    version ??= built();
    void version.then(tell);
  }, []);
  return found;
}

function Sources({ context, state, about }: RoomProps) {
  const { game, options } = state;
  const filter = readFilter(about, game);
  const found = useMemo(() => margin(game, options, filter), [state, about]);
  const heard = sources().find(({ id }) => id === filter.source);
  const hear = (change: Partial<Filter>) => context.set(writeFilter({ ...filter, ...change }), "visit");
  return (
    <div class="margin">
      <p class="help" role="status">
        {filter.unread.length > 0 && unread(filter.unread)}
      </p>
      <section>
        <h2>{words.rules(outline(game).title)}</h2>
        <Group class="margin-filter" label={words.filter}>
          <Select
            name="source"
            label={words.source}
            value={filter.source}
            options={[["", words.every], ...gameInfo(game).sources.map(({ id, short }) => [id, short] as const)]}
            onChange={(source) => hear({ source })}
          />
          <Select
            name="standing"
            label={words.standing}
            value={filter.standing}
            options={Object.keys(STANDINGS).map((id) => [id, words.standings[id]])}
            onChange={(standing) => hear({ standing })}
          />
        </Group>
        {heard && (
          <ul class="margin-heard">
            <Entry {...heard} />
          </ul>
        )}
        <p role="status" class="margin-count">
          {words.count(found.kept, found.all)}
        </p>
        <HeardBoard state={state} found={found} />
        <Gaps state={state} found={found} />
        <Rules game={game} {...found} />
      </section>
      <section>
        <h2>{words.bibliography}</h2>
        <Bibliography game={game} />
        <h2>{words.cite}</h2>
        <p class="help">{words.citeHelp}</p>
        <Cite state={state} filter={filter} />
      </section>
    </div>
  );
}

/** What is not told any more, and what stays open. */
function Gaps({ state, found: { silent, open, settled } }: { state: State; found: Margin }) {
  const root = useKeptFocus<HTMLDivElement>();
  return (
    <div class="margin-gaps" ref={root}>
      {silent.length > 0 && (
        <p class="margin-silent">
          {words.silent} <b>{silent.join(", ")}</b>
        </p>
      )}
      {Object.entries({ open, settled }).map(
        ([id, asked]) =>
          asked.length > 0 && (
            <details key={id} class={`margin-${id}`}>
              <summary>{`${words[id as "open" | "settled"]} ${asked.length}`}</summary>
              <ul>
                {asked.map((one) => (
                  <Asked key={one.id} asked={one} state={state} />
                ))}
              </ul>
            </details>
          ),
      )}
    </div>
  );
}

function Asked({ asked, state }: { asked: Question; state: State }) {
  return (
    <li>
      <i>{asked.question}</i> {asked.choices.length === 0 ? words.none : words.several(asked.choices.length)}
      <ul>
        {asked.choices.map((choice) => (
          <Answer key={choice.id} {...{ asked, choice, state }} />
        ))}
      </ul>
    </li>
  );
}

/** An answer with its source, and the address under which it is in force. */
function Answer({ asked, choice, state }: { asked: Question; choice: ChoiceInfo; state: State }) {
  const { game, room } = state;
  const { [asked.id]: _, ...options } = state.options;
  if (choice.id !== optionOf(game, asked.id)?.default) options[asked.id] = choice.id;
  return (
    <li>
      {choice.id === asked.now.id ? (
        <b>{choice.title}</b>
      ) : (
        <a href={write({ ...opening(game), options, view: "room", room })}>{choice.title}</a>
      )}{" "}
      <Attested standing={choice.standing} cite={choice.source} game={game} />
    </li>
  );
}

/** The sentences that remain. */
function Rules({ game, sections }: Margin & { game: string }) {
  return (
    <div class="margin-rules">
      {sections.map(({ title, kept, lost }) => (
        <section key={title} class={kept.length === 0 ? "is-silent" : undefined}>
          <h3>{title}</h3>
          {kept.map(({ text, sources, standing }) => (
            <p key={text}>
              {text} <Attested standing={standing} cite={sources.join("; ")} game={game} />
            </p>
          ))}
          {lost.length > 0 && <p class="margin-lost">{`${lost.length} ${words.gone}`}</p>}
        </section>
      ))}
    </div>
  );
}

/** How the page is cited as it stands. */
function Cite({ state, filter }: { state: State; filter: Filter }) {
  const version = useVersion();
  const { game, options } = state;
  const info = gameInfo(game);
  const chosen = info.options.flatMap(({ id, choices }) => {
    const choice = choices.find((one) => one.id === options[id]);
    return choice ? [choice.title] : [];
  });
  const about = writeFilter(filter);
  const part: Partial<State> = about === "" ? { panel: "rules" } : { view: "room", room: `sources:${about}` };
  // With v=1 every choice is named, so that the address keeps its meaning when a default changes.
  const address = new URL(write({ ...opening(game), options, ...part }), document.baseURI).href;
  const heard = [
    info.sources.find(({ id }) => id === filter.source)?.short,
    filter.standing !== "any" && words.standings[filter.standing].toLowerCase(),
  ];
  return (
    <p class="margin-cite">
      <span>{words.title(info.title, chosen, heard.filter(Boolean).join(", "), version)}. </span>
      <a href={address}>{address}</a>
    </p>
  );
}
