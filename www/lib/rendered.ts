// A room drawn by Preact: what it shows is a function of the page's state, of what is set in the room, and of what it
// has fetched for them.

import { type ComponentType, h, render } from "preact";
import { addStyles } from "./add-styles.js";
import type { State } from "../state/store.js";
import type { Furnished, RoomContext } from "../views/view.js";

/** What the component of a room is given. */
export interface RoomProps<Data = void> {
  context: RoomContext;
  state: State;
  /** What is set in the room, as the address has it. */
  about: string;
  data: Data;
}

/**
 * Opens rooms of a component.
 *
 * @param load what it needs first; the room is seen when that has come, and says so where it does not come
 */
export function rendered<Data = void>(
  Component: ComponentType<RoomProps<Data>>,
  styles: string[],
  load: (state: State, about: string) => Promise<Data> | Data = () => undefined as Data,
): (context: RoomContext) => Furnished {
  return (context) => {
    for (const sheet of styles) addStyles(sheet);
    const root = document.createElement("div");
    let latest: unknown;
    return {
      root,
      async render(state, about) {
        const asked = {};
        latest = asked;
        const data = await load(state, about);
        if (latest === asked) render(h(Component, { context, state, about, data }), root);
      },
      leave() {
        latest = undefined;
        render(null, root);
      },
    };
  };
}
