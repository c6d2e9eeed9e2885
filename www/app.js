// Puts the page together: one store, the parts that show it, and the address.

import { byId } from "./dom.js";
import { PANELS, read, write } from "./address.js";
import { Compare } from "./compare.js";
import { heading, showGame } from "./heading.js";
import { Invitation } from "./invitation.js";
import { Legend } from "./legend.js";
import { Later } from "./later.js";
import { Lines } from "./lines.js";
import { init, kinds, piecesOf, seats } from "./module.js";
import { Notices } from "./notices.js";
import { keepOffline } from "./offline.js";
import { Options } from "./options.js";
import { Pattern } from "./pattern.js";
import { Play } from "./play.js";
import { Player } from "./player.js";
import { choose } from "./promotion.js";
import { PrintSet } from "./set.js";
import { share } from "./share.js";
import { Display } from "./display.js";
import { Store } from "./store.js";
import { Tabs } from "./tabs.js";
import { Rules, Sources } from "./texts.js";
import { mayMove } from "./live.js";
import { lightSwitch } from "./light.js";
import { Use } from "./use.js";
import { Ways } from "./ways.js";
import { words } from "./words.js";

/** @typedef {import("./store.js").State} State */
/** @typedef {import("./store.js").Panel} Panel */

const notices = new Notices(byId("notices"));
lightSwitch(/** @type {HTMLButtonElement} */ (byId("theme")), notices);

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
  const speed = () => player.speed;
  const play = new Play(store, {
    choose: (moves) => ask(moves, store.state.game, store.state.options),
    notice: (text) => notices.show(text),
    speed,
  });
  const pattern = new Pattern(store);
  const ways = new Ways(byId("ways"), byId("ways-text"), store);
  const set = new PrintSet(byId("set"), store);
  const compare = new Compare(store, { choose: ask, speed });
  const player = new Player(store, {
    settled: () => Promise.all([play.settled, compare.settled]),
    hold: () => views().forEach((view) => view.pause()),
    release: () => views().forEach((view) => view.resume()),
    changed: () => views().forEach((view) => view.set({ speed: player.speed })),
  });
  /** All that moves with the line: boards, and what is thrown. */
  const views = () => [
    ...[play.live, ...compare.columns.map((column) => column.live)].flatMap((live) => live.view ?? []),
    play.throws.thrown,
    compare.throws.thrown,
  ];
  const display = new Display(byId("display"), store, play, {
    clear: () => notices.clear(),
    picture,
  });
  const use = new Use(/** @type {HTMLDetailsElement} */ (byId("use")), () => {
    const { state } = store;
    const solo = state.view === "piece" ? pattern.solo : compare.solo;
    const shown =
      state.view === "play"
        ? [play.live.view]
        : state.view === "boards"
          ? compare.columns.map(({ live }) => live.view)
          : [solo.view];
    return { state, views: shown.flatMap((view) => view ?? []), ever: solo.ever.checked };
  });
  const tabs = new Tabs(byId("tabs"), byId("panels"), PANELS, words.panels, (id) =>
    store.set({ panel: /** @type {Panel} */ (id) }, "step"),
  );
  const legend = new Legend(tabs.panel("pieces"), store, later);
  const options = new Options(tabs.panel("choices"), store);
  const lines = new Lines(tabs.panel("lines"), store, () => player.play());
  const invitation = new Invitation(byId("invitation"), store, (line) => {
    lines.open(line);
    player.play();
  });
  const rules = new Rules(tabs.panel("rules"));
  const sources = new Sources(tabs.panel("sources"));

  /** @type {Record<Panel, () => void>} */
  const beside = {
    pieces: () => legend.render(store.state),
    choices: () => options.render(store.state),
    lines: () => lines.render(store.state),
    rules: () => rules.render(store.state),
    sources: () => sources.render(store.state),
  };
  // On paper every panel stands.
  addEventListener("beforeprint", () => later.now());

  /** The board on the stage as a picture, and a name for its file. */
  function picture() {
    const { state } = store;
    const shown = {
      play: { draw: () => play.picture(state), name: `${state.game}-${play.session?.ply}` },
      piece: { draw: pattern.solo.picture, name: `${state.game}-${state.piece}-${state.at}` },
      overlay: { draw: compare.solo.picture, name: `${state.game}-${state.piece}-compared` },
      ways: { draw: ways.picture, name: `${state.game}-ways` },
      boards: undefined,
      set: undefined,
    }[state.view];
    const text = shown?.draw?.();
    return shown && text ? { text, name: shown.name } : undefined;
  }

  /**
   * @param {import("./module.js").Move[]} moves
   * @param {string} game
   * @param {Record<string, string>} chosen
   */
  function ask(moves, game, chosen) {
    const all = kinds(game, chosen);
    const { pieces, flipped } = store.state;
    const sides = seats(game, chosen);
    const tones = Object.fromEntries(sides.map(({ id, tone }) => [id, tone]));
    // Of four only those at the near side would be seen turned: all stand upright.
    const turned = flipped && sides.length === 2;
    return choose(moves, (id) => all.find((kind) => kind.id === id), {
      pieces: piecesOf(game, pieces),
      flipped: turned,
      tones,
    });
  }

  /**
   * @param {State} state
   * @param {State} [before]
   */
  function render(state, before) {
    play.render(state, before);
    // The board may have found that the state cannot be, and mended it.
    if (store.state !== state) return;
    const session = play.session;
    if (!session) return;
    const comparing = state.view === "overlay" || state.view === "boards";
    byId("play").hidden = state.view !== "play";
    byId("piece").hidden = state.view !== "piece";
    byId("compare").hidden = !comparing;
    byId("compared").hidden = state.view !== "boards";
    byId("ways").hidden = state.view !== "ways";
    byId("set").hidden = state.view !== "set";
    byId("use").hidden = state.view === "ways" || state.view === "set";
    byId("ways-text").hidden = state.view !== "ways";
    byId("piece-text").hidden = state.view !== "piece";
    byId("compare-text").hidden = state.view !== "overlay";
    byId("player").hidden = state.view !== "play" && state.view !== "boards";
    byId("spread").dataset.view = state.view;
    if (state.view === "piece") pattern.render(state);
    if (comparing) compare.render(state);
    if (state.view === "ways") ways.render(state);
    if (state.view === "set") set.render(state);
    player.render(state, state.view === "boards" ? (compare.leader ?? session) : session);
    display.render(state);
    heading(state, (patch) => store.set(patch, "visit"));
    tabs.select(state.panel);
    use.render();
    // What is about the game and not about the move: of another game it comes after its board.
    const sameGame = before?.game === state.game;
    if (sameGame && before.options !== state.options) options.render(state, fared(state, session));
    const about = { [state.panel]: beside[state.panel], ...beside, invitation: () => invitation.render(store.state) };
    for (const [name, render] of Object.entries(about)) {
      if (sameGame && (name === state.panel || name === "invitation")) render();
      else later.put(name, render);
    }
    if (!sameGame) {
      // With the next frame, which lays the page out anyway.
      requestAnimationFrame(showGame);
      byId("panels").ariaBusy = "true";
      later.done.then(() => byId("panels").removeAttribute("aria-busy"));
    }
  }

  /**
   * How the line fared under other rules.
   * @param {State} state
   * @param {import("./session.js").Session} session
   */
  function fared(state, session) {
    const { refused } = session;
    if (refused) return words.lineStops(refused.index, refused.text, refused.message);
    return state.line.length > 0 ? words.lineKept(state.line.length) : words.chosen;
  }

  /**
   * Brings the stage into sight when it shows something else, and the focus with
   * it if what had it is gone.
   * @param {State} state
   * @param {State} before
   */
  function reveal(state, before) {
    if (state.view === before.view && state.piece === before.piece && state.study === before.study) return;
    const stage = byId(state.view === "overlay" || state.view === "boards" ? "compare" : state.view);
    const lost = document.activeElement === document.body || document.activeElement?.closest("[hidden]");
    if (lost) stage.focus({ preventScroll: true });
    const { top, right } = stage.getBoundingClientRect();
    const behavior = mayMove() ? "smooth" : "auto";
    // The board stands still beside the words; those about it may have come in above the window.
    const aside = document.querySelector(".aside:not([hidden])")?.getBoundingClientRect();
    if (aside && state.view !== before.view && aside.left >= right && aside.top < 0) {
      byId("spread").scrollIntoView({ block: "start", behavior });
    } else if (top < 0 || top > innerHeight / 2) byId("views").scrollIntoView({ block: "start", behavior });
  }

  store.listen((state, before, manner) => {
    dataset.ready = "…";
    render(state, before);
    if (store.state !== state) return;
    if (manner === "visit") reveal(state, before);
    if (manner === "restore") owed = undefined;
    else if (manner === "visit") {
      settle();
      enter("pushState", write(state));
    } else {
      owed = state;
      later.put("address", settle);
    }
    // Says which address it is that is shown, once nothing is left to be done.
    later.done.then(() => {
      if (store.state === state) dataset.ready = location.hash;
    });
  });

  /** What the address does not say yet: to write it there takes as long as to play a move. @type {State | undefined} */
  let owed;
  /** The address as it was last read or written here. */
  let known = location.hash;
  addEventListener("pagehide", settle);

  function settle() {
    // What a link has just asked for is not written over: its event is on the way.
    if (owed && location.hash === known) enter("replaceState", write(owed));
    owed = undefined;
  }

  /**
   * @param {"pushState" | "replaceState"} how
   * @param {string} address
   */
  function enter(how, address) {
    if (address === location.hash) return;
    try {
      history[how](null, "", address);
      known = location.hash;
    } catch {
      // Browsers limit how often the address may change; the next change will carry it.
    }
  }

  // Back and Forward, a link, or an address written by hand; not our own changes.
  addEventListener("hashchange", () => {
    known = location.hash;
    const found = read(known);
    notices.clear();
    for (const notice of found.notices) notices.show(notice);
    store.restore(found.state);
    if (found.notices.length > 0) putRight();
  });

  /** What could not be read does not stay in the address. */
  function putRight() {
    history.replaceState(null, "", write(store.state));
    known = location.hash;
  }

  addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (event.target instanceof Element && event.target.closest("input[type=text], textarea, dialog")) return;
    if (key === "z" && !event.shiftKey) store.undo();
    else if (key === "y" || (key === "z" && event.shiftKey)) store.redo();
    else return;
    event.preventDefault();
  });

  byId("skip").addEventListener("click", (event) => {
    // The fragment is the page's state, so the link must not change it.
    event.preventDefault();
    const grid = document.querySelector(".stage:not([hidden]) [role=grid]");
    const target = grid?.querySelector('[tabindex="0"]') ?? grid ?? byId("play");
    /** @type {HTMLElement} */ (target).focus();
  });

  share(/** @type {HTMLButtonElement} */ (byId("share")), notices);

  for (const notice of first.notices) notices.show(notice);
  render(store.state);
  if (first.notices.length > 0) putRight();
  matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", () => render(store.state));
  delete dataset.awaits;
  const pressed = [...byId("views").querySelectorAll("button")].find(
    (button) => button.textContent === dataset.pressed,
  );
  pressed?.click();
  delete dataset.pressed;
  await later.done;
  dataset.ready = location.hash;
}
