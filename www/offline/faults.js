// The fallback page when the rules core does not run: a plain sentence, and
// the starting position and the rules as the build wrote them down.

import { byId, h } from "../lib/dom.js";
import { inside } from "../core/inside.js";
import * as words from "../words/page.js";

/**
 * @param {unknown} error
 * @param {boolean} running whether the page had started
 */
export async function standStill(error, running) {
  const { fault } = document.documentElement.dataset;
  if (fault !== undefined) return;
  document.documentElement.dataset.fault = "";
  byId("notices").replaceChildren(
    h(
      "div",
      { class: "notice" },
      h("p", { id: "fault", text: `${running ? words.fault.stopped : words.fault.failed} ${cause(error)}` }),
      h("button", { type: "button", class: "quiet", text: words.fault.again, on: { click: () => location.reload() } }),
    ),
  );
  byId("spread").hidden = true;
  const page = await still();
  if (!page) return;
  show(page);
  addEventListener("hashchange", () => show(page));
}

/** What is wrong, as far as the error tells. @param {unknown} error */
function cause(error) {
  const text = error instanceof Error ? error.message : String(error);
  if (typeof WebAssembly !== "object") return words.fault.noWasm;
  if (/memory/i.test(text)) return words.fault.memory;
  if (error instanceof WebAssembly.CompileError) return words.fault.refused(text);
  // A script that came in part cannot be read.
  if (error instanceof SyntaxError || /fetch|import|load/i.test(text)) return words.fault.notLoaded(text);
  if (error instanceof WebAssembly.RuntimeError) return words.fault.trap;
  return words.fault.other(text);
}

/** The static page, if it is there. */
async function still() {
  try {
    const text = (await inside("still")) ?? (await (await fetch("pkg/still.html")).text());
    const page = new DOMParser().parseFromString(text, "text/html");
    return page.querySelector("section.still") ? page : undefined;
  } catch {
    return undefined;
  }
}

/** Shows the game that the address names, or the first. @param {Document} page */
function show(page) {
  const games = [...page.querySelectorAll("section.still")];
  const id = /^#\/?([\w-]+)/.exec(location.hash)?.[1];
  const game = games.find((one) => one.id === id) ?? games[0];
  const links = games.map((one) =>
    h(
      "li",
      {},
      h(
        "a",
        {
          href: `#/${one.id}`,
          "aria-current": one === game ? "page" : undefined,
        },
        h("span", { class: "game-name", text: one.querySelector("h2")?.textContent ?? one.id }),
      ),
    ),
  );
  byId("games").replaceChildren(h("li", { class: "family" }, h("ul", {}, ...links)));
  const shown = /** @type {Element} */ (document.importNode(game, true));
  // The page's own heading has the name already.
  document.getElementById("still")?.remove();
  byId("main").append(h("div", { id: "still" }, shown));
}
