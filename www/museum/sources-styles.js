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
  .margin {
    grid-template-columns: minmax(0, 1fr);
  }
}
@media (pointer: coarse) {
  .margin :is(select, summary) {
    min-block-size: 44px;
  }
}
@media print {
  .margin-filter,
  .margin-tools,
  .margin textarea {
    display: none !important;
  }
}
`;
