// Addresses that nobody wrote: whatever stands in one, the page reads something
// from it, and what it then writes it reads as the same.

import { readFileSync } from "node:fs";
import { assert, openPage, test } from "./harness.mjs";

const written = readFileSync(new URL("addresses.tsv", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("#/"))
  .map((line) => line.split("\t")[0]);

test("every address is read, and what is written is read as the same", async () => {
  const page = await openPage();
  await page.waitForSelector("#board svg");
  const odd = await page.evaluate(async (written) => {
    const { read, write } = await import(new URL("address.js", location.href.split("#")[0]).href);
    let seed = 1;
    /** A number below this one; the same in every run. @param {number} bound */
    const below = (bound) => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return Math.floor((seed / 2 ** 32) * bound);
    };
    const signs = "#/?&=,;:~%+-@[]() aeptv019xé棋\u202e\0".split("");
    const parts = ["line", "ply", "compare", "piece", "at", "position", "view=ways", "view=set", "seed", "side", "v=2", "preset", "friends"];
    const change = (/** @type {string} */ text) => {
      const letters = [...text];
      const at = below(letters.length + 1);
      const change = below(4);
      if (change === 0) letters.splice(at, 1 + below(3));
      else if (change === 1) letters.splice(at, 0, signs[below(signs.length)]);
      else if (change === 2) letters.splice(at, 0, `&${parts[below(parts.length)]}=`);
      else letters.splice(at, 1, signs[below(signs.length)]);
      return letters.join("");
    };
    const odd = [];
    for (let round = 0; round < 2000 && odd.length < 5; round += 1) {
      let address = written[below(written.length)];
      for (let times = below(5); times >= 0; times -= 1) address = change(address);
      try {
        const first = write(read(address).state);
        const second = write(read(first).state);
        if (first !== second) odd.push([address, first, second]);
      } catch (error) {
        odd.push([address, String(error)]);
      }
    }
    return odd;
  }, written);
  assert.deepEqual(odd, []);
});
