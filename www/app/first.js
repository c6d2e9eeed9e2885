// The script before the first paint, which needs no other script. A classic script:
// modules run too late for that.
//
// A reader who asked for the dark is not shown a white page first. And a reader
// who asked for a game as it begins sees it at once: the build draws every game
// (xtask/site/draw.ts), the first of them into the page itself. What is not asked for
// is not shown.
(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem("tabiya-theme");
    if (theme === "dark" || theme === "light") root.dataset.theme = theme;
    // A reader who has been welcomed is not welcomed again.
    if (localStorage.getItem("tabiya-welcomed")) root.dataset.welcomed = "";
  } catch {
    // Storage is closed to us: the system's choice stands.
  }

  // A picture that does not answer does not stand there without a word.
  const LATE = 4000;
  setTimeout(() => {
    const lives = document.querySelector("#board [role=grid]");
    if (!lives) say("The rules are still being loaded. The board answers when they are here.");
  }, LATE);
  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLScriptElement)
        say("The page’s own files could not all be loaded. Load it again later.");
    },
    true,
  );

  /** Says what is wrong where no other script may run; the page takes it away when it lives. @param {string} text */
  function say(text) {
    if ("ready" in root.dataset || "fault" in root.dataset) return;
    const note = document.createElement("p");
    note.className = "notice";
    note.id = "not-yet";
    note.textContent = text;
    document.getElementById("notices")?.replaceChildren(note);
  }

  /** The games that are drawn; the page has the first. None while the page is being worked on. */
  const drawn = root.dataset.drawn?.split(" ");
  if (!drawn) return;
  let shown = drawn[0];
  look();
  addEventListener("hashchange", look);

  // What is pressed before the rules core has come is pressed again then (app/early.js).
  addEventListener("click", ({ target, clientX, clientY, isTrusted }) => {
    // What is pressed again is not kept again.
    if (!isTrusted || "ready" in root.dataset || !(target instanceof Element)) return;
    if (target.closest("#games a")) document.getElementById("game-menu")?.hidePopover?.();
    const button = target.closest(
      "#views button, #ways button, #opponent button, #invitation button, #tools button, #tabs button, #panels button",
    );
    const board = target.closest("#board")?.getBoundingClientRect();
    const press = button
      ? { within: button.parentElement?.closest("[id]")?.id, text: button.textContent }
      : board && { x: (clientX - board.left) / board.width, y: (clientY - board.top) / board.height };
    if (press) root.dataset.pressed = JSON.stringify([...JSON.parse(root.dataset.pressed ?? "[]"), press]);
  });

  /** Sees to it that what is shown is what the address asks for. */
  function look() {
    // Before there is a body the page is as it was sent; later the living board may have come.
    if (document.body && !document.querySelector("#board > .drawn")) return;
    const asked = gameAsBegun(location.hash) ?? drawn?.[0] ?? "";
    root.toggleAttribute("data-awaits", asked !== shown);
    // Drawn is the panel that a game opens with.
    root.toggleAttribute("data-other-panel", /[?&]panel=(?!(pieces|board)\b)/.test(location.hash));
    if (asked !== shown && drawn?.includes(asked)) bring(asked);
  }

  /**
   * The game that an address names: none if it names none, "" if it asks for more than its beginning.
   * @param {string} address
   */
  function gameAsBegun(address) {
    const [, game, rest] = /^#?\/?([\w-]*)(.*)$/.exec(address) ?? ["", "", "?"];
    if (!/^(\?((v=1|panel=\w+)(&|$))*)?$/.test(rest)) return "";
    return game || undefined;
  }

  /** Puts a drawn game into the page, unless the living one is there already. @param {string} game */
  async function bring(game) {
    try {
      const response = await fetch(`pkg/first/${game}.html`);
      if (!response.ok) return;
      const page = new DOMParser().parseFromString(await response.text(), "text/html");
      if (document.readyState === "loading") await new Promise((done) => addEventListener("DOMContentLoaded", done));
      if (gameAsBegun(location.hash) !== game || !document.querySelector("#board > .drawn")) return;
      for (const part of page.querySelectorAll("body > [id]")) document.getElementById(part.id)?.replaceWith(part);
      const board = document.getElementById("board");
      board?.style.setProperty("--board-ratio", board.dataset.ratio ?? "1");
      shown = game;
      look();
    } catch {
      // The living board will come.
    }
  }
})();
