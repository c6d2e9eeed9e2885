// The form of “Guess the rule”: how it is played, the readings, who sits where, a guess.

import { useState } from "preact/hooks";
import { seats } from "../core/module.js";
import { optionOf } from "../core/options.js";
import type { Kept } from "../core/partings.js";
import { Group, Labelled, Select } from "../lib/controls.tsx";
import { levelOf } from "../state/seated.js";
import * as words from "../words/guess.js";
import * as table from "../words/opponents.js";
import { asking, differing, guesses, MODES, type Setting } from "./guess.js";
import type { Deeds } from "./guess-deeds.ts";

const LEVELS = 10;
/** Who can sit at a seat. */
const PLAYERS = ["you", ...Array.from({ length: LEVELS }, (_, level) => String(level + 1))];

export function Modes({ mode, begin }: { mode: Setting["mode"] } & Pick<Deeds, "begin">) {
  return (
    <div class="lab-form guess-modes">
      <Select
        name="mode"
        label={words.modes}
        value={mode}
        options={MODES.map((mode) => [mode, words.mode[mode].text] as const)}
        onChange={begin}
      />
    </div>
  );
}

/** The rule of which both readings are known, and the reading of each board. */
export function Readings({ game, sets, readings }: { game: string; sets: Setting["sets"] } & Pick<Deeds, "readings">) {
  const [option, ...more] = differing([
    { game, options: sets[0] },
    { game, options: sets[1] },
  ]);
  const { choices = [], default: usual = "" } = optionOf(game, option) ?? {};
  const chosen = sets.map((set) => set[option] ?? usual);
  const take = (option: string, a: string, b: string) => readings([{ [option]: a }, { [option]: b }]);
  const choose = (place: number, id: string) => {
    const both = chosen.with(place, id);
    // The same on both is no difference.
    if (both[0] === both[1]) both[1 - place] = choices.find((choice) => choice.id !== id)?.id ?? id;
    take(option, both[0], both[1]);
  };
  return (
    <div class="lab-form">
      <Select
        name="option"
        label={words.option}
        value={more.length > 0 ? "" : option}
        options={[
          ...(more.length > 0 ? [["", words.several] as const] : []),
          ...asking(game).map(({ id, question }) => [id, question] as const),
        ]}
        onChange={(option) => {
          const [a, b] = optionOf(game, option)?.choices ?? [];
          if (b) take(option, a.id, b.id);
        }}
      />
      {more.length === 0 &&
        words.sides.map((label, place) => (
          <Select
            key={label}
            name={"ab"[place]}
            label={label}
            value={chosen[place]}
            options={choices.map(({ id, title }) => [id, title])}
            onChange={(id) => choose(place, id)}
          />
        ))}
    </div>
  );
}

export function Seats({ game, seated, seat }: { game: string; seated: string[] } & Pick<Deeds, "seat">) {
  const sit = (place: number, who: string) => {
    const all = seated.with(place, who);
    // Somebody has to guess.
    if (all.every(levelOf)) all[1 - place] = "you";
    seat(all);
  };
  return (
    <Group class="lab-form" label={table.who}>
      {seats(game, {}).map(({ id, name }, place) => (
        <Select
          key={id}
          name={`seat-${id}`}
          label={name}
          value={seated[place]}
          options={PLAYERS.map((who) => [who, who === "you" ? table.you : table.level(Number(who))])}
          onChange={(who) => sit(place, who)}
        />
      ))}
    </Group>
  );
}

/** @param usual whether the default is no secret */
export function Guessing({
  game,
  usual,
  kept,
  guess,
}: { game: string; usual: boolean; kept: Kept[] } & Pick<Deeds, "guess">) {
  const open = guesses(game, kept).map(({ id, question, choices, default: own }) => ({
    question,
    guesses: [
      [id, words.anyReading(question)],
      ...choices
        .filter((choice) => !usual || choice.id !== own)
        .map((choice) => [`${id}:${choice.id}`, words.oneReading(question, choice.title)]),
    ],
  }));
  // A guess that is pondered while the game goes on need not be chosen again.
  const [pondered, ponder] = useState("");
  const chosen = open.some(({ guesses }) => guesses.some(([value]) => value === pondered)) ? pondered : "";
  const [option, choice] = chosen.split(":");
  return (
    <div class="lab-form guess-form">
      <Labelled label={words.guess}>
        <select name="guess" value={chosen} onChange={({ currentTarget }) => ponder(currentTarget.value)}>
          <option value="">{words.guessNone}</option>
          {open.map(({ question, guesses }) => (
            <optgroup key={question} label={question}>
              {guesses.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </Labelled>
      <button
        type="button"
        class="action"
        data-deed="guess"
        disabled={chosen === ""}
        onClick={() => guess(choice === undefined ? { option } : { option, choice })}
      >
        {words.guessDo}
      </button>
    </div>
  );
}
