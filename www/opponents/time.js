// How long the computer thinks at each level.

import { STRONGEST } from "../state/seated.js";

/** How long it thinks at least, if it has not found its move before, and how long on a slow device, in milliseconds. */
export const [THOUGHT, SLOW] = [1000, 4000];
/** So many positions it looks at on a device that is not slow; docs/opponents.md measures it with these. */
const POSITIONS = 600_000;

/**
 * The most milliseconds of a level: the strongest is limited by nothing but the clock. The others end at their number
 * of positions: less time would make neighbours alike on a slow device.
 * @param {number} level @param {number} [speed] positions in a millisecond, as far as they are known
 */
export function allowed(level, speed) {
  if (level !== STRONGEST) return SLOW;
  return speed ? Math.min(SLOW, Math.max(THOUGHT, Math.round(POSITIONS / speed))) : THOUGHT;
}
