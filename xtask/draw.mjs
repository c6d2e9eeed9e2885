// Draws the page as it stands when a game begins, with the page's own code and
// without a browser: what is above the board, the board, and its sides.

import { readFile } from "node:fs/promises";
import { parseHTML } from "linkedom";

/** What the page makes anew when it lives: the build writes it beforehand. */
const ABOVE = ["games", "title", "subtitle", "views"];

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
 * @param {string} index the page with nothing in it
 * @returns the page with its first game, and what each game puts in its place
 */
export async function draw(index) {
  const still = { matches: true, addEventListener() {} };
  const { DOMParser } = parseHTML("");
  Object.assign(globalThis, { DOMParser, matchMedia: () => still });
  const stand = () => Object.assign(globalThis, { document: parseHTML(index).document }).document;
  stand();

  const { default: load } = await import("../www/pkg/tabiya.js");
  await load({ module_or_path: await readFile(new URL("../www/pkg/tabiya_bg.wasm", import.meta.url)) });
  const { Match, board, seats } = await import("../www/core/module.js");
  const { allGames } = await import("../www/core/games.js");
  const { heading } = await import("../www/app/heading.js");
  const { Hands } = await import("../www/board/hands.js");
  const { Seats } = await import("../www/board/seats.js");
  const { opening } = await import("../www/state/store.js");

  /** @type {[string, string][]} */
  const parts = [];
  let page = index;
  for (const { id } of allGames()) {
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
    const stage = document.getElementById("play");
    const now = match.state();
    const sides = new Seats(host);
    sides.render(seats(id), false, now);
    new Hands(sides, { view: () => undefined, say: () => undefined }).render(state, match.hands(), now.turn, seats(id));
    // Room beside the board for the throws and the account of stakes.
    if (now.table) {
      stage.classList.add("has-table");
      const beside = document.createElement("div");
      beside.className = "beside";
      beside.append(document.createElement("div"));
      stage.append(beside);
    }
    const text = (/** @type {string} */ name) => document.getElementById(name).outerHTML;
    parts.push([id, [...ABOVE, "play"].map(text).join("\n")]);
    if (page !== index) continue;
    // Line by line, so that the page stays as it was written.
    for (const name of [...ABOVE, "play"]) {
      page = page.replace(new RegExp(`<(\\w+) id="${name}"[^]*?</\\1>`), () => text(name));
    }
  }
  page = page.replace('<html lang="en"', `<html lang="en" data-drawn="${parts.map(([id]) => id).join(" ")}"`);
  return { page, parts };
}
