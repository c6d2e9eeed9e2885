// Calls of the installed package: every name that its declarations have is called as it is meant, and answers with what
// it declares. A name without a call fails.

import assert from "node:assert/strict";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { test } from "node:test";
import { VIEW } from "../module/calls.mjs";
import { declared } from "./declared.mjs";
import { folder, installed, opened, run } from "./packed.mjs";

const read = (/** @type {string} */ name) => readFile(join(installed, name), "utf8");

/** Runs a program in the folder that has the package. @param {string} name @param {string} text */
async function told(name, text) {
  await writeFile(join(folder, name), text);
  const { stdout } = await run(process.execPath, [name], { cwd: folder });
  return JSON.parse(stdout);
}

const DECLARED = new URL("declared.mjs", import.meta.url).href;
const CALLS = new URL("../module/calls.mjs", import.meta.url).href;

/** What both programs begin with: a note of every call, and of what does not answer as it should. */
const BEGIN = `import { readFile } from "node:fs/promises";
import { declared } from ${JSON.stringify(DECLARED)};
import { FEW, FILE, METHODS, OPTIONS, functions } from ${JSON.stringify(CALLS)};
const types = async (name) => readFile(new URL(\`node_modules/tabiya/pkg/\${name}.d.ts\`, import.meta.url), "utf8");
const called = [];
const faults = [];
/** Notes what has come of a call; nothing is no answer where there could be one, unless it is what is asked for. */
const note = (name, type, value, nothing = false) => {
  called.push(name);
  const fault = all.checks(type)(value, name);
  if (fault) faults.push(fault);
  else if (value === undefined && !nothing && type !== "void") faults.push(\`\${name} said nothing\`);
  return value;
};
`;

test("every function, class, method and getter of the rules is called, under Node.js", async () => {
  const { called, faults } = await told(
    "calls.mjs",
    `${BEGIN}
    import init, * as tabiya from "tabiya";
    const all = declared(await types("tabiya"));
    note("default", "InitOutput", await init());
    const bytes = await readFile(new URL("node_modules/tabiya/pkg/tabiya_bg.wasm", import.meta.url));
    note("initSync", all.functions.get("initSync"), tabiya.initSync({ module: bytes }));
    const { Match } = tabiya;
    // A good file has no fault, and a game without throws no dice: nothing is what they should say of these.
    const good = functions(tabiya);
    for (const [name, type] of all.functions) {
      if (name === "default" || name === "initSync" || !(name in good)) continue;
      note(name, type, tabiya[name](...good[name]), ["checkGame", "dice"].includes(name));
    }
    note("checkGame", all.functions.get("checkGame"), tabiya.checkGame(FILE.replace("ranks = 4", "ranks = 0")));
    note("dice", all.functions.get("dice"), tabiya.dice("shaturanga"));
    // How a match stands when this is asked of it.
    const bare = { position: "7k/8/6K1/8/8/8/8/R7 w" };
    const stands = {
      undo: () => { const match = new Match("chaturanga"); match.play("e2e3"); return match; },
      goTo: () => stands.redo(),
      redo: () => { const match = stands.undo(); match.undo(); return match; },
      animation: () => stands.undo(),
      hands: () => new Match("shogi"),
      explainDrop: () => new Match("shogi"),
      outcome: () => new Match("chaturanga", bare),
      remarks: () => new Match("xiangqi", { position: "4k4/9/9/9/9/9/9/9/R8/K8 w" }),
    };
    const answer = (object, { name, call }, args) => (call ? object[name](...args) : object[name]);
    for (const one of all.classes.get("Match")) {
      const { name, type, call, fixed } = one;
      const key = \`Match.\${name}\`;
      const make = stands[name] ?? (() => new Match("chaturanga"));
      const args = METHODS.Match[name];
      if (name === "constructor") note(key, "Match", new Match(...args));
      else if (name === "free") note(key, type, make().free());
      else if (name.startsWith("[")) note(key, type, make()[Symbol.dispose]());
      else if (args) note(key, type, answer(fixed ? Match : make(), one, args));
    }
    for (const one of all.classes.get("LineAnimation")) {
      const { name, type } = one;
      const key = \`LineAnimation.\${name}\`;
      const made = stands.animation().animation();
      const args = METHODS.LineAnimation[name];
      if (name === "free") note(key, type, made.free());
      else if (name.startsWith("[")) note(key, type, made[Symbol.dispose]());
      else if (args) note(key, type, answer(made, one, args));
    }
    console.log(JSON.stringify({ called, faults }));`,
  );
  assert.deepEqual(faults, []);
  const { functions, classes } = declared(await read("pkg/tabiya.d.ts"));
  const wanted = ["Match", "LineAnimation"].flatMap((one) =>
    (classes.get(one) ?? []).map(({ name }) => `${one}.${name}`),
  );
  assert.deepEqual([...new Set(called)].sort(), [...functions.keys(), ...wanted].sort());
  assert.deepEqual([...classes.keys()].sort(), ["BoardView", "LineAnimation", "Match"]);
  assert.ok(functions.size > 40 && wanted.length > 40, `${functions.size}, ${wanted.length}`);
});

test("every function of the laboratory is called, and every task of a crew, under Node.js", async () => {
  const { called, faults, tasks } = await told(
    "laboratory.mjs",
    `${BEGIN}
    import init, * as lab from "tabiya/lab";
    const text = await types("lab");
    const all = declared(await types("tabiya"), text);
    const own = declared(text).functions;
    note("default", "InitOutput", await init());
    const bytes = await readFile(new URL("node_modules/tabiya/pkg/tabiya_bg.wasm", import.meta.url));
    note("initSync", "InitOutput", lab.initSync({ module: bytes }));
    const good = functions(await import("tabiya"));
    const { id } = await lab.endingInfo(FEW);
    await lab.ending(FEW);
    Object.assign(good, { think: good.search, prepare: [], crew: [2], exportTable: [id] });
    // Those of the module, which answer at once.
    const rest = Object.keys(lab).filter((name) => !own.has(name) && !called.includes(name));
    for (const name of rest.filter((name) => name in good))
      note(name, declared(await types("tabiya")).functions.get(name), lab[name](...good[name]));
    for (const [name, type] of own) {
      if (!(name in good)) continue;
      const [, later] = /^Promise<(.*)>$/s.exec(type) ?? [];
      const answer = lab[name](...good[name]);
      if (later && !(answer instanceof Promise)) faults.push(\`\${name} is not waited for\`);
      note(name, later ?? type, await answer);
      if (name === "crew") answer.end();
    }
    const crew = lab.crew(2);
    const tasks = {};
    for (const task of ["playout", "sharedOpening", "measures", "readGameRecord", "defineGame"]) {
      const type = declared(await types("tabiya")).functions.get(task);
      tasks[task] = note(\`crew.\${task}\`, type, await crew.ask(task, ...good[task])) !== undefined;
    }
    const stopped = crew.ask("playout", FEW, { plies: 9 }).catch(({ code }) => code);
    crew.end();
    tasks.end = await stopped;
    console.log(JSON.stringify({ called, faults, tasks }));`,
  );
  assert.deepEqual(faults, []);
  const each = { playout: true, sharedOpening: true, measures: true, readGameRecord: true, defineGame: true };
  assert.deepEqual(tasks, { ...each, end: "stopped" });
  const text = await read("pkg/lab.d.ts");
  const names = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list]) => list.match(/\w+/g) ?? []);
  const asked = [...text.matchAll(/ask\(\s*task: "(\w+)"/g)].map(([, task]) => `crew.${task}`);
  const wanted = new Set([...names, ...declared(text).functions.keys(), ...asked]);
  assert.deepEqual([...new Set(called)].sort(), [...wanted].sort());
});

test("every method and getter of a living board and of the elements is called, in a page", async () => {
  const site = join(folder, "calls");
  await cp(installed, site, { recursive: true });
  await writeFile(
    join(site, "index.html"),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Calls</title>
    <link rel="stylesheet" href="board.css"><div id="host"></div>
    <tabiya-board game="chaturanga" line="e2e3 e7e6" ply="1"></tabiya-board>
    <tabiya-lesson course="shatranj"></tabiya-lesson>
    <script type="module">
      import "./tabiya-board.js";
      import "./tabiya-lesson.js";
      import init, * as tabiya from "./pkg/tabiya.js";
      import { declared } from "./declared.js";
      await init();
      Object.assign(globalThis, { tabiya, declared });
    </script></html>`,
  );
  await cp(new URL("declared.mjs", import.meta.url), join(site, "declared.js"));
  const text = await read("pkg/tabiya.d.ts");
  const own = (await Promise.all(["tabiya-board.d.ts", "tabiya-lesson.d.ts"].map(read))).join("\n");
  const { classes } = declared(text, own);
  await opened(site, async (page) => {
    await page.waitForFunction(() => "declared" in globalThis);
    const { called, faults } = await page.evaluate(
      async ([text, own, VIEW]) => {
        const { declared, tabiya } = /** @type {any} */ (globalThis);
        const { Match, BoardView } = tabiya;
        const all = declared(text, own);
        /** @type {string[]} */
        const called = [];
        /** @type {string[]} */
        const faults = [];
        /** @param {string} name @param {string} type @param {any} value @param {boolean} [nothing] */
        const note = async (name, type, value, nothing) => {
          called.push(name);
          const [, later] = /^Promise<(.*)>$/s.exec(type) ?? [];
          if (later && !(value instanceof Promise)) faults.push(`${name} is not waited for`);
          const answer = await value;
          const fault = all.checks(later ?? type)(answer, name);
          if (fault) faults.push(fault);
          else if (answer === undefined && !nothing && (later ?? type) !== "void") faults.push(`${name} said nothing`);
        };
        const host = /** @type {HTMLElement} */ (document.querySelector("#host"));
        for (const { name, type, call } of all.classes.get("BoardView")) {
          const key = `BoardView.${name}`;
          const match = new Match(name === "arm" || name === "armed" ? "shogi" : "chaturanga");
          // A pawn in hand can be taken from it.
          if (match.game === "shogi")
            match.setPosition("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPP1/1B5R1/LNSGKGSNL[P] w");
          const view = new BoardView(host, match);
          if (name === "armed") view.arm("pawn");
          if (name === "constructor") await note(key, "BoardView", view);
          else if (name === "free") await note(key, type, view.free());
          else if (name.startsWith("[")) await note(key, type, view[Symbol.dispose]());
          else if (name in VIEW) {
            const args = /** @type {any} */ (VIEW)[name].map((/** @type {any} */ arg) =>
              arg === "match" ? match : arg,
            );
            await note(key, type, call ? view[name](...args) : view[name]);
          }
        }
        const board = /** @type {any} */ (document.querySelector("tabiya-board"));
        await note("TabiyaBoard.load", "Promise<void>", board.load());
        await note("TabiyaBoard.ply", "number", board.ply);
        await note("TabiyaBoard.play", "Promise<void>", board.play());
        await note("TabiyaBoard.pause", "void", board.pause());
        if (board.ply !== 2) faults.push(`the line was not played: ${board.ply}`);
        board.ply = 0;
        if (board.ply !== 0) faults.push("ply cannot be set");
        const figure = { game: "shatranj", options: {}, line: ["e2e3"], ply: 1, piece: "", at: "", seat: "" };
        const rest = { friends: [], enemies: [], compare: [], marks: [], flipped: true, coordinates: true };
        board.figure = { ...figure, ...rest, pieces: "figures" };
        await board.load();
        await note("TabiyaBoard.figure", "Figure", board.figure);
        const lesson = /** @type {any} */ (document.querySelector("tabiya-lesson"));
        await note("TabiyaLesson.load", "Promise<void>", lesson.load());
        lesson.step = 2;
        await note("TabiyaLesson.step", "number", lesson.step);
        if (lesson.step !== 2) faults.push("step cannot be set");
        lesson.lesson = { title: "One", game: "shatranj", steps: [{ text: "A word." }] };
        await lesson.load();
        await note("TabiyaLesson.lesson", "unknown", lesson.lesson);
        return { called, faults };
      },
      /** @type {const} */ ([text, own, VIEW]),
    );
    assert.deepEqual(faults, []);
    const wanted = ["BoardView", "TabiyaBoard", "TabiyaLesson"].flatMap((one) =>
      (classes.get(one) ?? []).map(({ name }) => `${one}.${name}`),
    );
    assert.deepEqual([...new Set(called)].sort(), wanted.sort());
  });
});
