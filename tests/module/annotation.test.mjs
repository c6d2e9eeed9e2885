// Annotations in JavaScript: as objects and as text, refused with codes.

import assert from "node:assert/strict";
import test from "node:test";
import { Match, tikz } from "./load.mjs";
import { beside } from "../../www/figures/picture.js";
import { toggle } from "../../www/core/annotations.js";

/** The code that a call throws. @param {() => unknown} call */
function code(call) {
  try {
    call();
  } catch (error) {
    return /** @type {{ code?: string }} */ (error).code;
  }
  return undefined;
}

test("objects and text say the same", () => {
  const match = new Match("chaturanga");
  const objects = match.svg({
    arrows: [
      { from: "g1", to: "f3" },
      { from: "e2", to: "e4", colour: "red" },
    ],
    squares: [{ square: "e4", colour: "green" }],
    circles: [{ square: "d5", colour: "blue" }],
    labels: [
      { square: "e4", text: "A" },
      { square: "d4", text: "1", colour: "yellow" },
    ],
  });
  const text = { arrows: "g1f3,red:e2e4", squares: "green:e4", circles: "blue:d5", labels: "e4:A,yellow:d4:1" };
  assert.equal(match.svg(text), objects);
  assert.equal(match.svg({ ...text, arrows: ["g1f3", "red:e2e4"] }), objects);
  assert.match(match.describe(text), /Arrows: g1 to f3, e2 to e4 \(red\)\. Coloured: e4\. Circled: d5 \(blue\)/);
  for (const part of ['data-from="g1" data-to="f3"', "annotation filled hue-green", "annotation circle hue-blue"])
    assert.ok(objects.includes(part), part);
});

test("what cannot be drawn is refused with a code", () => {
  const match = new Match("xiangqi");
  /** @type {[any, string][]} */
  const refused = [
    [{ arrows: "a1j1" }, "unknown-square"],
    [{ squares: [{ square: "e11" }] }, "unknown-square"],
    [{ arrows: "pink:a1a2" }, "unknown-colour"],
    [{ circles: [{ square: "e4", colour: "#f00" }] }, "unknown-colour"],
    [{ arrows: [{ from: "a1" }] }, "bad-annotation"],
    [{ arrows: "a1" }, "bad-annotation"],
    [{ labels: [{ square: "a1" }] }, "annotation-length"],
    [{ labels: "a1:ABCD" }, "annotation-length"],
    [{ caption: "x".repeat(301) }, "annotation-length"],
    [{ squares: Array(65).fill("a1") }, "too-many-annotations"],
    [{ arrows: 5 }, "bad-argument"],
    [{ background: "url(x)" }, "bad-argument"],
    [{ pieces: { Q: "<svg/>" } }, "unknown-piece"],
    [{ pieces: { K: "<script/>" } }, "bad-drawing"],
    [{ pieces: { K: 5 } }, "bad-argument"],
  ];
  for (const [options, wanted] of refused)
    assert.equal(
      code(() => match.svg(options)),
      wanted,
      JSON.stringify(options),
    );
  assert.ok(match.svg({ arrows: "a1a10", labels: "e10:帥" }).includes('data-to="a10"'));
});

test("pieces of one’s own, and what lies behind the picture", () => {
  const svg = '<svg viewBox="0 0 10 10" onload="alert(1)"><path d="M1 1h8v8z" fill="#123456"/></svg>';
  const match = new Match("shatranj", { position: "4k3/8/8/8/8/8/8/R3K2R w" });
  const drawn = match.svg({ pieces: { R: svg, k: "https://example.com/k.svg" }, background: "#ffffff" });
  // The figure is drawn once and used twice.
  assert.equal(drawn.split('fill="#123456"').length - 1, 1);
  assert.equal(drawn.split("<use ").length - 1, 4);
  assert.ok(drawn.includes('<image href="https://example.com/k.svg"'));
  assert.ok(drawn.includes('<path class="ground" fill="#ffffff"'));
  assert.ok(!drawn.includes("onload"));
  assert.ok(drawn.includes("SPDX-License-Identifier: MIT OR Apache-2.0"));
});

test("a moving picture and LaTeX have it too", () => {
  const match = new Match("chaturanga");
  match.play("e2e3");
  const options = { arrows: "e2e3", caption: "A step" };
  const film = match.animation(options);
  for (const text of [film.svg(), film.frame(0)])
    assert.ok(text.includes("annotation arrow") && text.includes("A step"));
  const text = tikz(match.svg(options), 60);
  assert.match(text, /^% Chaturanga\n% Drawing: Tabiya/);
  assert.match(text, /\\begin\{tikzpicture\}\[x=0\.0\d+mm,y=0\.0\d+mm\]/);
  assert.match(text, /\{A step\};\n\\end\{tikzpicture\}\n$/);
  assert.equal(
    code(() => tikz("<p/>")),
    "bad-argument",
  );
  assert.equal(
    code(() => tikz(match.svg(), 0)),
    "bad-argument",
  );
});

test("boards side by side are side by side in LaTeX", () => {
  const of = (/** @type {string} */ prefix) => new Match("chaturanga").svg({ prefix, arrows: "a1h8" });
  const text = tikz(beside([of("one"), of("two")], "Two boards"), 100);
  assert.match(text, /^% Two boards\n/);
  const places = [...text.matchAll(/^\\pic at \(([-\d.]+),/gm)].map(([, x]) => Number(x));
  assert.equal(places.length, 64);
  // A board is 872 units wide, 56 of them to the left of its squares, and 40 lie between the two.
  const [one, two] = [places.slice(0, 32), places.slice(32)];
  assert.deepEqual([Math.min(...one), Math.max(...one)], [56, 756]);
  assert.deepEqual([Math.min(...two), Math.max(...two)], [968, 1668]);
});

test("the same again is taken away, another colour takes its place", () => {
  let drawn = toggle({}, "arrows", "g1f3");
  drawn = toggle(drawn, "arrows", "green:e2e4");
  assert.deepEqual(drawn, { arrows: "g1f3,e2e4" });
  drawn = toggle(drawn, "arrows", "red:g1f3");
  assert.deepEqual(drawn, { arrows: "e2e4,red:g1f3" });
  drawn = toggle(toggle(drawn, "arrows", "e2e4"), "arrows", "red:g1f3");
  assert.deepEqual(drawn, {});
  // A label is another only by its text or colour; what is no entry changes nothing.
  drawn = toggle(toggle(drawn, "labels", "e4:A"), "labels", "green:e4:A");
  assert.deepEqual(drawn, { labels: "green:e4:A" });
  for (const bad of ["e4", "e4:ABCD", "pink:e4:A", "e4:A,B"]) assert.equal(toggle(drawn, "labels", bad), drawn, bad);
  let many = {};
  for (let at = 0; at < 70; at += 1) many = toggle(many, "squares", `${"abcdefgh"[at % 8]}${1 + Math.floor(at / 8)}`);
  assert.equal(/** @type {{ squares: string }} */ (many).squares.split(",").length, 64);
});
