// The room of the stories and disputes: all of them as a list, or one of them with its boards.

import { useLayoutEffect, useRef } from "preact/hooks";
import { whole } from "../core/module.js";
import LABORATORY from "../laboratory/laboratory.css?inline";
import { type RoomProps, rendered } from "../lib/rendered.ts";
import { tales } from "../museum/dated.js";
import WALL from "../museum/wall.css?inline";
import { Wall } from "../museum/wall.tsx";
import { boardsOf, everyWall, type Wall as Entry } from "../museum/walls.js";
import { roomAddress } from "../state/room-address.ts";
import { stories as words } from "../words/learn.js";
import { ages } from "../words/museum.js";
import STYLES from "./learn.css?inline";

export const storiesRoom = rendered(Stories, [STYLES, LABORATORY, WALL], async (_, about) => {
  const all = await everyWall();
  if (all.some(({ id }) => id === about)) await whole();
  return all;
});

/** @param about the id of a story */
function Stories({ state, about, data: all }: RoomProps<Entry[]>) {
  const at = all.findIndex(({ id }) => id === about);
  const to = (room: string) => roomAddress(state.game, room);
  const next = all[(at + 1) % all.length];
  const root = useRef<HTMLDivElement>(null);
  // Where the one before was read to its end, the next is read from its start.
  useLayoutEffect(() => {
    if (at >= 0 && root.current && root.current.getBoundingClientRect().top < 0) root.current.scrollIntoView();
  }, [about]);
  return (
    <div class="stories" ref={root}>
      <p class="help" role="status">
        {about && at < 0 && words.none(about)}
      </p>
      {at < 0 ? (
        <List all={all} to={to} />
      ) : (
        <div class="story">
          <Wall key={about} wall={all[at]} state={state} />
          <p class="stories-way">
            <a href={to("stories")}>{words.all}</a>
            <a href={to(`stories:${next.id}`)}>{words.next(next.title)}</a>
          </p>
        </div>
      )}
    </div>
  );
}

function List({ all, to }: { all: Entry[]; to: (room: string) => string }) {
  const ofKind = (kind: string) =>
    all
      .filter((wall) => wall.kind === kind)
      .map((wall) => ({
        href: to(`stories:${wall.id}`),
        title: wall.title,
        text: `${wall.text[0].text} (${words.boards(boardsOf(wall).length)})`,
      }));
  const sections: Record<string, { href: string; title: string; text?: string }[]> = {
    stories: ofKind("stories"),
    disputes: ofKind("disputes"),
    tales: tales.map(({ piece, id }) => ({
      href: to(`ages:${piece},${id}`),
      title: ages.tales[`${piece} ${id}`].title,
    })),
  };
  return (
    <div class="stories-list">
      {Object.entries(sections).map(([kind, cards]) => (
        <section key={kind}>
          <h2>{words.kinds[kind]}</h2>
          <ul class="cards">
            {cards.map(({ href, title, text }) => (
              <li key={href}>
                <a href={href}>{title}</a>
                {text && <p>{text}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
