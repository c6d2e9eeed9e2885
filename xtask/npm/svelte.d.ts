// The elements as components of Svelte 5.

import type { Component, Snippet } from "svelte";
import type { TabiyaBoard } from "./tabiya-board.js";
import type { TabiyaLesson } from "./tabiya-lesson.js";
import type { BoardProps, LessonProps } from "./component.js";

export * from "./tabiya-board.js";

interface Own<Element> {
  class?: string;
  /** The element, to be bound. */
  element?: Element;
  /** What shows until the element stands. */
  children?: Snippet;
}

export declare const Board: Component<BoardProps & Own<TabiyaBoard>, {}, "element">;
export declare const Lesson: Component<LessonProps & Own<TabiyaLesson>, {}, "element">;
