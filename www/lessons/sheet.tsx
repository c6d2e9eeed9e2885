// A lesson on paper: positions and questions to be written on, and the answers overleaf.

import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { stillBoard } from "../board/pictures.js";
import { outline } from "../core/games.js";
import { reason } from "../core/module.js";
import { optionOf } from "../core/options.js";
import { Drawing } from "../lib/drawing.tsx";
import { Sheet } from "../lib/sheet.tsx";
import type { State } from "../state/store.js";
import { sheet as words } from "../words/lesson-room.js";
import { using } from "./answers.js";
import { expected, judge, type Lesson, type Step, stand } from "./lesson.js";
import { answerText, choosesSquares, drawnMove, drawnOf, marksOf, questionOf } from "./question.js";
import { tabiya } from "./rules.js";

/** What a page has room for, and what a step takes of it, in millimetres: a diagram at least, or its lines. */
const [PAGE, DIAGRAM, LINE, ANSWER] = [250, 57, 4.6, 46];
/** Letters of a line beside the diagram. */
const LETTERS = 68;

/** The pages; or what cannot be drawn of them. */
export function Sheets({
  lesson,
  answers,
  state: { pieces, paper },
}: {
  lesson: Lesson;
  /** Whether the answers come overleaf. */
  answers: boolean;
  state: State;
}) {
  return useMemo(() => {
    try {
      return <div class="sheets">{pagesOf(lesson, answers, pieces, paper)}</div>;
    } catch (error) {
      return <p>{reason(error)}</p>;
    }
  }, [lesson, answers, pieces, paper]);
}

type Pieces = State["pieces"];

function pagesOf(lesson: Lesson, answers: boolean, pieces: Pieces, paper: string) {
  const { title, game, steps } = lesson;
  const rows = steps.map((step, index) => ({ step, index }));
  const pages = (
    part: "questions" | "answers",
    all: typeof rows,
    size: (step: Step) => number,
    item: (index: number) => ComponentChildren,
  ) =>
    paged(all, ({ step }) => size(step)).map((page, at) => (
      <Sheet
        key={`${part} ${at}`}
        kind={`lesson-sheet is-${part}`}
        paper={paper}
        title={part === "answers" ? words.answersOf(title) : title}
        line={part === "questions" ? `${words.name}:` : undefined}
        foot={`${outline(game).title} · ${words.foot}`}
      >
        {page.map(({ index }) => (
          <li key={index}>{item(index)}</li>
        ))}
      </Sheet>
    ));
  const asked = rows.filter(({ step }) => answers && step.ask);
  const length = ({ text, ask }: Step) => Math.max(DIAGRAM, height(text ?? "") + (ask ? 42 : 6));
  return [
    ...pages("questions", rows, length, (index) => problem(lesson, index, pieces)),
    ...pages(
      "answers",
      asked,
      () => ANSWER,
      (index) => answer(lesson, index, pieces),
    ),
  ];
}

/** What comes on one page after the other. */
function paged<One>(all: One[], size: (one: One) => number) {
  const pages: One[][] = [];
  let left = 0;
  for (const one of all) {
    const needed = size(one) + 5;
    if (pages.length === 0 || needed > left) {
      pages.push([]);
      left = PAGE;
    }
    pages[pages.length - 1].push(one);
    left -= needed;
  }
  return pages;
}

const height = (text: string) =>
  LINE * text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LETTERS)), 0);

const problem = (lesson: Lesson, index: number, pieces: Pieces) =>
  using(stand(tabiya, lesson, index), (match) => {
    const step = lesson.steps[index];
    const { text = "", source, ask } = step;
    const marks = marksOf(match, lesson, index);
    const board = stillBoard(match, pieces, { prefix: `lesson-${index}`, marks, ...drawnOf(step) });
    const choices = ask?.kind === "reading" ? (optionOf(lesson.game, ask.option)?.choices ?? []) : [];
    const paragraphs = text.split(/\n\s*\n/).filter((text) => text.trim());
    return (
      <>
        <Drawing of={board} />
        <div>
          <b>{`${index + 1}.`}</b>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {source !== undefined && (
            <p class="sheet-cited">
              <cite>{source}</cite>
            </p>
          )}
          {ask && <p class="lesson-asked">{questionOf(match, step)}</p>}
          {choosesSquares(ask) && <p>{words.draw}</p>}
          {ask?.kind === "legal" && <p>{words.either}</p>}
          {choices.length > 0 && (
            <ul class="lesson-choices">
              {choices.map(({ id, title }) => (
                <li key={id}>{title}</li>
              ))}
            </ul>
          )}
          {ask && !choosesSquares(ask) && <div class="lesson-line" />}
          {ask?.kind === "move" && <div class="lesson-line" />}
        </div>
      </>
    );
  });

const answer = (lesson: Lesson, index: number, pieces: Pieces) =>
  using(stand(tabiya, lesson, index), (match) => {
    const step = lesson.steps[index];
    const found = expected(tabiya, lesson, index);
    const all = Array.isArray(found) ? found : [];
    const chosen = choosesSquares(step.ask);
    const board = stillBoard(match, pieces, {
      prefix: `lesson-${index + 1000}`,
      marks: marksOf(match, lesson, index),
      squares: chosen ? all.map((square) => `green:${square}`) : undefined,
      ...(step.ask?.kind === "move" ? drawnMove(all[0] ?? "", "green") : drawnOf(step)),
      coordinates: true,
    });
    const { reasons } = judge(tabiya, lesson, index, chosen || !Array.isArray(found) ? found : found[0]);
    return (
      <>
        <Drawing of={board} />
        <div>
          <p>
            <b>{`${index + 1}. `}</b>
            {answerText(match, step, found)}
          </p>
          {reasons.length > 0 && (
            <ul>
              {reasons.slice(0, 4).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </div>
      </>
    );
  });
