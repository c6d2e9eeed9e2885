// The page put together: one store, the views and panels that show it, and the address.

import { Player } from "../board/player.js";
import { Tools } from "../board/tools.js";
import { choose } from "../board/promotion.js";
import { outline } from "../core/games.js";
import { init, isOwn } from "../core/module.js";
import { byId, h } from "../lib/dom.js";
import { onMissing, fetched as whenFetched } from "../lib/fetched.js";
import { onLost } from "../lib/kept.js";
import { IdleQueue } from "../lib/idle-queue.js";
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
import { Play } from "../views/play.js";
import {
  admit,
  arrange,
  comparing,
  displayMenu,
  opponents,
  ownThings,
  recordField,
  rulesSheet,
  sourced,
  trial,
  usePanel,
} from "../views/views.js";
import * as words from "../words/page.js";
import { Annotate } from "./annotate.js";
import { pressEarly } from "./early.js";
import { begun, missing } from "./first-part.js";
import { gameMenu } from "./game-menu.js";
import { Gate } from "./gate.js";
import { heading } from "./heading.js";
import { History } from "./history.js";
import { actByKey, skipToBoard, stepByKeys, undoByKeys } from "./keys.js";
import { MountedViews } from "./mounted.js";
import { Notices } from "./notices.js";
import { openHelp, stopDismissingTouch } from "./popovers.js";
import { keepInSight } from "./reading.js";
import { keepFocus, reveal, revealAsked, revealPanel } from "./reveal.js";
import { share } from "./share.js";
import { themeSwitch } from "./theme.js";

/** @typedef {import("../state/store.js").State} State */

const notices = new Notices(byId("notices"));
themeSwitch(/** @type {HTMLButtonElement} */ (byId("theme")), notices);

/** Loads the rules and shows the page. Throws what keeps it from that. */
export async function start() {
  try {
    await init();
    await show(await missing());
  } finally {
    // After the page, since it asks for every file. Also when the rules fail: a newer version may mend that.
    keepOffline(byId("offline"), notices);
  }
}

/**
 * Settles when all of it is there.
 * @param {unknown} failed why there is only the first part of the rules core, if there is
 */
async function show(failed) {
  /** What there is to be told of games of the reader’s own. */
  const told = !failed && hasOwn(location.hash) ? await admit(location.hash) : [];
  const first = failed ? { state: begun(location.hash), notices: [] } : read(location.hash);
  const app = new App(first.state, failed, async () => {
    // The menu has them too.
    if (failed && hasOwn(location.hash)) await admit(location.hash);
  });
  // What first.js said of a slow network.
  document.getElementById("not-yet")?.remove();
  notices.gather([...told, ...first.notices]);
  await app.begin(first.notices.length > 0);
  // The page’s type, and letters for names in scripts that a system may lack (xtask/site): not in the page in one file.
  if (document.getElementById("inside-module")) return;
  for (const href of ["type.css", "faces.css"]) document.head.append(h("link", { rel: "stylesheet", href }));
}

/** Says that a part of the page has not come. */
function sayLost() {
  const { text, again } = words.lost;
  return notices.show(text, { text: again, click: () => location.reload() });
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

class App {
  /** What the menu of the board has, once it is opened. @type {import("../board/display.js").Display | undefined} */
  #display;
  /** Settles when what has been drawn is seen. @type {Promise<unknown> | undefined} */
  #drawing;

  /**
   * @param {State} state what is shown at first
   * @param {unknown} failed why there is only the first part of the rules core, if there is
   * @param {() => Promise<void>} opened what is done once there is all of it
   */
  constructor(state, failed, opened) {
    const store = new Store(state);
    this.store = store;
    onLost(() => notices.show(words.notKeptWork));
    onMissing(() => {
      const note = sayLost();
      return () => note.remove();
    });
    const gate = new Gate(
      notices,
      (square) => this.game.session?.match.legal().some(({ from }) => from === square) ?? false,
      failed,
    );
    this.idle = new IdleQueue(async () => {
      await gate.opened;
      await opened();
    });
    this.player = new Player(store, {
      settled: () => this.views.settled(),
      hold: () => this.views.moving.forEach((one) => one.pause()),
      release: () => this.views.moving.forEach((one) => one.resume()),
      changed: () => this.views.moving.forEach((one) => one.set({ speed: this.player.speed })),
    });
    const help = {
      store,
      choose: (
        /** @type {import("../core/module.js").Move[]} */ moves,
        /** @type {string} */ game,
        /** @type {Record<string, string>} */ options,
      ) => choose(moves, { ...store.state, game, options }),
      notice: notices.show.bind(notices),
      speed: () => this.player.speed,
      play: () => this.player.watch(),
    };
    this.game = new Play(help);
    this.page = { ...help, game: this.game };
    this.views = new MountedViews(this.page, { lost: sayLost, come: () => this.#render(store.state) });
    this.history = new History(store, this.idle, notices);
    this.opponents = new LazyOpponents({ load: opponents, store, game: this.game, player: this.player });
    this.panels = new Panels(store, this.idle, () => this.player.watch(), this.player.line, {
      trial,
      sourced,
      rulesSheet,
      compare: () => void this.#visit(COMPARISON),
      record: async () => (await whenFetched(recordField))?.(this.page),
    });
    this.tools = new Tools(byId("tools"), store);
    const details = (/** @type {string} */ id) => /** @type {HTMLDetailsElement} */ (byId(id));
    const stage = () => this.#stage();
    this.use = new Use(details("use"), words.use, async (body) => new (await usePanel())(body, stage, store));
    this.own = new Use(details("own-things"), words.ownThings.title, async (body) => new (await ownThings())(body));
    this.annotate = new Annotate({
      plate: /** @type {HTMLElement} */ (document.querySelector(".plate")),
      details: details("annotate"),
      caption: byId("caption"),
      store,
      views: () => this.views.shown.views ?? [],
    });
    this.invitation = new Invitation(byId("invitation"), {
      follow: (line) => this.panels.lines.follow(line),
      visit: (patch) => store.set(patch, "visit"),
      enter: ({ game, room }) => store.set({ ...elsewhere(game, store.state), view: "room", room }, "visit"),
      ask: (option) => {
        store.set({ panel: "choices" }, "visit");
        this.panels.rules.options.ask(option);
      },
    });
    store.listen((state, before, manner) => this.#change(state, before, manner));
    this.#listen();
    // What the address asks for follows when the rest is there.
    if (failed) void gate.opened.then(() => dispatchEvent(new HashChangeEvent("hashchange")));
  }

  /** Shows what the store has at first. @param {boolean} mended whether the address said something else */
  async begin(mended) {
    const { store } = this;
    this.#render(store.state);
    if (mended) this.history.putRight();
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", () => this.#render(store.state));
    await pressEarly(this.idle.done);
    await this.#done();
    // Where the address names one, and the reader has not begun to read elsewhere.
    if (/[?&]panel=/.test(location.hash) && scrollY === 0) revealPanel();
    if (store.state.ask) revealAsked(store.state);
    document.documentElement.dataset.ready = location.hash;
  }

  /** Answers buttons and keys that belong to no part of the page. */
  #listen() {
    const { store, player } = this;
    const find = () => this.#find();
    byId("display").addEventListener("beforetoggle", () => !this.#display && void this.#fetchDisplay());
    byId("search").addEventListener("click", find);
    byId("back").addEventListener("click", () => store.set({ view: "play" }, "visit"));
    undoByKeys(store);
    stopDismissingTouch();
    openHelp(() => store.state.game);
    stepByKeys({ player, active: () => this.views.shown.session !== undefined });
    actByKey(find);
    gameMenu(this.idle);
    skipToBoard();
    keepInSight();
    share(
      /** @type {HTMLButtonElement} */ (byId("share")),
      notices,
      () => this.history.settle(),
      () => notHeld(store.state),
    );
  }

  /** What the stage shows: of a line that stops being legal, what comes before. */
  #stage() {
    const { views = [], ever = false, session = this.game.session } = this.views.shown;
    const { state } = this.store;
    const reach = session?.reach ?? state.line.length;
    return {
      state: { ...state, line: state.line.slice(0, reach), ply: Math.min(state.ply, reach) },
      views: [...views],
      ever,
    };
  }

  /** Shows a view from its start. @param {import("../views/doors.js").Way} way */
  async #visit(way) {
    const { store } = this;
    const { state } = store;
    try {
      // At once, where nothing has to come: what is pressed in between would be taken for an early press.
      const begins = way.begin(state, comparing);
      const patch = begins instanceof Promise ? await begins : begins;
      if (store.state === state) store.set({ room: undefined, ...patch }, "visit");
    } catch (error) {
      console.error(error);
      sayLost();
    }
  }

  /** Opens the search, with what is typed before it is there. */
  #find() {
    const give = typedAhead();
    this.store.set({ view: "room", room: "find" }, "visit");
    // Keys go their way again also where the room does not come.
    void this.#done().finally(() => {
      const field = /** @type {HTMLInputElement | null} */ (document.querySelector(".finder input"));
      field?.focus({ preventScroll: true });
      give(field);
    });
  }

  async #fetchDisplay() {
    const Display = await whenFetched(displayMenu);
    if (!Display) return;
    const { store, player } = this;
    this.#display ??= new Display(byId("display"), store, {
      picture: () => this.views.shown.picture?.(store.state),
      speeds: player.speeds,
    });
    this.#display.render(store.state);
  }

  /**
   * @param {State} state
   * @param {State} [before]
   */
  #render(state, before) {
    const { store, game, views, idle } = this;
    // The game goes on behind the other views; its board may find that the state cannot be, and mend it.
    game.render(state, before);
    if (store.state !== state) return;
    const { session } = game;
    if (!session) return;
    arrange(state);
    views.render(state, before);
    this.player.render(state, views.shown.session ?? session);
    this.opponents.render(state, session);
    this.#display?.render(state);
    // It knows how the moves are written, where that is not the usual way.
    if (!this.#display && notationOf(state.game) !== "coordinates")
      idle.put("display", () => void this.#fetchDisplay());
    this.tools.render(state);
    heading(state, (way) => void this.#visit(way));
    this.#drawing = this.annotate.render(state) ?? this.#drawing;
    this.use.render();
    this.own.render();
    this.panels.render(state, before, session);
    const invite = () => this.invitation.render(store.state);
    if (before?.game === state.game) invite();
    else idle.put("invitation", invite);
  }

  /**
   * @param {State} state
   * @param {State} before
   * @param {import("../state/store.js").Manner | "restore"} manner
   */
  #change(state, before, manner) {
    const { store, history, idle } = this;
    const { dataset } = document.documentElement;
    dataset.ready = "…";
    this.#render(state, before);
    if (store.state !== state) return;
    if (manner === "visit" || (manner === "restore" && history.linked)) reveal(state, before);
    else if (state.view !== before.view) keepFocus(state);
    if (state.ask && state.ask !== before.ask) void idle.done.then(() => revealAsked(state));
    else if (manner === "step" && state.panel !== before.panel) revealPanel();
    history.follow(state, manner);
    // Says which address it is that is shown, once nothing is left to be done.
    this.#done().then(() => {
      if (store.state !== state) return;
      if (manner === "restore" && history.place !== undefined) scrollTo({ top: history.place, behavior: "instant" });
      dataset.ready = location.hash;
    });
  }

  /** Settles when nothing is left to be fetched or done. */
  async #done() {
    await Promise.all([this.views.come(), this.opponents.coming]);
    await this.idle.done;
    await this.panels.lines.coming;
    await this.#drawing;
  }
}
