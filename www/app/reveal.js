// Scrolling the stage into sight when it shows something else.

import { byId } from "../lib/dom.js";
import { bring, mayMove } from "../lib/motion.js";
import { roomOf } from "../views/doors.js";
import { partsOf } from "../views/views.js";

/** @typedef {import("../state/store.js").State} State */

/** How much of the window a panel has that is asked for. */
const ROOM = 0.45;

/** So much of the window what stands above the stage may take. */
const HEAD = 0.15;

/** Rooms of which each lesson, or each story, is a page of its own. */
const PAGED = ["lessons", "stories"];

/** The page that is read in a room. @param {State} state */
function pageOf(state) {
  const room = roomOf(state);
  return PAGED.includes(room) ? state.room?.split(":").slice(0, 2).join(":") : room;
}

/** A panel that is asked for is brought into sight, where it has too little room. */
export function revealPanel() {
  const tabs = byId("tabs");
  const { top } = byId("panels").getBoundingClientRect();
  if (top > innerHeight * (1 - ROOM)) bring(tabs, true);
}

/** Brings the question, or the rule, that is asked for into sight. @param {State} state */
export function revealAsked({ ask = "" }) {
  const found =
    document.querySelector(`#panel-rules .sentence[data-rule="${CSS.escape(ask)}"]`) ??
    document.getElementById(`question-${ask}`);
  for (const one of document.querySelectorAll(".is-asked")) one.classList.remove("is-asked");
  found?.classList.add("is-asked");
  found?.scrollIntoView({ block: "center", behavior: mayMove() ? "smooth" : "auto" });
}

/** The stage of what is shown; the first time, some are still to come. @param {State} state */
const stageOf = (state) => document.getElementById(partsOf(state)[0]) ?? byId("spread");

/**
 * The focus goes to the stage if what had it is gone, or is to go.
 * @param {State} state
 */
export function keepFocus(state) {
  const stage = stageOf(state);
  const focus = document.activeElement;
  // What stands on the stage goes when the page that comes has been fetched.
  if (!focus || focus === document.body || !focus.checkVisibility() || stage.contains(focus))
    stage.focus({ preventScroll: true });
}

/**
 * The focus comes with it, as far as it does not stay in sight.
 * @param {State} state
 * @param {State} before
 */
export function reveal(state, before) {
  if (state.panel !== before.panel) revealPanel();
  const same = state.game === before.game && state.view === before.view && pageOf(state) === pageOf(before);
  if (same && state.piece === before.piece && state.study === before.study) return;
  const stage = stageOf(state);
  keepFocus(state);
  // Beside the board stand the words about it, where these scroll by themselves. A page that is another begins at its
  // head at once: what is still fetched for it would end a motion.
  document.querySelector(".folio")?.scrollTo({ top: 0, behavior: "instant" });
  const { top } = stage.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 2) {
    // What stands above it is seen too where it is not high.
    const head = byId("spread").offsetTop;
    scrollTo({ top: head < innerHeight * HEAD ? 0 : head, behavior: "instant" });
  }
  const left = document.activeElement?.getBoundingClientRect();
  if (left && (left.bottom < 0 || left.top > innerHeight)) stage.focus({ preventScroll: true });
}
