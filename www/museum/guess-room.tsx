// The room “Guess the rule”: one game on two boards, each under rules of its own, until a move or an end is not the
// same on both; with both sets of rules known, or with a difference that is hidden and to be guessed.

import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { whole } from "../core/module.js";
import { dashed } from "../core/moves.js";
import { type Kept, kept } from "../core/partings.js";
import LABORATORY from "../laboratory/laboratory.css?inline";
import { Steps } from "../laboratory/line-steps.tsx";
import { Group } from "../lib/controls.tsx";
import { useKeptFocus } from "../lib/focus.ts";
import { type RoomProps, rendered } from "../lib/rendered.ts";
import * as words from "../words/guess.js";
import { parting } from "../words/laboratory.js";
import { lost as lostWords } from "../words/page.js";
import STYLES from "./guess.css?inline";
import { Boards } from "./guess-boards.tsx";
import { type Deeds, deedsOf } from "./guess-deeds.ts";
import { Guessing, Modes, Readings, Seats } from "./guess-form.tsx";
import { pairsOf, read, type Shown } from "./guess-now.ts";
import { Result } from "./guess-result.tsx";
import { guessText } from "./guess-text.ts";

/** The partings that are kept; the room is played without them where they do not come. */
interface Data {
  all: Kept[];
  lost: boolean;
}

export const guessRoom = rendered<Data>(Guess, [LABORATORY, STYLES], async () => {
  await whole();
  try {
    return { all: await kept(), lost: false };
  } catch (error) {
    console.error(error);
    return { all: [], lost: true };
  }
});

function Guess({ context, state, about, data: { all, lost } }: RoomProps<Data>) {
  const { setting, seated, now } = useMemo(() => read(state, about, all), [state, about, all]);
  const { mode, faults } = setting;
  const { game } = state;
  const [refused, refuse] = useState("");
  useLayoutEffect(() => refuse(""), [state]);
  const deeds = deedsOf(context, state, setting, now, refuse);
  const drawn = now !== undefined || pairsOf(state, mode, all).length > 0;
  const looks = ["lab-room guess", now && "is-begun", now?.blind && "is-blind"];
  return (
    <div class={looks.filter(Boolean).join(" ")}>
      <Modes mode={mode} begin={deeds.begin} />
      <div class="guess-faults" role="status">
        {faults.map(({ code, part }) => (
          <p key={`${code} ${part}`} data-code={code}>
            {words.faults[code]?.(part) ?? part}
          </p>
        ))}
      </div>
      <div class="guess-now">
        <div class="guess-said" role="status">
          {(now ? guessText(now) : [drawn ? words.notBegun : words.noPair]).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <div class="guess-deeds">
          {now && <Doing now={now} deeds={deeds} />}
          {!now && drawn && <Deed name="begin" onClick={() => deeds.begin(mode)} />}
        </div>
        {now && <Actions now={now} play={deeds.play} />}
        <p class="refusal guess-refused" role="status">
          {refused}
        </p>
      </div>
      {now && <Boards now={now} deeds={deeds} speed={context.speed} store={context.store} />}
      <div class="guess-setting">
        {now?.blind && <Guessing game={game} usual={mode === "usual"} kept={all} guess={deeds.guess} />}
        <p class="help">{words.mode[mode].help}</p>
        {mode === "open" && <Readings game={game} sets={setting.sets} readings={deeds.readings} />}
        <Seats game={game} seated={seated} seat={deeds.seat} />
      </div>
      <div class="guess-result">{now && !now.blind && <Result now={now} kept={all} goOn={deeds.goOn} />}</div>
      {lost && <Lost />}
    </div>
  );
}

function Deed({ name, ...more }: { name: keyof typeof words.deeds; disabled?: boolean; onClick: () => void }) {
  const { text, help } = words.deeds[name];
  // Another round is what a new game is where something is hidden.
  const deed = name === "round" ? "again" : name;
  return (
    <button type="button" class="action" data-deed={deed} title={help} {...more}>
      {text}
    </button>
  );
}

/** What can be done with the line. */
function Doing({ now: { state, setting, line }, deeds }: { now: Shown; deeds: Deeds }) {
  const { mode, guess } = setting;
  const last = line.length > 0 ? dashed(line[line.length - 1]) : "";
  return (
    <>
      <Deed name="back" disabled={line.length === 0 || guess !== undefined} onClick={deeds.takeBack} />
      <Deed name={mode === "open" ? "again" : "round"} onClick={() => deeds.begin(mode)} />
      <Steps
        ply={line.length}
        plies={state.line.length}
        told={parting.at(line.length, state.line.length, last)}
        go={deeds.step}
        last={words.last}
      />
    </>
  );
}

/** What is done without a square, on either board. */
function Actions({ now: { legal, over, due }, play }: { now: Shown } & Pick<Deeds, "play">) {
  const root = useKeptFocus<HTMLDivElement>();
  const all = over || due ? [] : legal.flat().filter(({ to, action }) => !to && action !== "throw");
  const found = [...new Map(all.map((move) => [move.text, move])).values()];
  if (found.length === 0) return null;
  return (
    <Group class="guess-deeds guess-actions" label={words.actions} ref={root}>
      {found.map(({ text, words }) => (
        <button key={text} type="button" class="action" data-move={text} onClick={() => play(text)}>
          {words.replace(/\.$/, "")}
        </button>
      ))}
    </Group>
  );
}

/** What belongs here and did not come; a file that has once failed may not be asked for again without a new page. */
function Lost() {
  return (
    <div class="lost" role="alert">
      <p>{lostWords.text}</p>
      <button type="button" class="quiet" onClick={() => location.reload()}>
        {lostWords.again}
      </button>
    </div>
  );
}
