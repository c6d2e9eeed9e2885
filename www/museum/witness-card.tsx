// All that is said of a witness, each date a link to its source.

import { outline, allGames } from "../core/games.js";
import { roomAddress } from "../state/room-address.ts";
import { witnesses as words } from "../words/museum.js";
import { works } from "./bibliography.js";
import { Cited, joined, Numbers, Paragraphs, type Source } from "./told.tsx";
import { sourcesOf, type Testimony, type Witness } from "./witnesses.js";

/** Its dates, each of which opens its source. */
export function Dates({ of, told: { sources } }: { of: Witness; told: Testimony }) {
  const links = of.dates.map(({ text, source: id }) => {
    const source = sources.find((one) => one.id === id);
    const href = source?.url ?? works.find((work) => work.id === source?.work)?.URL;
    // What has no address of its own stands in the bibliography.
    const place = href ?? roomAddress(allGames()[0].id, "sources");
    return (
      <a key={`${id} ${text}`} class="witness-date" href={place} rel={href && "noopener"} title={source?.cite}>
        {text}
      </a>
    );
  });
  return <>{joined(links, words.between)}</>;
}

/** Numbered, each with what kind of source it is. */
export function SourceList({ sources }: { sources: Source[] }) {
  const sort = (work?: string) => words.genres[works.find(({ id }) => id === work)?.genre ?? ""];
  return (
    <ol class="witness-sources">
      {sources.map((source) => (
        <Cited key={source.id} source={source} sort={sort(source.work)} />
      ))}
    </ol>
  );
}

export function Card({ witness, told }: { witness: Witness; told: Testimony }) {
  const { id, title, kind, place, certainty, games, text, doubt = [], sic = [] } = witness;
  const sources = sourcesOf(witness, told.sources);
  const { name, help } = words.certainties[certainty];
  return (
    <li data-witness={id} class="witness">
      <div class="witness-who">
        <h3 tabindex={-1}>{title}</h3>
        <p class="witness-dates">
          <Dates of={witness} told={told} />
        </p>
        <p>
          {`${words.kinds[kind]} · ${place} · `}
          <span data-certainty={certainty} title={help}>
            {name}
          </span>
        </p>
        <p class="help">{games.map(({ game, as }) => words.role(words.as[as], outline(game).title)).join("; ")}</p>
      </div>
      <div class="witness-said">
        <Paragraphs sentences={text} sources={sources} />
        {doubt.length > 0 && (
          <div class="witness-doubt">
            <Paragraphs sentences={doubt} sources={sources} />
          </div>
        )}
        {sic.map(({ said, received, in: where, by }) => (
          <p key={said}>
            {words.says(told.sources.find((one) => one.id === where)?.cite ?? "")} <q>{said}</q> <i>[sic]</i>;{" "}
            {words.received} {received}
            <Numbers from={[by]} sources={sources} />.
          </p>
        ))}
      </div>
      <SourceList sources={sources} />
    </li>
  );
}
