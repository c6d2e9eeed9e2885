// The map of the family: boards in their places, the lines between them, and what is told of each way. Without its
// places it is a list.

import { useMemo } from "preact/hooks";
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

/** The size of the map, in the units of the places on it. */
const WIDTH = 1115;
const HEIGHT = 560;
/** How far from the middle of a board its lines end. */
const CLEAR = 48;

/** Where something stands on the map. */
const placed = ({ x, y }: { x: number; y: number }) => ({
  "--x": `${(x / WIDTH) * 100}`,
  "--y": `${(y / HEIGHT) * 100}`,
});

/** @param about what is set in the room */
export function FamilyMap({ about, pieces }: { about: string; pieces: State["pieces"] }) {
  const setting = useMemo(() => readSetting(about), [about]);
  const ways = waysOf(setting);
  // The boards one after the other, then what is asked of the rules of both ends of each way.
  const drawn = useTurns(members.length + 1);
  return (
    <div class="family-map">
      <Lines ways={ways} />
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
  const dates = datesOf(member, setting).map(({ text }) => text.split(";")[0]);
  return (
    <li style={placed(member)}>
      <a href={`#/${id}`} data-game={id}>
        <Drawing class="family-board" of={picture} />
        <span>
          <b>{title}</b> <span class="family-date">{dates.join(", ")}</span>
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

function middle(id: string) {
  const { x, y } = members.find((member) => member.id === id) ?? { x: 0, y: 0 };
  return { x, y };
}

/** The line of a way, from the edge of one board to the edge of the other. */
function line({ from, to, along = 0.5 }: Way) {
  const [one, other] = [middle(from), middle(to)];
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const part = Math.min(0.45, CLEAR / Math.max(Math.abs(dx), Math.abs(dy)));
  const at = (t: number) => ({ x: one.x + dx * t, y: one.y + dy * t });
  return { begin: at(part), end: at(1 - part), sign: at(along) };
}

/** The lines, and over them the names of the lands, beneath the boards. */
function Lines({ ways }: { ways: Way[] }) {
  return (
    <div class="family-lines" aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="presentation">
        <defs>
          <marker id="family-end" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M0 0L8 4L0 8z" />
          </marker>
        </defs>
        {ways.map((way) => {
          const { begin, end } = line(way);
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
  const { sign } = line(way);
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
