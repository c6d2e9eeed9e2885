// Styles of the opponents' panel. They come with it, since the first load should not carry them. (A sheet that is made
// so needs no leave from the content security policy.)

export const STYLES = `
.opponent.is-open {
  border-block-end: 1px solid var(--rule);
}
.opponent-seats {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  gap: 0.3rem 0.75rem;
}
.opponent-seats label {
  display: grid;
  grid-template-columns: minmax(3.2rem, auto) 1fr;
  align-items: center;
  gap: 0.4rem;
  min-inline-size: 0;
}
.opponent-seats select {
  min-inline-size: 0;
  inline-size: 100%;
  min-block-size: 2rem;
}
.opponent-deeds {
  display: flex;
  flex-wrap: wrap;
  gap: 0.3rem;
  margin-block: 0.45rem 0.3rem;
}
.opponent-deeds [aria-disabled="true"] {
  opacity: 0.5;
  cursor: default;
}
.opponent-told {
  --line: 1.4rem;
  block-size: calc(7 * var(--line));
  overflow-y: auto;
  line-height: var(--line);
}
.opponent-told > *,
.opponent-told p {
  margin: 0;
  line-height: inherit;
}
.opponent-said {
  min-block-size: var(--line);
  text-wrap: pretty;
}
.opponent-thought {
  color: var(--ink-soft);
  font-size: 0.9rem;
}
.opponent-reasons {
  margin-block: 0;
  padding-inline-start: 1.1rem;
}
.opponent-reasons:empty {
  display: none;
}
.opponent-opinion {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.2rem 0.75rem;
  min-block-size: 1.8rem;
}
.opponent-bar {
  display: flex;
  align-items: center;
  gap: 0.5rem;
}
.opponent-bar[hidden] {
  display: none;
}
.opponent-bar meter {
  inline-size: 8rem;
}
.opponent-bar meter::-webkit-meter-optimum-value {
  background: var(--oxblood);
}
.opponent-bar meter::-moz-meter-bar {
  background: var(--oxblood);
}
@media (pointer: coarse) {
  .opponent-seats select,
  .opponent-deeds button {
    min-block-size: 44px;
  }
}
`;
