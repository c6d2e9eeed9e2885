// The room of the lessons: their list, a lesson that is taken, its work sheet, and the form that makes one.

import { useState } from "preact/hooks";
import { outline } from "../core/games.js";
import { Check, Quiet } from "../lib/controls.tsx";
import { printAs } from "../lib/print.js";
import { type RoomProps, rendered } from "../lib/rendered.ts";
import type { State } from "../state/store.js";
import type { RoomContext } from "../views/view.js";
import { room as words } from "../words/lesson-room.js";
import { Courses } from "./list.tsx";
import { Faults } from "./faults.tsx";
import { Form } from "./form.tsx";
import { Lessons, type Opened, type Seen } from "./lessons.ts";
import { forget } from "./progress.js";
import ROOM from "./room.css?inline";
import { Sheets } from "./sheet.tsx";
import { Taken } from "./taken.tsx";
import TAKING from "./taking.css?inline";

export function lessonsRoom(context: RoomContext) {
  const lessons = new Lessons(context);
  const Room = (props: RoomProps<Seen>) => <Shown {...props} lessons={lessons} />;
  return rendered(Room, [TAKING, ROOM], lessons.load)(context);
}

function Shown({ lessons, state, about, data }: RoomProps<Seen> & { lessons: Lessons }) {
  const [done, say] = useState({ about: "", text: "" });
  const { notice = "", make, opened, index } = data;
  const said = done.about === about ? done.text : notice;
  return (
    <div class="lessons">
      <p class="help" role="status">
        {lessons.coming.value ? words.coming : said}
      </p>
      {make && <Made lessons={lessons} state={state} />}
      {opened && index !== undefined && <Step {...{ lessons, state, opened, index }} />}
      {opened && index === undefined && <Printed {...{ lessons, state, opened }} />}
      {!make && !opened && <Courses lessons={lessons} state={state} say={(text) => say({ about, text })} />}
    </div>
  );
}

interface Given {
  lessons: Lessons;
  state: State;
}

function Made({ lessons, state }: Given) {
  return (
    <>
      <div class="lessons-head">
        <div class="lessons-tools">
          <a href={lessons.address("")}>{words.all}</a>
        </div>
      </div>
      <Form writing={lessons.writing} state={state} address={lessons.address} />
    </>
  );
}

/** A step that is taken. */
function Step({ lessons, state, opened, index }: Given & { opened: Opened; index: number }) {
  const { place, key, lesson, faults } = opened;
  const { taking, context } = lessons;
  const done = lessons.doneIn(key);
  const again = () => {
    lessons.change(() => forget(key));
    if (index > 0) context.set(`${place}:1`, "step");
  };
  const edit = () => {
    lessons.writing.take(lesson);
    context.set("make", "visit");
  };
  // The board of the game may be turned; that of a lesson is as its lesson says.
  const { pieces, coordinates } = state;
  return (
    <>
      <div class="lessons-head">
        <h2 lang={lesson.language}>{lesson.title || words.untitled}</h2>
        <div class="lessons-tools">
          <a href={lessons.address("")}>{words.all}</a>
        </div>
        <p class="help">{[outline(lesson.game).title, words.progress(done.size, lesson.steps.length)].join(" · ")}</p>
      </div>
      <Faults faults={faults} said={words.faults} />
      <div>
        <Taken taking={taking} lesson={lesson} index={index} shown={{ pieces, coordinates, done }} />
      </div>
      <div class="lessons-tools">
        <a href={lessons.address(`${place}:print`)} title={words.printHelp}>
          {words.print}
        </a>
        <Quiet onClick={edit}>{words.edit}</Quiet>
        <Quiet onClick={again}>{words.again}</Quiet>
      </div>
    </>
  );
}

function Printed({ lessons, state, opened: { place, lesson, faults } }: Given & { opened: Opened }) {
  const [answers, setAnswers] = useState(true);
  return (
    <>
      <div class="lessons-head">
        <h2>{lesson.title || words.untitled}</h2>
        <div class="lessons-tools">
          <a href={lessons.address(place)}>{words.back}</a>
          <Check name="answers" label={words.withAnswers} checked={answers} onChange={setAnswers} />
          <button type="button" class="action" onClick={() => printAs("view")}>
            {words.printNow}
          </button>
        </div>
      </div>
      <Faults faults={faults} said={words.faults} />
      <Sheets lesson={lesson} answers={answers} state={state} />
    </>
  );
}
