// Styles of the sources, which come with them.

export const STYLES = `
.margin {
  display: grid;
  grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
  gap: 1.5rem 3rem;
  align-items: start;
}
.margin > .help {
  grid-column: 1 / -1;
  margin: 0;
}
.margin > .help:empty {
  display: none;
}
.margin > section {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.7rem;
  min-inline-size: 0;
}
.margin :is(h2, h3, p) {
  margin: 0;
}
.margin h2 {
  font-size: 1.3rem;
  font-weight: 400;
}
.margin h3 {
  font-size: 1.05rem;
  font-weight: 400;
  font-style: italic;
}
.margin-filter {
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem 1.5rem;
}
.margin-filter label {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  max-inline-size: 100%;
}
.margin-filter label span {
  color: var(--ink-soft);
  font-size: 0.9rem;
}
.margin-filter select {
  max-inline-size: 100%;
  min-block-size: 2rem;
}
.margin-count {
  font-size: 1.15rem;
}
.margin-board {
  display: grid;
  grid-template-columns: minmax(0, 15rem) minmax(0, 1fr);
  gap: 1rem;
  align-items: start;
}
.margin-board > svg {
  display: block;
  inline-size: 100%;
  block-size: auto;
}
.margin-board .is-heard-part use {
  opacity: 0.6;
}
.margin-board .is-heard-none use {
  opacity: 0.15;
}
.margin-board text {
  fill: #7c1f1f;
  font-size: 56px;
}
.margin-signs,
.margin-gaps ul ul {
  display: grid;
  gap: 0.2rem;
  margin: 0;
  padding: 0;
  list-style: none;
  line-height: 1.3;
}
.margin-gaps ul ul {
  padding-inline-start: 1rem;
}
.margin-signs b,
.margin-gaps ul b {
  color: inherit;
  font-weight: 400;
  text-decoration: underline dotted;
  text-underline-offset: 0.2em;
}
.margin-signs b {
  text-decoration: none;
}
.margin-signs em {
  color: var(--oxblood);
}
.margin :is(.margin-signs, .margin-gaps) :is(cite, .standing) {
  color: var(--ink-soft);
  font-size: 0.9rem;
}
.margin-gaps {
  display: grid;
  gap: 0.4rem;
}
.margin-gaps summary {
  cursor: pointer;
}
.margin-gaps b {
  font-weight: 400;
  color: var(--oxblood);
}
.margin-rules {
  display: grid;
  gap: 0.9rem;
  line-height: 1.4;
}
.margin-rules section {
  display: grid;
  gap: 0.3rem;
  padding-inline-start: 0.8rem;
  border-inline-start: 2px solid var(--verdigris);
}
.margin-rules .is-silent {
  border-inline-start: 2px dashed var(--oxblood);
}
.margin-rules :is(cite, .standing),
.margin-works small {
  color: var(--ink-soft);
  font-size: 0.9rem;
}
.margin-lost {
  color: var(--oxblood);
  font-size: 0.92rem;
  font-style: italic;
}
.margin-tools {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.2rem;
  align-items: center;
}
.margin-works {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.6rem;
  margin: 0;
  padding: 0;
  list-style: none;
  line-height: 1.35;
  overflow-wrap: anywhere;
}
.margin-works b {
  font-weight: 400;
  color: var(--indigo);
}
.margin-works small {
  display: block;
}
.margin textarea {
  box-sizing: border-box;
  inline-size: 100%;
  padding: 0.5rem;
  border: 1px solid var(--rule-strong);
  border-radius: 2px;
  background: var(--leaf);
  color: inherit;
  font: 0.85rem/1.4 var(--monospace);
}
.margin-cite {
  overflow-wrap: anywhere;
}
@media (max-width: 60rem) {
  .margin,
  .margin-board {
    grid-template-columns: minmax(0, 1fr);
  }
}
@media (pointer: coarse) {
  .margin :is(select, summary) {
    min-block-size: 44px;
  }
  .margin-gaps a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }
}
@media print {
  .margin .switch,
  .margin-filter,
  .margin-tools,
  .margin textarea {
    display: none !important;
  }
}
`;
