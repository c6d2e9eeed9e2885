// A queue of idle work, which nobody waits for: it is done after the next picture, piece by piece,
// so that what a reader asked for is answered first and a click in between too.
// `scheduler.postTask` would do half of it (no order by name, no waiting for a picture),
// and Safari and the older of the Firefoxes that the page runs in do not have it.

/** How long to wait for a picture that does not come, as in a window that nobody sees. */
const UNSEEN = 200;

export class IdleQueue {
  /** @param {() => Promise<unknown>} [ready] what has to be there first; asked for when the first picture stands */
  constructor(ready) {
    this.ready = ready;
  }

  /** Settles when nothing is left to be done. @type {Promise<void>} */
  done = Promise.resolve();
  /** @type {Map<string, () => void>} */
  #jobs = new Map();
  #working = false;
  /** Whether what has to be there first is there. */
  #isReady = false;

  /**
   * @param {string} name of what is done; it takes the place of what has that name and is not done yet
   * @param {() => void} job
   */
  put(name, job) {
    this.#jobs.set(name, job);
    if (!this.#working) this.done = this.#work();
  }

  /** Does all that is left at once, if it can be done yet. */
  now() {
    while (this.#isReady && this.#next());
  }

  async #work() {
    this.#working = true;
    try {
      await picture();
      await this.ready?.();
      this.#isReady = true;
      while (this.#next()) await task();
    } finally {
      this.#working = false;
    }
  }

  /** Does what has waited longest. */
  #next() {
    const [first] = this.#jobs;
    if (!first) return false;
    const [name, job] = first;
    this.#jobs.delete(name);
    job();
    return true;
  }
}

/** The next picture has been drawn. */
async function picture() {
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, UNSEEN);
  });
  await task();
}

/** What else is due, clicks for one, comes first. */
function task() {
  return new Promise((resolve) => setTimeout(resolve));
}
