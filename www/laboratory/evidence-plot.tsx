// Figures and their intervals as dots on lines. Drawn here: uPlot draws on a canvas, which gives no SVG to take away,
// and Observable Plot is several times as large as all that is drawn with it.

import { signal } from "@preact/signals";
import { render } from "preact";
import { evidence as words } from "../words/evidence.js";
import type { Estimate, Row } from "./evidence-run.js";

/** Colours of choices: as the page has them, and for elsewhere. */
const COLOURS = [
  ["var(--indigo)", "#2b3a6b"],
  ["var(--oxblood)", "#7d2520"],
  ["var(--verdigris)", "#22655b"],
  ["var(--ink)", "#2a2018"],
  ["var(--ink-soft)", "#65563f"],
];

/** A choice is told by its shape as well as its colour. */
const SHAPES = [
  "m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
  "m-4-4h8v8h-8z",
  "m0-5 5 9h-10z",
  "m0-5.5 5.5 5.5-5.5 5.5-5.5-5.5z",
  "m0 5-5-9h10z",
];

/** Widths of the names of measures, of the plot, and of what stands beside it. */
const [NAMES, WIDE, BESIDE] = [190, 330, 80];
/** On a telephone a name stands above its lines, so that it can be read: how high it is. */
const ABOVE = 17;
const NARROW = matchMedia("(max-width: 40rem)");
const narrow = signal(NARROW.matches);
NARROW.addEventListener("change", () => {
  narrow.value = NARROW.matches;
});
/** What cannot be told in percent. */
const COUNTS = ["length", "branching"];
/** Where the scale is marked, in percent. */
const MARKS = [0, 25, 50, 75, 100];
/** A line for each choice, and the space between measures. */
const [LINE, GAP] = [13, 11];
/** From one line of text to the next. */
const [TITLE, CAPTION] = [17, 15];

const round = (value: number) => Math.round(value * 10) / 10;
/** Where a share stands, beside names of such a width. */
const placeOf = (value: number, names: number) => round(names + 8 + value * (WIDE - 16));

interface Of {
  rows: Row[];
  /** Of the choices. */
  titles: string[];
  caption: string;
}

/** The plot as a file, with its caption and colours of its own. */
export function plotFile(of: Of) {
  const place = document.createElement("div");
  render(<Plot {...of} away />, place);
  return new XMLSerializer().serializeToString(place.firstChild as Node);
}

/** A plot of the measures that are shares, all on one scale. */
export function Plot({ rows, titles, caption, away = false }: Of & { away?: boolean }) {
  const shown = rows.filter(({ id, found }) => found.some(Boolean) && !COUNTS.includes(id));
  const rule = away ? "#ddd1b8" : "var(--rule)";
  const colour = (index: number) => COLOURS[index][away ? 1 : 0];
  const above = narrow.value && !away ? ABOVE : 0;
  const names = above ? 0 : NAMES;
  const across = names + WIDE + BESIDE;
  const tallOf = ({ found }: Row) => found.length * LINE + above;
  const top = 30 + titles.length * TITLE;
  const starts = shown.map((_, at) => shown.slice(0, at).reduce((sum, row) => sum + tallOf(row) + GAP, top));
  const bottom = shown.reduce((sum, row) => sum + tallOf(row) + GAP, top);
  const lines = away ? wrapped(caption, 95) : [];
  const [width, height] = [across + 8, bottom + lines.length * CAPTION + 8];
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`-4 0 ${width} ${height}`}
      {...(away && { width, height })}
      role="img"
      aria-label={words.plot}
      font-size="12"
      font-family={away ? "Georgia, serif" : "inherit"}
      fill={away ? "#2a2018" : "var(--ink)"}
    >
      <title>{away ? caption : words.plot}</title>
      {away && <rect x="-4" width={width} height={height} fill="#fff" />}
      {titles.map((title, index) => (
        <g key={title}>
          <Mark {...{ index, colour }} x={8} y={12 + index * TITLE} />
          <text x="18" y={16 + index * TITLE}>
            {title}
          </text>
        </g>
      ))}
      {MARKS.map((percent) => (
        <g key={percent}>
          <text x={placeOf(percent / 100, names)} y={top - 7} text-anchor="middle" font-size="10">
            {`${percent} %`}
          </text>
          <path d={`M${placeOf(percent / 100, names)} ${top - 3}V${bottom - GAP}`} stroke={rule} />
        </g>
      ))}
      {shown.map((row, at) => (
        <g key={row.id}>
          <path d={`M0 ${starts[at] - 3}H${across}`} stroke={rule} />
          <text x="0" y={starts[at] + (above ? 11 : tallOf(row) / 2 + 4)}>
            {row.title}
          </text>
          {row.found.map(
            (one, index) =>
              one && (
                <Dot
                  key={titles[index]}
                  {...{ one, index, colour, names, across }}
                  id={row.id}
                  middle={starts[at] + above + LINE / 2 + index * LINE}
                />
              ),
          )}
        </g>
      ))}
      {lines.map((line, at) => (
        <text key={line} x="0" y={bottom + (at + 1) * CAPTION}>
          {line}
        </text>
      ))}
    </svg>
  );
}

interface Coloured {
  index: number;
  colour: (index: number) => string;
}

function Mark({ index, colour, x, y }: Coloured & { x: number; y: number }) {
  return <path d={`M${round(x)} ${round(y)}${SHAPES[index]}`} fill={colour(index)} />;
}

/** A figure with its interval, and as it is written. */
function Dot({
  id,
  one,
  middle,
  names,
  across,
  ...own
}: Coloured & { id: string; one: Estimate; middle: number; names: number; across: number }) {
  const [from, to] = [placeOf(one.low, names), placeOf(one.high, names)];
  const whisker = `M${from} ${middle}H${to}m0-3v6M${from} ${middle - 3}v6`;
  return (
    <>
      <path d={whisker} stroke={own.colour(own.index)} stroke-width="1.5" fill="none" />
      <Mark {...own} x={placeOf(one.value, names)} y={middle} />
      <text x={across} y={middle + 4} text-anchor="end">
        {words.figure(id, one.value)}
      </text>
    </>
  );
}

/** The lines of a text of so many letters at most. */
function wrapped(text: string, most: number) {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines[lines.length - 1];
    if (last.length + word.length < most) lines[lines.length - 1] = last ? `${last} ${word}` : word;
    else lines.push(word);
  }
  return lines;
}
