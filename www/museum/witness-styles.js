// Styles of the witnesses, which come with them.

export const STYLES = `
.witnesses,
.witnesses > section,
.witness,
.witness-tallies > section {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.6rem;
}
.witnesses {
  gap: 1.6rem;
}
.witnesses > :is(.help:empty, [hidden]) {
  display: none;
}
.witnesses :is(p, dl, dd) {
  margin: 0;
}
.witnesses h2 {
  margin: 0;
  font-size: 1.3rem;
  font-weight: 400;
}
.witnesses h3 {
  margin: 0;
  font-size: 1.12rem;
  font-weight: 400;
}
.witness-tools {
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem 1.5rem;
}
.witness-tools label {
  display: grid;
  min-inline-size: 0;
}
.witness-tools span {
  color: var(--ink-soft);
  font-size: 0.9rem;
}
.witness-tools select {
  max-inline-size: 100%;
  min-block-size: 2rem;
}
.witness-games,
.witness-list,
.witness-tallies ul {
  margin: 0;
  padding: 0;
  list-style: none;
}
.witness-games > li {
  display: grid;
  grid-template-columns: minmax(0, 12rem) minmax(0, 1fr);
  gap: 0.3rem 1.5rem;
  padding-block: 0.6rem;
  border-block-start: 1px solid var(--rule);
  break-inside: avoid;
}
.witness-games dl {
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 0.4rem 1.5rem;
  line-height: 1.35;
}
.witness-games dt {
  color: var(--ink-soft);
  font-size: 0.9rem;
}
.witness-games dd + dd {
  margin-block-start: 0.3rem;
}
.witness-tallies {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr));
  gap: 1.2rem 2rem;
}
.witness-tallies > section {
  align-content: start;
  gap: 0.3rem;
}
.witness-tallies ul {
  display: grid;
  gap: 0.4rem;
  line-height: 1.35;
}
.witness-count {
  color: var(--oxblood);
  font-weight: 400;
}
.witness {
  grid-template-columns: minmax(0, 15rem) minmax(0, 1fr) minmax(0, 19rem);
  gap: 0.45rem 2rem;
  padding-block: 0.7rem;
  border-block-start: 1px solid var(--rule);
  line-height: 1.4;
  break-inside: avoid;
}
.witness > * {
  min-inline-size: 0;
}
.witness h3:focus-visible {
  outline-offset: 3px;
}
:is(.witness-who, .witness-said) > * + * {
  margin-block-start: 0.4rem;
}
.witness-said {
  max-inline-size: 42rem;
}
.witness-doubt {
  padding-inline-start: 1rem;
  border-inline-start: 3px solid var(--oxblood);
}
.witness-sources {
  display: grid;
  align-content: start;
  gap: 0.25rem;
  margin: 0;
  padding-inline-start: 1.4rem;
  color: var(--ink-soft);
  font-size: 0.88rem;
  line-height: 1.35;
  list-style: decimal;
}
.witness-sources cite {
  overflow-wrap: anywhere;
}
.witnesses sup {
  margin-inline-start: 0.1em;
  color: var(--ink-soft);
  font-size: 0.72em;
  line-height: 1;
}
[data-certainty="disputed"],
[data-certainty="doubtful"] {
  color: var(--oxblood);
}
.witness-sure {
  display: grid;
  gap: 0.2rem;
  color: var(--ink-soft);
  font-size: 0.9rem;
}
.witness-sure :is(dt, dd) {
  display: inline;
}
.witness-sure dt::after {
  content: ": ";
}
@media (max-width: 60rem) {
  .witness-games > li,
  .witness-games dl,
  .witness {
    grid-template-columns: minmax(0, 1fr);
  }
}
@media (pointer: coarse) {
  .witness-tools select,
  .witness-games a,
  .witness-tallies li > a,
  .witness-dates a,
  .witness-sources a {
    min-block-size: 44px;
  }
  .witness-games a,
  .witness-tallies li > a,
  .witness-dates a,
  .witness-sources a {
    display: inline-flex;
    align-items: center;
  }
}
@media print {
  .witness-tools {
    display: none !important;
  }
}
`;
