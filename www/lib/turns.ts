// What takes its time to be drawn comes one after the other, so that clicks come in between.

import { useEffect, useState } from "preact/hooks";

/** How many of so many have had their turn by now. */
export function useTurns(of: number) {
  const [now, take] = useState(0);
  useEffect(() => {
    if (now >= of) return;
    const turn = setTimeout(() => take(now + 1));
    return () => clearTimeout(turn);
  }, [now, of]);
  return now;
}
