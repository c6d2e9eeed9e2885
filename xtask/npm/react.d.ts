// The elements in JSX of React: `import "tabiya/react"`, and `import "tabiya/lesson"` where lessons are.

import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { TabiyaBoard, TabiyaBoardAttributes, TabiyaBoardListeners } from "./tabiya-board.js";
import type { TabiyaLesson, TabiyaLessonAttributes, TabiyaLessonListeners } from "./tabiya-lesson.js";

export * from "./tabiya-board.js";

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
