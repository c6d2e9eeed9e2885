// A set to print and cut out: the board, the pieces and what is thrown, on sheets of
// paper. What is seen here is what the browser's print dialogue gets.

import { render } from "preact";
import { useMemo } from "preact/hooks";
import { gameInfo, piecesOf } from "../core/games.js";
import { dice, isOwn, type PrintPiece, printSet, seats } from "../core/module.js";
import { addStyles } from "../lib/add-styles.js";
import { Radios } from "../lib/controls.tsx";
import { byId, svg } from "../lib/dom.js";
import { Drawing } from "../lib/drawing.tsx";
import { printAs } from "../lib/print.js";
import { PAPERS, type State, type Store } from "../state/store.js";
import { ownGame, set as words } from "../words/views.js";
import STYLES from "./print-set.css?inline";
import WIDE from "./wide.css?inline";

export class PrintSet {
  constructor(readonly store: Store) {
    addStyles(WIDE);
    addStyles(STYLES);
  }

  render(state: State) {
    render(<Sheets state={state} choose={(paper) => this.store.set({ paper }, "step")} />, byId("set"));
  }
}

function Sheets({ state, choose }: { state: State; choose: (paper: State["paper"]) => void }) {
  const { game, options, paper, coordinates } = state;
  const pieces = piecesOf(game, state.pieces);
  const set = useMemo(
    () => printSet(game, { options, paper, coordinates, pieces }),
    [game, options, paper, coordinates, pieces],
  );
  const info = gameInfo(game);
  const chosen = info.options.flatMap(({ id, choices }) =>
    choices.filter((choice) => choice.id === options[id]).map(({ title }) => title),
  );
  const told: Record<string, string> = {
    board: [isOwn(info) && ownGame, info.subtitle, ...chosen].filter(Boolean).join(" · "),
    pieces: armies(set.pieces, seats(game, options)).join(" "),
  };
  const thrown = words.spinner(set.sides, dice(game, options)?.shells);
  return (
    <>
      <div class="set-head">
        <p class="help">{words.lead}</p>
        <div class="set-controls">
          <fieldset class="papers">
            <legend>{words.paper}</legend>
            <Radios
              name="paper"
              value={paper}
              options={PAPERS.map((own) => [own, words.papers[own]])}
              onChange={choose}
            />
          </fieldset>
          <button type="button" class="action" onClick={() => printAs("view")}>
            {words.print}
          </button>
        </div>
        <p class="help">{words.summary(set.sheets.length, set.square)}</p>
      </div>
      <div class="sheets">
        {set.sheets.map((sheet, index) => (
          <Sheet
            key={index}
            sheet={sheet}
            paper={paper}
            title={words.sheet(info.title, sheet.part)}
            told={told[sheet.part]}
            thrown={thrown}
            source={words.citation(set.source)}
            page={words.page(index + 1, set.sheets.length)}
          />
        ))}
      </div>
    </>
  );
}

interface OnSheet {
  sheet: ReturnType<typeof printSet>["sheets"][number];
  paper: string;
  title: string;
  /** Below the heading. */
  told?: string;
  /** How what is thrown is put together, where it is on this sheet. */
  thrown: string;
  source: string;
  page: string;
}

function Sheet({ sheet: { part, svg: drawing }, paper, title, told, thrown, source, page }: OnSheet) {
  const picture = useMemo(() => svg(drawing), [drawing]);
  const spins = part !== "board" && picture.querySelector(".spinner") !== null;
  return (
    <article class="sheet" data-paper={paper} data-part={part} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <p>{[told, spins && thrown].filter(Boolean).join(" ")}</p>
      </header>
      <Drawing class="drawing" of={picture} />
      <footer>
        <span class="ruler">{words.ruler}</span>
        <span class="sheet-source">{source}</span>
        <span>{page}</span>
      </footer>
    </article>
  );
}

/** What there is to cut out, in sentences: armies that are alike in one. */
function armies(pieces: PrintPiece[], seats: { id: string; name: string }[]) {
  const alike = new Map<string, string[]>();
  for (const { id, name } of seats) {
    const own = pieces
      .filter(({ seat }) => seat === id)
      .map(words.piece)
      .join(", ");
    if (own) alike.set(own, [...(alike.get(own) ?? []), name]);
  }
  return [...alike].map(([own, names]) => words.army(names, own));
}
