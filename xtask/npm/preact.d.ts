// The elements in JSX of Preact: `import "tabiya/preact"`, and `import "tabiya/lesson"` where lessons are.

import type { HTMLAttributes } from "preact";
import type { TabiyaBoard, TabiyaBoardAttributes, TabiyaBoardListeners } from "./tabiya-board.js";
import type { TabiyaLesson, TabiyaLessonAttributes, TabiyaLessonListeners } from "./tabiya-lesson.js";

export * from "./tabiya-board.js";

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      "tabiya-board": HTMLAttributes<TabiyaBoard> & TabiyaBoardAttributes & TabiyaBoardListeners;
      "tabiya-lesson": HTMLAttributes<TabiyaLesson> & TabiyaLessonAttributes & TabiyaLessonListeners;
    }
  }
}
