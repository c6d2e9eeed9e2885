// A position that is being set up, under the rules of the page or its own, with what it was before.

import { computed, signal } from "@preact/signals";
import { outline } from "../core/games.js";
import { Match } from "../core/module.js";
import { sameOptions } from "../core/options.js";
import { readPosition } from "../state/address.js";
import { groundOf, judge, judgeText, placementOfMatch } from "../state/judged.js";
import { type Placement, placementOf, textOf } from "../state/placement.js";
import { setUp as words } from "../words/set-up.js";

interface Posed {
  placement: Placement;
  options: Record<string, string>;
}

export class Draft {
  readonly #all = signal<{ past: Posed[]; now: Posed; future: Posed[] }>({} as never);
  /** Why the text that was written last cannot be read; what was set up before stays. */
  readonly refusal = signal("");
  /** The choices of the page, as they were last seen. */
  #chosen: Posed["options"];

  /** Begins with the position of a match. */
  constructor(
    readonly game: string,
    match: Match,
    options: Posed["options"],
  ) {
    this.#chosen = options;
    this.#set([], { placement: placementOfMatch(match), options }, []);
  }

  readonly judged = computed(() => judge(this.rules, this.placement));

  /** The pieces on the board, whether they can be or not. */
  readonly match = computed(() =>
    Match.withPieces(this.game, {
      options: this.rules.options,
      pieces: Object.entries(this.placement.pieces).map(([square, piece]) => ({ square, ...piece })),
    }),
  );

  /** As a position of the game, if it can be. */
  readonly posed = computed(() => {
    const { match } = this.judged.value;
    if (!match) return undefined;
    const { position = "", options } = readPosition(match.position(), outline(this.game));
    return { game: this.game, options, position };
  });

  get placement() {
    return this.#all.value.now.placement;
  }

  get rules() {
    return { game: this.game, options: this.#all.value.now.options };
  }

  get ground() {
    return groundOf(this.rules);
  }

  get canUndo() {
    return this.#all.value.past.length > 0;
  }

  get canRedo() {
    return this.#all.value.future.length > 0;
  }

  /** Of the placement those are kept that the rules know, where their board is. */
  #set(past: Posed[], now: Posed, future: Posed[]) {
    const { files, ranks, kinds } = groundOf({ game: this.game, options: now.options });
    const pieces = Object.entries(now.placement.pieces).filter(
      ([square, { kind }]) =>
        square.charCodeAt(0) - 97 < files && Number(square.slice(1)) <= ranks && kinds.some(({ id }) => id === kind),
    );
    const placement = { ...now.placement, pieces: Object.fromEntries(pieces) };
    this.#all.value = { past, now: { ...now, placement }, future };
    this.refusal.value = "";
  }

  /** Under other choices of the page the pieces stay where they are. */
  under(options: Posed["options"]) {
    if (sameOptions(options, this.#chosen)) return;
    this.#chosen = options;
    const { past, now, future } = this.#all.value;
    this.#set(past, { ...now, options }, future);
  }

  edit(placement: Placement, options = this.rules.options) {
    const { past, now } = this.#all.value;
    const { ground } = this;
    const same = textOf(placement, ground) === textOf(now.placement, ground);
    if (!same || !sameOptions(options, now.options)) this.#set([...past, now], { placement, options }, []);
  }

  undo() {
    const { past, now, future } = this.#all.value;
    const last = past.at(-1);
    if (last) this.#set(past.slice(0, -1), last, [...future, now]);
  }

  redo() {
    const { past, now, future } = this.#all.value;
    const next = future.at(-1);
    if (next) this.#set([...past, now], next, future.slice(0, -1));
  }

  /** Takes a position, also one that cannot be, if it can be read; else `refusal` says why not. */
  take(position: string, options: Posed["options"]) {
    this.refusal.value = this.#take(position, options);
  }

  #take(position: string, options: Posed["options"]) {
    const rules = { game: this.game, options };
    try {
      const { match, message } = judgeText(rules, position);
      const placement = match ? placementOfMatch(match) : placementOf(position, groundOf(rules));
      if (!placement) return words.unread(message ?? "");
      this.edit(placement, options);
      return "";
    } catch (error) {
      // Choices in the text that cannot stand together.
      return words.unread(error instanceof Error ? error.message : String(error));
    }
  }
}
