// The printed sheet of studies: the problems first, six to a page, and their solutions on the pages after them.

import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { outline } from "../core/games.js";
import { Match } from "../core/module.js";
import { Drawing } from "../lib/drawing.tsx";
import { Sheet } from "../lib/sheet.tsx";
import { asWritten } from "../state/reading.js";
import type { State } from "../state/store.js";
import { studies as words } from "../words/studies.js";
import type { Study } from "./corpus.js";
import { claimed, diagram, proven } from "./study-text.js";

/** How many problems and how many solutions a page holds. */
const PROBLEMS = 6;
const SOLUTIONS = 8;

interface Numbered {
  study: Study;
  number: number;
}

/** The pages, problems before solutions; the solutions begin on a right-hand page’s back. */
export function Sheets({ studies, state }: { studies: readonly Study[]; state: State }) {
  const numbered = studies.map((study, at) => ({ study, number: at + 1 }));
  const pages = (part: "problems" | "solutions", size: number, item: (one: Numbered) => ComponentChildren) =>
    Array.from({ length: Math.ceil(numbered.length / size) }, (_, page) => (
      <Sheet
        key={`${part} ${page}`}
        kind={`study-sheet is-${part}`}
        paper={state.paper}
        title={words.sheets[part]}
        foot={words.sheetFoot}
      >
        {numbered.slice(page * size, (page + 1) * size).map(item)}
      </Sheet>
    ));
  return (
    <div class="sheets">
      {pages("problems", PROBLEMS, (one) => (
        <Problem key={one.study.id} {...one} state={state} />
      ))}
      {pages("solutions", SOLUTIONS, (one) => (
        <Solution key={one.study.id} {...one} />
      ))}
    </div>
  );
}

function Problem({ study, number, state }: Numbered & { state: State }) {
  const picture = useMemo(
    () => diagram(study, { ...state, coordinates: true }, `sheet-${number}`),
    [study, number, state.pieces],
  );
  return (
    <li class="sheet-problem">
      <Drawing of={picture} />
      <p>
        <b>{`${number}. ${study.title}`}</b>
      </p>
      <p>{claimed(study)}</p>
      <p class="sheet-cited">{[outline(study.game).title, words.cited(study)].join(" · ")}</p>
    </li>
  );
}

function Solution({ study, number }: Numbered) {
  return (
    <li class="sheet-solution">
      <p>
        <b>{`${number}. ${study.title}. `}</b>
        {words.kinds[study.verdict.state]}.
      </p>
      <p>{proven(study)}</p>
      <p class="sheet-line">{solution(study)}</p>
    </li>
  );
}

/** The printed moves in pairs, as far as they can be played. */
function solution({ game, options, position, line = [], impossible }: Study) {
  const match = new Match(game, { options, position });
  match.playLine(line);
  const legal = match.line();
  match.free();
  if (legal.length === 0) return "";
  const moves = asWritten({ game, options, position, line: legal }).map((text, at) =>
    at % 2 === 0 ? `${at / 2 + 1}. ${text}` : text,
  );
  return words.printedLine(moves.join(" "), impossible?.printed);
}
