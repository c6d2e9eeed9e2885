// A page of paper: what is on it in a list, under its heading.

import type { ComponentChildren } from "preact";

export const Sheet = ({
  kind,
  paper,
  title,
  line,
  foot,
  children,
}: {
  /** Its classes. */
  kind: string;
  paper: string;
  title: string;
  /** Beside the heading. */
  line?: string;
  foot: string;
  children: ComponentChildren;
}) => (
  <article class={`sheet ${kind}`} data-paper={paper} aria-label={title}>
    <header>
      <h2>{title}</h2>
      {line && <p>{line}</p>}
    </header>
    <ol>{children}</ol>
    <footer>
      <span>{foot}</span>
    </footer>
  </article>
);
