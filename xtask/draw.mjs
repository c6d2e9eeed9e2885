// Draws the page as it stands when a game begins, with the page's own code and
// without a browser: what is above the board, the board, and its sides.

import { readFile } from "node:fs/promises";
import { parseHTML } from "linkedom";

/** What the page makes anew when it lives: the build writes it beforehand. */
const WRITTEN = [
  "games",
  "title",
  "subtitle",
  "board-note",
  "view-name",
  "views",
  "status",
  "throws",
  "news",
  "actions",
  "condition",
  "throws-more",
  "invitation",
  "tabs",
  "panels",
];

/**
 * Makes a picture what the living board is: the men in hand lie beside it, not in it, and each man
 * is drawn in its place, where the page's colours reach it.
 * @param {any} svg
 * @param {any} bare a picture of the same board with nobody on it or in hand
 */
function likeTheLiving(svg, bare) {
  svg.setAttribute("viewBox", bare.getAttribute("viewBox"));
  for (const name of ["width", "height"]) svg.removeAttribute(name);
  for (const use of svg.querySelectorAll("use")) {
    const drawing = svg.querySelector(use.getAttribute("href"));
    use.replaceWith(...[...drawing.children].map((node) => node.cloneNode(true)));
  }
  for (const node of svg.querySelectorAll("defs, .hand, .piece > title")) node.remove();
}

/**
 * Lets the signs be drawn where the living board has them: below its grid, which a drawing has not.
 * @param {any} host
 * @param {() => void} draw
 */
async function signs(host, draw) {
  const grid = host.ownerDocument.createElement("div");
  grid.className = "tabiya-grid";
  host.querySelector(".tabiya-board").append(grid);
  draw();
  // Some of them wait until nothing moves.
  await undefined;
  grid.remove();
}

/** Stands for whoever would act: nobody acts in a drawing. */
const nothing = { put() {}, set() {}, play() {}, follow() {}, visit() {}, say() {}, settled() {}, speed: () => 1 };

/**
 * @param {string} index the page with nothing in it
 * @returns the page with its first game, and what each game puts in its place
 */
export async function draw(index) {
  const calm = { matches: true, addEventListener() {} };
  Object.assign(globalThis, { addEventListener() {} });
  const { DOMParser } = parseHTML("");
  Object.assign(globalThis, { DOMParser, matchMedia: () => calm });
  const stand = () => Object.assign(globalThis, { document: parseHTML(index).document }).document;
  stand();

  const { default: load } = await import("../www/pkg/tabiya.js");
  await load({ module_or_path: await readFile(new URL("../www/pkg/tabiya_bg.wasm", import.meta.url)) });
  const { Match, board, dice, seats } = await import("../www/core/module.js");
  const { everyGame } = await import("../www/core/games.js");
  const { heading } = await import("../www/app/heading.js");
  const { Hands } = await import("../www/board/hands.js");
  const { Seats } = await import("../www/board/seats.js");
  const { Scores } = await import("../www/board/scores.js");
  const { Signs } = await import("../www/board/signs.js");
  const { Dice } = await import("../www/dice/dice.js");
  const { Status, sayStatus } = await import("../www/board/status.js");
  const { Invitation } = await import("../www/panels/invitation.js");
  const { Panels } = await import("../www/panels/panels.js");
  const { opening } = await import("../www/state/store.js");

  /** @type {[string, string][]} */
  const parts = [];
  let page = index;
  for (const { id } of everyGame()) {
    const document = stand();
    const state = opening(id);
    heading(state);
    const host = document.getElementById("board");
    const shape = board(id, {});
    host.dataset.ratio = String(shape.files / shape.ranks);
    const match = new Match(id);
    host.innerHTML = `<div class="tabiya-board drawn">${match.svg({ pieces: state.pieces, prefix: "drawn" })}</div>`;
    const bare = parseHTML(Match.withMen(id, { men: [] }).svg({})).document.querySelector("svg");
    likeTheLiving(host.querySelector("svg"), bare);
    const now = match.state();
    const sides = new Seats(host);
    sides.render(seats(id), false, now);
    new Hands(sides, { view: () => undefined, say: () => undefined }).render(state, match.hands(), now.turn, seats(id));
    const status = document.getElementById("status");
    sayStatus(status, match);
    const [counts, actions, condition] = ["counts", "actions", "condition"].map((name) =>
      document.getElementById(name),
    );
    new Status(() => undefined, { counts, actions, condition }).render(match, status.textContent);
    await signs(host, () => new Signs(host).render(state, match, Promise.resolve()));
    const throws = new Dice(/** @type {any} */ (nothing), { ...nothing, view: "play" });
    throws.render(state, { match, ply: 0, told: () => [] }, now.table && dice(id), false);
    // It lies by styles of its own, which the page's content policy does not allow in its text.
    throws.tray.root.replaceChildren();
    const scores = new Scores();
    scores.render(seats(id), now.table);
    throws.news.id = "news";
    document.getElementById("news").replaceWith(throws.news);
    document.getElementById("throws-more").append(throws.more, scores.root);
    document.getElementById("throws").append(throws.root);
    new Invitation(document.getElementById("invitation"), nothing).render(state);
    // The panel that is open, in words: its diagrams come later in the living page as well.
    const panels = new Panels(
      /** @type {any} */ (nothing),
      /** @type {any} */ (nothing),
      nothing.play,
      /** @type {any} */ (nothing.play),
    );
    panels.tabs.select(state.panel);
    panels.panels[state.panel].render(state);
    for (const other of document.querySelectorAll(".panel[hidden], .panel-title")) other.remove();
    const text = (/** @type {string} */ name) => document.getElementById(name).outerHTML;
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
