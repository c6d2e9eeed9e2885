// Styles of the wall texts, which come with them.

export const STYLES = `
.wall-place,
.wall,
.wall > div {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.2rem;
}
.wall > .wall-sides {
  grid-template: "boards text" auto "boards rest" 1fr / minmax(0, 22rem) minmax(0, 40rem);
  gap: 1.2rem 2rem;
  align-items: start;
}
.wall-sides > .wall-text {
  grid-area: text;
}
.wall-boards {
  display: grid;
  grid-area: boards;
  gap: 1.5rem;
}
.wall-boards:empty {
  display: none;
}
.wall-board {
  display: grid;
  gap: 0.5rem;
  margin: 0;
  break-inside: avoid;
}
.wall-board .board-frame {
  inline-size: min(100%, calc(22rem * var(--board-ratio, 1)));
  margin-inline: 0;
}
.wall-steps {
  display: flex;
  gap: 0.6rem;
  align-items: start;
}
.wall-said {
  min-block-size: 1.4em;
  font-style: italic;
}
.wall figcaption {
  line-height: 1.35;
}
.wall-text,
.wall-sources {
  display: grid;
  gap: 0.7rem;
  max-inline-size: 40rem;
  line-height: 1.5;
}
.wall sup {
  margin-inline-start: 0.1em;
  color: var(--ink-soft);
  font-size: 0.72em;
  line-height: 1;
}
.wall-side {
  display: grid;
  grid-template-columns: minmax(0, 36rem) minmax(0, 19rem);
  gap: 1rem 2rem;
  align-items: start;
  padding-block-start: 0.8rem;
  border-block-start: 1px solid var(--rule);
}
.wall-held {
  color: var(--ink-soft);
  font-style: italic;
}
.wall-rest {
  display: grid;
  grid-area: rest;
  gap: 1.2rem;
}
.wall > :not(.wall-sides) > .wall-rest {
  grid-area: auto;
}
.wall-doubt {
  padding-inline-start: 1rem;
  border-inline-start: 3px solid var(--oxblood);
}
.wall-sources ol {
  display: grid;
  gap: 0.3rem;
  margin: 0;
  padding-inline-start: 1.8rem;
  list-style: decimal;
  font-size: 0.92rem;
  line-height: 1.35;
}
.wall-sources cite {
  overflow-wrap: anywhere;
}
@media (max-width: 60rem) {
  .wall > .wall-sides {
    grid-template: "text" auto "boards" auto "rest" auto / minmax(0, 1fr);
  }
  .wall-side {
    grid-template-columns: minmax(0, 1fr);
  }
}
@media (pointer: coarse) {
  .wall-steps button,
  .wall figcaption a,
  .wall-sources a {
    min-block-size: 44px;
  }
}
@media print {
  .wall-place > .switch,
  .wall-steps {
    display: none !important;
  }
}
`;
