// The list of faults of a lesson that could not be read, each by its step.

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { Fault } from "./lesson.js";
import { sayFault, tellAuthor } from "./say-fault.js";

/** Hidden where there is nothing to tell. */
export function Faults({
  faults,
  said,
  entry = sayFault,
}: {
  faults: Fault[];
  /** Said before them. */
  said: (count: number) => string;
  entry?: (fault: Fault) => ComponentChildren;
}) {
  useEffect(() => tellAuthor(faults), [faults]);
  return (
    <div class="lessons-faults" role="status" hidden={faults.length === 0}>
      {faults.length > 0 && (
        <>
          <p>{said(faults.length)}</p>
          <ul>
            {faults.map((fault) => (
              <li key={`${fault.at} ${fault.message}`} data-code={fault.code}>
                {entry(fault)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
