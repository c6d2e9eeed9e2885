// The reader's preference for reduced motion.

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether anything may be seen to move. */
export function mayMove() {
  return !still.matches;
}
