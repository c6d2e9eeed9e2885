// The list of the courses, with how far the reader has come in each.

import { useMemo } from "preact/hooks";
import { stillBoard } from "../board/pictures.js";
import { outline } from "../core/games.js";
import { Match } from "../core/module.js";
import { OpenFile, Quiet } from "../lib/controls.tsx";
import { Drawing } from "../lib/drawing.tsx";
import type { State } from "../state/store.js";
import { form, room as words } from "../words/lesson-room.js";
import { using } from "./answers.js";
import { courses } from "./courses/index.js";
import { drafts } from "./drafts.js";
import { JSON_FILES } from "./keep.tsx";
import type { Lessons } from "./lessons.ts";
import { forget, isAny } from "./progress.js";
import { isReadable } from "./writing.ts";

interface Given {
  lessons: Lessons;
  state: State;
}

export function Courses({ lessons, state, say }: Given & { say: (text: string) => void }) {
  // Those of the game that has been chosen come first.
  const own = (game: string) => Number(game === state.game);
  const ordered = courses.toSorted((a, b) => own(b.game) - own(a.game));
  return (
    <>
      <div class="lessons-head">
        <div class="lessons-tools">
          <a href={lessons.address("make")}>{words.make}</a>
          <OpenFile label={words.open} accept={JSON_FILES} open={(file) => lessons.openFile(file)} />
          <Quiet
            disabled={!isAny()}
            onClick={() => {
              lessons.change(() => forget());
              say(words.forgotten);
            }}
          >
            {words.forget}
          </Quiet>
        </div>
      </div>
      <Own lessons={lessons} />
      <ol class="lessons-list">
        {ordered.map((course) => (
          <li key={course.id} data-course={course.id}>
            <Course {...course} lessons={lessons} state={state} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** The lessons that the reader writes. */
function Own({ lessons }: { lessons: Lessons }) {
  const own = drafts().filter(({ lesson }) => isReadable(lesson));
  if (own.length === 0) return null;
  return (
    <section class="lessons-own" aria-label={form.shelf}>
      <h2>{form.shelf}</h2>
      <ul>
        {own.map(({ name, changed, lesson }) => (
          <li key={name}>
            <a href={lessons.address("make")} onClick={() => lessons.writing.open(name)}>
              {String(lesson.title || form.untitled)}
            </a>{" "}
            <span class="help">{[outline(String(lesson.game)).title, changed.slice(0, 10)].join(" · ")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Course({ id, game, title, steps, lessons, state }: Given & (typeof courses)[number]) {
  const done = [...lessons.doneIn(id)].filter((step) => step < steps);
  const first = Array.from({ length: steps }, (_, at) => at).find((at) => !done.includes(at)) ?? 0;
  const whole = done.length >= steps;
  const begun = done.length > 0;
  return (
    <a href={lessons.courseAddress(game, begun && !whole ? `${id}:${first + 1}` : id)}>
      <Begun id={id} game={game} pieces={state.pieces} />
      <span>
        <b>{title}</b>
        <span class="help">
          {[outline(game).title, words.steps(steps), whole ? words.done : begun ? words.goOn : words.begin].join(" · ")}
        </span>
        {begun && <progress max={steps} value={done.length} aria-label={words.progress(done.length, steps)} />}
      </span>
    </a>
  );
}

/** The board of a game as it begins. */
function Begun({ id, game, pieces }: { id: string; game: string; pieces: State["pieces"] }) {
  const board = useMemo(
    () => using(new Match(game), (match) => stillBoard(match, pieces, { coordinates: false, prefix: `lessons-${id}` })),
    [id, game, pieces],
  );
  return <Drawing of={board} />;
}
