// The room in which one begins: what this page is, three ways in, and every game by its board.

import { useEffect, useMemo, useState } from "preact/hooks";
import { smallBoard } from "../board/pictures.js";
import { everyOutline, outline, outlines } from "../core/games.js";
import { isOwn, whole } from "../core/module.js";
import { Drawing } from "../lib/drawing.tsx";
import { rendered } from "../lib/rendered.ts";
import { useTurns } from "../lib/turns.ts";
import { write } from "../state/address.js";
import { beginnings, easyGame } from "../state/beginnings.js";
import { roomAddress } from "../state/room-address.ts";
import { opening } from "../state/store.js";
import { start as words } from "../words/learn.js";
import STYLES from "./learn.css?inline";

export const startRoom = rendered(Start, [STYLES]);

function Start() {
  const games = outlines().filter((one) => !isOwn(one));
  const compared = everyOutline().filter(({ reference }) => reference);
  const [{ id: first, title }] = games;
  // Boards come with the rest of the module; there is enough to be read before.
  const [ready, come] = useState(false);
  useEffect(() => void whole().then(() => come(true)), []);
  const drawn = useTurns(ready ? games.length + compared.length : 0);
  return (
    <div class="begin">
      <section>
        <h2>{words.begin}</h2>
        <ul class="cards start-ways">
          <Way href={roomAddress(beginnings.story.game, beginnings.story.room)} {...words.story} />
          <Way href={roomAddress(beginnings.lesson.game, beginnings.lesson.room)} {...words.lesson} />
          <Way href={write({ ...opening(first), seated: easyGame(2) })} {...words.play(title)} />
        </ul>
      </section>
      <Games title={words.games} games={games} drawn={drawn} />
      <Games title={words.compared} games={compared} drawn={drawn - games.length} />
    </div>
  );
}

function Way({ href, title, text }: { href: string; title: string; text: string }) {
  return (
    <li>
      <a href={href}>{title}</a>
      <p>{text}</p>
    </li>
  );
}

/** Games, so many of them with their boards. */
function Games({ title, games, drawn }: { title: string; games: { id: string }[]; drawn: number }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul class="start-games">
        {games.map(({ id }, at) => (
          <Game key={id} id={id} drawn={at < drawn} />
        ))}
      </ul>
    </section>
  );
}

function Game({ id, drawn }: { id: string; drawn: boolean }) {
  const { title, place, period } = outline(id);
  const board = useMemo(() => (drawn ? smallBoard(id) : undefined), [drawn]);
  return (
    <li>
      <a href={`#/${id}`} data-game={id}>
        <Drawing class="game-board start-board" aria-hidden="true" of={board} />
        <b>{title}</b>
        <span>{place}</span>
        <span>{period}</span>
      </a>
    </li>
  );
}
