// The room “Parting”: two choices of a rule, the shortest line after which they part, on two boards, and what they say
// differently.

import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { dice } from "../core/module.js";
import { type Kept, kept } from "../core/partings.js";
import { Select } from "../lib/controls.tsx";
import { lost } from "../lib/lost.js";
import { type RoomProps, rendered } from "../lib/rendered.ts";
import { parting as words } from "../words/laboratory.js";
import * as page from "../words/page.js";
import STYLES from "./laboratory.css?inline";
import { Line, placeOf } from "./parting-line.tsx";
import { List } from "./parting-list.tsx";
import { Look } from "./parting-look.tsx";
import { COMPARED, knownOf, read } from "./parting-pair.ts";
import { proofOf, settled } from "./parting-proof.ts";
import { Says } from "./parting-says.tsx";

export const partingRoom = rendered(Parting, [STYLES], load);

/** What is kept of every two choices; nothing where the file does not come. */
async function load(): Promise<Kept[] | undefined> {
  try {
    return await kept();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

const NONE: Kept[] = [];

function Parting({ context, state, about, data }: RoomProps<Kept[] | undefined>) {
  const all = data ?? NONE;
  const { form, pair } = useMemo(() => read(state, about, all), [state.game, state.options, state.compare, about, all]);
  const known = knownOf(pair);
  const { way } = placeOf(pair, known);
  const thrown = pair.rules.some(({ game, options }) => dice(game, options));
  const set = (about: string) => context.set(about, "visit");
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const note = !data && root.current ? lost(root.current, page.lost) : undefined;
    return () => note?.remove();
  }, [data]);
  return (
    <div class="lab-room parting-room" ref={root}>
      <Form {...form} set={set} />
      <h2 class="parting-title">{pair.heading}</h2>
      <section>
        <h3>{words.where}</h3>
        <div class="parting-proof" role="status">
          {proofOf(pair, known, way, thrown).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <Look key={pair.id} {...{ pair, known }} settled={thrown || settled(known)} />
        {way.line !== undefined && !thrown && !known.same && <Line {...{ pair, known, state }} />}
      </section>
      <section>
        <h3>{words.says}</h3>
        <Says pair={pair} pieces={state.pieces} />
      </section>
      <List game={state.game} all={all} set={set} />
    </div>
  );
}

type Asked = ReturnType<typeof read>["form"];

function Form({ options, comparable, compared, option, a, b, set }: Asked & { set: (about: string) => void }) {
  const choices = option.choices.map(({ id, title }) => [id, title] as const);
  // A choice against itself is none.
  const beside = (id: string, other: string) => (id === other ? choices.find(([own]) => own !== id)?.[0] : other);
  return (
    <div class="lab-form">
      <Select
        name="option"
        label={words.option}
        value={compared ? COMPARED : option.id}
        options={[
          ...(comparable ? [[COMPARED, words.compared] as const] : []),
          ...options.map(({ id, question }) => [id, question] as const),
        ]}
        onChange={set}
      />
      {!compared && (
        <>
          <Select
            name="a"
            label={words.a}
            value={a.id}
            options={choices}
            onChange={(id) => set(`${option.id}:${id}:${beside(id, b.id)}`)}
          />
          <Select
            name="b"
            label={words.b}
            value={b.id}
            options={choices}
            onChange={(id) => set(`${option.id}:${beside(id, a.id)}:${id}`)}
          />
        </>
      )}
    </div>
  );
}
