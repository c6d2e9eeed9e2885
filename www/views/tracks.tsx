// The tracks over the board: that of each seat in a race, and the circuits of
// the boats with the places where they meet.

import { type ComponentChildren, createPortal, render } from "preact";
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { Figure } from "../board/figure.tsx";
import { SquareGrid } from "../board/grid.js";
import { gameInfo, piecesOf } from "../core/games.js";
import { board, concourse, kinds, Match, type SvgOptions, seats, track } from "../core/module.js";
import { Radios } from "../lib/controls.tsx";
import { byId, svg } from "../lib/dom.js";
import { Drawing } from "../lib/drawing.tsx";
import type { State, Store } from "../state/store.js";
import { tracks as words } from "../words/views.js";

type Picture = () => string;
interface Given {
  state: State;
  set: (patch: Partial<State>) => void;
  /** Hears what picture is shown. */
  keep: (picture: Picture) => void;
}

export class Tracks {
  /** The picture that is shown, to be saved. */
  #picture?: Picture;

  constructor(readonly store: Store) {}

  picture({ game }: State) {
    const text = this.#picture?.();
    return text ? { text, name: `${game}-tracks` } : undefined;
  }

  render(state: State) {
    const Over = gameInfo(state.game).contest === "race" ? Race : Circuits;
    render(
      <Over
        key={state.game}
        state={state}
        set={(patch) => this.store.set(patch, "step")}
        keep={(picture) => {
          this.#picture = picture;
        }}
      />,
      byId("tracks"),
    );
  }
}

/** The seats that have pieces under these rules. */
function seatsOf({ game, options }: State) {
  const hands = new Match(game, { options }).hands();
  const held = new Set(hands.filter(({ pieces }) => pieces.length > 0).map(({ seat }) => seat));
  const all = seats(game, options);
  return held.size > 0 ? all.filter(({ id }) => held.has(id)) : all;
}

/** The track of a seat, the rest of it lit up from a square. */
function Race({ state, set, keep }: Given) {
  const { game, options, flipped, coordinates } = state;
  const [pointed, point] = useState<string>();
  const grid = useMemo(() => new SquareGrid({ choose: (at) => set({ at }), point }), []);
  const running = seatsOf(state);
  const seat = running.find(({ id }) => id === state.seat) ?? running[0];
  const squares = track(game, seat.id, options);
  const names = squares.map(({ square }) => square);
  const at = pointed ?? state.at;
  const from = Math.max(names.indexOf(at), 0);
  const title = words.track(seat.name);
  const sentence = (square: string) => {
    const place = names.indexOf(square);
    return place < 0 ? words.off(square) : words.from(squares[place], place + 1, names.length);
  };
  return (
    <Shown
      state={state}
      keep={keep}
      match={Match.withPieces(game, { options, pieces: [] })}
      drawn={{
        flipped,
        coordinates,
        title,
        beads: squares.map(({ square, throws }, place) => ({
          square,
          text: throws === undefined ? "–" : String(throws),
          seat: seat.id,
          faint: place < from,
        })),
        ways: [
          { seat: seat.id, lines: [names.slice(0, from + 1)], faint: true, arrows: true },
          { seat: seat.id, lines: [names.slice(from)], arrows: true },
        ],
        marks: [{ square: names[from], kind: "from" }],
      }}
      title={title}
      grid={grid}
      say={sentence}
      said={sentence(at)}
      text={words.trackText(names[0], names[names.length - 1], names.length)}
      choices={running.map(({ id, name }) => [id, name])}
      chosen={seat.id}
      choose={(id) => set({ seat: id })}
    >
      {running.map((other) => {
        const own = track(game, other.id, options);
        return <li key={other.id}>{words.goal(other.name, own[0], own[own.length - 1].square)}</li>;
      })}
    </Shown>
  );
}

/** The circuits of the boats, all of them or one, and where they meet. */
function Circuits({ state, keep }: Given) {
  const { game, options, flipped, coordinates } = state;
  const pieces = piecesOf(game, state.pieces);
  const [wanted, choose] = useState("");
  const sides = seats(game, options);
  const all = kinds(game, options);
  const { circuits, places } = concourse(game, options);
  const nameOf = (seat: string) => sides.find(({ id }) => id === seat)?.name ?? seat;
  // Places that overlap are no places of their own: the boats meet wherever four squares lie together.
  const anywhere = new Set(places.flat()).size < places.flat().length;
  const shared = circuits.some((one, index) =>
    circuits.slice(index + 1).some((other) => other.squares.some((square) => one.squares.includes(square))),
  );
  const only = circuits.find(({ seat }) => seat === wanted);
  const placed = circuits.flatMap(({ from, seat, kind }) => (from ? [{ square: from, seat, kind }] : []));
  return (
    <Shown
      state={state}
      keep={keep}
      match={Match.withPieces(game, { options, pieces: placed })}
      drawn={{
        flipped,
        coordinates,
        title: words.circuits,
        pieces,
        places: anywhere ? [] : places,
        // What stands out is drawn last.
        ways: [...circuits]
          .sort((one, other) => Number(one === only) - Number(other === only))
          .map((one) => ({ seat: one.seat, lines: one.legs, faint: only !== undefined && one !== only })),
      }}
      title={words.circuits}
      said={only ? words.circuit(nameOf(only.seat), only.squares, shared) : words.all}
      text={[
        shared ? words.shared : words.apart(circuits.length, circuits[0]?.squares.length ?? 0),
        anywhere ? words.anywhere : words.places(places),
      ]}
      choices={[["", words.together], ...circuits.map(({ seat }) => [seat, nameOf(seat)] as const)]}
      chosen={only?.seat ?? ""}
      choose={choose}
    >
      {circuits.map(({ seat, squares, kind }, index) => {
        const piece = all.find(({ id }) => id === kind);
        const tone = sides.find(({ id }) => id === seat)?.tone ?? "light";
        return (
          <li key={seat}>
            {piece && <Figure of={piece.figure} tone={tone} letter={piece.letter} pieces={pieces} />}
            <span>
              {words.circuit(nameOf(seat), squares, shared)} {words.lines[index % words.lines.length]}
            </span>
          </li>
        );
      })}
    </Shown>
  );
}

interface ShownProps extends Pick<Given, "state" | "keep"> {
  match: Match;
  drawn: SvgOptions;
  title: string;
  said: string;
  text: string[];
  choices: readonly (readonly [id: string, name: string])[];
  chosen: string;
  choose: (id: string) => void;
  /** Where squares can be pointed at, and what each says then. */
  grid?: SquareGrid;
  say?: (square: string) => string;
  children: ComponentChildren;
}

/** The board, what is said of it, and whose lines are chosen. */
function Shown({ state, keep, match, drawn, title, grid, say, ...told }: ShownProps) {
  const { game, options, flipped, at } = state;
  const { files, ranks } = board(game, options);
  const text = match.svg({ ...drawn, prefix: "tracks" });
  const picture = useMemo(() => pictureOf(text, grid ? undefined : title), [text]);
  useLayoutEffect(() => {
    keep(() => match.svg(drawn));
    if (say) grid?.render({ picture, flipped, label: title, at, say });
  });
  return (
    <>
      <div class="board-frame" style={{ "--board-ratio": files / ranks }}>
        <div class="tabiya-board">
          <Drawing of={picture} />
          <Drawing of={grid?.element} />
        </div>
      </div>
      {createPortal(
        <>
          <p class="tracks-said">{told.said}</p>
          <div class="tracks-seats" role="radiogroup" aria-label={words.seats}>
            <Radios name="tracks-seat" value={told.chosen} options={told.choices} onChange={told.choose} />
          </div>
        </>,
        byId("tracks-tools"),
      )}
      {createPortal(
        <>
          <h2 class="solo-name">{title}</h2>
          <div class="solo-text">
            {told.text.map((one) => (
              <p key={one}>{one}</p>
            ))}
          </div>
          <ul class="tracks-list">{told.children}</ul>
        </>,
        byId("tracks-text"),
      )}
    </>
  );
}

/** Without a title, which would show wherever the mouse rests: the words beside it say more. */
function pictureOf(text: string, label?: string) {
  const picture = svg(text);
  for (const told of picture.querySelectorAll("title, desc")) told.remove();
  for (const name of ["aria-labelledby", "aria-describedby"]) picture.removeAttribute(name);
  if (label) picture.setAttribute("aria-label", label);
  else picture.setAttribute("aria-hidden", "true");
  return picture;
}
