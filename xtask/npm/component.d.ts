// What the components take.

import type { Figure, TabiyaBoardAttributes, TabiyaBoardEvents } from "./tabiya-board.js";
import type { TabiyaLessonAttributes, TabiyaLessonEvents } from "./tabiya-lesson.js";

interface Usual {
  id?: string;
  title?: string;
}

export interface BoardProps extends TabiyaBoardAttributes, Usual {
  /** A figure as a whole, in place of the attributes. */
  figure?: Figure;
  onReady?: (event: TabiyaBoardEvents["tabiya-ready"]) => void;
  onStep?: (event: TabiyaBoardEvents["tabiya-step"]) => void;
  onError?: (event: TabiyaBoardEvents["tabiya-error"]) => void;
}

export interface LessonProps extends Omit<TabiyaLessonAttributes, "lesson">, Usual {
  lesson?: string | object;
  onReady?: (event: TabiyaLessonEvents["tabiya-ready"]) => void;
  onAnswer?: (event: TabiyaLessonEvents["tabiya-answer"]) => void;
  onError?: (event: TabiyaLessonEvents["tabiya-error"]) => void;
}
