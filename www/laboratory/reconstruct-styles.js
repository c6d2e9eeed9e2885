// Styles of “Reconstruct”, beside those of the laboratory.

export const STYLES = `
.reconstruct {
  gap: 1.1rem;
}
.reconstruct h2 {
  font-size: 1.15rem;
}
.reconstruct h3 {
  font-size: 1rem;
  font-weight: 400;
}
.reconstruct-asked {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  gap: 1rem 2rem;
  align-items: start;
}
.reconstruct-asked .help {
  margin: 0.1rem 0 0.4rem;
}
.reconstruct-list {
  display: grid;
  margin: 0 0 0.5rem;
  padding: 0;
  list-style: none;
}
.reconstruct-list > li {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.2rem 0.6rem;
  align-items: start;
  padding-block: 0.4rem;
  border-block-start: 1px solid var(--rule);
}
.reconstruct-choices {
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
}
.reconstruct-choices .check input {
  flex: none;
}
.reconstruct-choices legend {
  padding: 0;
}
.reconstruct-set {
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: 0.4rem 0.8rem;
}
.reconstruct-set label {
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  color: var(--ink-soft);
}
.reconstruct :is(.reconstruct-set, .reconstruct-add) :is(select, input) {
  min-block-size: 2rem;
  max-inline-size: 100%;
}
.reconstruct-set input {
  inline-size: 6rem;
  padding: 0.15rem 0.4rem;
  border: 1px solid var(--rule-strong);
  border-radius: 2px;
  background: var(--leaf);
}
.reconstruct-add {
  display: flex;
  gap: 0.5rem;
}
.reconstruct-add select {
  flex: 1 1 auto;
  min-inline-size: 0;
  text-overflow: ellipsis;
}
.reconstruct-faults {
  margin: 0;
  padding-inline-start: 1.1rem;
}
.reconstruct-faults:empty {
  display: none;
}
.reconstruct .lab-form label:not(.check) {
  flex-basis: 12rem;
}
.reconstruct-run {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
}
.reconstruct-run .action {
  min-inline-size: 6rem;
}
.reconstruct-run progress {
  inline-size: min(16rem, 40vw);
}
.reconstruct-run p,
.reconstruct-count,
.reconstruct-chance {
  margin: 0;
  max-inline-size: 70ch;
  font-variant-numeric: lining-nums tabular-nums;
}
.reconstruct-warning {
  padding: 0.6rem 0.9rem;
  border: 1px solid var(--rule-strong);
  border-inline-start: 3px solid var(--oxblood);
  background: var(--leaf);
}
.reconstruct-warning ul {
  max-inline-size: 75ch;
  margin: 0.3rem 0 0;
  padding-inline-start: 1.1rem;
}
.reconstruct-found {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.9rem;
}
.reconstruct-found[hidden],
.reconstruct-games[hidden] {
  display: none;
}
.reconstruct-scroll {
  max-block-size: 70dvh;
  border-block-end: 1px solid var(--rule-strong);
}
.reconstruct-table th,
.reconstruct-table td {
  min-inline-size: 7.5rem;
  max-inline-size: 13rem;
}
.reconstruct-table thead th {
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  background: var(--paper);
}
.reconstruct-table :is(th:first-child, td:last-child) {
  min-inline-size: 0;
}
.reconstruct-table td > span {
  display: block;
  color: var(--ink-soft);
  white-space: nowrap;
}
.reconstruct-table b {
  font-weight: 600;
}
.reconstruct [data-verdict="agrees"] b {
  color: var(--verdigris);
}
.reconstruct [data-verdict="contradicts"] b {
  color: var(--oxblood);
}
.reconstruct [data-verdict="open"] b {
  color: var(--ink-soft);
  font-weight: 400;
}
.reconstruct-readings {
  display: grid;
  margin-block-start: 0.4rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: 0.5rem 2rem;
}
.reconstruct-readings ul {
  margin: 0.2rem 0 0;
  padding-inline-start: 1.1rem;
}
.reconstruct-readings [data-remains="0"] {
  color: var(--ink-soft);
}
.reconstruct-games header {
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: 0.6rem;
}
.reconstruct-games ol {
  columns: 15rem;
  max-block-size: 22rem;
  margin: 0.4rem 0 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
}
@media (pointer: coarse) {
  .reconstruct :is(.reconstruct-games, tbody) a {
    display: inline-flex;
    align-items: center;
    min-inline-size: 44px;
    min-block-size: 44px;
  }
  .reconstruct :is(.reconstruct-set, .reconstruct-add) :is(select, input) {
    min-block-size: 44px;
  }
}
@media print {
  .reconstruct :is(.reconstruct-add, .reconstruct-run, .reconstruct-games, .lab-tools, .lab-form) {
    display: none;
  }
  .reconstruct-scroll {
    max-block-size: none;
  }
}
`;
