// The elements as components of Vue.

import type { DefineComponent } from "vue";
import type { TabiyaBoard } from "./tabiya-board.js";
import type { TabiyaLesson } from "./tabiya-lesson.js";
import type { BoardProps, LessonProps } from "./component.js";

export * from "./tabiya-board.js";

/** Listeners by the names of Vue’s events. */
type Emits<P> = {
  [K in keyof P as K extends `on${infer E}` ? Lowercase<E> : never]-?: NonNullable<P[K]>;
};
type Of<P, E> = DefineComponent<
  { [K in keyof P as K extends `on${string}` ? never : K]: P[K] },
  { element: E | null },
  {}, {}, {}, {}, {},
  Emits<P>
>;

/** A diagram. A template reference to it has the element as `element`. */
export declare const Board: Of<BoardProps, TabiyaBoard>;
export declare const Lesson: Of<LessonProps, TabiyaLesson>;
