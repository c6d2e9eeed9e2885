// The room “Maps”: what each side attacks in the position, how a piece goes and comes on an empty board, and how much
// each kind sees under each choice.

import { useMemo } from "preact/hooks";
import { gameInfo } from "../core/games.js";
import { reason } from "../core/module.js";
import { Labelled, Options, Select } from "../lib/controls.tsx";
import { type RoomProps, rendered } from "../lib/rendered.ts";
import { maps as words, steps } from "../words/laboratory.js";
import STYLES from "./laboratory.css?inline";
import { AttackMaps, ReachMaps, attacksOf } from "./maps-boards.tsx";
import { read } from "./maps-rules.ts";
import { PlayedSteps } from "./maps-steps.tsx";
import { MobilityTable, capital, useMobility } from "./maps-table.tsx";
import { reach } from "./reach.js";

export const mapsRoom = rendered(Maps, [STYLES]);

function Maps({ context, state, about }: RoomProps) {
  const { game, options, flipped, line } = state;
  const { store } = context;
  const { all, kind, sides, against } = useMemo(() => read(state, about, words.inForce), [game, options, about]);
  const name = capital(kind.noun);
  const reached = useMemo(() => tried(() => sides.map((side) => ({ ...side, ...reach(side, kind.id) }))), [sides]);
  const attacks = useMemo(() => tried(() => attacksOf(state, sides)), [state, sides]);
  const mobility = useMobility(state);
  const means = mobility.all.map(({ noun, ways }): [string, number] => [noun, ways[0].mean]);
  const put = (kind: string, against: string) => context.set(`${kind}:${against}`, "visit");
  const follow = () => {
    const { options, position, moves, id } = gameInfo(game).lines[0];
    store.set({ options, position, line: moves, ply: 0, study: id }, "visit");
  };
  const [own] = attacks.found;
  const maps = { name, flipped, sides: reached.found };
  return (
    <div class="lab-room maps-room">
      <div class="lab-form">
        <Select
          name="kind"
          label={words.kind}
          value={kind.id}
          options={all.map(({ id, noun }) => [id, capital(noun)])}
          onChange={(id) => put(id, against)}
        />
        <Labelled label={words.against}>
          <select name="against" value={against} onChange={({ currentTarget }) => put(kind.id, currentTarget.value)}>
            <option value="">{words.alone}</option>
            {gameInfo(game).options.map(({ id, question, choices, default: standard }) => (
              <optgroup label={question} key={id}>
                <Options
                  of={choices
                    .filter((choice) => choice.id !== (options[id] ?? standard))
                    .map((choice) => [`${id}=${choice.id}`, `${question} ${choice.title}`])}
                />
              </optgroup>
            ))}
          </select>
        </Labelled>
      </div>
      <p class="refusal" role="status">
        {reached.error ?? attacks.error ?? mobility.error}
      </p>
      <p class="maps-answer">
        <span>
          {reached.found.length > 0 &&
            words.answers.reached(
              name,
              reached.found.map(({ title, ever }) => [title, ever.length]),
              reached.found[0].board.length,
            )}
        </span>{" "}
        <span>{own && words.answers.attacked(attacks.found.map(({ title, counts }) => [title, counts]))}</span>{" "}
        <span>{mobility.done && words.answers.most(means)}</span>
      </p>
      <ReachMaps
        {...maps}
        title={words.moves}
        help={words.movesHelp}
        count={({ goes }, square) => goes.get(square)?.length ?? 0}
      />
      <ReachMaps
        {...maps}
        title={words.comes}
        help={words.comesHelp}
        count={({ comes }, square) => comes.get(square) ?? 0}
      />
      <AttackMaps all={attacks.found}>
        {own?.reach > 0 ? (
          <>
            <PlayedSteps
              ply={own.ply}
              plies={own.reach}
              told={steps.at(own.ply, own.reach, line[own.ply - 1], own.changes)}
              go={(ply) => store.set({ ply }, "step")}
            />
            <p class="help">{words.changeHelp}</p>
          </>
        ) : (
          <div class="parting-steps">
            <button type="button" class="quiet" onClick={follow}>
              {steps.follow}
            </button>
          </div>
        )}
      </AttackMaps>
      <MobilityTable game={game} all={mobility.all} />
    </div>
  );
}

/** What is found; nothing, and why, where the module refuses it. */
function tried<Found>(find: () => Found[]): { found: Found[]; error?: string } {
  try {
    return { found: find() };
  } catch (error) {
    return { found: [], error: reason(error) };
  }
}
