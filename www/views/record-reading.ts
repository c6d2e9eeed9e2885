// A record is read in a worker: what is wrong in it may take a while to find. Where there is none, it is read here.

import { everyOutline } from "../core/games.js";
import { type GameRecordInfo, isOwn, type ModuleError, readGameRecord, whole } from "../core/module.js";
import type { Crew, ReadSetup } from "../pkg/lab.js";
import { files } from "../state/own-files.js";

/** The game of the page with its rules, and which game of the text. */
type About = ReadSetup & { game: string };

/** How long a text may be, in bytes: the rules core reads no longer ones. */
export const MOST_BYTES = 500_000;

/** What is most often pasted under another game than its own. */
const USUAL = "modern-chess";

type Ask = (text: string, setup: ReadSetup) => Promise<GameRecordInfo>;

export class Reading {
  #crew?: Crew;
  #over = false;
  #ask?: Promise<Ask>;
  /** Whether the record says of which game it is. */
  #named = true;

  /** A record of the game that it names; where it names none, of the game of the page under its rules. */
  async read(text: string, { game, ...how }: About) {
    this.#ask ??= this.#reader();
    const ask = await this.#ask;
    try {
      return await ask(text, how);
    } catch (error) {
      if ((error as ModuleError).code !== "record-game") throw error;
      this.#named = false;
      return await ask(text, { game, ...how });
    }
  }

  /** A record that names no game, and that the page’s game cannot play: read as one of the first game that can. */
  async readElsewhere(text: string, { game, number }: About) {
    const others = everyOutline().filter((other) => other.id !== game && !isOwn(other));
    others.sort((one, other) => Number(other.id === USUAL) - Number(one.id === USUAL));
    for (const { id } of this.#named ? [] : others) {
      if (this.#over) return undefined;
      const found = await (await this.#ask)?.(text, { game: id, number }).catch(() => undefined);
      if (found && !found.error && found.moves.length > 0) return found;
    }
    return undefined;
  }

  async #reader(): Promise<Ask> {
    try {
      const { crew } = await import("../pkg/lab.js");
      const own = crew(1);
      this.#crew = own;
      if (this.#over) own.end();
      // The worker knows none of the reader's own games. Here they are known, and told again they are the same.
      for (const file of files.values()) await own.ask("defineGame", file);
      return (text, setup) => own.ask("readGameRecord", text, setup);
    } catch (error) {
      if (this.#over) throw error;
      await whole();
      return async (text, setup) => readGameRecord(text, setup);
    }
  }

  end() {
    this.#over = true;
    this.#crew?.end();
  }
}

/** The one of which the most moves are read. */
export async function mostRead(texts: string[], about: About) {
  let [best, most] = [texts[0], -1];
  for (const text of texts.length > 1 ? texts : []) {
    const own = new Reading();
    const read = await own.read(text, about).catch(() => undefined);
    own.end();
    const found = read?.moves.length ?? -1;
    if (found > most) [best, most] = [text, found];
  }
  return best;
}
