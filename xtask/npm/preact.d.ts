// The element in JSX of Preact: `import "tabiya/preact"`.

import type { HTMLAttributes } from "preact";
import type { TabiyaBoard, TabiyaBoardAttributes, TabiyaBoardListeners } from "./tabiya-board.js";

export * from "./tabiya-board.js";

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      "tabiya-board": HTMLAttributes<TabiyaBoard> & TabiyaBoardAttributes & TabiyaBoardListeners;
    }
  }
}
