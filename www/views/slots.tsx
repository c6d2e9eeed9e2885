// The slots of a comparison, one for each rule set: first its game, then a named set of rules or one choice of that
// game.

import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { everyGame, gameInfo, outline } from "../core/games.js";
import { nearest } from "../core/relatives.js";
import { MOST_COMPARED, type RuleSet, under } from "../core/rule-set.js";
import { Group, Options, Quiet } from "../lib/controls.tsx";
import { useKeptFocus } from "../lib/focus.ts";
import type { State } from "../state/store.js";
import { compare as words } from "../words/views.js";
import { otherRules } from "./comparison.js";
import { asItIs, presetOf, presetsFor, ruleSetTitle } from "./rule-sets.js";
import { Named, Series } from "./series.tsx";

/** Where lists have no room for a whole answer. */
const NARROW = matchMedia("(max-width: 47.99rem)");
const narrow = signal(NARROW.matches);
NARROW.addEventListener("change", () => {
  narrow.value = NARROW.matches;
});

/** Takes other rules to compare. */
export type Change = (compare: RuleSet[]) => void;

interface Props {
  state: State;
  change: Change;
}

/** Stands where the view puts it. */
export const MoreRules = ({ state, change }: Props) => (
  <Quiet
    class="quiet slots-add"
    hidden={state.compare.length >= MOST_COMPARED}
    onClick={() => change([...state.compare, another(state)])}
  >
    {words.add}
  </Quiet>
);

/**
 * The slots; in a narrow window, where all rules differ in one question alone, that question with its answers, and the
 * slots folded below it.
 */
export function FoldedSlots({ state, change }: Props) {
  const [opened, open] = useState(false);
  const asked = narrow.value ? onlyQuestion(state) : undefined;
  return (
    <>
      {asked && (
        <div class="slots-asked">
          <p>{asked.question}</p>
          <ul>
            {asked.answers.map((answer, place) => (
              <li class={`series-${place}`} key={`${place} ${answer}`}>
                <Named place={place} title={answer} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <details
        class="slots-fold"
        open={!asked || opened}
        onToggle={({ currentTarget }) => asked && open(currentTarget.open)}
      >
        <summary hidden={!asked}>{words.other}</summary>
        <Slots state={state} change={change} />
      </details>
    </>
  );
}

/** The question in which alone the compared rules differ, with the answer of each. */
function onlyQuestion(state: State) {
  const all = state.compare.map((set) => under(state, set));
  if (all.length < 2 || all.some(({ game }) => game !== all[0].game)) return undefined;
  const questions = gameInfo(all[0].game).options.flatMap(({ id, question, choices, default: usual }) => {
    const given = all.map(({ options }) => options[id] ?? usual);
    if (new Set(given).size < 2) return [];
    const title = (chosen: string) => choices.find((choice) => choice.id === chosen)?.title ?? chosen;
    return { question, answers: given.map(title) };
  });
  return questions.length === 1 ? questions[0] : undefined;
}

export const Slots = ({ state, change }: Props) => (
  <div class="slots" data-count={state.compare.length} ref={useKeptFocus<HTMLDivElement>()}>
    {state.compare.map((_, place) => (
      <Slot key={place} {...{ state, place, change }} />
    ))}
  </div>
);

function Slot({ state, place, change }: Props & { place: number }) {
  const { game, compare } = state;
  const set = compare[place];
  const id = set.game ?? game;
  const put = (to: RuleSet[]) => change(compare.flatMap((other, at) => (at === place ? to : other)));
  const choose = (options: RuleSet["options"]) => put([id === game ? { options } : { game: id, options }]);
  return (
    <Group class={`slot series-${place}`} label={words.slot(place)}>
      <Series place={place} />
      <Listed
        name="slot-game"
        label={words.game}
        value={id}
        options={everyGame().map(({ id, title }) => [id, outline(id).reference ? words.compared(title) : title])}
        onChange={(value) => put([value === game ? { options: {} } : { game: value, options: {} }])}
      />
      <Rules {...{ state, set, id, choose }} />
      <Choice {...{ state, set, id, choose }} />
      {compare.length > 1 && (
        <Quiet
          class="quiet slot-remove"
          title={words.remove}
          aria-label={`${words.remove}: ${words.slot(place)}`}
          onClick={() => put([])}
        >
          ×
        </Quiet>
      )}
    </Group>
  );
}

interface Chosen {
  state: State;
  set: RuleSet;
  /** The game. */
  id: string;
  choose: (options: RuleSet["options"]) => void;
}

/** The rules as they are, a named set, or one choice. */
function Rules({ state, set, id, choose }: Chosen) {
  const presets = presetsFor(state, id);
  const named = presetOf(state, set);
  const count = Object.keys(set.options).length;
  const now = named ? `set ${named.id}` : count === 0 ? "" : count === 1 ? "one" : "several";
  const options: [string, string][] = [
    ["", set.game ? words.asOpened : asItIs(state)],
    ...presets.map(({ id, title }): [string, string] => [`set ${id}`, title]),
  ];
  if (gameInfo(id).options.length > 0) options.push(["one", words.one]);
  if (now === "several") options.push([now, ruleSetTitle(state, set)]);
  const take = (value: string) => {
    const preset = presets.find(({ id }) => value === `set ${id}`);
    if (preset) choose(preset.options);
    else if (value === "one") choose(otherRules({ game: id, options: id === state.game ? state.options : {} }));
    else if (value === "") choose({});
  };
  return <Listed name="slot-rules" label={words.rules} value={now} options={options} onChange={take} />;
}

/** The question and its answer, where one choice is what is compared. */
function Choice({ state, set, id, choose }: Chosen) {
  const [[asked, answer] = [], ...more] = Object.entries(set.options);
  const { options } = gameInfo(id);
  const option = options.find(({ id }) => id === asked);
  if (!asked || !answer || !option || more.length > 0 || presetOf(state, set)) return null;
  const ask = (value: string) => {
    const other = options.find(({ id }) => id === value);
    const choice = other?.choices.find(({ id }) => id !== other.default) ?? other?.choices[0];
    if (choice) choose({ [value]: choice.id });
  };
  return (
    <>
      <Listed
        name="slot-question"
        label={words.question}
        value={asked}
        options={options.map(({ id, question }) => [id, question])}
        onChange={ask}
      />
      <Listed
        name="slot-answer"
        label={words.chosen}
        value={answer}
        options={option.choices.map(({ id, title }) => [id, title])}
        onChange={(value) => choose({ [asked]: value })}
      />
    </>
  );
}

/** A list whose label is heard, and seen where a pointer rests. What is chosen has as many lines as it needs. */
function Listed({
  name,
  label,
  value,
  options,
  onChange,
}: {
  name: string;
  label: string;
  value: string;
  options: [value: string, text: string][];
  onChange: (value: string) => void;
}) {
  return (
    <label title={label} class="listed">
      <span class="unseen">{label}</span>
      <select class={name} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        <Options of={options} />
      </select>
      <span class="listed-chosen" aria-hidden="true">
        {options.find(([own]) => own === value)?.[1]}
      </span>
    </label>
  );
}

/** Rules to compare with those that are there already. */
function another({ game, options, compare }: State): RuleSet {
  const there = compare.map((set) => set.game ?? game);
  const near = [game, ...there].map(nearest).find((id) => id && !there.includes(id));
  if (near) return near === game ? { options: {} } : { game: near, options: {} };
  const plain = compare.some((set) => !set.game && Object.keys(set.options).length === 0);
  return { options: plain ? otherRules({ game, options }) : {} };
}
