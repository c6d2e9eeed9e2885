// The elements in React: as components, and as elements in JSX.

import type { CSSProperties, DetailedHTMLProps, ForwardRefExoticComponent, HTMLAttributes } from "react";
import type { ReactNode, RefAttributes } from "react";
import type { BoardProps, LessonProps } from "./component.js";
import type { TabiyaBoard, TabiyaBoardAttributes, TabiyaBoardListeners } from "./tabiya-board.js";
import type { TabiyaLesson, TabiyaLessonAttributes, TabiyaLessonListeners } from "./tabiya-lesson.js";

export * from "./tabiya-board.js";

interface Own {
  className?: string;
  style?: CSSProperties;
  /** What shows until the element stands. */
  children?: ReactNode;
}

export declare const Board: ForwardRefExoticComponent<BoardProps & Own & RefAttributes<TabiyaBoard>>;
export declare const Lesson: ForwardRefExoticComponent<LessonProps & Own & RefAttributes<TabiyaLesson>>;

/** As elements have it that are not React’s. */
interface Classed {
  class?: string;
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "tabiya-board": DetailedHTMLProps<HTMLAttributes<TabiyaBoard>, TabiyaBoard> &
        TabiyaBoardAttributes &
        TabiyaBoardListeners &
        Classed;
      "tabiya-lesson": DetailedHTMLProps<HTMLAttributes<TabiyaLesson>, TabiyaLesson> &
        TabiyaLessonAttributes &
        TabiyaLessonListeners &
        Classed;
    }
  }
}
