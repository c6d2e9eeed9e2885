// How long the computer may think, by its level and the speed of the device.

import assert from "node:assert/strict";
import test from "node:test";
import { allowed } from "../../www/opponents/time.js";

test("a slow device gives the highest levels the positions that set them apart", () => {
  // 600,000 positions, or a second where that is longer; never more than four seconds.
  for (const [speed, millis] of [
    [undefined, 1000],
    [1200, 1000],
    [600, 1000],
    [300, 2000],
    // The clock knows whole milliseconds.
    [291.7, 2057],
    [150, 4000],
    [20, 4000],
  ])
    assert.equal(allowed(10, speed), millis, `${speed}`);
  // Level 9 has its 250,000 positions wherever 10 has its own.
  assert.ok(allowed(9, 150) * 150 >= 250_000);
  assert.equal(allowed(9), allowed(1, 20));
});
