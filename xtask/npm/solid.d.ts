// The elements in JSX of Solid: `import "tabiya/solid"`, and `import "tabiya/lesson"` where lessons are.

import type { JSX } from "solid-js";
import type { TabiyaBoard, TabiyaBoardAttributes, TabiyaBoardEvents } from "./tabiya-board.js";
import type { TabiyaLesson, TabiyaLessonAttributes, TabiyaLessonEvents } from "./tabiya-lesson.js";

export * from "./tabiya-board.js";

type Listeners<Events> = { [Name in keyof Events as `on:${Name & string}`]?: (event: Events[Name]) => void };

declare module "solid-js" {
  namespace JSX {
    interface IntrinsicElements {
      "tabiya-board": JSX.HTMLAttributes<TabiyaBoard> & TabiyaBoardAttributes & Listeners<TabiyaBoardEvents>;
      "tabiya-lesson": JSX.HTMLAttributes<TabiyaLesson> & TabiyaLessonAttributes & Listeners<TabiyaLessonEvents>;
    }
  }
}
