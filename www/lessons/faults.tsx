// The list of faults of a lesson that could not be read, each by its place.

import type { ComponentChildren } from "preact";
import type { Fault } from "./lesson.js";

export const tell = ({ at, message }: Fault) => (at ? `${at}: ${message}` : message);

/** Hidden where there is nothing to tell. */
export function Faults({
  faults,
  said,
  entry = tell,
}: {
  faults: Fault[];
  /** Said before them. */
  said: (count: number) => string;
  entry?: (fault: Fault) => ComponentChildren;
}) {
  return (
    <div class="lessons-faults" role="status" hidden={faults.length === 0}>
      {faults.length > 0 && (
        <>
          <p>{said(faults.length)}</p>
          <ul>
            {faults.map((fault) => (
              <li key={tell(fault)} data-code={fault.code}>
                {entry(fault)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
