// The room “Pieces and rules”: one piece through the games, and the accounts that are dated.

import { useMemo } from "preact/hooks";
import { diagram, figure } from "../board/pictures.js";
import { gameInfo, outline, piecesOf } from "../core/games.js";
import { lineages } from "../core/lineage.js";
import { whole } from "../core/module.js";
import LABORATORY from "../laboratory/laboratory.css?inline";
import { Select } from "../lib/controls.tsx";
import { Drawing } from "../lib/drawing.tsx";
import { type RoomProps, rendered } from "../lib/rendered.ts";
import { write } from "../state/address.js";
import type { State } from "../state/store.js";
import { Cite } from "../panels/cite.tsx";
import { ages as words, unread } from "../words/museum.js";
import STYLES from "./ages.css?inline";
import { RULES, stopId, type Tale, talesOf } from "./dated.js";
import { kindOf, mobility, stages } from "./lineage.js";
import { Slider } from "./slider.tsx";
import { everyWall, type Wall } from "./walls.js";

/** What can be asked for: the lines of pieces, and the rules that are of no piece. */
const SUBJECTS = [...lineages.map(({ id }) => id), RULES];

export const agesRoom = rendered(Ages, [LABORATORY, STYLES], async () => {
  await whole();
  // Without them the room is as it is.
  return everyWall().catch(() => []);
});

/** What is set in the room: `elephant,china,modern`. */
function read(about: string) {
  const parts = about.split(",").filter(Boolean);
  const take = (fits: (part: string) => boolean) => {
    const at = parts.findIndex(fits);
    return at < 0 ? undefined : parts.splice(at, 1)[0];
  };
  const piece = take((part) => SUBJECTS.includes(part)) ?? SUBJECTS[0];
  const tales = talesOf(piece);
  const id = take((part) => tales.some((tale) => tale.id === part));
  const tale: Tale | undefined = tales.find((tale) => tale.id === id) ?? tales[0];
  const stops = tale?.stops.map(stopId) ?? [];
  const stop = stops.indexOf(take((part) => stops.includes(part)) ?? "");
  return { piece, tales, tale, stop: Math.max(0, stop), unread: parts };
}

function written(piece: string, tale?: Tale, stop = 0) {
  const parts = [piece];
  if (tale && tale !== talesOf(piece)[0]) parts.push(tale.id);
  if (tale && stop > 0) parts.push(stopId(tale.stops[stop]));
  return parts.join(",");
}

function Ages({ context, state, about, data }: RoomProps<Wall[]>) {
  const { piece, tales, tale, stop, unread: strange } = read(about);
  const name = ({ id }: Tale) => words.tales[`${piece} ${id}`].label;
  const tell = (id: string) =>
    context.set(
      written(
        piece,
        tales.find((one) => one.id === id),
      ),
      "visit",
    );
  return (
    <div class="ages">
      <p class="help" role="status">
        {strange.length > 0 && unread(strange)}
      </p>
      <div class="lab-form ages-asked">
        <Select
          name="piece"
          label={words.pieces}
          value={piece}
          options={SUBJECTS.map((id) => [id, words.names[id]])}
          onChange={(piece) => context.set(piece, "visit")}
        />
        {tales.length > 1 && (
          <Select
            name="tale"
            label={words.accounts}
            value={tale.id}
            options={tales.map((one) => [one.id, name(one)])}
            onChange={tell}
          />
        )}
      </div>
      <Stories walls={data.filter((wall) => wall.piece === piece)} state={state} />
      {tale ? (
        <Slider tale={tale} at={stop} state={state} show={(stop) => context.set(written(piece, tale, stop), "step")} />
      ) : (
        <p class="help ages-none">{words.noTale}</p>
      )}
      {piece !== RULES && <Games piece={piece} state={state} />}
    </div>
  );
}

/** The stories that tell the history of the piece. */
function Stories({ walls, state }: { walls: Wall[]; state: State }) {
  if (walls.length === 0) return null;
  return (
    <p>
      {words.stories}{" "}
      {walls.map(({ id, title }, place) => (
        <span key={id}>
          {place > 0 && "; "}
          <a href={write({ ...state, room: `stories:${id}` })}>{title}</a>
        </span>
      ))}
      .
    </p>
  );
}

/** The piece in each game of its line. */
function Games({ piece, state }: { piece: string; state: State }) {
  return (
    <section>
      <h2>{words.games}</h2>
      <ol class="ages-list">
        {stages(piece).map((stage) => (
          <Card key={`${stage.game} ${stage.kind}`} stage={stage} state={state} />
        ))}
      </ol>
      <p class="help">{words.mobilityHelp}</p>
    </section>
  );
}

/** One game of the line. */
function Card({ stage, state }: { stage: ReturnType<typeof stages>[number]; state: State }) {
  const { game, kind: id, basis, cite, dates } = stage;
  const kind = useMemo(() => kindOf(game, id), []);
  const [far, picture, small] = useMemo(() => {
    const [{ tone }] = gameInfo(game).seats;
    const own = piecesOf(game, state.pieces);
    const pieces = typeof own === "object" ? "figures" : own;
    const picture = diagram(game, {}, kind, pieces, `ages-${game}-${id}`);
    picture.setAttribute("aria-hidden", "true");
    return [mobility(game, id), picture, figure(kind.figure, tone, { pieces, letter: kind.letter })];
  }, [state.pieces]);
  return (
    <li data-game={game}>
      <Drawing class="ages-move" of={picture} />
      <div>
        <h3>
          <Drawing of={small} /> <a href={`#/${game}?v=1&piece=${id}&at=${kind.at}`}>{outline(game).title}</a>
        </h3>
        <p class="ages-date">{dates.map(({ text }) => text).join("; ")}</p>
        <Names of={kind} />
        <p class="ages-moves">
          {[kind.field && `${kind.field}.`, ...kind.moves.map(({ sentence }) => sentence)].filter(Boolean).join(" ")}
        </p>
        <p class="ages-mobility">{words.mobility(far.mean, far.ever.size, far.of)}</p>
        <p class="ages-basis">
          {words.basis[basis]}
          {cite && (
            <>
              : <Cite game={game} text={cite} />
            </>
          )}
        </p>
      </div>
    </li>
  );
}

/** The first names of a piece; one that is written alike, or not in its script, is told once. */
function Names({ of: { names } }: { of: ReturnType<typeof kindOf> }) {
  const told = names.filter((one, at) => names.findIndex(({ text }) => text === one.text) === at).slice(0, 3);
  return (
    <ul class="ages-names">
      {told.map(({ name, language, text, lang, transliteration, meaning, source }) => (
        <li key={text} title={source}>
          <span lang={lang} class="ages-script">
            {text}
          </span>{" "}
          {text !== name && <i lang={language}>{transliteration ?? name}</i>} {words.meaning(meaning)}
        </li>
      ))}
    </ul>
  );
}
