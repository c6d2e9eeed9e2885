// How long the tables of endings take in the module that was built, and how much memory: `node xtask/endings.mjs`, or with
// a game and materials, `node xtask/endings.mjs makruk KRvKN`.

import { readFileSync } from "node:fs";
import process from "node:process";
import { endingInfo, endingStatistics, initSync } from "../www/pkg/tabiya.js";

const { memory } = initSync({ module: readFileSync(new URL("../www/pkg/tabiya_bg.wasm", import.meta.url)) });

const [game = "shatranj", ...materials] = process.argv.slice(2);
for (const material of materials.length > 0 ? materials : ["KQvKQ", "KRvKN", "KRvKQ"]) {
  const { positions } = endingInfo({ game, material });
  const begin = performance.now();
  const { sides } = endingStatistics({ game, material });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  const held = (memory.buffer.byteLength / 2 ** 20).toFixed(0);
  console.log(`${game} ${material}: ${positions} numbers, ${seconds} s, ${held} MB in all`);
  for (const { seat, won, drawn, lost, longestWin } of sides) {
    const all = won + drawn + lost;
    const share = (/** @type {number} */ part) => `${((100 * part) / all).toFixed(2)} %`;
    console.log(`  ${seat}: won ${share(won)}, drawn ${share(drawn)}, lost ${share(lost)};`, longestWin ?? "no win");
  }
}
