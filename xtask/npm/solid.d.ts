// The elements in Solid: as components, and as elements in JSX.

import type { JSX } from "solid-js";
import type { BoardProps, LessonProps } from "./component.js";
import type { TabiyaBoard, TabiyaBoardAttributes, TabiyaBoardEvents } from "./tabiya-board.js";
import type { TabiyaLesson, TabiyaLessonAttributes, TabiyaLessonEvents } from "./tabiya-lesson.js";

export * from "./tabiya-board.js";

interface Own<Element> {
  class?: string;
  ref?: (element: Element) => void;
  /** What shows until the element stands. */
  children?: JSX.Element;
}

export declare function Board(props: BoardProps & Own<TabiyaBoard>): JSX.Element;
export declare function Lesson(props: LessonProps & Own<TabiyaLesson>): JSX.Element;

type Listeners<Events> = { [Name in keyof Events as `on:${Name & string}`]?: (event: Events[Name]) => void };

declare module "solid-js" {
  namespace JSX {
    interface IntrinsicElements {
      "tabiya-board": JSX.HTMLAttributes<TabiyaBoard> & TabiyaBoardAttributes & Listeners<TabiyaBoardEvents>;
      "tabiya-lesson": JSX.HTMLAttributes<TabiyaLesson> & TabiyaLessonAttributes & Listeners<TabiyaLessonEvents>;
    }
  }
}
