// What is set about a piece that stands alone: what a click does, its square, its side.

import { board, seats } from "../core/module.js";
import { Check, Quiet, Radio, Select } from "../lib/controls.tsx";
import { useKeptFocus } from "../lib/focus.ts";
import type { State } from "../state/store.js";
import { pattern as words } from "../words/views.js";
import { type SoloBoard, TOOLS } from "./solo-board.ts";

export function SoloTools({ solo, state }: { solo: SoloBoard; state: State }) {
  const { game, options, at, seat, friends, enemies } = state;
  const squares = squaresOf(board(game, options));
  return (
    <div class="solo-controls" ref={useKeptFocus<HTMLDivElement>()}>
      <fieldset class="solo-tools">
        <legend class="unseen">{words.tool}</legend>
        {TOOLS.map((id) => (
          <Radio
            class={`solo-tool tool-${id}`}
            title={words.toolHelp[id]}
            name={solo.name}
            value={id}
            checked={id === solo.tool.value}
            onChange={() => {
              solo.tool.value = id;
            }}
            key={id}
          >
            <span>{words.tools[id]}</span>
          </Radio>
        ))}
      </fieldset>
      <Select
        label={words.stands}
        value={at}
        options={squares.map((square) => [square, square])}
        onChange={(square) => solo.move(square)}
      />
      <Select
        label={words.side}
        value={seat}
        options={seats(game, options).map(({ id, name }) => [id, name])}
        onChange={(seat) => solo.store.set({ seat }, "step")}
      />
      <Check
        label={words.ever}
        checked={solo.ever.value}
        onChange={(ever) => {
          solo.ever.value = ever;
        }}
      />
      <Quiet
        disabled={friends.length + enemies.length === 0}
        onClick={() => solo.store.set({ friends: [], enemies: [] }, "step")}
      >
        {words.clear}
      </Quiet>
    </div>
  );
}

export const SoloSaid = ({ solo }: { solo: SoloBoard }) => (
  <p class="refusal" role="status">
    {solo.said.value}
  </p>
);

function squaresOf({ files, ranks }: { files: number; ranks: number }) {
  return Array.from({ length: files * ranks }, (_, place) => {
    const [file, rank] = [Math.floor(place / ranks), (place % ranks) + 1];
    return String.fromCharCode(97 + file) + rank;
  });
}
