// The form above a game file: what people change first. It writes into the text, which stays the truth; what the text
// says in another way stands as it is.

import { useState } from "preact/hooks";
import { Check, Labelled, Options, Quiet } from "../lib/controls.tsx";
import { file } from "../words/file.js";
import type { Known } from "./game-judged.ts";
import {
  boardOf,
  endOf,
  MOVES,
  movesOf,
  promotionOf,
  renamed,
  resized,
  withEnd,
  withMoves,
  withPromotion,
} from "./game-terms.js";
import { hasMore, piecesIn, shortened, stringOf, valueFor } from "./game-text.js";
import { fileOf, idOf } from "./own-games.js";

const words = file.form;

interface FormProps {
  text: string;
  /** Writes a change, and puts another text in the place of this one, which can be brought back. */
  write: (text: string) => void;
  replace: (text: string) => void;
  /** The last text that was a game. */
  known?: Known;
}

export function GameForm(props: FormProps) {
  const { text, write, replace } = props;
  const title = stringOf(valueFor(text, "", "title"));
  return (
    <form class="file-form" aria-label={words.label} onSubmit={(event) => event.preventDefault()}>
      <div class="file-form-fields">
        <Labelled label={words.title}>
          <input
            type="text"
            name="title"
            disabled={title === undefined}
            value={title ?? ""}
            onInput={({ currentTarget }) => write(renamed(text, currentTarget.value, fileOf(idOf(text)) !== undefined))}
          />
        </Labelled>
        <Size {...props} />
        <Ends {...props} />
        <Promotion {...props} />
      </div>
      <Moves {...props} />
      {hasMore(text) && (
        <p>
          <Quiet title={words.shortenHelp} onClick={() => replace(shortened(text))}>
            {words.shorten}
          </Quiet>
        </p>
      )}
    </form>
  );
}

function Size({ text, write }: FormProps) {
  const board = boardOf(text);
  return (
    <>
      <Count name="files" most={26} value={board?.files} set={(to) => board && write(resized(text, to, board.ranks))} />
      <Count name="ranks" most={99} value={board?.ranks} set={(to) => board && write(resized(text, board.files, to))} />
    </>
  );
}

interface CountProps {
  name: "files" | "ranks" | "zone";
  most: number;
  value: number | undefined;
  set: (to: number) => void;
}

/** A number that is taken when it has been written: half of it is another. */
function Count({ name, most, value, set }: CountProps) {
  const [draft, write] = useState<string>();
  return (
    <Labelled label={words[name]}>
      <input
        type="number"
        name={name}
        min={1}
        max={most}
        disabled={value === undefined}
        value={draft ?? value}
        onInput={({ currentTarget }) => write(currentTarget.value)}
        onBlur={() => write(undefined)}
        onChange={({ currentTarget: { valueAsNumber: to } }) => {
          write(undefined);
          if (to >= 1 && to <= most) set(Math.floor(to));
        }}
      />
    </Labelled>
  );
}

/** A list of which one is chosen; what the text says and the list has not stands in it alone. */
function Choice(given: {
  name: string;
  label: string;
  value?: string;
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
}) {
  const { name, label, value = "?", options, onChange } = given;
  const known = options.some(([own]) => own === value);
  return (
    <Labelled label={label}>
      <select
        name={name}
        value={value}
        disabled={!known}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <Options of={known ? options : [[value, words.asWritten]]} />
      </select>
    </Labelled>
  );
}

function Ends({ text, write }: FormProps) {
  return (
    <>
      {(["stalemate", "bare-king"] as const).map((term) => (
        <Choice
          key={term}
          name={term}
          label={words.ends[term].label}
          value={endOf(text, term)}
          options={Object.entries(words.ends[term].choices)}
          onChange={(choice) => write(withEnd(text, term, choice))}
        />
      ))}
    </>
  );
}

function Promotion({ text, write }: FormProps) {
  const { pawn, into, ranks = 1 } = promotionOf(text) ?? {};
  const all = piecesIn(text);
  const noun = all.find(({ id }) => id === pawn)?.noun ?? words.pawn;
  return (
    <>
      <Choice
        name="promotion"
        label={words.promotion(noun)}
        value={into}
        options={[
          ["", words.stays(noun)],
          ...all.filter(({ id }) => id !== pawn).map(({ id, noun }) => [id, noun] as const),
        ]}
        onChange={(other) => write(withPromotion(text, other, ranks))}
      />
      {into && <Count name="zone" most={9} value={ranks} set={(zone) => write(withPromotion(text, into, zone))} />}
    </>
  );
}

function Moves(props: FormProps) {
  const { text, known, write, replace } = props;
  const all = piecesIn(text);
  const kinds = known?.ground.kinds ?? [];
  const [chosen = kinds.find(({ royal }) => !royal)?.id, choose] = useState<string>();
  const piece = all.find(({ id }) => id === chosen) ?? all[0];
  if (!piece) return null;
  const moves = movesOf(text, piece.id);
  const told = kinds.find(({ id }) => id === piece.id)?.moves.map(({ sentence }) => sentence);
  return (
    <fieldset class="file-moves">
      <legend>
        <Choice
          name="piece"
          label={words.moves}
          value={piece.id}
          options={all.map(({ id, noun }) => [id, noun])}
          onChange={choose}
        />
      </legend>
      <p class="help">{told?.join(" ")}</p>
      {moves ? (
        <Ways key={piece.id} moves={moves} set={(moves) => write(withMoves(text, piece.id, moves))} />
      ) : (
        <p>
          {words.saysMore} <Quiet onClick={() => replace(withMoves(text, piece.id, ["W"]))}>{words.chooseAnew}</Quiet>
        </p>
      )}
    </fieldset>
  );
}

/** The leaps and rides of a piece: those of every direction, and in their place the others. */
function Ways({ moves, set }: { moves: readonly string[]; set: (moves: string[]) => void }) {
  const list = (limited: boolean) => (
    <div class="file-moves-list">
      {MOVES.filter((move) => /^[a-z]/.test(move) === limited).map((move) => (
        <Check
          key={move}
          name="moves"
          value={move}
          label={words.ways[move]}
          checked={moves.includes(move)}
          onChange={(on) => set([...moves.filter((other) => other !== move), ...(on ? [move] : [])])}
        />
      ))}
    </div>
  );
  return (
    <>
      {list(false)}
      <details open={moves.some((move) => /^[a-z]/.test(move))}>
        <summary>{words.limited}</summary>
        {list(true)}
      </details>
    </>
  );
}
