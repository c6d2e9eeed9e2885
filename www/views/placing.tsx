// A living board on which pieces are put: by clicks with what is chosen beside it, dragged, and by keys.

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { detail } from "../board/live-board.js";
import { BoardView, type Match, type ViewSettings } from "../core/module.js";
import { mayMove } from "../lib/motion.js";
import type { groundOf } from "../state/judged.js";
import { moved, type PlacedPiece, type Placement } from "../state/placement.js";
import { sameTool, type Tool } from "./palette.tsx";

interface Placed {
  ground: ReturnType<typeof groundOf>;
  placement: Placement;
  tool: Tool;
  /** Puts a piece on a square, or takes one away. */
  set: (square: string, piece?: PlacedPiece) => void;
  edit: (placement: Placement) => void;
}

interface BoardProps extends Placed {
  match: Match;
  settings: ViewSettings;
  /** Squares that are spoken of. */
  marked: readonly string[];
  frame: RefObject<HTMLDivElement | null>;
  held: { view?: BoardView };
}

export function PlacingBoard({ match, settings, marked, frame, held, ...placed }: BoardProps) {
  const { ground, placement, tool, set, edit } = placed;
  const taken = useRef<{ square: string; pointer: number } | undefined>(undefined);
  // The piece that a click has taken up: the next click puts it down.
  const [up, take] = useState<string>();
  useEffect(() => take(undefined), [placement, tool]);
  const click = (square: string) => {
    const there = placement.pieces[square];
    if (tool === "erase") set(square);
    else if (tool === "move") {
      if (up && up !== square) edit(moved(placement, up, square));
      else take(there && !up ? square : undefined);
    }
    // The same piece again is taken away.
    else set(square, there && sameTool(there, tool) ? undefined : tool);
  };
  useLayoutEffect(() => {
    if (!frame.current) return;
    const wanted: ViewSettings = { ...settings, mode: "edit", animation: mayMove() };
    if (held.view) {
      if (held.view.moving) held.view.finish();
      held.view.set(wanted);
      held.view.show(match);
    } else held.view = new BoardView(frame.current, match, wanted);
    held.view.marks(marked.map((square) => ({ square, kind: "note" })));
    held.view.select(up);
  }, [match, marked, up, ...Object.values(settings)]);
  useLayoutEffect(
    () => () => {
      held.view?.destroy();
      held.view = undefined;
    },
    [],
  );
  // Enter is the board’s own key for moving a piece: with a piece or the eraser chosen it means these.
  const key = (event: KeyboardEvent) => {
    const square = squareOf(event);
    if (!square || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const there = placement.pieces[square];
    const letter = /^[a-z]$/i.test(key) ? lettered(placed, key) : undefined;
    const other = key === "+" && there ? turned(placed, there) : undefined;
    if ((key === "Enter" || key === " ") && tool !== "move") click(square);
    else if (key === "Delete" || key === "Backspace") set(square);
    else if (letter) set(square, letter);
    else if (other) set(square, other);
    else if (key !== "+" || !there) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // A piece that is let go of beside the board is off it.
  const letGo = (event: PointerEvent) => {
    const from = taken.current;
    taken.current = undefined;
    const grid = frame.current?.querySelector("[role=grid]");
    if (!from || from.pointer !== event.pointerId || !grid || !placement.pieces[from.square]) return;
    const { left, right, top, bottom } = grid.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    if (x < left || x > right || y < top || y > bottom) setTimeout(() => set(from.square));
  };
  return (
    <div
      class="board-frame"
      ref={frame}
      style={{ "--board-ratio": ground.files / ground.ranks }}
      data-tool={typeof tool === "string" ? tool : "piece"}
      ontabiya-square={(event: Event) => {
        const { square, button } = detail(event);
        if (button === 2) set(square);
        else click(square);
      }}
      ontabiya-drop={(event: Event) => {
        const { from, to } = detail(event);
        edit(moved(placement, from, to));
      }}
      onKeyDownCapture={key}
      onPointerDown={(event) => {
        const square = squareOf(event);
        taken.current = square && event.button === 0 ? { square, pointer: event.pointerId } : undefined;
      }}
      onPointerUp={letGo}
    />
  );
}

/** The square of the board at which something happens. */
function squareOf({ target }: Event) {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-square]") : null;
  return cell?.dataset.square;
}

/** The piece with the other side of one up. */
function turned({ ground: { kinds } }: Placed, { seat, kind }: PlacedPiece) {
  const from = kinds.find(({ id }) => id === kind)?.promotedFrom;
  const other = kinds.find(({ id, promotedFrom }) => promotedFrom === kind || id === from);
  return other && { seat, kind: other.id };
}

/**
 * The piece with this letter: a capital is the first player’s, as in position text. Where there are four, it is
 * of the side of the piece that was chosen last.
 */
function lettered({ ground: { kinds, seats }, placement, tool }: Placed, key: string) {
  const kind = kinds.find(({ letter }) => letter === key.toLowerCase());
  const chosen = typeof tool === "string" ? placement.turn : tool.seat;
  const seat = seats.length > 2 ? chosen : seats[key === key.toLowerCase() ? 1 : 0].id;
  return kind && { seat, kind: kind.id };
}
