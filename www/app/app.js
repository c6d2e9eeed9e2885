// The page put together: one store, the views and panels that show it, and the address.

import { Player } from "../board/player.js";
import { Tools } from "../board/tools.js";
import { choose } from "../board/promotion.js";
import { outline } from "../core/games.js";
import { init, isOwn, whole } from "../core/module.js";
import { byId, h } from "../lib/dom.js";
import { onMissing, fetched as whenFetched } from "../lib/fetched.js";
import { onLost } from "../lib/kept.js";
import { IdleQueue } from "../lib/idle-queue.js";
import { lost } from "../lib/lost.js";
import { typedAhead } from "../lib/typed-ahead.js";
import { keepOffline } from "../offline/offline.js";
import { LazyOpponents } from "../opponents/lazy.js";
import { Invitation } from "../panels/invitation.js";
import { Panels } from "../panels/panels.js";
import { Use } from "../panels/use.js";
import { read } from "../state/address.js";
import { hasOwn, packed } from "../state/own.js";
import { notationOf } from "../state/notation.js";
import { elsewhere, Store } from "../state/store.js";
import { COMPARISON } from "../views/doors.js";
import { Play, play } from "../views/play.js";
import {
  admit,
  arrange,
  comparing,
  displayMenu,
  opponents,
  ownThings,
  partsOf,
  recordField,
  rulesSheet,
  sourced,
  trial,
  usePanel,
  viewOf,
} from "../views/views.js";
import * as words from "../words/page.js";
import { Annotate } from "./annotate.js";
import { pressEarly } from "./early.js";
import { gameMenu } from "./game-menu.js";
import { Gate } from "./gate.js";
import { heading } from "./heading.js";
import { History } from "./history.js";
import { actByKey, skipToBoard, stepByKeys, undoByKeys } from "./keys.js";
import { Notices } from "./notices.js";
import { stopDismissingTouch } from "./popovers.js";
import { keepInSight } from "./reading.js";
import { keepFocus, reveal, revealAsked, revealPanel } from "./reveal.js";
import { share } from "./share.js";
import { themeSwitch } from "./theme.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../views/view.js").Mounted} Mounted */
/** @typedef {import("../views/view.js").View} View */

/** An address that asks for a game as it begins, which is all that the first part of the rules core has. */
const AS_BEGUN = /^(#\/?[\w-]*(\?((v=1|panel=pieces)(&|$))*)?)?$/;

/** How long a part of the page may be on its way unmentioned, in milliseconds. */
const SOON = 1000;

const notices = new Notices(byId("notices"));
themeSwitch(/** @type {HTMLButtonElement} */ (byId("theme")), notices);

/** Loads the rules and shows the page. Throws what keeps it from that. */
export async function start() {
  try {
    await init();
    await show(await fault());
  } finally {
    // After the page, since it asks for every file. Also when the rules fail: a newer version may mend that.
    keepOffline(byId("offline"), notices);
  }
}

/**
 * Why the rest of the rules core, which the address asks for, has not come, if it has not. Then the game is shown as it
 * begins: that the first part can do, where it has the game.
 */
async function fault() {
  if (AS_BEGUN.test(location.hash) && !hasOwn(location.hash)) {
    const { game, options } = read(location.hash).state;
    // Without a choice an older address may mean what was the default when it was written.
    if (inFirst(game) && Object.keys(options).length === 0) return undefined;
  }
  try {
    await whole();
    return undefined;
  } catch (error) {
    if (!inFirst(read(begunOf(location.hash)).state.game)) throw error;
    return error;
  }
}

/**
 * What an address cannot hold of what is shown.
 * @param {State} state
 * @returns {"game" | "lesson" | "position" | undefined}
 */
function notHeld({ game, view, room }) {
  if (isOwn(outline(game)) && !packed.has(game)) return "game";
  if (view === "setup") return "position";
  return view === "room" && room === "lessons:make" ? "lesson" : undefined;
}

/** Whether the first part has a game: not those of four, races, and those for comparison. @param {string} id */
function inFirst(id) {
  const { contest, reference } = outline(id);
  return contest === "kings" && !reference;
}

/** The address of the game of another, as it begins. @param {string} hash */
const begunOf = (hash) => /^#\/?[\w-]*/.exec(hash)?.[0] ?? "";

/**
 * Settles when all of it is there.
 * @param {unknown} failed why there is only the first part of the rules core, if there is
 */
async function show(failed) {
  const { dataset } = document.documentElement;
  /** What there is to be told of games of the reader’s own. @type {string[]} */
  let told = [];
  if (!failed && hasOwn(location.hash)) told = await admit(location.hash);
  const first = failed ? { state: read(begunOf(location.hash)).state, notices: [] } : read(location.hash);
  const store = new Store(first.state);
  onLost(() => notices.show(words.notKeptWork));
  onMissing(() => {
    const note = notices.show(words.lost.text, { text: words.lost.again, click: () => location.reload() });
    return () => note.remove();
  });
  const gate = new Gate(
    notices,
    (square) => game.session?.match.legal().some(({ from }) => from === square) ?? false,
    failed,
  );
  const idle = new IdleQueue(async () => {
    await gate.opened;
    // The menu has them too.
    if (failed && hasOwn(location.hash)) await admit(location.hash);
  });
  /** The views that have been fetched. @type {Map<View, Mounted>} */
  const mounted = new Map();
  /** Those that are on their way. @type {Map<View, Promise<void>>} */
  const coming = new Map();
  /** @type {() => Mounted} */
  const shown = () => mounted.get(viewOf(store.state)) ?? game;
  /** All that moves with the line: boards, and dice. */
  const moving = () => [...mounted.values()].flatMap((view) => view.moving ?? []);

  const player = new Player(store, {
    settled: () => Promise.all([...mounted.values()].map((view) => view.settled)),
    hold: () => moving().forEach((one) => one.pause()),
    release: () => moving().forEach((one) => one.resume()),
    changed: () => moving().forEach((one) => one.set({ speed: player.speed })),
  });
  const help = {
    store,
    choose: (
      /** @type {import("../core/module.js").Move[]} */ moves,
      /** @type {string} */ game,
      /** @type {Record<string, string>} */ options,
    ) => choose(moves, { ...store.state, game, options }),
    notice: notices.show.bind(notices),
    speed: () => player.speed,
    play: () => void player.play(),
  };
  const game = new Play(help);
  const page = { ...help, game };
  mounted.set(play, game);

  /** A view that has not been fetched yet: it is shown as soon as it is there. @param {View} view */
  const fetched = async (view) => {
    // What few readers need makes its own stage.
    const place = () => document.getElementById(partsOf(store.state)[0]);
    const { text, again, coming: onItsWay } = words.lost;
    const note = h("p", { class: "help coming", role: "status", text: onItsWay });
    const saying = setTimeout(() => viewOf(store.state) === view && place()?.append(note), SOON);
    try {
      const found = await view.load?.(page);
      if (found) mounted.set(view, found);
    } catch (error) {
      console.error(error);
      if (viewOf(store.state) !== view) return;
      const stage = place();
      if (stage) lost(stage, words.lost);
      else notices.show(text, { text: again, click: () => location.reload() });
      return;
    } finally {
      clearTimeout(saying);
      note.remove();
      coming.delete(view);
    }
    if (viewOf(store.state) === view) render(store.state);
  };

  const lazyOpponents = new LazyOpponents({ load: opponents, store, game, player });
  const panels = new Panels(store, idle, () => player.play(), player.line, {
    trial,
    sourced,
    rulesSheet,
    compare: () => void visit(COMPARISON),
    record: async () => (await whenFetched(recordField))?.(page),
  });
  /** What the menu of the board has, once it is opened. @type {import("../board/display.js").Display | undefined} */
  let display;
  const fetchDisplay = async () => {
    const Display = await whenFetched(displayMenu);
    if (!Display) return;
    display ??= new Display(byId("display"), store, {
      picture: () => shown().picture?.(store.state),
      speeds: player.speeds,
    });
    display.render(store.state);
  };
  byId("display").addEventListener("beforetoggle", () => !display && void fetchDisplay());
  const tools = new Tools(byId("tools"), store);
  const stage = () => {
    const { views = [], ever = false, session = game.session } = shown();
    const { line, ply } = store.state;
    // Of a line that stops being legal, the stage shows what comes before.
    const reach = session?.reach ?? line.length;
    const state = { ...store.state, line: line.slice(0, reach), ply: Math.min(ply, reach) };
    return { state, views: [...views], ever };
  };
  const details = (/** @type {string} */ id) => /** @type {HTMLDetailsElement} */ (byId(id));
  const use = new Use(details("use"), words.use, async (body) => new (await usePanel())(body, stage, store));
  const own = new Use(details("own-things"), words.ownThings.title, async (body) => new (await ownThings())(body));
  const annotate = new Annotate({
    plate: /** @type {HTMLElement} */ (document.querySelector(".plate")),
    details: /** @type {HTMLDetailsElement} */ (byId("annotate")),
    caption: byId("caption"),
    store,
    views: () => shown().views ?? [],
  });
  const invitation = new Invitation(byId("invitation"), {
    follow: (line) => panels.lines.follow(line),
    visit: (patch) => store.set(patch, "visit"),
    enter: ({ game, room }) => store.set({ ...elsewhere(game, store.state), view: "room", room }, "visit"),
    ask: (option) => {
      store.set({ panel: "choices" }, "visit");
      panels.rules.options.ask(option);
    },
  });
  /** Settles when what has been drawn is seen. @type {Promise<unknown> | undefined} */
  let drawing;
  /** When nothing is left to be fetched or done. */
  const allDone = async () => {
    await Promise.all([...coming.values(), lazyOpponents.coming]);
    await Promise.all([...mounted.values()].map((view) => view.coming));
    await idle.done;
    await panels.lines.coming;
    await drawing;
  };
  const history = new History(store, idle, notices);
  // What the address asks for follows when the rest is there.
  if (failed) void gate.opened.then(() => dispatchEvent(new HashChangeEvent("hashchange")));

  /** Shows a view from its start. @param {import("../views/doors.js").Way} way */
  async function visit(way) {
    const { state } = store;
    try {
      // At once, where nothing has to come: what is pressed in between would be taken for an early press.
      const begins = way.begin(state, comparing);
      const begun = begins instanceof Promise ? await begins : begins;
      if (store.state === state) store.set({ room: undefined, ...begun }, "visit");
    } catch (error) {
      console.error(error);
      notices.show(words.lost.text, { text: words.lost.again, click: () => location.reload() });
    }
  }

  /**
   * @param {State} state
   * @param {State} [before]
   */
  function render(state, before) {
    // The game goes on behind the other views; its board may find that the state cannot be, and mend it.
    game.render(state, before);
    if (store.state !== state) return;
    const { session } = game;
    if (!session) return;
    arrange(state);
    const view = viewOf(state);
    if (!mounted.has(view)) coming.set(view, coming.get(view) ?? fetched(view));
    else if (view !== play) mounted.get(view)?.render(state, before);
    player.render(state, shown().session ?? session);
    lazyOpponents.render(state, session);
    display?.render(state);
    // It knows how the moves are written, where that is not the usual way.
    if (!display && notationOf(state.game) !== "coordinates") idle.put("display", () => void fetchDisplay());
    tools.render(state);
    heading(state, (way) => void visit(way));
    const drawn = annotate.render(state);
    if (drawn) drawing = drawn;
    use.render();
    own.render();
    panels.render(state, before, session);
    const invite = () => invitation.render(store.state);
    if (before?.game === state.game) invite();
    else idle.put("invitation", invite);
  }

  store.listen((state, before, manner) => {
    dataset.ready = "…";
    render(state, before);
    if (store.state !== state) return;
    if (manner === "visit" || (manner === "restore" && history.linked)) reveal(state, before);
    else if (state.view !== before.view) keepFocus(state);
    if (state.ask && state.ask !== before.ask) void idle.done.then(() => revealAsked(state));
    else if (manner === "step" && state.panel !== before.panel) revealPanel();
    history.follow(state, manner);
    // Says which address it is that is shown, once nothing is left to be done.
    allDone().then(() => {
      if (store.state !== state) return;
      if (manner === "restore" && history.place !== undefined) scrollTo({ top: history.place, behavior: "instant" });
      dataset.ready = location.hash;
    });
  });
  const find = () => {
    const give = typedAhead();
    store.set({ view: "room", room: "find" }, "visit");
    // Keys go their way again also where the room does not come.
    void allDone().finally(() => {
      const field = /** @type {HTMLInputElement | null} */ (document.querySelector(".finder input"));
      field?.focus({ preventScroll: true });
      give(field);
    });
  };
  byId("search").addEventListener("click", find);
  byId("back").addEventListener("click", () => store.set({ view: "play" }, "visit"));
  undoByKeys(store);
  stopDismissingTouch();
  stepByKeys({ player, active: () => shown().session !== undefined });
  actByKey(find);
  gameMenu(idle);
  skipToBoard();
  keepInSight();
  share(
    /** @type {HTMLButtonElement} */ (byId("share")),
    notices,
    () => history.settle(),
    () => notHeld(store.state),
  );

  // What first.js said of a slow network.
  document.getElementById("not-yet")?.remove();
  notices.gather([...told, ...first.notices]);
  render(store.state);
  if (first.notices.length > 0) history.putRight();
  matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", () => render(store.state));
  await pressEarly(idle.done);
  await allDone();
  // Where the address names one, and the reader has not begun to read elsewhere.
  if (/[?&]panel=/.test(location.hash) && scrollY === 0) revealPanel();
  if (store.state.ask) revealAsked(store.state);
  dataset.ready = location.hash;
  // The page’s type, and letters for names in scripts that a system may lack (xtask/site): not in the page in one file.
  if (document.getElementById("inside-module")) return;
  for (const href of ["type.css", "faces.css"]) document.head.append(h("link", { rel: "stylesheet", href }));
}
