// Styles of the search, which come with it.

export const STYLES = `
.finder {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.8rem;
}
.finder p {
  margin: 0;
}
.find-field {
  display: grid;
  max-inline-size: 34rem;
}
.find-field span {
  color: var(--ink-soft);
  font-size: 0.9rem;
}
.find-field input {
  min-block-size: 2.6rem;
  padding: 0.2rem 0.6rem;
  border: 1px solid var(--rule-strong);
  border-radius: 2px;
  background: var(--leaf);
  font-size: 1.15rem;
}
.find-found {
  columns: 26rem;
  column-gap: 2.5rem;
}
.find-found section {
  margin-block-end: 1.4rem;
}
.find-found h2 {
  margin: 0 0 0.3rem;
  font-size: 1.2rem;
  font-weight: 400;
  font-style: italic;
}
.find-found ul {
  display: grid;
  gap: 0.5rem;
  margin: 0;
  padding: 0;
  list-style: none;
}
.find-found li {
  display: grid;
  break-inside: avoid;
  line-height: 1.3;
}
.find-found li span {
  color: var(--ink-soft);
  font-size: 0.94rem;
}
@media (pointer: coarse) {
  .find-field input,
  .find-found a {
    min-block-size: 44px;
  }
  .find-found a {
    display: flex;
    align-items: center;
  }
}
`;
