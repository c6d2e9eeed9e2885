// The room of one study: above the board what is asked and what can be done, beside it what is proved and where it
// stands.

import { createPortal } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { sameOptions } from "../core/options.js";
import { Quiet, Way } from "../lib/controls.tsx";
import { byId } from "../lib/dom.js";
import { bring } from "../lib/motion.js";
import { asWritten } from "../state/reading.js";
import type { State } from "../state/store.js";
import { studies as words } from "../words/studies.js";
import { Cited } from "./cited.tsx";
import { addressOf, type Study } from "./corpus.js";
import { EveryMove } from "./distances.tsx";
import { Every } from "./every.tsx";
import { Lines } from "./lines.tsx";
import { Rules } from "./rules.tsx";
import { Progress } from "./runner.tsx";
import type { Solving } from "./solving.ts";
import { claimed, keysOf, proven } from "./study-text.js";
import { Key } from "./tools.tsx";

export interface RoomProps {
  solving: Solving;
  study: Study;
  state: State;
  /** The neighbours in the list. */
  previous?: Study;
  next?: Study;
  /** Opens another study; the list, without one. */
  go: (study?: Study) => void;
}

export function Room(props: RoomProps) {
  const { solving, study, state } = props;
  return (
    <>
      <div class="study-head">
        <h2 class="study-title">{study.title}</h2>
        <p class="study-task">{claimed(study)}</p>
      </div>
      <Answer of={solving} />
      <Deeds {...props} />
      <Progress of={solving.runner} />
      <Proof of={solving} stands={solving.proofStands} />
      {createPortal(
        <>
          <Ways {...props} />
          <Key of={Object.values(words.deeds).map(({ text, help }) => [text, help] as const)} />
          <EveryMove of={solving.distances} />
          <Every
            asked={solving.asked}
            runner={solving.runner}
            show={(_, options, position, line) => solving.store.set({ options, position, line, ply: 0 }, "edit")}
          />
          <Lines
            study={study}
            state={state}
            found={solving.provedLine}
            go={(line, ply) => solving.put({ line, ply })}
            solve={() => solving.solve({ ...solving.asked, line: [] })}
          />
          <Rules study={study} state={state} solving={solving} />
          <About study={study} />
        </>,
        byId("study-text"),
      )}
    </>
  );
}

function Answer({ of: { answer } }: { of: Solving }) {
  const { text, worth } = answer.value;
  return (
    <p class="study-answer" role="status" data-worth={worth}>
      {text}
    </p>
  );
}

function Deeds({ solving, study, state }: RoomProps) {
  const { here, out } = solving;
  const going = here && solving.ended === undefined;
  const asPosed = state.line.length === 0 && !out.value && sameOptions(state.options, study.options);
  const none = solving.distances.none.value;
  const deed = (
    id: keyof typeof words.deeds,
    click: () => void,
    on: boolean,
    pressed?: boolean,
    title = words.deeds[id].help,
  ) => (
    <Quiet data-deed={id} title={title} disabled={!on} aria-pressed={pressed} onClick={click}>
      {words.deeds[id].text}
    </Quiet>
  );
  return (
    <div class="study-deeds">
      {deed("hint", () => solving.hint(), going)}
      {deed("back", () => solving.back(), here && state.ply > 0)}
      {deed("again", () => solving.again(), !(here && asPosed))}
      {deed("solve", () => solving.solve(), going)}
      {deed("out", () => solving.playOut(), here, out.value !== undefined)}
      {deed("distances", () => solving.measure(), here && !none, solving.distances.on.value, none)}
    </div>
  );
}

function Ways({ study, previous, next, go }: RoomProps) {
  const way = (to: Study | undefined, text: string, named: (title: string) => string) =>
    to && (
      <Way href={addressOf(to)} aria-label={named(to.title)} title={named(to.title)} go={() => go(to)}>
        {text}
      </Way>
    );
  return (
    <nav class="study-ways" aria-label={words.others}>
      <Way href={`#/${study.game}?v=1&view=studies`} go={() => go()}>
        {words.all}
      </Way>
      {way(previous, words.previous, words.previousNamed)}
      {way(next, words.next, words.nextNamed)}
    </nav>
  );
}

function Proof({ of: solving, stands }: { of: Solving; stands: boolean }) {
  const proof = solving.proof.value;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (proof && root.current) bring(root.current);
  }, [proof]);
  return (
    <div class="study-proof" hidden={!stands} ref={root}>
      {proof && <Proved {...proof} play={(line, ply) => solving.show(line, ply)} />}
    </div>
  );
}

function Proved({
  asked,
  found,
  millis,
  play,
}: NonNullable<Solving["proof"]["value"]> & { play: (line: string[], ply: number) => void }) {
  const { line } = asked;
  return (
    <>
      <h3>{words.proof(line.length)}</h3>
      <p>{keysOf(asked, found)}</p>
      <p class="help">{words.effort(found, millis)}</p>
      {found.line.length > 0 && (
        <>
          <p>
            {asWritten({ ...asked, line: [...line, ...found.line] })
              .slice(line.length)
              .join(" ")}
          </p>
          <Quiet data-deed="line" onClick={() => play([...line, ...found.line], line.length)}>
            {words.showLine}
          </Quiet>
        </>
      )}
    </>
  );
}

/** Where a study stands, and what is on record. */
function About({ study }: { study: Study }) {
  const { sources, stands, fame, transcript, reconstructed, note, verdict } = study;
  return (
    <div class="study-about">
      <h3>{words.source}</h3>
      <p>{words.author(study)}</p>
      {fame && <p>{words.famous(fame.why)}</p>}
      <ul>
        {stands.map((place) => (
          <li key={words.standing(place)}>
            <b>{words.standing(place)}</b>: {words.told(place)}
          </li>
        ))}
      </ul>
      {sources.length > 0 && (
        <>
          <p>{words.readIn}</p>
          <ul>
            {sources.map((source) => (
              <li key={`${source.work} ${source.page}`}>
                {source.url ? (
                  <Cited {...source} />
                ) : (
                  <cite>
                    <Cited {...source} />
                  </cite>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {[transcript && words.transcribed, reconstructed, note].filter(Boolean).map((text) => (
        <p class="help" key={text}>
          {text}
        </p>
      ))}
      <details class="study-verdict" key={study.id}>
        <summary>{words.verdict}</summary>
        <p>
          <b>{words.kinds[verdict.state]}</b>. {proven(study)}
        </p>
      </details>
      <p>
        {words.address} <a href={addressOf(study)}>{addressOf(study)}</a>
      </p>
    </div>
  );
}
