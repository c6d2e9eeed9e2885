// One diagram in a frame of another page. The address is that of the whole page:
// `embed.html#/chaturanga?v=1&piece=elephant&at=d4`.

import "./tabiya-board.js";
import { read, write } from "../state/address.js";
import { figureOf } from "../figures/figure.js";
import { admit, load } from "./live-figure.js";
import { packed } from "../state/own.js";
import { outline } from "../core/games.js";
import * as figureWords from "../words/element.js";
import { byId } from "../lib/dom.js";
import * as words from "../words/page.js";

const board = /** @type {import("../tabiya-board.js").TabiyaBoard} */ (byId("figure"));
const notices = byId("notices");

/** A game of one’s own is known before its address is read. */
async function admitted() {
  const [, record] = /[?&]record=([\w-]+)/.exec(location.hash) ?? [];
  if (record) packed.set(await admit(record), record);
}

function show() {
  const { state, notices: found } = read(location.hash);
  const figure = figureOf(state);
  const { caption } = state.annotations;
  if (caption) board.setAttribute("caption", caption);
  else board.removeAttribute("caption");
  board.toggleAttribute("controls", figure.line.length > 0 && !figure.piece);
  board.figure = figure;
  const whole = /** @type {HTMLAnchorElement} */ (byId("whole"));
  whole.href = `./${write(state)}`;
  document.title = words.pageTitle(outline(state.game).title);
  // A room is no diagram, and would be lost in silence.
  notices.textContent = [...found, ...(state.room ? [figureWords.onlyBoards] : [])].join(" ");
}

/** @param {any} error */
function refuse(error) {
  const message = error instanceof Error ? error.message : "";
  notices.textContent = "code" in Object(error) ? message : `${figureWords.loadFailed} ${message}`;
}

try {
  await load();
  await admitted();
  show();
  await board.load();
  addEventListener("hashchange", () => admitted().then(show, refuse));
} catch (error) {
  refuse(error);
}
document.documentElement.dataset.ready = "";
