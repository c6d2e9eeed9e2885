// The table of the room “Maps”: how much every kind sees under each of the rules that make it move otherwise.

import { Heads } from "../lib/controls.tsx";
import { useEffect, useState } from "preact/hooks";
import { outline } from "../core/games.js";
import { kinds, reason } from "../core/module.js";
import type { State } from "../state/store.js";
import { maps as words } from "../words/laboratory.js";
import { waysOf } from "./maps-rules.ts";
import { reach } from "./reach.js";

/** A kind, and what it sees under each of the rules. */
interface Mobility {
  noun: string;
  ways: { title: string; mean: number; each: [number, number]; ever: string[] }[];
}

/** What has been found so far, and whether that is all. */
export interface Found {
  all: Mobility[];
  done: boolean;
  error?: string;
}

/** Looks at one kind after the other; the page goes on between them. */
export function useMobility({ game, options }: State): Found {
  const [found, show] = useState<Found>({ all: [], done: false });
  useEffect(() => {
    let here = true;
    const look = async () => {
      let all: Mobility[] = [];
      show({ all, done: false });
      for (const kind of kinds(game, options).filter(({ betza, takesPart }) => betza !== "" && takesPart)) {
        await new Promise((resolve) => setTimeout(resolve));
        if (!here) return;
        const ways = waysOf({ game, options }, kind, words.inForce);
        all = [...all, { noun: kind.noun, ways: ways.map((way) => ({ title: way.title, ...reach(way, kind.id) })) }];
        show({ all, done: false });
      }
      show({ all, done: true });
    };
    look().catch((error) => here && show({ all: [], done: false, error: reason(error) }));
    return () => {
      here = false;
    };
  }, [game, options]);
  return found;
}

export function MobilityTable({ game, all }: { game: string; all: Mobility[] }) {
  const { files, ranks } = outline(game);
  const of = files * ranks;
  return (
    <section>
      <h2>{words.table}</h2>
      <p class="help">{words.tableHelp}</p>
      <section class="lab-scroll" tabindex={0} aria-label={words.table}>
        <table class="lab-table">
          <Heads of={words.head} />
          <tbody>
            {all.map(({ noun, ways }) =>
              ways.map(({ title, mean, each, ever }, place) => (
                <tr key={`${noun} ${title}`}>
                  {place === 0 && (
                    <th scope="rowgroup" rowspan={ways.length}>
                      {capital(noun)}
                    </th>
                  )}
                  <td>{title}</td>
                  <td class="number">{words.mean(mean)}</td>
                  <td class="number">{words.each(each, of)}</td>
                  <td class="number">{words.together(ever.length, of)}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </section>
    </section>
  );
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
