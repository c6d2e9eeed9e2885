// The board of a game file as it is written: to be tried, or to put the pieces of its array on.

import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { detail } from "../board/live-board.js";
import { BoardView, Match } from "../core/module.js";
import { addStyles } from "../lib/add-styles.js";
import { drawn, newSeed } from "../lib/chance.js";
import { Group, Quiet, Radios } from "../lib/controls.tsx";
import { mayMove } from "../lib/motion.js";
import { type PlacedPiece, placementOf, put, textOf } from "../state/placement.js";
import { file as words } from "../words/file.js";
import { boardWith, type Known } from "./game-judged.ts";
import { boardOf, withArray } from "./game-terms.js";
import { Palette, type Tool, Tools, toolOf } from "./palette.tsx";
import { PlacingBoard } from "./placing.tsx";
import STYLES from "./set-up.css?inline";

interface BoardProps {
  text: string;
  known: Known;
  /** Whether the text is no game by now. */
  faulty: boolean;
  write: (text: string) => void;
}

export function GameBoard(props: BoardProps) {
  addStyles(STYLES);
  const { known, faulty } = props;
  const [mode, choose] = useState<"try" | "put">("try");
  const placement = placementIn(props);
  const putting = mode === "put" && placement;
  return (
    <Group class="file-board" label={words.board.label}>
      {placement && (
        <div class="file-board-ways">
          <Radios
            name="file-board"
            value={mode}
            options={[
              ["try", words.board.try],
              ["put", words.board.put],
            ]}
            onChange={choose}
          />
        </div>
      )}
      {putting ? <Putting {...props} placement={placement} /> : <Trying known={known} />}
      <p class="help">{faulty && !putting && words.board.last}</p>
    </Group>
  );
}

/** What stands on the board as it is written, or else as it last was on a board of the game. */
function placementIn({ text, known: { text: last, ground } }: BoardProps) {
  const [now, before] = [text, last].map((one) => {
    const setup = boardOf(one)?.setup;
    return setup === undefined ? undefined : placementOf(setup, ground);
  });
  return now ?? before;
}

/** What can be played, is. */
function Trying({ known }: { known: Known }) {
  const { text } = known;
  const [games, begin] = useState(0);
  const match = useMemo(() => new Match({ file: text }), [text, games]);
  const [, played] = useState(0);
  const [refused, refuse] = useState("");
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<BoardView | undefined>(undefined);
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    view.current = new BoardView(current, match, {
      label: words.board.label,
      hands: match.hands().length > 0,
      animation: mayMove(),
    });
    refuse("");
    return () => {
      view.current?.destroy();
      current.replaceChildren();
    };
  }, [match]);
  const play = (move: string) => {
    void view.current?.animate(match, match.play(move)).catch(() => undefined);
    refuse("");
    played(match.state().ply);
  };
  const { files, ranks } = boardOf(text) ?? { files: 1, ranks: 1 };
  return (
    <>
      <div
        class="board-frame"
        ref={frame}
        style={{ "--board-ratio": files / ranks }}
        ontabiya-move={(event: Event) => play(detail(event).text)}
        // Of several that go there, the first.
        ontabiya-choice={(event: Event) => play(detail(event).moves[0].text)}
        ontabiya-refuse={(event: Event) => refuse(detail(event).message)}
      />
      <p role="status">{refused || (match.outcome()?.text ?? match.state().text)}</p>
      <div class="set-up-tools">
        <Beside match={match} ground={known.ground} play={play} arm={(kind) => view.current?.arm(kind)} />
        <Quiet onClick={() => begin(games + 1)}>{words.board.again}</Quiet>
      </div>
    </>
  );
}

interface BesideProps {
  match: Match;
  ground: Known["ground"];
  play: (move: string) => void;
  /** Takes a piece from the hand. */
  arm: (kind: string) => void;
}

/** What is done beside the board: throws, which chance decides, passes, and pieces taken from the hand. */
function Beside({ match, ground, play, arm }: BesideProps) {
  const [seed] = useState(newSeed);
  const all = match.legal();
  const throws = all.filter(({ action }) => action === "throw");
  const said = all.filter(({ to, action }) => to === undefined && action !== "throw");
  const held = ground.kinds.filter(({ id }) => all.some(({ from, to, kind }) => !from && to && kind === id));
  return (
    <>
      {throws.length > 0 && (
        <Quiet onClick={() => play(drawn(seed, match.state().ply, throws).text)}>{words.board.throwIt}</Quiet>
      )}
      {said.map(({ text, words }) => (
        <Quiet key={text} onClick={() => play(text)}>
          {words}
        </Quiet>
      ))}
      {held.map(({ id, noun }) => (
        <Quiet key={id} onClick={() => arm(id)}>
          {words.board.held(noun)}
        </Quiet>
      ))}
    </>
  );
}

/** Nothing is marked while pieces are put. */
const NONE: string[] = [];

/** The array is put on the board piece by piece, and written into the text. */
function Putting({
  text,
  known,
  write,
  placement,
}: BoardProps & { placement: NonNullable<ReturnType<typeof placementIn>> }) {
  const { ground } = known;
  const [chosen, take] = useState<Tool>("move");
  const tool = toolOf(chosen, ground);
  const frame = useRef<HTMLDivElement>(null);
  const held = useRef<{ view?: BoardView }>({}).current;
  const array = textOf(placement, ground);
  const match = useMemo(() => boardWith(known, placement.pieces), [known, array]);
  const edit = (next: typeof placement) => write(withArray(text, textOf(next, ground).split(" ")[0]));
  const set = (square: string, piece?: PlacedPiece) => edit(put(placement, square, piece));
  return (
    <>
      <PlacingBoard
        {...{ ground, placement, tool, set, edit, match, frame, held }}
        marked={NONE}
        settings={{ label: words.board.label }}
      />
      <Palette {...{ ground, tool, take, put: set }} pieces="figures" flipped={false} board={frame} />
      <Group class="set-up-tools" label={words.board.tools}>
        <Tools tool={tool} take={take} />
      </Group>
    </>
  );
}
