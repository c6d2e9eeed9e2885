// The palette of pieces that can be put on a board, by side, and the tools. A piece is chosen by a click or a key, or
// dragged to a square.

import type { RefObject } from "preact";
import { useRef, useState } from "preact/hooks";
import { Figure } from "../board/figure.tsx";
import { Group, Quiet } from "../lib/controls.tsx";
import type { groundOf } from "../state/judged.js";
import { lettersOf, type PlacedPiece } from "../state/placement.js";
import { setUp as words } from "../words/set-up.js";

/** What a click on a square does. */
export type Tool = "move" | "erase" | PlacedPiece;
type Ground = ReturnType<typeof groundOf>;

/** How far a pointer goes before a press becomes a drag, in pixels. */
const SLOP = 5;

export function sameTool(one: Tool, other: Tool) {
  if (typeof one === "string" || typeof other === "string") return one === other;
  return one.seat === other.seat && one.kind === other.kind;
}

/** The tool, where there is such a piece. */
export function toolOf(tool: Tool, { seats, kinds }: Ground): Tool {
  const known =
    typeof tool === "string" || (seats.some(({ id }) => id === tool.seat) && kinds.some(({ id }) => id === tool.kind));
  return known ? tool : "move";
}

interface Taking {
  tool: Tool;
  take: (tool: Tool) => void;
}

export const Tools = ({ tool, take }: Taking) => (
  <>
    {(["move", "erase"] as const).map((id) => (
      <Quiet key={id} data-tool={id} title={words[`${id}Help`]} aria-pressed={tool === id} onClick={() => take(id)}>
        {words[id]}
      </Quiet>
    ))}
  </>
);

/** A piece that is held, and where; it is dragged once it has gone far enough. */
interface Press {
  pointer: number;
  piece: PlacedPiece;
  start: readonly [x: number, y: number];
  at?: readonly [x: number, y: number];
}

interface PaletteProps extends Taking {
  ground: Ground;
  pieces: "figures" | "letters" | "pictograms";
  flipped: boolean;
  /** What pieces are dragged to. */
  board: RefObject<HTMLElement | null>;
  put: (square: string, piece: PlacedPiece) => void;
}

export function Palette({ ground, pieces, flipped, tool, take, board, put }: PaletteProps) {
  const [press, hold] = useState<Press>();
  /** A drag has done what its click would do. */
  const dragged = useRef(false);
  const turned = flipped && ground.seats.length === 2;
  // The pieces of the far side stand above those of the near one, as on the board.
  const rows = flipped ? ground.seats : [...ground.seats].reverse();
  const drawn = (piece: PlacedPiece) => {
    const kind = ground.kinds.find(({ id }) => id === piece.kind);
    const tone = ground.seats.find(({ id }) => id === piece.seat)?.tone;
    if (!kind || !tone) return null;
    return <Figure of={kind.figure} tone={tone} letter={lettersOf(ground, piece)} pieces={pieces} flipped={turned} />;
  };
  const move = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
    if (press?.pointer !== pointerId) return;
    const far = Math.hypot(x - press.start[0], y - press.start[1]) >= SLOP;
    if (press.at || far) hold({ ...press, at: [x, y] });
  };
  const drop = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (press?.pointer !== pointerId) return;
    hold(undefined);
    if (!press.at) return;
    dragged.current = true;
    const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-square]");
    if (cell && board.current?.contains(cell)) put(cell.dataset.square ?? "", press.piece);
  };
  const cell = press?.at && board.current?.querySelector("[role=gridcell]");
  return (
    <div class="palette-rows" onPointerMove={move} onPointerUp={drop} onPointerCancel={() => hold(undefined)}>
      {rows.map((seat) => (
        <Group key={seat.id} class="palette-row" label={words.palette(seat.name)}>
          {ground.kinds.map((kind) => {
            const piece = { seat: seat.id, kind: kind.id };
            const name = words.piece(seat.name, kind.noun, lettersOf(ground, piece));
            return (
              <button
                key={kind.id}
                type="button"
                class="palette-piece"
                data-seat={seat.id}
                data-kind={kind.id}
                aria-label={name}
                title={name}
                aria-pressed={sameTool(piece, tool)}
                onPointerDown={(event) => {
                  dragged.current = false;
                  if (press || !event.isPrimary || event.button !== 0) return;
                  event.currentTarget.setPointerCapture(event.pointerId);
                  hold({ pointer: event.pointerId, piece, start: [event.clientX, event.clientY] });
                }}
                onClick={() => {
                  // Again, it is put back.
                  if (!dragged.current) take(sameTool(piece, tool) ? "move" : piece);
                  dragged.current = false;
                }}
              >
                {drawn(piece)}
              </button>
            );
          })}
        </Group>
      ))}
      {press?.at && (
        <div
          class="ghost"
          aria-hidden="true"
          style={{
            inlineSize: cell ? `${cell.getBoundingClientRect().width}px` : undefined,
            translate: `${press.at[0]}px ${press.at[1]}px`,
          }}
        >
          {drawn(press.piece)}
        </div>
      )}
    </div>
  );
}
