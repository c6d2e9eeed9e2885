// A heat map: a board with a number on each square, and its colour the deeper the larger the number is.

import { render } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { geometry } from "../board/geometry.js";
import { svg } from "../lib/dom.js";

/**
 * What stands on a square: a number for each series, none where nothing is to be said; and whether it has just come,
 * or gone.
 */
export interface Cell {
  square: string;
  counts: (number | undefined)[];
  turns?: ("fresh" | "gone" | undefined)[];
}

interface Look {
  /** The number that is shown the deepest. */
  deepest?: number;
  /** Whether the numbers stand in the corners, off the pieces. */
  corners?: boolean;
  /** Squares that are struck out. */
  never?: Set<string>;
}

/** A board with its numbers. */
export interface Numbered extends Look {
  /** As the module has drawn the board. */
  picture: string;
  cells: Cell[];
  label: string;
  flipped: boolean;
}

export function Heat({ of }: { of: Numbered }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(heat(of)), [of]);
  return <span class="drawing" ref={place} />;
}

/** Draws the numbers onto the picture. */
function heat({ picture, cells, label, flipped, ...look }: Numbered) {
  const root = svg(picture);
  for (const old of root.querySelectorAll("title, desc")) old.remove();
  for (const name of ["aria-labelledby", "aria-describedby", "width", "height"]) root.removeAttribute(name);
  root.setAttribute("aria-label", label);
  root.classList.add("heat");
  const { cell, files, ranks } = geometry(root);
  const deepest = look.deepest ?? Math.max(1, ...cells.flatMap(({ counts }) => counts.map((count) => count ?? 0)));
  const layer = document.createElementNS("http://www.w3.org/2000/svg", "g");
  layer.setAttribute("class", "heat-layer");
  const squares = cells.map((one) => {
    const [file, rank] = [one.square.charCodeAt(0) - 97, Number(one.square.slice(1)) - 1];
    const x = (flipped ? files - 1 - file : file) * cell;
    const y = (flipped ? rank : ranks - 1 - rank) * cell;
    return <Square key={one.square} {...one} {...look} {...{ deepest, cell, x, y }} />;
  });
  render(squares, layer);
  root.append(layer);
  return root;
}

interface Place {
  x: number;
  y: number;
  cell: number;
  deepest: number;
}

function Square({ square, counts, turns, never, ...at }: Cell & Look & Place) {
  const { x, y, cell } = at;
  const [near, far] = [0.3 * cell, 0.7 * cell];
  const cross = `M${x + near} ${y + near}L${x + far} ${y + far}M${x + far} ${y + near}L${x + near} ${y + far}`;
  const count = (own: number | undefined, series: number) =>
    own !== undefined && <Count key={series} {...at} {...{ series, own }} of={counts.length} turn={turns?.[series]} />;
  return (
    <>
      {never?.has(square) && <path d={cross} class="heat-never" stroke-width={cell * 0.04} />}
      {counts.map(count)}
    </>
  );
}

/** One of the numbers of a square, with its part of the colour. */
function Count({
  own,
  series,
  of,
  turn,
  x,
  y,
  cell,
  deepest,
  corners = false,
}: Place & Pick<Look, "corners"> & { own: number; series: number; of: number; turn?: "fresh" | "gone" }) {
  const wide = cell / of;
  const left = x + series * wide;
  const inset = cell * 0.04;
  const text = corners
    ? { x: x + cell * (series === 0 ? 0.17 : 0.83), y: y + cell * (series === 0 ? 0.92 : 0.28) }
    : { x: x + wide * (series + 0.5), y: y + cell * 0.62 };
  return (
    <>
      {own > 0 && (
        <rect
          {...{ x: left, y, width: wide, height: cell }}
          class={`heat-cell heat-${series}`}
          fill-opacity={((corners ? 0.08 : 0.15) + ((corners ? 0.3 : 0.55) * own) / deepest).toFixed(2)}
        />
      )}
      {turn && (
        <rect
          {...{ x: left + inset, y: y + inset, width: wide - 2 * inset, height: cell - 2 * inset }}
          class={`heat-turn heat-${turn} heat-${series}`}
          stroke-width={cell * 0.045}
          stroke-dasharray={turn === "gone" ? cell * 0.09 : undefined}
        />
      )}
      {(own > 0 || of === 1) && (
        <text
          {...text}
          class={`heat-count heat-${series}`}
          font-size={cell * (corners ? 0.27 : 0.36)}
          text-anchor="middle"
        >
          {own}
        </text>
      )}
    </>
  );
}
