// The runner of long work: one thing at a time, with how far it has come and a button that ends it.

import { signal } from "@preact/signals";
import { Quiet } from "../lib/controls.tsx";
import { onEscape } from "../lib/escape.js";
import { studies as words } from "../words/studies.js";
import type { Help, Progress as Come } from "./prover.js";

export class Runner {
  /** How far what is under way has come; nothing, if nothing is. */
  readonly now = signal<{ text: string; share?: number }>();
  #task?: AbortController;

  constructor() {
    onEscape(
      () => this.busy,
      () => this.end(),
    );
  }

  get busy() {
    return this.#task !== undefined;
  }

  /** Ends what is under way. */
  end() {
    this.#task?.abort();
    this.#task = undefined;
    this.now.value = undefined;
  }

  /** Does something in place of what is under way; gives nothing, if it has been ended. */
  async run<T>(job: (help: Help) => Promise<T>): Promise<{ found: T; millis: number } | undefined> {
    this.end();
    const task = new AbortController();
    const began = performance.now();
    this.#task = task;
    this.now.value = { text: words.working };
    let lost = false;
    const tell = ({ share = this.now.value?.share, depth = 0, nodes = 0, material, broken }: Come) => {
      if (this.#task !== task) return;
      lost ||= broken ?? false;
      const seconds = Math.floor((performance.now() - began) / 1000);
      const made = material && words.making(material, seconds, lost);
      const text = made ?? (broken ? words.broken : words.searching(depth, nodes, seconds));
      this.now.value = { text, share: share && Math.max(0, Math.min(1, share)) };
    };
    try {
      const found = await job({ signal: task.signal, tell });
      return this.#task === task ? { found, millis: performance.now() - began } : undefined;
    } catch (error) {
      if (this.#task === task) throw error;
      return undefined;
    } finally {
      if (this.#task === task) this.end();
    }
  }
}

/** Shown also while nothing is under way, so that nothing moves when something is. */
export function Progress({ of: runner }: { of: Runner }) {
  const now = runner.now.value;
  return (
    <div class={`study-progress ${now ? "is-on" : ""}`}>
      <progress max={1} value={now?.share} aria-label={words.working} />
      <span class="study-progress-text">{now?.text}</span>
      <Quiet disabled={!now} onClick={() => runner.end()}>
        {words.cancel}
      </Quiet>
    </div>
  );
}
