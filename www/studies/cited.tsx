// A text that was read, with a link where there is one.

import { studies as words } from "../words/studies.js";
import type { Source } from "./study.js";

export function Cited({ work, page, url }: Source) {
  const text = words.workOf(work, page);
  return url ? (
    <a href={url} rel="noopener">
      {text}
    </a>
  ) : (
    text
  );
}
