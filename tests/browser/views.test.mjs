// Memory of boards made and dropped by the thousand, however they are dropped: the module's memory, the
// nodes of the page and the listeners come back to what they were. And boards asked for nonsense.

import { VIEW } from "../module/calls.mjs";
import { oddValues, spoilt } from "../module/odd.mjs";
import { assert, openPage, test } from "./harness.mjs";

/** A page of the site that runs nothing of its own, with the module loaded and a place for boards. */
async function emptyPage() {
  const page = await openPage("css/board.css");
  await page.evaluate(async () => {
    document.body.replaceChildren();
    const tabiya = await import(new URL("../pkg/tabiya.js", location.href).href);
    const raw = await tabiya.default();
    const host = document.createElement("div");
    document.body.append(host);
    Object.assign(globalThis, { tabiya, raw, host });
  });
  return page;
}

/**
 * Makes boards that have been used in every way, and drops them.
 * @param {import("playwright-core").Page} page
 * @param {"free" | "dispose" | "destroy" | "forget"} how
 * @param {number} many
 */
function makeAndDrop(page, how, many) {
  return page.evaluate(
    async ([how, many]) => {
      const { tabiya, host } = /** @type {any} */ (globalThis);
      const waiting = [];
      for (let made = 0; made < many; made += 1) {
        const match = new tabiya.Match("chaturanga");
        const view = new tabiya.BoardView(host, match, { hands: true });
        view.select("e2");
        view.marks([{ square: "e4", kind: "move" }]);
        const beats = match.play("e2e3");
        // A page without a style sheet moves its pieces all the same.
        const moved = view.animate(match, beats);
        if (made % 2 === 0) view.finish();
        try {
          view.select("z9");
        } catch (error) {
          if (/** @type {{ code?: string }} */ (error).code !== "unknown-square") throw error;
        }
        // A board that is forgotten goes when it is collected: nobody may wait for it till then.
        if (how !== "forget") waiting.push(moved);
        else view.finish();
        if (how === "free") view.free();
        if (how === "dispose") view[Symbol.dispose]();
        if (how === "destroy") view.destroy();
        if (how === "dispose") match[Symbol.dispose]();
        else if (how !== "forget") match.free();
        // Finalizers, and whatever follows an animation, run as tasks of their own.
        if (made % 50 === 49) await new Promise((done) => setTimeout(done));
      }
      await Promise.all(waiting);
    },
    /** @type {const} */ ([how, many]),
  );
}

/**
 * What is held once the garbage is gone.
 * @param {import("playwright-core").Page} page
 */
async function held(page) {
  const session = await page.context().newCDPSession(page);
  for (let turn = 0; turn < 4; turn += 1) {
    await session.send("HeapProfiler.collectGarbage");
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
  }
  const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  await session.detach();
  const inside = await page.evaluate(() => {
    const { raw, host } = /** @type {any} */ (globalThis);
    return { pages: raw.memory.buffer.byteLength / 65_536, boards: host.childElementCount };
  });
  return { ...inside, nodes, jsEventListeners };
}

for (const how of /** @type {const} */ (["free", "dispose", "destroy", "forget"])) {
  test(`boards leave nothing behind: ${how}`, async () => {
    const page = await emptyPage();
    // Boards that stand until they are collected make one another slow.
    const many = how === "forget" ? 100 : 250;
    // The allocator takes what it needs, and the browser what it keeps.
    await makeAndDrop(page, how, many);
    const before = await held(page);
    for (let made = many; made <= 4 * many; made += many) {
      await makeAndDrop(page, how, many);
      const after = await held(page);
      if (how === "forget") {
        // How many stand before the browser collects them is its own choice; a board takes a page.
        assert.ok(after.pages < before.pages + many / 2, `${after.pages} pages after ${before.pages}`);
        after.pages = before.pages;
      }
      assert.deepEqual(after, before, `${made} more`);
    }
  });
}

test("boards that are kept show, or nothing above could fail", async () => {
  const page = await emptyPage();
  await makeAndDrop(page, "free", 10);
  const before = await held(page);
  await page.evaluate(() => {
    const { tabiya, host } = /** @type {any} */ (globalThis);
    const match = new tabiya.Match("chaturanga");
    Object.assign(globalThis, { kept: Array.from({ length: 200 }, () => new tabiya.BoardView(host, match)) });
  });
  const after = await held(page);
  assert.equal(after.boards, 200);
  assert.ok(after.nodes > before.nodes + 200 * 64 && after.jsEventListeners >= before.jsEventListeners + 200 * 9);
  assert.ok(after.pages > before.pages + 100, "a board takes about a page of 64 KiB");
});

test("a board survives every argument", async () => {
  const page = await emptyPage();
  const found = await page.evaluate(`(async () => {
    const METHODS = ${JSON.stringify(VIEW)};
    const ODD = (${oddValues})();
    const spoilt = ${spoilt};
    const { BoardView, Match } = tabiya;
    const wrong = [];
    const own = Object.getOwnPropertyNames(BoardView.prototype);
    const offered = own.filter((name) => !/^(__.*|free|constructor)$/.test(name));
    if (offered.sort().join() !== Object.keys(METHODS).sort().join()) wrong.push("offered: " + offered);
    const match = new Match("shogi");
    const survives = async (name, call) => {
      try {
        await Promise.race([call(), new Promise((done) => setTimeout(done))]);
      } catch (error) {
        const bindings = error instanceof Error && error.message.startsWith("expected instance of");
        const coded = error instanceof Error && typeof error.code === "string" && error.message.length < 1000;
        if (!bindings && !coded) wrong.push(name + ": " + (error?.stack ?? String(error)));
      }
    };
    for (const odd of ODD) {
      await survives("new", () => new BoardView(odd, match, {}).free());
      await survives("new", () => new BoardView(host, match, odd).free());
    }
    for (const [name, given] of Object.entries(METHODS)) {
      let view = new BoardView(host, match, { mode: "edit" });
      for (const odd of ODD) {
        for (const args of spoilt(given.map((arg) => (arg === "match" ? match : arg)), odd)) {
          await survives(name, () => (typeof view[name] === "function" ? view[name](...args) : view[name]));
        }
      }
      // It is still a board, if it has not been told to go.
      view.show(new Match("shatranj"));
      view.finish();
      if (name !== "destroy" && !view.svg().endsWith("</svg>")) wrong.push(name + ": the board is broken");
      view.free();
    }
    return wrong;
  })()`);
  assert.deepEqual(found, []);
});
