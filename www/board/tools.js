// The tools of the board: begin again, turn it, set it up, how it is shown, a figure of it, what is drawn over it.

import { hasTracks } from "../core/games.js";
import { seats, track } from "../core/module.js";
import { byId, enable, h } from "../lib/dom.js";
import { newSeed } from "../lib/chance.js";
import { bring } from "../lib/motion.js";
import { onBoard } from "../state/store.js";
import * as words from "../words/page.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../state/store.js").Store} Store */

/** How far the menu stands from its button, how wide it is (css/board-panel.css), and how high at most, in pixels. */
const [GAP, WIDTH, HEIGHT] = [6, 304, 400];

export class Tools {
  /**
   * @param {HTMLElement} root
   * @param {Store} store
   */
  constructor(root, store) {
    const button = (
      /** @type {"clear" | "flip" | "setUp" | "tracks" | "look" | "figure" | "draw"} */ name,
      /** @type {object} */ props,
    ) =>
      h("button", { type: "button", class: "quiet", text: words.tools[name], title: words.tools.help[name], ...props });
    const does = (/** @type {() => void} */ click) => ({ on: { click } });
    this.clear = button(
      "clear",
      does(() => {
        // What was drawn by chance is drawn anew.
        const seed = store.state.seed && newSeed();
        store.set({ line: [], ply: 0, position: undefined, study: undefined, seed }, "edit");
      }),
    );
    this.setUp = button(
      "setUp",
      does(() => store.set({ view: "setup" }, "visit")),
    );
    this.tracks = button(
      "tracks",
      does(() => {
        const { game, options } = store.state;
        const seat = seats(game, options)[0].id;
        store.set({ view: "tracks", seat, at: track(game, seat, options)[0]?.square ?? "a1" }, "visit");
      }),
    );
    const menu = byId("display");
    const look = button("look", { id: "show-display", popovertarget: "display" });
    // Below its button, or above it where there is more room; never over the row on top. It grows downwards, so that
    // what was pressed stays under the pointer.
    const put = (/** @type {string} */ inset, /** @type {number} */ room) => {
      const start = Math.max(GAP, Math.min(look.getBoundingClientRect().left, innerWidth - WIDTH - GAP));
      menu.style.inset = `${inset} ${start}px`;
      menu.style.maxBlockSize = `${room}px`;
    };
    menu.addEventListener("beforetoggle", () => {
      const { top, bottom } = look.getBoundingClientRect();
      const row = document.querySelector(".chrome")?.getBoundingClientRect().bottom ?? 0;
      const above = top - Math.max(0, row) - 2 * GAP;
      const below = innerHeight - bottom - 2 * GAP;
      if (below >= Math.min(above, HEIGHT)) put(`${bottom + GAP}px auto auto`, below);
      else put(`auto auto ${innerHeight - top + GAP}px`, above);
    });
    menu.addEventListener("toggle", () => {
      const { top } = menu.getBoundingClientRect();
      // The first time what is in it is still to come, and grows away from the button.
      if (menu.matches(":popover-open") && menu.childElementCount > 0)
        put(`${top}px auto auto`, innerHeight - top - GAP);
    });
    root.replaceChildren(
      this.clear,
      button(
        "flip",
        does(() => store.set({ flipped: !store.state.flipped }, "step")),
      ),
      this.setUp,
      this.tracks,
      look,
      opens(button("figure", { id: "show-use" }), byId("use")),
      opens(button("draw", { id: "show-annotate" }), byId("annotate")),
    );
  }

  /** @param {State} state */
  render(state) {
    const board = onBoard(state) || state.view === "boards";
    this.setUp.hidden = !onBoard(state);
    this.tracks.hidden = state.view !== "play" || !hasTracks(state.game);
    this.clear.hidden = !board;
    enable([[this.clear, state.line.length > 0 || state.position !== undefined]]);
  }
}

/**
 * A button that opens what stands below the row, and brings it into sight.
 * @param {HTMLButtonElement} button
 * @param {HTMLElement} part
 */
function opens(button, part) {
  const details = /** @type {HTMLDetailsElement} */ (part);
  button.setAttribute("aria-controls", details.id);
  button.setAttribute("aria-expanded", "false");
  button.addEventListener("click", () => (details.open = !details.open));
  details.addEventListener("toggle", () => {
    button.setAttribute("aria-expanded", String(details.open));
    if (details.open) bring(details, true);
  });
  return button;
}
