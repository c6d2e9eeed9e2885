// The composing tools, beside the board on which a position is set up: solve it, say whether it is sound, and which
// sound position is nearest.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { reason } from "../core/module.js";
import { Labelled, Quiet } from "../lib/controls.tsx";
import type { SolveResult } from "../pkg/lab.js";
import { write } from "../state/address.js";
import { asWritten } from "../state/reading.js";
import { opening } from "../state/store.js";
import { studies, compose as words } from "../words/studies.js";
import { Every } from "./every.tsx";
import type { Asked } from "../endings/tables.js";
import { lab } from "../state/lab.js";
import { type Help, outcomeAt, prove, proveEither } from "./prover.js";
import { Progress, Runner } from "./runner.tsx";
import { keysOf, resultOf } from "./study-text.js";

/** Plies that are asked for to begin with, and the most. */
const [USUAL, MOST] = [7, 60];
/** Results beyond which nothing is to be looked for. */
const SURE = ["win", "loss", "draw"];
/** How long the nearest sound position is looked for, in milliseconds. */
const PATIENCE = 60_000;

type Position = Omit<Asked, "line">;

/**
 * @param posed the position that is set up, if it is possible
 * @param take puts a position on the board
 */
export function Compose({ posed, take }: { posed?: Position; take: (position: string) => void }) {
  const runner = useMemo(() => new Runner(), []);
  const asked = useMemo<Asked | undefined>(() => posed && { ...posed, line: [] }, [posed]);
  // The position is another: what was said of it goes.
  useLayoutEffect(() => runner.end(), [asked]);
  const [plies, count] = useState(String(USUAL));
  const [said, say] = useState<{ of?: Asked; parts: ComponentChildren[] }>({ parts: [] });
  const most = Math.max(1, Math.min(MOST, Math.round(Number(plies)) || USUAL));
  const under = async (job: (asked: Asked, help: Help) => Promise<ComponentChildren[]>) => {
    const tell = (...parts: ComponentChildren[]) => say({ of: asked, parts });
    if (!asked) return tell(words.impossible);
    const over = outcomeAt(asked)?.text;
    if (over) return tell(over);
    tell();
    try {
      const done = await runner.run((help) => job(asked, help));
      if (done) tell(...done.found);
    } catch (error) {
      tell(studies.failed(reason(error)));
    }
  };
  const solve = (proof: typeof prove, ...limits: number[]) =>
    under(async (asked, help) => {
      const began = performance.now();
      let found = await proof(asked, limits[0], help);
      for (const plies of limits.slice(1)) if (!SURE.includes(found.result)) found = await proof(asked, plies, help);
      return [...result(asked, found), studies.effort(found, performance.now() - began)];
    });
  const deed = (id: "won" | "solve" | "sound" | "nearest", click: () => Promise<void>) => (
    <Quiet data-deed={id} title={words[`${id}Help`]} onClick={() => void click()}>
      {words[id]}
    </Quiet>
  );
  return (
    <section class="compose" aria-label={words.title}>
      <h2>{words.title}</h2>
      <div class="study-deeds">{deed("won", () => solve(proveEither, 5, 9, 15, MOST))}</div>
      <Progress of={runner} />
      <div class="compose-said" role="status">
        {said.of === asked && said.parts.map((part, at) => (typeof part === "string" ? <p key={at}>{part}</p> : part))}
      </div>
      <details class="compose-more">
        <summary>{words.more}</summary>
        <div class="study-deeds">
          <Labelled class="compose-plies" label={words.plies}>
            <input
              type="number"
              name="plies"
              min={1}
              max={MOST}
              value={plies}
              title={words.pliesHelp}
              onInput={({ currentTarget }) => count(currentTarget.value)}
            />
          </Labelled>
          {deed("solve", () => solve(prove, most))}
          {deed("sound", () => under((asked, help) => sound(asked, most, help)))}
          {deed("nearest", () => under((asked, help) => nearest(asked, most, help, take)))}
        </div>
      </details>
      <Every asked={asked} runner={runner} show={(_game, _options, found) => take(found)} />
    </section>
  );
}

/** What a position is worth, its keys, and its line. */
function result(asked: Asked, found: SolveResult) {
  if (found.keys.length === 0) return [resultOf(asked, found)];
  const { game, options, position } = asked;
  const address = write({ ...opening(game), options, position, line: found.line, ply: 0 });
  return [
    resultOf(asked, found),
    keysOf(asked, found),
    asWritten({ ...asked, line: found.line }).join(" "),
    <p key="step">
      <a href={address}>{words.step}</a>
    </p>,
  ];
}

async function judged(asked: Asked, plies: number, { signal, tell }: Help, millis?: number) {
  const { soundness } = await lab();
  const onProgress = ({ depth, nodes }: SolveResult) => tell?.({ depth, nodes });
  return soundness(asked, { plies, signal, millis, onProgress });
}

async function sound(asked: Asked, plies: number, help: Help) {
  const found = await judged(asked, plies, help);
  return [found.sound ? words.isSound : words.faults[found.fault ?? "unknown"], ...result(asked, found)];
}

async function nearest(asked: Asked, plies: number, help: Help, take: (position: string) => void) {
  const { sound, nearest } = await judged(asked, plies, help, PATIENCE);
  if (sound) return [words.isSound];
  if (!nearest) return [words.noNear];
  const { position } = nearest;
  const [key] = asWritten({ ...asked, position, line: [nearest.key] });
  return [
    words.near({ ...nearest, key }),
    <Quiet key="take" data-deed="take" onClick={() => take(position)}>
      {words.take}
    </Quiet>,
  ];
}
