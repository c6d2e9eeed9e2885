// Sentences with the numbers of their sources, and the list of these, as the museum's texts have them.

import type { ComponentChildren } from "preact";
import type { ChoiceInfo } from "../core/module.js";
import { Cite } from "../panels/cite.tsx";
import { standings } from "../words/page.js";

export interface Sentence {
  text: string;
  /** Ids of its sources; none of what is about what was read. */
  from: string[];
  /** Whether it begins a paragraph. */
  begins?: true;
}

export interface Source {
  id: string;
  /** The work and the place in it; of what was not read, who reports it. */
  cite: string;
  /** Read, reported by another, or our own. */
  standing: "described" | "reported" | "inferred";
  url?: string;
  /** Id of the source, where a game or the museum cites it too. */
  work?: string;
}

/** The word for a standing, with a mark that tells it by shape. */
export function Standing({ of }: { of: ChoiceInfo["standing"] }) {
  return <span class={`standing standing-${of}`}>{standings[of]}</span>;
}

/** How well something is attested, and where it stands; where a game cites it, that leads there. */
export function Attested(of: { standing: ChoiceInfo["standing"]; cite: string; game?: string }) {
  return (
    <>
      <Standing of={of.standing} /> {of.game ? <Cite game={of.game} text={of.cite} /> : <cite>{of.cite}</cite>}
    </>
  );
}

/** The sentences, each with the numbers of its sources. */
export function Paragraphs({ sentences, sources }: { sentences: Sentence[]; sources: Source[] }) {
  const found: Sentence[][] = [];
  for (const sentence of sentences) {
    if (sentence.begins || found.length === 0) found.push([]);
    found[found.length - 1].push(sentence);
  }
  return (
    <>
      {found.map((paragraph) => (
        <p key={paragraph[0].text}>
          {paragraph.map(({ text, from }) => [text, <Numbers key={text} {...{ from, sources }} />, " "])}
        </p>
      ))}
    </>
  );
}

/** The numbers of sources in the list of them. */
export function Numbers({ from, sources }: { from: string[]; sources: Source[] }) {
  if (from.length === 0) return null;
  const found = from.map((id) => sources.findIndex((source) => source.id === id)).sort((one, other) => one - other);
  return <sup title={found.map((at) => sources[at].cite).join("; ")}>{found.map((at) => at + 1).join(", ")}</sup>;
}

/** @param sort what kind of source it is, in words */
export function Cited({ source: { cite, url, standing }, sort }: { source: Source; sort?: string }) {
  return (
    <li>
      <cite>
        {url ? (
          <a href={url} rel="noopener">
            {cite}
          </a>
        ) : (
          cite
        )}
      </cite>{" "}
      <Standing of={standing} />
      {sort && " "}
      {sort && <i>{sort}</i>}
    </li>
  );
}

/** One after the other, with something between them. */
export const joined = (parts: ComponentChildren[], between: string) =>
  parts.flatMap((part, at) => (at === 0 ? [part] : [between, part]));
