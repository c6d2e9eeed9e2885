// The view of a wall text: the sentences with their sources, the boards beside them, and what is not certain.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { LiveBoard } from "../board/live-board.js";
import { outline } from "../core/games.js";
import { dashed } from "../core/moves.js";
import { Steps } from "../laboratory/line-steps.tsx";
import { write } from "../state/address.js";
import { opening, type State } from "../state/store.js";
import { parting as steps } from "../words/laboratory.js";
import { walls as words } from "../words/museum.js";
import { Cited, Numbers, Paragraphs, type Source } from "./told.tsx";
import type { Board, Wall as Entry } from "./walls.js";

/** How long a move lies before the next, in milliseconds. */
const REST = 700;

export function Wall({ wall, state }: { wall: Entry; state: State }) {
  const { sources, boards = [], sides = [] } = wall;
  return (
    <article class="wall">
      <h2>{wall.title}</h2>
      <div class={boards.length > 0 ? "wall-sides" : undefined}>
        <div class="wall-text">
          <Paragraphs sentences={wall.text} sources={sources} />
        </div>
        <div class="wall-boards">
          {boards.map((board) => (
            <Scene key={board.text} {...{ board, sources, state }} />
          ))}
        </div>
        {sides.map(({ claim, held, text, board }) => (
          <section key={claim} class="wall-side">
            <div class="wall-text">
              <h3>{claim}</h3>
              <p class="wall-held">{words.held(held)}</p>
              <Paragraphs sentences={text} sources={sources} />
            </div>
            <Scene {...{ board, sources, state }} />
          </section>
        ))}
        <div class="wall-rest">
          <section class="wall-text wall-doubt">
            <h3>{words.doubt}</h3>
            <Paragraphs sentences={wall.doubt} sources={sources} />
          </section>
          <section class="wall-sources">
            <h3>{words.sources}</h3>
            <ol>
              {sources.map((source) => (
                <Cited key={source.id} source={source} />
              ))}
            </ol>
          </section>
        </div>
      </div>
    </article>
  );
}

/** A board with its line, which is stepped through or played. */
function Scene({ board, sources, state }: { board: Board; sources: Source[]; state: State }) {
  const { game, options = {}, position, line, text, from = [] } = board;
  const host = useRef<HTMLDivElement>(null);
  const live = useRef<LiveBoard | undefined>(undefined);
  const [ply, go] = useState(0);
  const [said, say] = useState("");
  const [plays, play] = useState(false);
  useLayoutEffect(() => {
    live.current = new LiveBoard(host.current as HTMLElement);
    return () => live.current?.destroy();
  }, []);
  const { pieces, coordinates } = state;
  useLayoutEffect(() => {
    const label = `${outline(game).title}: ${text}`;
    const settings = { mode: "still", flipped: false, coordinates, pieces, label } as const;
    live.current?.show({ game, options, position, line, ply }, settings);
    say(live.current?.session?.match.outcome()?.text ?? "");
  }, [ply, pieces, coordinates]);
  // Plays to the end of the line; from the start at once, where it has been at the end.
  useLayoutEffect(() => {
    if (!plays) return;
    let stopped = false;
    void live.current?.settled
      .then(() => new Promise((resolve) => setTimeout(resolve, ply === 0 ? 0 : REST)))
      .then(() => {
        if (stopped) return;
        if (ply === line.length) play(false);
        else go(ply + 1);
      });
    return () => {
      stopped = true;
    };
  }, [plays, ply]);
  const last = ply > 0 ? dashed(line[ply - 1]) : "";
  return (
    <figure class="wall-board" data-game={game}>
      <div class="board-frame" ref={host} />
      <div class="wall-steps">
        <button
          type="button"
          class="action"
          onClick={() => {
            go(ply === line.length ? 0 : ply + 1);
            play(true);
          }}
        >
          {words.play}
        </button>
        <Steps
          ply={ply}
          plies={line.length}
          told={steps.at(ply, line.length, last)}
          last={words.last}
          go={(ply) => {
            play(false);
            go(ply);
          }}
        />
      </div>
      <figcaption>
        {text}
        <Numbers {...{ from, sources }} />{" "}
        <a href={write({ ...opening(game), options, position, line })}>{words.open(outline(game).title)}</a>
        {board.problem && (
          <>
            {" · "}
            <a href={write({ ...opening(game), view: "study", problem: board.problem })}>{words.problem}</a>
          </>
        )}
      </figcaption>
      <p class="wall-said" role="status">
        {said}
      </p>
    </figure>
  );
}
