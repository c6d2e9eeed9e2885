// Styles of the family, which come with it.

export const STYLES = `
.kin {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
}
.kin > .help:empty {
  display: none;
}
.family-tools {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.5rem;
  align-items: center;
}
.family-stories ul {
  display: flex;
  flex-wrap: wrap;
  gap: 0.2rem 1.5rem;
}
.family-glue {
  flex-basis: 100%;
  margin: 0;
}
.kin:not([data-paper="a4"]) .family-glue {
  display: none;
}
.family-choices > div {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  gap: 0.6rem 1.5rem;
  padding-block-start: 0.5rem;
}
.family-choices summary,
.kin h2 {
  font-size: 1.3rem;
  font-weight: 400;
}
.family-choices summary {
  cursor: pointer;
}
.family-choices fieldset {
  margin: 0;
  padding: 0;
  border: 0;
}
.family-choices legend {
  padding: 0;
  font-style: italic;
}
.family-choices label {
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 0.5rem;
  align-items: baseline;
  min-block-size: 1.75rem;
  line-height: 1.3;
}
.kin ul,
.kin ol {
  margin: 0;
  padding: 0;
  list-style: none;
}
.family-board svg {
  display: block;
  inline-size: 100%;
  block-size: 100%;
}
.family-games a {
  color: inherit;
  text-decoration: none;
}
.family-games b {
  font-weight: 400;
  font-size: 1.05rem;
}
.family-games a:hover b {
  color: var(--oxblood);
  text-decoration: underline;
}
.family-date {
  color: var(--ink-soft);
  font-size: 0.86rem;
}
.family-card p {
  margin: 0;
}
.family-card p + p {
  margin-block-start: 0.3rem;
}
.family-card .family-ends {
  font-size: 1.1rem;
}
.family-card .family-changes {
  color: var(--ink-soft);
  font-size: 0.92rem;
}
.family-sign {
  display: inline-grid;
  place-items: center;
  box-sizing: border-box;
  min-inline-size: 1.75rem;
  min-block-size: 1.75rem;
  padding-inline: 0.2rem;
  border: 1.5px solid var(--indigo);
  border-radius: 1rem;
  background: var(--leaf);
  color: var(--indigo);
  font-size: 0.9rem;
  line-height: 1;
  font-variant-numeric: lining-nums tabular-nums;
  text-decoration: none;
}
.family-sign:is(:hover, :focus-visible) {
  background: var(--indigo);
  color: var(--leaf);
}
@media (forced-colors: active) {
  .family-sign:is(:hover, :focus-visible) {
    background: Highlight;
    color: HighlightText;
    forced-color-adjust: none;
  }
}
.family-sign.line-reported {
  border-style: dashed;
}
.family-sign.line-inferred {
  border-style: dotted;
}
.family-lines svg {
  display: block;
  inline-size: 100%;
  block-size: 100%;
}
.family-lines line {
  stroke: var(--indigo);
  stroke-width: 1.4;
}
.family-lines .line-reported {
  stroke-dasharray: 6 4;
}
.family-lines .line-inferred {
  stroke-dasharray: 1.5 3.5;
}
.family-lines path {
  fill: var(--indigo);
}
.family-lines text {
  fill: var(--ink-soft);
  font-size: 17px;
  font-style: italic;
  letter-spacing: 0.12em;
  text-anchor: middle;
  paint-order: stroke;
  stroke: var(--paper);
  stroke-width: 5px;
  stroke-linejoin: round;
}
.family-key {
  display: flex;
  flex-wrap: wrap;
  gap: 0.3rem 1.5rem;
  color: var(--ink-soft);
  font-size: 0.92rem;
}
.family-key i {
  display: inline-block;
  inline-size: 2.2rem;
  margin-inline-end: 0.5rem;
  border-block-end: 2px solid var(--indigo);
  vertical-align: middle;
}
.family-key .line-reported {
  border-block-end-style: dashed;
}
.family-key .line-inferred {
  border-block-end-style: dotted;
}
.family-time > li {
  display: grid;
  grid-template-columns: minmax(8rem, 13rem) minmax(12rem, 1fr) minmax(14rem, 1fr);
  gap: 0 1rem;
  align-items: center;
  min-block-size: 1.9rem;
  line-height: 1.25;
}
.family-time > li > a {
  color: inherit;
}
.family-told {
  font-size: 0.92rem;
}
.family-told cite {
  color: var(--ink-soft);
}
.family-track {
  position: relative;
  align-self: stretch;
  min-block-size: 1.5rem;
}
.family-track > * {
  position: absolute;
  inset-block: 0;
}
.family-track i {
  border-inline-start: 1px solid var(--rule);
}
.family-time > li:first-child {
  padding-block-start: 1.4rem;
}
.family-time > li:first-child i::before {
  content: attr(data-year);
  position: absolute;
  inset-block-end: 100%;
  inset-inline-start: -1.2em;
  color: var(--ink-soft);
  font-size: 0.8rem;
  font-style: normal;
}
.family-track b {
  inset-block: 0.4rem;
  min-inline-size: 4px;
  background: var(--indigo);
}
.family-track .open-start {
  background: linear-gradient(to right, transparent, var(--indigo));
}
.family-track .open-end {
  background: linear-gradient(to right, var(--indigo) 30%, transparent);
}
.family-track u {
  inset-block: 0.3rem;
  inline-size: 2px;
  margin-inline-start: -1px;
  background: var(--oxblood);
}
/* On the map: the boards stand in their places, and what is told of a way lies over them. */
.kin:not(.is-list) .family-map {
  position: relative;
  aspect-ratio: 1115 / 560;
  inline-size: min(100%, max(60rem, (100dvh - 8rem) * 1.99));
  margin-inline: auto;
}
.kin:not(.is-list) .family-lines {
  position: absolute;
  inset: 0;
}
.kin:not(.is-list) :is(.family-games, .family-ways) > li {
  position: absolute;
  inset: calc(var(--y) * 1%) auto auto calc(var(--x) * 1%);
}
.kin:not(.is-list) .family-games > li {
  inline-size: 7.4%;
  translate: -50%;
  margin-block-start: -4.1%;
}
.kin:not(.is-list) .family-games a {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  position: absolute;
  inset: auto 0 auto 0;
}
.kin:not(.is-list) .family-board {
  display: block;
  aspect-ratio: 1;
}
.kin:not(.is-list) .family-games a > span:last-child {
  display: grid;
  border-radius: 3px;
  background: color-mix(in oklab, var(--paper) 82%, transparent);
  inline-size: max-content;
  max-inline-size: 150%;
  justify-self: center;
  line-height: 1.15;
  text-align: center;
}
.family-compared {
  font-size: 0.78rem;
  font-style: italic;
}
.kin:not(.is-list) .family-date {
  font-size: 0.78rem;
}
.kin:not(.is-list) .family-ways > li {
  translate: -50% -50%;
}
.kin:not(.is-list) .family-card {
  display: none;
  position: absolute;
  z-index: 2;
  inset: calc(100% - 2px) auto auto 0;
  box-sizing: border-box;
  inline-size: 24rem;
  padding: 0.7rem 0.9rem;
  border: 1px solid var(--rule-strong);
  border-radius: 3px;
  background: var(--leaf);
  box-shadow: 0 0.3rem 1.2rem rgb(0 0 0 / 25%);
  font-size: 0.95rem;
  line-height: 1.3;
}
.kin:not(.is-list) .to-left .family-card {
  inset-inline: auto 0;
}
.kin:not(.is-list) .to-top .family-card {
  inset-block: auto calc(100% - 2px);
}
.kin:not(.is-list, .is-still) .family-ways > li:is(:hover, :focus-within) {
  z-index: 3;
}
.kin:not(.is-list, .is-still) .family-ways > li:is(:hover, :focus-within) .family-card {
  display: block;
}
.kin.is-list .family-lines {
  display: none;
}
.kin.is-list .family-map {
  display: grid;
  gap: 1.5rem;
}
.kin.is-list .family-games {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 45%), 1fr));
  gap: 1rem;
}
.kin.is-list .family-games a {
  display: grid;
  gap: 0.3rem;
}
.kin.is-list .family-board {
  display: block;
  aspect-ratio: 1;
}
.kin.is-list .family-games a > span:last-child {
  display: grid;
  line-height: 1.2;
}
.kin.is-list .family-ways {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  gap: 1.2rem 2rem;
}
.kin.is-list .family-ways > li {
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.6rem;
  align-items: start;
}
@media screen and (max-width: 59.99rem) {
  .family-tools > .switch {
    display: none;
  }
  .family-time > li {
    grid-template-columns: minmax(0, 1fr);
    padding-block: 0.3rem;
  }
  .family-time > li:first-child {
    padding-block-start: 0.3rem;
  }
  .family-time > li:first-child i::before {
    content: none;
  }
}
@media (pointer: coarse) {
  .family-stories a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }
  .family-choices label,
  .family-sign {
    min-block-size: 44px;
  }
  .family-sign {
    min-inline-size: 44px;
    border-radius: 1.4rem;
  }
}
`;
