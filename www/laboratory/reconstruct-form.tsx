// The form of the room “Reconstruct”: rules in doubt with their choices, facts with their bounds, who plays and how
// often.

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { optionOf } from "../core/options.js";
import { Check, Labelled, Options, Select } from "../lib/controls.tsx";
import { useKeptFocus } from "../lib/focus.ts";
import { reconstruct as words } from "../words/reconstruct.js";
import { type Asked, question } from "./reconstruct-asked.ts";
import { FACTS, FACT_IDS, type Fact, power } from "./reconstruct-facts.js";
import {
  COUNTS,
  MOST_FACTS,
  MOST_OPTIONS,
  MOST_SEED,
  PLAYS,
  type Setting,
  type Varied,
  bounded,
  fact,
} from "./reconstruct-setting.js";

interface Of {
  asked: Asked;
  put: (change: Partial<Setting>) => void;
}

export function Form({ asked, put }: Of) {
  const form = useKeptFocus<HTMLDivElement>();
  return (
    <div class="reconstruct-form" ref={form}>
      <div class="reconstruct-asked">
        <RulesInDoubt {...{ asked, put }} />
        <GivenFacts {...{ asked, put }} />
      </div>
      <How {...asked.setting} put={put} />
      <Power {...asked} />
    </div>
  );
}

/** A list of what has been set, and what can be added to it. */
function Part({
  title,
  help,
  children,
  ...add
}: { title: string; help: string; children: ComponentChildren } & Parameters<typeof Add>[0]) {
  return (
    <section>
      <h2>{title}</h2>
      <p class="help">{help}</p>
      <ul class="reconstruct-list">{children}</ul>
      <Add {...add} />
    </section>
  );
}

/** A list and a button: arrow keys move in the list and add nothing yet. */
function Add<Id extends string>({
  name,
  label,
  full,
  left,
  add,
}: {
  name: string;
  label: string;
  full: boolean;
  left: (readonly [id: Id, text: string])[];
  add: (id: Id) => void;
}) {
  const list = useRef<HTMLSelectElement>(null);
  const off = full || left.length === 0;
  return (
    <div class="reconstruct-add">
      <select ref={list} name={name} aria-label={label} disabled={off}>
        <Options of={left} />
      </select>
      <button type="button" class="quiet" disabled={off} onClick={() => add(list.current?.value as Id)}>
        {words.add}
      </button>
    </div>
  );
}

function Remove({ label, remove }: { label: string; remove: () => void }) {
  return (
    <button type="button" class="quiet" aria-label={label} title={label} onClick={remove}>
      {words.remove}
    </button>
  );
}

function RulesInDoubt({ asked, put }: Of) {
  const { game, known, setting } = asked;
  const varied = setting.options;
  const left = known.options.filter(({ id }) => !varied.some((one) => one.id === id));
  return (
    <Part
      title={words.vary}
      help={words.varyHelp}
      name="add-option"
      label={words.addOption}
      full={varied.length >= MOST_OPTIONS}
      left={left.map(({ id }) => [id, question(game, id)])}
      add={(id) => put({ options: [...varied, ...left.filter((one) => one.id === id)] })}
    >
      {varied.map((one) => (
        <Doubt
          key={one.id}
          {...one}
          game={game}
          change={(choices) => put({ options: varied.map((own) => (own === one ? { ...own, choices } : own)) })}
          remove={() => put({ options: varied.filter((own) => own !== one) })}
        />
      ))}
    </Part>
  );
}

function Doubt({
  id,
  choices,
  game,
  change,
  remove,
}: Varied & { game: string; change: (choices: string[]) => void; remove: () => void }) {
  const all = optionOf(game, id)?.choices ?? [];
  const turned = (id: string) => all.flatMap((one) => ((one.id === id) !== choices.includes(one.id) ? [one.id] : []));
  return (
    <li data-option={id}>
      <fieldset class="reconstruct-choices">
        <legend>{question(game, id)}</legend>
        {all.map((choice) => {
          const on = choices.includes(choice.id);
          return (
            <Check
              key={choice.id}
              label={choice.title}
              value={choice.id}
              checked={on}
              disabled={on && choices.length === 1}
              onChange={() => change(turned(choice.id))}
            />
          );
        })}
      </fieldset>
      <Remove label={words.removeOption(question(game, id))} remove={remove} />
    </li>
  );
}

function GivenFacts({ asked, put }: Of) {
  const { known, setting } = asked;
  const { facts } = setting;
  const free = (id: Fact["id"]) => {
    const { of } = FACTS[id];
    const subjects = of ? known[of === "kind" ? "kinds" : "rules"] : [""];
    return subjects.filter((of) => !facts.some((one) => one.id === id && one.of === of));
  };
  return (
    <Part
      title={words.facts}
      help={words.factsHelp}
      name="add-fact"
      label={words.addFact}
      full={facts.length >= MOST_FACTS}
      left={FACT_IDS.filter((id) => free(id).length > 0).map((id) => [id, words.factTitle(id)])}
      add={(id) => put({ facts: [...facts, fact(id as Fact["id"], free(id as Fact["id"])[0])] })}
    >
      {facts.map((own) => (
        <Given
          key={`${own.id}:${own.of}`}
          own={own}
          names={asked.names}
          subjects={[own.of, ...free(own.id)]}
          change={(change) => put({ facts: facts.map((one) => (one === own ? { ...one, ...change } : one)) })}
          remove={() => put({ facts: facts.filter((one) => one !== own) })}
        />
      ))}
    </Part>
  );
}

/** A fact, with what it is about and its bound. */
function Given({
  own,
  names,
  subjects,
  change,
  remove,
}: {
  own: Fact;
  names: Asked["names"];
  subjects: string[];
  change: (change: Partial<Fact>) => void;
  remove: () => void;
}) {
  const { unit, bounds, of } = FACTS[own.id];
  const [min, max, step] = bounds;
  const says = names.says(own);
  return (
    <li data-fact={own.id}>
      <span>{says}</span>
      <Remove label={words.removeFact(says)} remove={remove} />
      <div class="reconstruct-set">
        {of && (
          <label>
            {words.of[of]}
            <select
              name={`of-${own.id}`}
              value={own.of}
              onChange={({ currentTarget }) => change({ of: currentTarget.value })}
            >
              <Options of={subjects.map((of) => [of, names.of({ id: own.id, of })])} />
            </select>
          </label>
        )}
        <label>
          <input
            type="number"
            name={`bound-${own.id}`}
            {...{ min, max, step }}
            value={own.bound}
            aria-label={words.bound(words.bounds[unit], says)}
            onChange={({ currentTarget: input }) => {
              const bound = input.value === "" ? undefined : bounded(String(Number(input.value)), bounds);
              if (bound === undefined) input.value = String(own.bound);
              else change({ bound });
            }}
          />
          {words.bounds[unit]}
        </label>
      </div>
    </li>
  );
}

/** What so many games would show of each fact. */
function Power({ names, setting: { facts, games, stop } }: Asked) {
  const all = facts.flatMap((fact) => {
    const seen = power(fact, games, stop);
    return seen ? [words.power(names.says(fact), games, seen)] : [];
  });
  if (all.length === 0) return undefined;
  return (
    <details class="reconstruct-power">
      <summary>{words.powers(games)}</summary>
      <ul>
        {all.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  );
}

/** Who plays, how often, and from which seed. */
function How({ play, games, seed, stop, put }: Setting & Pick<Of, "put">) {
  return (
    <div class="lab-form">
      <Select
        name="play"
        label={words.play}
        value={play}
        options={PLAYS.map((id) => [id, words.plays[id]])}
        onChange={(play) => put({ play })}
      />
      <Select
        name="games"
        label={words.games}
        value={String(games)}
        options={COUNTS.map((count) => [String(count), String(count)])}
        onChange={(games) => put({ games: Number(games) })}
      />
      <Labelled label={words.seed}>
        <input
          type="number"
          name="seed"
          min={0}
          max={MOST_SEED}
          step={1}
          value={seed}
          onChange={({ currentTarget: input }) => {
            if (/^\d{1,6}$/.test(input.value)) put({ seed: Number(input.value) });
            else input.value = String(seed);
          }}
        />
      </Labelled>
      <Check
        label={words.stop}
        title={words.stopHelp}
        value="stop"
        checked={stop}
        onChange={() => put({ stop: !stop })}
      />
    </div>
  );
}
