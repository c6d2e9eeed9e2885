// The map of the family: boards in their parts of the world, the lines between them, and what is told of each way.
// Without its places it is a list, beneath a small map.

import { useMemo } from "preact/hooks";
import coast from "virtual:coast";
import { outline, piecesOf } from "../core/games.js";
import { Match } from "../core/module.js";
import { svg } from "../lib/dom.js";
import { Drawing } from "../lib/drawing.tsx";
import { useTurns } from "../lib/turns.ts";
import { write } from "../state/address.js";
import { opening, type State } from "../state/store.js";
import { family as words } from "../words/museum.js";
import { changes, datesOf, lands, type Member, members, readSetting, type Setting, type Way, waysOf } from "./kin.js";
import { Standing } from "./told.tsx";

/** The size of the map, in the units of the places on it and of the coast (xtask/site/coast.ts). */
const WIDTH = 1300;
const HEIGHT = 700;
/** What a board takes with its name beneath it, from its middle: half its side, half the name, a line of that. */
const BOARD = 36;
const NAME = 53;
const LINE = 15;
/** How many letters of a name, and of a date, stand in a line. */
const LETTERS = { name: 15, date: 18 };
/** How far from a board with its name, or from a point, its lines end. */
const CLEAR = 6;
const POINT = 16;
/** A way that is seen for no more than this has its sign beside it. */
const SHORT = 70;
const BESIDE = 22;

/** Where something stands on the map. */
const placed = ({ x, y }: { x: number; y: number }) => ({
  "--x": `${(x / WIDTH) * 100}`,
  "--y": `${(y / HEIGHT) * 100}`,
});

/** @param about what is set in the room @param list whether the boards stand in a list beneath the map */
export function FamilyMap({ about, list, pieces }: { about: string; list: boolean; pieces: State["pieces"] }) {
  const setting = useMemo(() => readSetting(about), [about]);
  const ways = waysOf(setting);
  // The boards one after the other, then what is asked of the rules of both ends of each way.
  const drawn = useTurns(members.length + 1);
  return (
    <div class="family-map">
      <Lines ways={ways} points={list} />
      <ul class="family-games" aria-label={words.games}>
        {members.map((member, at) => (
          <Game key={member.id} {...{ member, setting, pieces }} drawn={at < drawn} />
        ))}
      </ul>
      <ul class="family-ways" aria-label={words.ways}>
        {drawn > members.length && ways.map((way) => <Sign key={`${way.from} ${way.to} ${way.cite}`} way={way} />)}
      </ul>
    </div>
  );
}

function Game({
  member,
  setting,
  pieces,
  drawn,
}: {
  member: Member;
  setting: Setting;
  pieces: State["pieces"];
  drawn: boolean;
}) {
  const { id } = member;
  const { title, reference } = outline(id);
  const picture = useMemo(() => (drawn ? board(id, pieces) : undefined), [drawn, pieces]);
  const dates = datesOf(member, setting);
  return (
    <li style={placed(member)}>
      <a href={`#/${id}`} data-game={id}>
        <Drawing class="family-board" of={picture} />
        <span>
          <b>{title}</b> <span class="family-date">{dates.map(({ text }) => text.split(";")[0]).join(", ")}</span>
          <span class="family-brief">{dates.map(({ brief }) => brief).join(", ")}</span>
          {reference && <span class="family-compared">{words.compared}</span>}
        </span>
      </a>
    </li>
  );
}

function board(id: string, pieces: State["pieces"]) {
  const match = new Match(id);
  const picture = svg(match.svg({ coordinates: false, pieces: piecesOf(id, pieces), prefix: `family-${id}` }));
  match.free();
  picture.setAttribute("aria-hidden", "true");
  return picture;
}

/** Where a game stands, and how far its name goes down from there. */
function place(id: string) {
  const { x, y, dates } = members.find((member) => member.id === id) as Member;
  const { title, reference } = outline(id);
  const lines = [title.length > LETTERS.name, reference, dates.some(({ brief }) => brief.length > LETTERS.date)];
  return { x, y, bottom: BOARD + LINE * (2.2 + lines.filter(Boolean).length) };
}

/** How much of a line lies under the board at its beginning, or under the name of that. */
function under(bottom: number, dx: number, dy: number) {
  const least = (x: number, y: number) => Math.min(x / Math.abs(dx), y / Math.abs(dy));
  // Beneath the board the name is wider than it is.
  const name = dy > 0 ? least(NAME, bottom) : 0;
  return Math.max(least(BOARD, BOARD), name * dy > BOARD ? name : 0) + CLEAR / Math.hypot(dx, dy);
}

/** The line of a way, from what stands at one end to what stands at the other: boards with their names, or points. */
function line({ from, to, along = 0.5 }: Way, points: boolean) {
  const [one, other] = [place(from), place(to)];
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const long = Math.hypot(dx, dy);
  const at = (t: number) => ({ x: one.x + dx * t, y: one.y + dy * t });
  const begin = points ? POINT / long : under(one.bottom, dx, dy);
  const end = 1 - (points ? POINT / long : under(other.bottom, -dx, -dy));
  const sign = at(begin + (end - begin) * along);
  if ((end - begin) * long < SHORT) {
    // Beneath it, or to its right.
    const aside = ((dx === 0 ? -dy : dx) > 0 ? BESIDE : -BESIDE) / long;
    sign.x -= dy * aside;
    sign.y += dx * aside;
  }
  return { begin: at(begin), end: at(end), sign };
}

/** The lines, and over them the names of the lands, beneath the boards. */
function Lines({ ways, points }: { ways: Way[]; points: boolean }) {
  return (
    <div class="family-lines" aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="presentation">
        <defs>
          <marker id="family-end" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M0 0L8 4L0 8z" />
          </marker>
          <path id="family-coast" d={coast} />
        </defs>
        <use class="family-sea" href="#family-coast" />
        <use class="family-land" href="#family-coast" />
        {ways.map((way) => {
          const { begin, end } = line(way, points);
          return (
            <line
              key={`${way.from} ${way.to} ${way.cite}`}
              class={`line-${way.standing} line-${way.kind}`}
              x1={begin.x}
              y1={begin.y}
              x2={end.x}
              y2={end.y}
              marker-end="url(#family-end)"
            />
          );
        })}
        {members.map(({ id, x, y }) => (
          <circle key={id} cx={x} cy={y} r="9" />
        ))}
        {lands.map(({ name, x, y }) => (
          <text key={name} x={x} y={y}>
            {name}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** What stands on a way: how much changed on it, and all that is told of it. */
function Sign({ way }: { way: Way }) {
  const { from, to, kind, claim, cite, standing } = way;
  const [one, other] = [outline(from).title, outline(to).title];
  const found = changes(from, to);
  const told = `way-${from}-${to}`;
  const { sign } = line(way, false);
  const sides = [sign.x > WIDTH * 0.55 && "to-left", sign.y > HEIGHT * 0.5 && "to-top"];
  return (
    <li style={placed(sign)} class={sides.filter(Boolean).join(" ")}>
      <a
        href={compared(way)}
        class={`family-sign line-${standing}`}
        aria-label={words.compare(one, other, found.count)}
        aria-describedby={told}
        data-way={`${from} ${to}`}
      >
        <span>{found.count}</span>
      </a>
      <div class="family-card" id={told}>
        <p class="family-ends">{words.way(one, other)}</p>
        <p>
          <em>{words.kinds[kind]}</em> · <Standing of={standing} /> · <cite>{cite}</cite>
        </p>
        <p class="family-claim">{claim}</p>
        <p class="family-changes">{words.changes(found)}</p>
      </div>
    </li>
  );
}

/** The address at which the rules of both ends are compared. */
const compared = ({ from, to }: Way) =>
  write({ ...opening(from), view: "differs", compare: [{ options: {} }, { game: to, options: {} }] });
