// Draws the page as it stands when a game begins, with the page's own code and without a browser: what is above the
// board, the board, and its sides.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseHTML } from "linkedom";
// First: it is what the page's scripts find about them.
import "./globals.ts";
import { heading } from "../../www/app/heading.js";
import { Hands } from "../../www/board/hands.js";
import { Scores } from "../../www/board/scores.js";
import { Seats } from "../../www/board/seats.js";
import { Signs } from "../../www/board/signs.js";
import { Status, sayStatus } from "../../www/board/status.js";
import { Tools } from "../../www/board/tools.js";
import { everyGame, gameInfo } from "../../www/core/games.js";
import { Match, board, dice, kinds, seats, terms } from "../../www/core/module.js";
import { Dice } from "../../www/dice/dice.js";
import { byId } from "../../www/lib/dom.js";
import { Invitation } from "../../www/panels/invitation.js";
import { Panels } from "../../www/panels/panels.js";
import load from "../../www/pkg/tabiya.js";
import { opening } from "../../www/state/store.js";
import { www } from "./names.ts";

/** What the page makes anew when it lives: the build writes it beforehand. */
const WRITTEN = [
  "games",
  "title",
  "view-name",
  "views",
  "ways",
  "status",
  "throws",
  "news",
  "actions",
  "condition",
  "throws-more",
  "invitation",
  "tools",
  "tabs",
  "panels",
];

/** The element of this kind that is there. */
function one(within: ParentNode, selector: string): Element {
  const found = within.querySelector(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}

/**
 * Makes a picture what the living board is: the pieces in hand lie beside it, not in it, and each piece
 * is drawn in its place, where the page's colours reach it. `bare` is a picture of the same board with no piece on it.
 */
function likeTheLiving(svg: Element, bare: Element) {
  svg.setAttribute("viewBox", bare.getAttribute("viewBox") ?? "");
  for (const name of ["width", "height"]) svg.removeAttribute(name);
  for (const use of svg.querySelectorAll("use")) {
    const drawing = one(svg, use.getAttribute("href") ?? "");
    use.replaceWith(...[...drawing.children].map((node) => node.cloneNode(true)));
  }
  for (const node of svg.querySelectorAll("defs, .hand, .piece > title")) node.remove();
}

/** Lets the signs be drawn where the living board has them: below its grid, which a drawing has not. */
async function signs(host: HTMLElement, draw: () => void) {
  const grid = host.ownerDocument.createElement("div");
  grid.className = "tabiya-grid";
  one(host, ".tabiya-board").append(grid);
  draw();
  // Some of them wait until nothing moves.
  await undefined;
  grid.remove();
}

/** Stands for whoever would act: nobody acts in a drawing. */
const nothing = {
  put() {},
  set() {},
  play() {},
  follow() {},
  visit() {},
  say() {},
  settled() {},
  speed: () => 1,
  view: "play",
} as never;

await load({ module_or_path: await readFile(join(www, "pkg/tabiya_bg.wasm")) });

export { still } from "./still.ts";

/** Everything that the rules core says of names, as one text. */
export const named = () =>
  everyGame()
    .map(({ id }) => JSON.stringify([gameInfo(id), kinds(id), terms(id)]))
    .join();

/** The page with its first game, and what each game puts in its place. */
export async function draw(index: string) {
  const parts: [game: string, text: string][] = [];
  let page = index;
  for (const { id } of everyGame()) {
    Object.assign(globalThis, { document: parseHTML(index).document });
    const state = opening(id);
    heading(state);
    const host = byId("board");
    const shape = board(id, {});
    host.dataset.ratio = String(shape.files / shape.ranks);
    const match = new Match(id);
    host.innerHTML = `<div class="tabiya-board drawn">${match.svg({ pieces: state.pieces, prefix: "drawn" })}</div>`;
    const bare = parseHTML(Match.withPieces(id, { pieces: [] }).svg({})).document;
    likeTheLiving(one(host, "svg"), one(bare, "svg"));
    const now = match.state();
    const sides = new Seats(host);
    sides.render(seats(id), false, now);
    new Hands(sides, { view: () => undefined, say: () => undefined }).render(state, match.hands(), now.turn, seats(id));
    const status = byId("status");
    sayStatus(status, match);
    const [counts, actions, condition] = ["counts", "actions", "condition"].map((name) => byId(name));
    new Status(() => undefined, { counts, actions, condition }).render(match, status.textContent);
    await signs(host, () => new Signs(host).render(state, match, { session: undefined, settled: Promise.resolve() }));
    const throws = new Dice(nothing, nothing);
    throws.render(state, { match, ply: 0, narration: () => [] } as never, now.table && dice(id), false);
    // It lies by styles of its own, which the page's content policy does not allow in its text.
    throws.tray.root.replaceChildren();
    const scores = new Scores();
    scores.render(seats(id), now.table);
    throws.news.id = "news";
    byId("news").replaceWith(throws.news);
    byId("throws-more").append(throws.more, scores.root);
    byId("throws").append(throws.root);
    new Invitation(byId("invitation"), nothing).render(state);
    // The panel that is open, in words: its diagrams come later in the living page as well.
    new Tools(byId("tools"), nothing).render(state);
    const panels = new Panels(nothing, nothing, () => undefined, document.createElement("section"), nothing);
    panels.tabs.select(state.panel);
    panels.panels[state.panel].render(state);
    for (const other of document.querySelectorAll(".panel[hidden], .panel-title")) other.remove();
    const text = (name: string) => byId(name).outerHTML;
    parts.push([id, [...WRITTEN, "play"].map(text).join("\n")]);
    if (page !== index) continue;
    // Line by line, so that the page stays as it was written.
    for (const name of [...WRITTEN, "play"]) {
      page = page.replace(new RegExp(`<(\\w+) id="${name}"[^]*?</\\1>`), () => text(name));
    }
  }
  page = page.replace('<html lang="en"', `<html lang="en" data-drawn="${parts.map(([id]) => id).join(" ")}"`);
  return { page, parts };
}
