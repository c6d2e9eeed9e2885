// Puts the page together: one store, the views and panels that show it, and the address.

import { Display } from "../board/display.js";
import { Player } from "../board/player.js";
import { choose } from "../board/promotion.js";
import { init } from "../core/module.js";
import { byId } from "../lib/dom.js";
import { Later } from "../lib/later.js";
import { keepOffline } from "../offline/offline.js";
import { Invitation } from "../panels/invitation.js";
import { Panels } from "../panels/panels.js";
import { Use } from "../panels/use.js";
import { read } from "../state/address.js";
import { Store } from "../state/store.js";
import { play } from "../views/play.js";
import { VIEWS, arrange, viewOf } from "../views/views.js";
import { heading, showGame } from "./heading.js";
import { History } from "./history.js";
import { skipToBoard, undoByKeys } from "./keys.js";
import { Notices } from "./notices.js";
import { reveal } from "./reveal.js";
import { share } from "./share.js";
import { themeSwitch } from "./theme.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../views/view.js").Mounted} Mounted */
/** @typedef {import("../views/view.js").View} View */

const notices = new Notices(byId("notices"));
themeSwitch(/** @type {HTMLButtonElement} */ (byId("theme")), notices);

/** Loads the rules and shows the page. Throws what keeps it from that. */
export async function start() {
  try {
    await init();
    await show();
  } finally {
    // After the page, since it asks for every file. Also when the rules fail: a newer version may mend that.
    keepOffline(byId("offline"), notices);
  }
}

/** Settles when all of it is there. */
async function show() {
  const { dataset } = document.documentElement;
  const first = read(location.hash);
  const store = new Store(first.state);
  const later = new Later();
  /** @type {Map<View, Mounted>} */
  const mounted = new Map();
  const on = (/** @type {View} */ view) => /** @type {Mounted} */ (mounted.get(view));
  const shown = () => on(viewOf(store.state));
  /** All that moves with the line: boards, and dice. */
  const moving = () => [...mounted.values()].flatMap((view) => view.moving ?? []);

  const player = new Player(store, {
    settled: () => Promise.all([...mounted.values()].map((view) => view.settled)),
    hold: () => moving().forEach((one) => one.pause()),
    release: () => moving().forEach((one) => one.resume()),
    changed: () => moving().forEach((one) => one.set({ speed: player.speed })),
  });
  const page = {
    store,
    choose: (
      /** @type {import("../core/module.js").Move[]} */ moves,
      /** @type {string} */ game,
      /** @type {Record<string, string>} */ options,
    ) => choose(moves, { ...store.state, game, options }),
    notice: (/** @type {string} */ text) => notices.show(text),
    speed: () => player.speed,
  };
  for (const view of VIEWS) mounted.set(view, view.mount(page));

  const display = new Display(byId("display"), store, {
    match: () => on(play).session?.match,
    clear: () => notices.clear(),
    picture: () => shown().picture?.(store.state),
  });
  const use = new Use(/** @type {HTMLDetailsElement} */ (byId("use")), () => {
    const { views = [], ever = false } = shown();
    return { state: store.state, views: [...views], ever };
  });
  const panels = new Panels(store, later, () => player.play());
  const invitation = new Invitation(byId("invitation"), store, (line) => panels.lines.follow(line));
  const history = new History(store, later, notices);

  /**
   * @param {State} state
   * @param {State} [before]
   */
  function render(state, before) {
    // The game goes on behind the other views; its board may find that the state cannot be, and mend it.
    on(play).render(state, before);
    if (store.state !== state) return;
    const { session } = on(play);
    if (!session) return;
    arrange(state);
    if (viewOf(state) !== play) shown().render(state, before);
    player.render(state, shown().session ?? session);
    display.render(state);
    heading(state, (view) => store.set(view.begin(store.state), "visit"));
    use.render();
    panels.render(state, before, session);
    const invite = () => invitation.render(store.state);
    if (before?.game === state.game) invite();
    else {
      later.put("invitation", invite);
      // With the next frame, which lays the page out anyway.
      requestAnimationFrame(showGame);
    }
  }

  store.listen((state, before, manner) => {
    dataset.ready = "…";
    render(state, before);
    if (store.state !== state) return;
    if (manner === "visit") reveal(state, before);
    history.follow(state, manner);
    // Says which address it is that is shown, once nothing is left to be done.
    later.done.then(() => {
      if (store.state === state) dataset.ready = location.hash;
    });
  });
  undoByKeys(store);
  skipToBoard();
  share(/** @type {HTMLButtonElement} */ (byId("share")), notices);

  for (const notice of first.notices) notices.show(notice);
  render(store.state);
  if (first.notices.length > 0) history.putRight();
  matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", () => render(store.state));
  pressEarly();
  await later.done;
  dataset.ready = location.hash;
}

/** Presses the button again that was pressed before the rules core had come (first.js). */
function pressEarly() {
  const { dataset } = document.documentElement;
  delete dataset.awaits;
  const buttons = [...byId("views").querySelectorAll("button")];
  buttons.find((button) => button.textContent === dataset.pressed)?.click();
  delete dataset.pressed;
}
