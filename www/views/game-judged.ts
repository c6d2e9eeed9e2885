// What the rules core says of a game file while it is written, and what it knows of the last text that was a game.

import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { checkGame, defineGame, forgetGame, Match, reason } from "../core/module.js";
import { groundOf } from "../state/judged.js";
import { files } from "../state/own-files.js";
import type { PlacedPiece } from "../state/placement.js";
import type { State } from "../state/store.js";
import { file as words } from "../words/file.js";
import { written } from "./game-text.js";
import { taken } from "./own-games.js";

/** A text that is a game, and its board and pieces. */
export interface Known {
  text: string;
  ground: ReturnType<typeof groundOf>;
}

export interface Fault {
  line: number;
  field: string;
  message: string;
  code: string;
}

interface Judged {
  text?: string;
  fault?: Fault;
  /** The last text that was a game. */
  known?: Known;
}

/** A long file takes a while to judge: what is being typed is judged when it stands still. */
export function useJudged(text: string, state: State, typed: RefObject<boolean>) {
  const [judged, tell] = useState<Judged>({});
  useLayoutEffect(() => {
    const now = () => {
      const fault = faultOf(text);
      tell(({ known }) => ({ text, fault, known: fault ? known : { text, ground: under(text, groundIn) } }));
    };
    const soon = typed.current ? setTimeout(now, 200) : now();
    typed.current = false;
    return () => clearTimeout(soon as ReturnType<typeof setTimeout>);
  }, [text, state]);
  return judged;
}

function faultOf(text: string): Fault | undefined {
  const id = taken(text);
  if (id) return { line: 0, field: "id", message: words.taken(id), code: "taken" };
  try {
    return checkGame(text);
  } catch (error) {
    return { line: 0, field: "", message: reason(error), code: "" };
  }
}

/** The fault in a sentence, and how what stands in its line is written. */
export function sayOf({ line, field, message, code }: Fault, text: string) {
  const [, name = ""] = /^\s*([\w-]+)\s*=/.exec(text.split("\n")[line - 1] ?? "") ?? [];
  const [more] = /^(options|presets|lines|notes)\b/.exec(field) ?? [];
  const help = more ? words.more : (words.writes[code] ?? words.writes[name] ?? "");
  return `${words.fault(line, field, message)} ${help}`.trim();
}

/** Under what id a text is known for as long as something is asked of it: that of no game that is kept. */
function scratch() {
  let id = "game-being-written";
  while (files.has(id)) id += "-";
  return id;
}

/** Asks something of the game of a text, which nothing else of the page is to know. */
function under<Found>(text: string, ask: (game: string) => Found) {
  const id = defineGame(written(text, "", "id", JSON.stringify(scratch())));
  try {
    return ask(id);
  } finally {
    forgetGame(id);
  }
}

const groundIn = (game: string) => groundOf({ game, options: {} });

/** A board of the game of a text with these pieces, be they possible or not. */
export const boardWith = ({ text }: Known, pieces: Record<string, PlacedPiece>) =>
  under(text, (game) =>
    Match.withPieces(game, { pieces: Object.entries(pieces).map(([square, piece]) => ({ square, ...piece })) }),
  );
