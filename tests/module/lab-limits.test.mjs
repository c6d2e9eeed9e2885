// Wrong limits: `tabiya/lab` refuses them as the module itself does, in a worker and without one.

import assert from "node:assert/strict";
import test from "node:test";
import * as lab from "../../www/pkg/lab.js";
import { workers } from "../../www/pkg/workers.js";
import * as module from "./load.mjs";

const GAME = { game: "shatranj", position: "4k3/8/8/8/8/8/8/R3K3 w" };
const MATERIAL = { game: "shatranj", material: "KRvK" };

/** What no limits are, or none of any function. */
const WRONG = [5, 0, "x", "", true, 10n, () => 0, [5], { tme: 5 }, { "": 1 }];
/** What a number of milliseconds is not. */
const TIMES = [-1, 0, NaN, Infinity, "x", "5", 10n, {}].map((millis) => ({ plies: 3, millis }));

/**
 * Each function with the arguments before its limits, and whether it takes a time.
 * @type {[string, any[], boolean][]}
 */
const FUNCTIONS = [
  ["search", [GAME], true],
  ["solve", [GAME], true],
  ["soundness", [GAME], true],
  ["parting", [GAME, GAME], true],
  ["ending", [GAME], false],
  ["endingStatistics", [MATERIAL], false],
  ["playout", [GAME], false],
  ["sharedOpening", [[GAME, GAME]], false],
  ["readGameRecord", ["1. e2e3 *"], false],
];

/** The code with which something is refused. @param {() => unknown} call */
async function code(call) {
  try {
    await call();
  } catch (error) {
    return /** @type {any} */ (error).code;
  }
  return "nothing was refused";
}

/** @param {string} name @param {any[]} args @param {any} limits */
function inLab(name, args, limits) {
  const does = /** @type {any} */ (lab)[name === "search" ? "think" : name];
  // Those that the laboratory has as the module has them are the module's.
  if (does && does !== /** @type {any} */ (module)[name]) return does(...args, limits);
  const one = lab.crew(1);
  return /** @type {any} */ (one).ask(name, args[0], limits).finally(() => one.end());
}

async function refused() {
  for (const [name, args, timed] of FUNCTIONS) {
    for (const limits of [...WRONG, ...(timed ? TIMES : [])]) {
      const about = `${name}, ${typeof limits} ${JSON.stringify(limits, (_, value) => value?.toString?.() ?? value)}`;
      const own = await code(() => /** @type {any} */ (module)[name](...args, limits));
      assert.match(own, /^(bad-argument|unknown-field|unknown-seat)$/, about);
      assert.equal(await code(() => inLab(name, args, limits)), own, about);
    }
  }
  // A list is no setup, and a list of bytes no bytes, though one that holds what is wanted.
  assert.equal(await code(() => lab.think(/** @type {any} */ ([GAME]), { nodes: 10 })), "bad-argument");
  assert.equal(await code(() => lab.importTable(/** @type {any} */ ([new Uint8Array(4)]))), "bad-argument");
  const one = lab.crew(1);
  assert.equal(await code(() => /** @type {any} */ (one).ask("noSuch", GAME)), "bad-argument");
  one.end();
  const found = await lab.think({ game: "shatranj" }, /** @type {any} */ (null));
  assert.equal(found?.ended, "time", "null is like nothing, as everywhere");
}

test("wrong limits are refused where there is no worker", refused);

test("wrong limits are refused in a worker", async (t) => {
  const { make } = workers;
  const all = /** @type {any} */ (globalThis);
  // The worker's own file, in this thread: what it hears and says goes through copies, as between threads.
  /** @type {(event: { data: unknown }) => void} */
  let hear = () => {};
  /** @type {any} */
  let current;
  const kept = { addEventListener: all.addEventListener, postMessage: all.postMessage };
  all.addEventListener = (/** @type {string} */ _, /** @type {any} */ listener) => {
    hear = listener;
  };
  all.postMessage = (/** @type {unknown} */ message) => current?.onmessage?.({ data: structuredClone(message) });
  t.after(() => {
    workers.make = make;
    Object.assign(all, kept);
  });
  all.reportError ??= (/** @type {unknown} */ error) => assert.fail(`the worker: ${error}`);
  await import("../../www/pkg/lab-worker.js");
  let asked = 0;
  workers.make = () => {
    const worker = {
      onmessage: /** @type {any} */ (null),
      onerror: null,
      postMessage: (/** @type {unknown} */ message) => {
        const data = structuredClone(message);
        asked += 1;
        queueMicrotask(() => {
          current = worker;
          hear({ data });
        });
      },
      terminate() {},
    };
    queueMicrotask(() => worker.onmessage?.({ data: { ready: true } }));
    return worker;
  };
  await refused();
  assert.ok(asked > 50, `${asked} questions went to the worker`);
});
