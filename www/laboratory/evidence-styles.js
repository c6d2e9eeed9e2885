// Styles of games that are played by themselves.

import { tableLook } from "../lib/table-look.js";

export const STYLES = `
.evidence {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
}
.evidence-form {
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.75rem 1.25rem;
}
.evidence-field {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.2rem;
  max-inline-size: 100%;
}
.evidence-field span,
.evidence-choices legend {
  color: var(--ink-soft);
  font-size: 0.9em;
}
.evidence-field select {
  min-block-size: 2rem;
  max-inline-size: min(30rem, 100%);
}
.evidence-choices {
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  margin: 0;
  padding: 0;
  border: 0;
}
.evidence-run {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
}
.evidence-run .action {
  min-inline-size: 6rem;
}
.evidence-run progress {
  inline-size: min(16rem, 40vw);
}
.evidence-status {
  margin: 0;
  font-variant-numeric: lining-nums tabular-nums;
}
.evidence-found {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  gap: 1rem 2rem;
  align-items: start;
}
.evidence-answers {
  grid-column: 1 / -1;
  max-inline-size: 80ch;
}
.evidence-answers :is(h2, p, ul) {
  margin-block: 0 0.4rem;
}
.evidence-table th small {
  display: block;
  color: var(--ink-soft);
  font-weight: normal;
}
.evidence-found[hidden] {
  display: none;
}
.evidence-plot {
  margin: 0;
}
.evidence-plot svg {
  display: block;
  inline-size: 100%;
  max-inline-size: 42rem;
  block-size: auto;
}
.evidence-plot figcaption {
  max-inline-size: 60ch;
  color: var(--ink-soft);
  font-size: 0.9em;
}
.evidence-scroll {
  overflow-x: auto;
}
${tableLook(".evidence-table")}
.evidence-table {
  border-collapse: collapse;
}
.evidence-table caption {
  text-align: start;
  color: var(--ink-soft);
  font-size: 0.9em;
}
.evidence-table :is(th, td) {
  padding: 0.25rem 0.75rem 0.25rem 0;
}
.evidence-interval {
  color: var(--ink-soft);
  white-space: nowrap;
}
.evidence-same {
  color: var(--ink-soft);
}
.evidence-exports {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
}
.evidence-games {
  grid-column: 1 / -1;
}
.evidence-columns {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: 0 1.5rem;
}
.evidence-columns ol {
  max-block-size: 20rem;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
}
.evidence-columns h2 {
  margin: 0.5rem 0 0.25rem;
  font-size: 1em;
}
@media (pointer: coarse) {
  .evidence-columns a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }
}
@media print {
  .evidence :is(.evidence-form, .evidence-run, .evidence-exports, .evidence-games) {
    display: none;
  }
}
`;
