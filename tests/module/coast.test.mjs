// The coasts behind the map of the museum: where known places lie on them, and how much they weigh.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const { coast, placed } = (await runnerImport(fileURLToPath(new URL("../../xtask/site/coast.ts", import.meta.url))))
  .module;
const path = coast();

/** Whether a point of the map is land: the rings about it are counted. @param {number[]} point */
function isLand([x, y]) {
  let within = false;
  for (const [, start, steps] of path.matchAll(/M([^l]*)l([^z]*)z/g)) {
    const numbers = (/** @type {string} */ text) => (text.match(/-?\d+/g) ?? []).map(Number);
    const [fromX, fromY] = numbers(start);
    const ring = [[fromX, fromY]];
    const along = numbers(steps);
    for (let at = 0; at < along.length; at += 2) {
      const [lastX, lastY] = ring[ring.length - 1];
      ring.push([lastX + along[at], lastY + along[at + 1]]);
    }
    for (const [at, [toX, toY]] of ring.entries()) {
      const [lastX, lastY] = ring.at(at - 1) ?? [];
      if (toY > y !== lastY > y && x < ((lastX - toX) * (y - toY)) / (lastY - toY) + toX) within = !within;
    }
  }
  return within;
}

test("towns stand on land, and seas are open", () => {
  /** @type {[string, number, number][]} */
  const towns = [
    ["Valencia", -0.8, 39.5],
    ["Baghdad", 44.4, 33.3],
    ["Kannauj", 79.9, 27.1],
    ["Axum", 38.7, 14.1],
    ["Pagan", 94.9, 21.2],
    ["Ayutthaya", 100.6, 14.6],
    ["Angkor", 103.9, 13.4],
    ["Karakorum", 102.8, 47.2],
    ["Kaifeng", 114.3, 34.8],
    ["Kyoto", 135.8, 35.2],
    ["Seoul", 127.2, 37.5],
  ];
  for (const [town, east, north] of towns) assert.ok(isLand(placed([east, north])), town);
  /** @type {[string, number, number][]} */
  const seas = [
    ["Mediterranean", 18, 35],
    ["Black Sea", 34, 43],
    ["Caspian Sea", 50.5, 40],
    ["Arabian Sea", 63, 17],
    ["Bay of Bengal", 88, 15],
    ["South China Sea", 114, 15],
    ["Sea of Japan", 134, 40],
    ["Pacific", 145, 25],
  ];
  for (const [sea, east, north] of seas) assert.ok(!isLand(placed([east, north])), sea);
});

test("they weigh little", () => {
  assert.ok(path.length <= 8000, `${path.length} bytes`);
});
