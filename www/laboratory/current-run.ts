// The run of games that a room shows. It outlives the room’s being seen: who comes back finds the games there.

import { signal } from "@preact/signals";
import type { GamesRun } from "./games-run.js";

export class CurrentRun<Run extends GamesRun> {
  #held = signal<{ run?: Run }>({});
  #frame = 0;

  /** What reads it is drawn anew with every change, and once in a frame at most: many games may come in one. */
  get run() {
    return this.#held.value.run;
  }

  /** Another takes its place, or none. */
  take(run?: Run) {
    this.#held.peek().run?.end();
    this.#held.value = { run };
    if (!run) return;
    run.onChange = () => {
      this.#frame ||= requestAnimationFrame(() => {
        this.#frame = 0;
        this.#held.value = { ...this.#held.peek() };
      });
    };
  }

  /** Plays, goes on, plays anew, or pauses. */
  press(anew: () => Run) {
    const { run } = this.#held.peek();
    if (run?.running) return run.pause();
    if (!run || run.done) this.take(anew());
    return void this.#held.peek().run?.start();
  }
}
