// Styles of the views that take the width of the window (views.js says which); they come with them.

export const STYLES = `
/* Where nothing is stepped through, no empty strip stands at the foot. */
.spread[data-view="boards"]:has(#player[hidden]) .console {
  display: none;
}
/* On a telephone on its side the top row stands beside a board; what takes the width begins below it. */
@media (max-height: 30rem) and (min-aspect-ratio: 4 / 3) {
  :root:has(.spread[data-view="boards"]) .chrome {
    inset-inline: 0;
  }
  .spread[data-view="boards"] {
    padding-block-start: var(--chrome);
  }
}
`;
