// A citation that leads to its sources, in rooms.

import { citations } from "../core/citations.js";

/** @param after what is said of it within the citation */
export function Cite({ game, text, after = "" }: { game: string; text: string; after?: string }) {
  return (
    <cite>
      {text &&
        citations(game, text).map(({ href, text, title }, place) => [
          place > 0 && "; ",
          href ? (
            <a key={text} href={href} title={title}>
              {text}
            </a>
          ) : (
            text
          ),
        ])}
      {after}
    </cite>
  );
}
