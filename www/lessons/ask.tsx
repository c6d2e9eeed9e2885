// The fields of a step’s question. Another kind of question begins with what is nearest.

import { useMemo } from "preact/hooks";
import { gameInfo } from "../core/games.js";
import { kinds, type Match, seats } from "../core/module.js";
import { Select } from "../lib/controls.tsx";
import { form as words } from "../words/lesson-room.js";
import { Field, list } from "./field.tsx";
import { type Ask, GOALS, KINDS, type Lesson, type Step, stand } from "./lesson.js";
import { tabiya } from "./rules.js";

type Choices = [value: string, text: string][];
type Kind = (typeof KINDS)[number];

/** What there is to ask for. */
interface There {
  /** The squares of the pieces that may move, each with what stands there. */
  movers: Choices;
  /** The kinds and the sides that stand on the board. */
  kinds: Choices;
  sides: Choices;
  /** The questions of the rules. */
  options: Choices;
}

interface Asking<Of extends Ask = Ask> {
  ask: Of;
  there: There;
  set: (ask: Of) => void;
}

export function Question({ lesson, step, set }: { lesson: Lesson; step: Step; set: (ask?: Ask) => void }) {
  const there = useMemo(() => thereIs(lesson, step), [lesson.game, lesson.options, step]);
  const { ask } = step;
  return (
    <>
      <Offer
        name="kind"
        label={words.ask}
        value={ask?.kind ?? "none"}
        options={(["none", ...KINDS] as const).map((kind) => [kind, words.kinds[kind]])}
        onChange={(kind) => set(begun(kind, ask, there))}
      />
      <div class="lessons-ask">
        {ask?.kind === "squares" && <Of of={ask.of} movers={there.movers} set={(of) => set({ ...ask, of })} />}
        {ask?.kind === "find" && <Find ask={ask} set={set} there={there} />}
        {ask?.kind === "move" && <Move ask={ask} set={set} there={there} />}
        {ask?.kind === "legal" && (
          <Field
            name="move"
            label={words.move}
            placeholder="c1e3"
            value={ask.move}
            onInput={(move) => set({ ...ask, move: move.trim() })}
          />
        )}
        {ask?.kind === "reading" && (
          <>
            <Offer
              name="option"
              label={words.option}
              value={ask.option}
              options={there.options}
              onChange={(option) => set({ ...ask, option })}
            />
            <Of of={ask.of} movers={there.movers} set={(of) => set({ ...ask, of })} />
          </>
        )}
      </div>
    </>
  );
}

/** A select that offers also what is chosen and not known. */
function Offer({ options, ...more }: Omit<Parameters<typeof Select>[0], "options"> & { options: Choices }) {
  const { value } = more;
  const known = value === "" || options.some(([id]) => id === value);
  return <Select {...more} options={known ? options : [...options, [value, value]]} />;
}

/** A piece on the board. */
function Of({ of = "", movers, set }: { of?: string; movers: Choices; set: (of: string) => void }) {
  return <Offer name="of" label={words.of} value={of} options={movers} onChange={set} />;
}

function Find({ ask, set, there }: Asking<Extract<Ask, { kind: "find" }>>) {
  const byKind = {
    kind: "find",
    piece: ask.piece ?? there.kinds[0]?.[0] ?? "",
    ...(ask.seat && { seat: ask.seat }),
  } as const;
  return (
    <>
      <Field
        name="places"
        label={words.places}
        placeholder={words.placesHelp}
        value={(ask.squares ?? []).join(" ")}
        onInput={(text) => set(list(text).length > 0 ? { kind: "find", squares: list(text) } : byKind)}
      />
      {ask.squares === undefined && (
        <>
          <Offer
            name="piece"
            label={words.piece}
            value={ask.piece ?? ""}
            options={there.kinds}
            onChange={(piece) => set({ ...byKind, piece })}
          />
          <Offer
            name="seat"
            label={words.seat}
            value={ask.seat ?? ""}
            options={[["", words.anySeat], ...there.sides]}
            onChange={(seat) => set({ kind: "find", piece: byKind.piece, ...(seat && { seat }) })}
          />
        </>
      )}
    </>
  );
}

function Move({ ask, set, there }: Asking<Extract<Ask, { kind: "move" }>>) {
  const { goal, moves = [] } = ask;
  return (
    <>
      <Offer
        name="goal"
        label={words.goal}
        value={goal ?? "moves"}
        options={([...GOALS, "moves"] as const).map((goal) => [goal, words.goals[goal]])}
        onChange={(goal) =>
          set(goal === "moves" ? { kind: "move", moves } : { kind: "move", goal, ...(ask.of && { of: ask.of }) })
        }
      />
      {goal === undefined ? (
        <Field
          name="moves"
          label={words.moves}
          placeholder={words.lineHelp}
          value={moves.join(" ")}
          onInput={(text) => set({ kind: "move", moves: list(text) })}
        />
      ) : (
        <Of
          of={ask.of}
          movers={[["", words.anyPiece], ...there.movers]}
          set={(of) => set({ kind: "move", goal, ...(of && { of }) })}
        />
      )}
    </>
  );
}

/** A question of another kind. */
function begun(kind: string, ask: Ask | undefined, { movers, kinds, options }: There): Ask | undefined {
  const own: { of?: string } = ask && "of" in ask ? ask : {};
  const of = own.of ?? movers[0]?.[0] ?? "";
  const questions: Record<Kind, Ask> = {
    squares: { kind: "squares", of },
    find: { kind: "find", piece: kinds[0]?.[0] ?? "" },
    move: { kind: "move", goal: GOALS[0] },
    legal: { kind: "legal", move: "" },
    reading: { kind: "reading", option: options[0]?.[0] ?? "", of },
  };
  if (kind === ask?.kind) return ask;
  return kind in questions ? questions[kind as Kind] : undefined;
}

function thereIs({ game, options, ...lesson }: Lesson, step: Step): There {
  const questions = gameInfo(game).options.map(({ id, question }): Choices[number] => [id, question]);
  let match: Match | undefined;
  try {
    match = stand(tabiya, { ...lesson, game, options, steps: [step] }, 0);
    const pieces = match.board();
    const all = kinds(game, options);
    const nouns = new Map(all.map(({ id, noun }) => [id, noun]));
    const from = new Set(match.legal().flatMap(({ from }) => (from ? [from] : [])));
    const nounOn = (square: string) => nouns.get(pieces.find((piece) => piece.square === square)?.kind ?? "") ?? "";
    return {
      movers: [...from].map((square) => [square, `${square} (${nounOn(square)})`]),
      kinds: all.filter(({ id }) => pieces.some(({ kind }) => kind === id)).map(({ id, noun }) => [id, noun]),
      sides: seats(game, options)
        .filter(({ id }) => pieces.some(({ seat }) => seat === id))
        .map(({ id, name }) => [id, name]),
      options: questions,
    };
  } catch {
    return { movers: [], kinds: [], sides: [], options: questions };
  } finally {
    match?.free();
  }
}
