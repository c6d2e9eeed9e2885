// The element in JSX of Solid: `import "tabiya/solid"`.

import type { JSX } from "solid-js";
import type { TabiyaBoard, TabiyaBoardAttributes, TabiyaBoardEvents } from "./tabiya-board.js";

export * from "./tabiya-board.js";

type Listeners = { [Name in keyof TabiyaBoardEvents as `on:${Name}`]?: (event: TabiyaBoardEvents[Name]) => void };

declare module "solid-js" {
  namespace JSX {
    interface IntrinsicElements {
      "tabiya-board": JSX.HTMLAttributes<TabiyaBoard> & TabiyaBoardAttributes & Listeners;
    }
  }
}
