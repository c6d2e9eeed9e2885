// The form that makes a lesson, which is tried beside it.

import { useEffect, useMemo } from "preact/hooks";
import { gameInfo, outline } from "../core/games.js";
import { gameOutlines } from "../core/module.js";
import { Labelled, Quiet, Select } from "../lib/controls.tsx";
import { useKeptFocus } from "../lib/focus.ts";
import { setUpFor } from "../state/set-up-for.js";
import type { State } from "../state/store.js";
import { form as words } from "../words/lesson-room.js";
import { Question } from "./ask.tsx";
import { drafts } from "./drafts.js";
import { Faults } from "./faults.tsx";
import { Field, list } from "./field.tsx";
import { Keep } from "./keep.tsx";
import { type Fault, LIMITS, type Lesson, read, type Step } from "./lesson.js";
import { tabiya } from "./rules.js";
import { Taken } from "./taken.tsx";
import { Taking } from "./taking.js";
import { isReadable, type Writing } from "./writing.ts";

interface Given {
  writing: Writing;
  state: State;
}

/** @param address of what is set in the room */
export function Form({ writing, state, address }: Given & { address: (about: string) => string }) {
  const { lesson: draft, at, lost, said, open } = writing.now.value;
  const root = useKeptFocus<HTMLDivElement>();
  const focus = (name: string) => root.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  const { lesson, faults } = useMemo(() => read(tabiya, draft), [draft]);
  const untold = useMemo(() => untoldOf(draft), [draft]);
  const stepOf = ({ at }: Fault) => {
    const step = Number(/^steps\[(\d+)\]/.exec(at)?.[1] ?? "-1");
    return step < draft.steps.length ? step : -1;
  };
  const entry = (fault: Fault) => {
    const step = stepOf(fault);
    const label = labelOf(fault, draft.steps[step]);
    if (step < 0) return words.faultAt(label, fault.message);
    return (
      <>
        <Quiet class="link" onClick={() => writing.go(step)}>
          {words.placed(words.step(step + 1), label)}
        </Quiet>{" "}
        {fault.message}
      </>
    );
  };
  const own = faults.filter(({ at }) => !untold.includes(at));
  const isOpen = (fault: Fault) => open !== undefined && stepOf(fault) === open;
  const told = [...lost, ...own.filter((fault) => !isOpen(fault))];
  const unfinished = own.filter(isOpen).map((fault) => words.faultAt(labelOf(fault, draft.steps[at]), fault.message));
  return (
    <div class="lessons-form" ref={root}>
      <div>
        <h2>{words.name}</h2>
        <p class="help">{words.help}</p>
        <p class="help" role="status">
          {said}
        </p>
        <Faults faults={told} said={words.faults} entry={entry} />
        <Drafts writing={writing} focus={focus} />
        <Field
          name="title"
          label={words.title}
          spellcheck
          maxlength={LIMITS.title}
          value={draft.title}
          onInput={(title) => writing.change({ title }, { lost: [] })}
        />
        <Game draft={draft} writing={writing} />
        <div class="lessons-tools">
          <ol class="lesson-steps lessons-steps" aria-label={words.steps}>
            {draft.steps.map((_, step) => (
              <li key={step}>
                <button
                  type="button"
                  aria-pressed={step === at}
                  aria-label={words.step(step + 1)}
                  onClick={() => writing.go(step)}
                >
                  {step + 1}
                </button>
              </li>
            ))}
          </ol>
          <Quiet
            data-deed="add"
            disabled={draft.steps.length >= LIMITS.steps}
            onClick={() => {
              writing.add();
              focus("text");
            }}
          >
            {words.add}
          </Quiet>
        </div>
        <StepFields writing={writing} state={state} unfinished={unfinished} />
        <Keep writing={writing} lesson={lesson} address={address} />
      </div>
      <Tried draft={draft} at={at} state={state} />
    </div>
  );
}

/** The shelf of drafts. */
function Drafts({ writing, focus }: { writing: Writing; focus: (name: string) => void }) {
  const { name, deleted } = writing.now.value;
  return (
    <div class="lessons-tools">
      <Labelled label={words.shelf}>
        <select name="draft" value={name ?? ""} onChange={({ currentTarget }) => writing.open(currentTarget.value)}>
          {name === undefined && <option value="">{words.notKeptYet}</option>}
          {drafts().map(({ name, changed, lesson }) => {
            const known = isReadable(lesson);
            const game = known ? outline(String(lesson.game)).title : String(lesson.game ?? "");
            const text = words.draft(String(lesson.title || words.untitled), game, changed.slice(0, 10));
            return (
              <option key={name} value={name} disabled={!known}>
                {known ? text : words.unknownGame(text)}
              </option>
            );
          })}
        </select>
      </Labelled>
      <Quiet
        data-deed="fresh"
        onClick={() => {
          writing.begin();
          focus("title");
        }}
      >
        {words.fresh}
      </Quiet>
      <Quiet data-deed="discard" disabled={name === undefined} onClick={() => writing.discard()}>
        {words.discard}
      </Quiet>
      <Quiet
        hidden={deleted === undefined}
        onClick={() => {
          writing.bringBack();
          focus("draft");
        }}
      >
        {words.bringBack}
      </Quiet>
    </div>
  );
}

/** The game of the lesson, and its rules. */
function Game({ draft: { game, options = {} }, writing }: { draft: Lesson; writing: Writing }) {
  const info = gameInfo(game);
  const chosen = Object.entries(options).map(([id, choice]) => {
    const option = info.options.find((one) => one.id === id);
    return `${option?.question ?? id} ${option?.choices.find((one) => one.id === choice)?.title ?? choice}.`;
  });
  return (
    <>
      <Select
        name="game"
        label={words.game}
        value={game}
        options={gameOutlines().map(({ id, title }) => [id, title] as const)}
        onChange={(game) => writing.change({ game, options: {} })}
      />
      <p class="help">{`${words.rules}: ${chosen.join(" ") || words.usual}`}</p>
      <div class="lessons-tools">
        <Quiet data-deed="rules" onClick={() => writing.takeRules()}>
          {words.takeRules}
        </Quiet>
      </div>
    </>
  );
}

/** @param unfinished what is not right yet in the step, told without alarm while it is written */
function StepFields({ writing, state, unfinished }: Given & { unfinished: string[] }) {
  const { lesson, at } = writing.now.value;
  const { step } = writing;
  const other = state.game !== lesson.game;
  const only = lesson.steps.length === 1;
  const deed = (id: "up" | "down" | "remove", on: boolean, click: () => void) => (
    <Quiet data-deed={id} disabled={!on} onClick={click}>
      {words[id]}
    </Quiet>
  );
  return (
    <fieldset>
      <legend>{words.step(at + 1)}</legend>
      <Labelled label={words.text} data-field="text">
        <textarea
          name="text"
          rows={6}
          maxlength={LIMITS.text}
          value={step.text}
          onInput={({ currentTarget }) => writing.edit({ text: currentTarget.value })}
        />
      </Labelled>
      <Field
        name="position"
        label={words.position}
        placeholder={words.positionHelp}
        value={step.position ?? ""}
        onInput={(text) => writing.edit({ position: text.trim() })}
      />
      <div class="lessons-tools">
        <Quiet data-deed="take" disabled={other} onClick={() => writing.takePosition()}>
          {words.take}
        </Quiet>
        <Quiet data-deed="setup" onClick={() => writing.edit({ position: "" })}>
          {words.setup}
        </Quiet>
        <a href={`#/${lesson.game}?v=1&view=setup`} onClick={() => setUpFor("lessons:make")}>
          {words.setUp}
        </a>
      </div>
      <p class="help" hidden={!other}>
        {other && words.elsewhere(outline(state.game).title)}
      </p>
      <Field
        name="line"
        label={words.line}
        placeholder={words.lineHelp}
        value={(step.line ?? []).join(" ")}
        onInput={(text) => writing.edit({ line: list(text) })}
      />
      <Question lesson={lesson} step={step} set={(ask) => writing.edit({ ask })} />
      {unfinished.map((text) => (
        <p class="help" data-unfinished key={text}>
          {text}
        </p>
      ))}
      <div class="lessons-tools">
        {deed("up", at > 0, () => writing.move(-1))}
        {deed("down", at < lesson.steps.length - 1, () => writing.move(1))}
        {deed("remove", !only || step.text !== "" || Object.keys(step).length > 1, () => writing.remove())}
      </div>
    </fieldset>
  );
}

/** The step as it is taken. */
function Tried({ draft, at, state: { pieces } }: { draft: Lesson; at: number; state: State }) {
  const taking = useMemo(() => new Taking({ go: () => {}, answered: () => {} }, { follow: false }), []);
  useEffect(() => () => taking.destroy(), []);
  const { lesson } = useMemo(() => {
    const step = draft.steps[at];
    const shown = { ...step, text: step.text || words.nothing };
    return read(tabiya, { ...draft, title: draft.title || words.name, steps: [shown] });
  }, [draft, at]);
  return (
    <section aria-label={words.tried}>
      <h3>{words.tried}</h3>
      {lesson.steps.length > 0 && (
        <Taken taking={taking} lesson={lesson} index={0} shown={{ pieces, done: new Set() }} />
      )}
    </section>
  );
}

/** The label in the form of what a fault is of; none of what the form does not have. */
function labelOf({ at }: Fault, step?: Step) {
  const [name] = at.replace(/^steps(\[\d+\]\.?)?/, "").split(/[.[]/);
  const { title, game, text, position, line, rules: options, ask } = words;
  const labels: Record<string, string> = { title, game, text, position, line, options };
  if (name === "ask") return step?.ask ? words.kinds[step.ask.kind] : ask;
  return labels[name];
}

/** The places of what has not been written yet, which is no fault of it. */
function untoldOf({ title, steps }: Lesson) {
  const untold = steps.flatMap((step, at) => (isBlank(step) ? [`steps[${at}]`] : []));
  if (title === "") untold.push("title");
  if (untold.length > 0 && untold.length >= steps.length) untold.push("steps", "");
  return untold;
}

/** Whether nothing is written of a step. */
const isBlank = ({ text, ask }: Step) => !text?.trim() && !ask;
