// The element in JSX of React: `import "tabiya/react"`.

import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { TabiyaBoard, TabiyaBoardAttributes, TabiyaBoardListeners } from "./tabiya-board.js";

export * from "./tabiya-board.js";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "tabiya-board": DetailedHTMLProps<HTMLAttributes<TabiyaBoard>, TabiyaBoard> &
        TabiyaBoardAttributes &
        TabiyaBoardListeners & {
          /** As elements have it that are not React’s. */
          class?: string;
        };
    }
  }
}
