// The family as a poster: on one sheet of A3 or A2, or on four of A4 that are glued together. A sheet of several shows
// a part of the same poster, so what lies under the glue is printed twice.

import { render } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { family as words } from "../words/museum.js";

/** A side in millimetres. */
interface Size {
  wide: number;
  high: number;
}

/** The poster as it is laid out, before it is enlarged: what a sheet of A3 has between its margins. */
const POSTER: Size = { wide: 400, high: 277 };
/** What a sheet of A4 has between its margins. */
const SHEET: Size = { wide: 277, high: 190 };
/** How much two neighbours share. */
const OVERLAP = 12;
/** How many sheets lie beside and below each other. */
const TIMES = 2;
/** How far in from the edge of the poster the marks in the overlap stand. */
const MARK = 24;

export const PAPERS = ["a3", "a2", "a4"] as const;

export type Paper = (typeof PAPERS)[number];

/** The whole of the sheets, glued. */
const whole = (side: keyof Size) => TIMES * SHEET[side] - (TIMES - 1) * OVERLAP;

/** How much the poster is enlarged, to fill the sheets one way or the other. */
const SCALE = Math.min(whole("wide") / POSTER.wide, whole("high") / POSTER.high);

/**
 * The four sheets.
 * @param poster what is printed; copied for each sheet, without what a reader sets in it
 */
export function sheets(poster: HTMLElement) {
  const root = document.createElement("div");
  root.className = "poster-sheets";
  root.setAttribute("aria-hidden", "true");
  const places = Array.from({ length: TIMES * TIMES }, (_, at) => ({ x: at % TIMES, y: Math.floor(at / TIMES) }));
  render(
    places.map(({ x, y }) => <Sheet key={`${x} ${y}`} {...{ poster, x, y }} />),
    root,
  );
  return root;
}

const size = ({ wide, high }: Size) => ({ inlineSize: `${wide}mm`, blockSize: `${high}mm` });

/** @param x how many sheets lie to the left, and `y` above */
function Sheet({ poster, x, y }: { poster: HTMLElement; x: number; y: number }) {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => part.current?.replaceChildren(copied(poster)), []);
  const left = x * (SHEET.wide - OVERLAP);
  const top = y * (SHEET.high - OVERLAP);
  const moved = { transform: `translate(${-left}mm, ${-top}mm) scale(${SCALE})` };
  // Crosses in the middle of what is shared: on both sheets at the same place of the poster.
  const [across, down] = [whole("wide"), whole("high")];
  const [seam, fold] = [SHEET.wide - OVERLAP / 2, SHEET.high - OVERLAP / 2];
  // A neighbour to the right or below is laid up to the broken line; one to the left or above lies beneath, and this
  // sheet is cut at its edge.
  return (
    <section class="poster-sheet" style={size(SHEET)}>
      <div class="poster-part" ref={part} style={{ ...size(POSTER), ...moved }} />
      <p class="poster-name">{words.sheet(`${"AB"[y]}${x + 1}`)}</p>
      {x < TIMES - 1 && <Sign kind="poster-glue is-upright" across={SHEET.wide - OVERLAP} />}
      {y < TIMES - 1 && <Sign kind="poster-glue" down={SHEET.high - OVERLAP} />}
      {x > 0 && <Sign kind="poster-cut is-upright" />}
      {y > 0 && <Sign kind="poster-cut" />}
      {[MARK, across - MARK].map((at) => (
        <Sign key={`across ${at}`} kind="poster-cross" across={at - left} down={fold - top} />
      ))}
      {[MARK, down - MARK].map((at) => (
        <Sign key={`down ${at}`} kind="poster-cross" across={seam - left} down={at - top} />
      ))}
    </section>
  );
}

function Sign({ kind, across = 0, down = 0 }: { kind: string; across?: number; down?: number }) {
  return <i class={kind} style={{ insetInlineStart: `${across}mm`, insetBlockStart: `${down}mm` }} />;
}

function copied(poster: HTMLElement) {
  const copy = poster.cloneNode(true) as HTMLElement;
  copy.classList.remove("is-list");
  for (const control of copy.querySelectorAll("input, select, button, .poster-sheets")) control.remove();
  for (const named of copy.querySelectorAll(":not(svg *)[id]")) named.removeAttribute("id");
  return copy;
}
