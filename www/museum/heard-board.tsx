// A board as far as the sources that are heard tell it: a piece of whose moves nothing is heard stands there as a
// question, and where the array itself is not heard nothing stands on it.

import { useMemo } from "preact/hooks";
import { outline, piecesOf } from "../core/games.js";
import { Match } from "../core/module.js";
import { svg } from "../lib/dom.js";
import { Drawing } from "../lib/drawing.tsx";
import type { State } from "../state/store.js";
import { margin as words } from "../words/museum.js";
import { heardOf, type Margin, type Section } from "./margin.js";
import { Standing } from "./told.tsx";

const NS = "http://www.w3.org/2000/svg";

/** The board, and what is told of each of its signs, with who says so. */
export function HeardBoard({ state, found }: { state: State; found: Margin }) {
  const { squares, array, pieces } = found;
  const board = useMemo(() => drawn(state, found), [found]);
  return (
    <div class="margin-board">
      <Drawing of={board} />
      <ul class="margin-signs" aria-label={words.signs}>
        {[...new Set([squares, array, ...pieces.values()])].map((section) => (
          <Sign key={section.title} section={section} />
        ))}
      </ul>
    </div>
  );
}

function Sign({ section }: { section: Section }) {
  const heard = heardOf(section);
  return (
    <li class={`is-heard-${heard}`} data-heard={heard}>
      <b>{section.title}</b> {heard !== "all" && <em>{words.heard[heard]}</em>}{" "}
      {[...new Set(section.kept.map(({ standing }) => standing))].map((one) => [<Standing key={one} of={one} />, " "])}
      <cite>{[...new Set(section.kept.flatMap(({ sources }) => sources))].join("; ")}</cite>
    </li>
  );
}

function drawn({ game, options, pieces }: State, { array, pieces: told }: Margin) {
  const match = new Match(game, { options });
  const picture = svg(match.svg({ pieces: piecesOf(game, pieces), prefix: "margin", title: outline(game).title }));
  const placed = match.board();
  match.free();
  picture.setAttribute("aria-hidden", "true");
  const nothing = heardOf(array) === "none";
  for (const { square, kind } of placed) {
    const piece = picture.querySelector(`.piece[data-square="${square}"]`);
    const section = told.get(kind);
    if (!piece) continue;
    if (nothing) piece.remove();
    else if (section) question(piece, heardOf(section));
  }
  return picture;
}

function question(piece: Element, heard: ReturnType<typeof heardOf>) {
  piece.classList.add(`is-heard-${heard}`);
  if (heard !== "none") return;
  const sign = document.createElementNS(NS, "text");
  sign.setAttribute("x", "50");
  sign.setAttribute("y", "68");
  sign.setAttribute("text-anchor", "middle");
  sign.textContent = "?";
  piece.append(sign);
}
