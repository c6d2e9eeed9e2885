// The code of docs/figures.md: what it shows runs as it stands there.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import process from "node:process";
import test from "node:test";
import "./load.mjs";
import { read } from "../../www/state/address.js";

const text = readFileSync(new URL("../../docs/figures.md", import.meta.url), "utf8");
const MODULE = new URL("./load.mjs", import.meta.url).href;

/** The blocks of a language. @param {string} language */
const blocks = (language) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "gms"))].map(([, code]) => code);

/** The package as this test has it, loaded already. @param {string} code */
const here = (code) =>
  code.replace(/import init, (\{.*?\}) from "tabiya";/, `import $1 from "${MODULE}"; const init = () => undefined;`);

/** @param {string} program @param {string[]} args */
function run(program, args) {
  const { stdout, stderr, status, error } = spawnSync(program, args, { encoding: "utf8" });
  if (/** @type {{ code?: string } | undefined} */ (error)?.code === "ENOENT") return undefined;
  assert.equal(status, 0, stderr);
  return stdout;
}

test("the example in JavaScript runs", () => {
  const [code] = blocks("js");
  assert.equal(run(process.execPath, ["--input-type=module", "--eval", here(code)]), "true true\n");
});

test("the address means what it says", () => {
  const address = /^#\/chaturanga.*$/m.exec(text)?.[0] ?? "";
  const { state, notices } = read(address);
  assert.deepEqual(notices, []);
  assert.deepEqual(state.annotations, {
    arrows: "g1f3,red:e2e4",
    squares: "e4",
    labels: "e4:A",
    caption: "The horse jumps",
  });
});

test("the function for Python draws, and says why it does not", (context) => {
  const code = blocks("python").find((block) => block.includes('"node"')) ?? "";
  const lines = [
    here(code),
    'print(tabiya("chaturanga", line=["e2e3", "e7e6"], arrows="g1f3,red:e2e3", labels="f3:帥"))',
    "try:",
    '    tabiya("chaturanga", arrows="g1g9")',
    "except ValueError as error:",
    '    print("unknown-square" in str(error))',
  ];
  const out = run("python3", ["-X", "utf8", "-c", lines.join("\n")]);
  if (out === undefined) return context.skip("no Python");
  assert.match(out, /^<svg .*data-from="g1" data-to="f3".*data-from="e2" data-to="e3".*<\/svg>\nTrue\n$/);
});
