// A node that was drawn elsewhere, such as a board by the module, within what Preact draws.

import { useLayoutEffect, useRef } from "preact/hooks";

/** Shows a node, as if it stood there by itself; without one nothing stands there. */
export function Drawing({ of }: { of?: Element }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(...(of ? [of] : [])), [of]);
  return <span style={{ display: "contents" }} ref={place} />;
}
