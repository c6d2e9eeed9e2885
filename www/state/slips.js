// Faults of an address, gathered: a sentence for each kind, which names the first few of them.
// An address may be as long as a browser lets it be, and a note for each slip would be no note at all.

/** How many slips of a kind are named; the others are counted. */
const NAMED = 3;
/** How much of one is shown, in letters. */
const SHOWN = 40;

/**
 * @template T
 * @typedef {(named: string[], more: number, about: T) => string} Tell
 */

export class Slips {
  /**
   * By what says them, and what that is about.
   * @type {Map<unknown, Map<unknown, { named: Set<string>, all: Set<string> }>>}
   */
  #kinds = new Map();

  /**
   * @template T
   * @param {string} item what cannot be
   * @param {Tell<T>} tell
   * @param {T} [about]
   */
  add(item, tell, about) {
    const kind = this.#kinds.get(tell) ?? new Map();
    const slips = kind.get(about) ?? { named: new Set(), all: new Set() };
    slips.all.add(item);
    if (slips.named.size < NAMED) slips.named.add(item.length > SHOWN ? `${item.slice(0, SHOWN)}…` : item);
    this.#kinds.set(tell, kind.set(about, slips));
  }

  /** A sentence for each kind. */
  told() {
    return [...this.#kinds].flatMap(([tell, kind]) =>
      [...kind].map(([about, { named, all }]) =>
        /** @type {Tell<unknown>} */ (tell)([...named], Math.max(0, all.size - named.size), about),
      ),
    );
  }
}
