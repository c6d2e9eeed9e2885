// One piece alone on a board, which the reader drags about and surrounds with friends and enemies. The explorer and the
// overlay both stand on this.

import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { piecesOf } from "../core/games.js";
import { soloMatch } from "../core/lone-piece.js";
import { BoardView, board, type KindInfo, type Mark } from "../core/module.js";
import { mayMove } from "../lib/motion.js";
import type { State, Store } from "../state/store.js";
import * as words from "../words/views.js";
import { detail, frame } from "./live-board.js";

/** What a click on a square does. */
export const TOOLS = ["move", "friend", "enemy", "clear"] as const;

type Tool = (typeof TOOLS)[number];

/** How many boards have tools, whose buttons are told apart by their names. */
let count = 0;

/** What the board shows: marks are not of the state alone. */
interface Shown {
  state: State;
  kind: KindInfo;
  marks: Mark[];
  label: string;
}

export class SoloBoard {
  readonly host = document.createElement("div");
  /** Of its tools. */
  readonly name = `solo-tool-${++count}`;
  readonly tool = signal<Tool>("move");
  /** Whether squares reached sooner or later are marked too. */
  readonly ever = signal(false);
  /** What a click did, until something else happens. */
  readonly said = signal("");
  /** The square over which the piece is held. */
  readonly held = signal<string>();
  /** Whether the piece itself is being dragged, not one of the others. */
  #dragged = false;
  #view?: BoardView;
  #shown?: Shown;

  constructor(readonly store: Store) {
    this.host.className = "board-frame";
    this.host.addEventListener("tabiya-square", (event) => this.#use(detail(event)));
    this.host.addEventListener("tabiya-drop", (event) => this.#drop(detail(event)));
    this.host.addEventListener("pointerdown", (event) => this.#press(event), { capture: true });
    new MutationObserver(() => {
      const over = this.host.querySelector("[data-over]")?.getAttribute("data-square");
      if (this.#dragged) this.held.value = over ?? undefined;
    }).observe(this.host, { subtree: true, attributeFilter: ["data-over"] });
  }

  /** The living board, once there is one. */
  get views() {
    return this.#view ? [this.#view] : [];
  }

  /** The board as a picture, to be saved. */
  picture() {
    if (!this.#shown) return undefined;
    const { marks, label } = this.#shown;
    const { flipped, coordinates, pieces } = this.#settings(this.#shown);
    return this.#match(this.#shown).svg({ flipped, coordinates, pieces, marks, title: label });
  }

  /** @param moved whether anything stands elsewhere than before */
  show(shown: Shown, moved: boolean) {
    this.#shown = shown;
    const settings = this.#settings(shown);
    frame(this.host, board(shown.state.game, shown.state.options));
    if (!this.#view) this.#view = new BoardView(this.host, this.#match(shown), settings);
    else {
      this.#view.set(settings);
      if (moved) this.#view.show(this.#match(shown));
    }
    if (moved) this.said.value = "";
    this.#view.marks(shown.marks);
  }

  /** Puts the piece on a square. */
  move(at: string) {
    const { friends, enemies } = this.store.state;
    const others = (square: string) => square !== at;
    this.store.set({ at, friends: friends.filter(others), enemies: enemies.filter(others) }, "step");
  }

  #match({ state, kind }: Shown) {
    return soloMatch({ ...state, piece: kind.id });
  }

  #settings({ state, label }: Shown) {
    const { game, flipped, coordinates } = state;
    const pieces = piecesOf(game, state.pieces);
    return { mode: "edit" as const, flipped, coordinates, pieces, animation: mayMove(), label };
  }

  #press({ target }: PointerEvent) {
    const cell = (target as Element).closest("[data-square]");
    this.#dragged = cell?.getAttribute("data-square") === this.store.state.at;
  }

  #drop({ from, to }: { from: string; to: string }) {
    const { at, friends, enemies } = this.store.state;
    if (from === to) return;
    if (from === at) return this.move(to);
    if (to === at) return;
    const moved = (list: string[]) => {
      const others = list.filter((square) => square !== from && square !== to);
      return list.includes(from) ? [...others, to] : others;
    };
    this.store.set({ friends: moved(friends), enemies: moved(enemies) }, "step");
  }

  /**
   * Does with a square what the tool does; the second button puts an enemy, whatever the tool. What stands there
   * already goes when the same is put there again.
   */
  #use({ square, button }: { square: string; button?: number }) {
    const { at, friends, enemies } = this.store.state;
    const tool = button === 2 ? "enemy" : this.tool.value;
    if (square === at) return;
    if (tool === "move") return this.move(square);
    const others = (other: string) => other !== square;
    const there = friends.includes(square) ? "friend" : enemies.includes(square) ? "enemy" : "empty";
    const next = tool === "clear" || tool === there ? "empty" : tool;
    if (next === there) return;
    this.store.set(
      {
        friends: next === "friend" ? [...friends, square] : friends.filter(others),
        enemies: next === "enemy" ? [...enemies, square] : enemies.filter(others),
      },
      "step",
    );
    this.said.value = words.pattern.put(square, words.pattern[next]);
  }
}

/** Shows on the board what its component says. */
export function useSolo(solo: SoloBoard, shown: Shown) {
  const { game, options, at, seat, friends, enemies } = shown.state;
  let moved = false;
  useLayoutEffect(() => {
    moved = true;
  }, [game, options, shown.kind.id, at, seat, friends, enemies]);
  useLayoutEffect(() => solo.show(shown, moved));
}
