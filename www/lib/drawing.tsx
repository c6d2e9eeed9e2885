// A node that was drawn elsewhere, such as a board by the module, within what Preact draws.

import { useLayoutEffect, useRef } from "preact/hooks";

/** Shows a node; without one nothing stands there. */
export function Drawing({ of }: { of?: Element }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(...(of ? [of] : [])), [of]);
  return <span class="drawing" ref={place} />;
}
