// Styles of the rooms in which one begins, which come with them.

export const STYLES = `
.start,
.stories-list {
  display: grid;
  gap: 1.6rem;
}
.start h2,
.stories-list h2 {
  margin: 0 0 0.6rem;
  font-size: 1.3rem;
  font-weight: 400;
}
.cards {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: 0.8rem;
}
.cards > li {
  position: relative;
  padding: 0.7rem 0.9rem;
  border: 1px solid var(--rule);
  border-radius: 4px;
  background: var(--leaf);
}
.cards > li:hover,
.cards > li:focus-within {
  border-color: var(--oxblood);
}
.cards a {
  font-size: 1.1rem;
}
/* The whole card is the link. */
.cards a::after {
  content: "";
  position: absolute;
  inset: 0;
}
.cards p {
  margin-block-start: 0.25rem;
  color: var(--ink-soft);
  font-size: 0.95rem;
}
.start-games {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: 1.1rem 0.9rem;
}
.start-games a {
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 0.15rem;
  color: inherit;
  text-align: center;
  text-decoration: none;
}
.start-games a:hover b {
  color: var(--oxblood);
  text-decoration: underline;
}
.start-games b {
  font-size: 1.1rem;
  font-weight: 400;
}
.start-games a > span:not(.start-board) {
  color: var(--ink-soft);
  font-size: 0.85rem;
}
.start-board {
  display: grid;
  grid-template: 100% / 100%;
  place-items: end center;
  inline-size: 7.5rem;
  block-size: 7.5rem;
}
.start-board svg {
  max-inline-size: 100%;
  max-block-size: 100%;
  block-size: auto;
  overflow: visible;
}
.stories-way {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.5rem;
  margin-block-start: 1.2rem;
}
`;
