// Styles of the studies, which come with them, as the first load should not carry them.

import { tableLook } from "../lib/table-look.js";

export const STYLES = `
.study-head {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.8rem;
}
.study-title {
  font-size: 1.25rem;
}
.study-task {
  color: var(--ink-soft);
  font-style: italic;
}
.study-answer {
  min-block-size: 2.8em;
  line-height: 1.4;
  text-wrap: pretty;
}
.study-answer:is([data-worth="best"], [data-worth="good"]) {
  color: var(--verdigris);
}
.study-answer[data-worth="bad"] {
  color: var(--oxblood);
}
.study-deeds {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.3rem;
}
.study-deeds [aria-pressed="true"] {
  background: color-mix(in oklab, var(--oxblood) 12%, var(--leaf));
  box-shadow: inset 0 -2px var(--oxblood);
}
.study-progress {
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-block-size: 2.2rem;
  margin-block-start: 0.3rem;
  font-variant-numeric: lining-nums tabular-nums;
  visibility: hidden;
}
.study-progress.is-on {
  visibility: visible;
}
.study-progress progress {
  flex: 0 1 7rem;
  min-inline-size: 3rem;
  accent-color: var(--oxblood);
}
.study-progress-text {
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  color: var(--ink-soft);
  font-size: 0.9rem;
  text-overflow: ellipsis;
  white-space: nowrap;
}
#study-text > * + * {
  margin-block-start: 0.8rem;
}
.study-ways {
  display: flex;
  flex-wrap: wrap;
  gap: 0.2rem 1.1rem;
}
:is(#study-text h3, .compose h2) {
  font-size: 1.15rem;
  margin-block: 0 0.25rem;
}
.study-columns {
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.5rem 1rem;
  padding-block: 0.4rem;
}
.study-columns h4 {
  margin: 0;
  font-weight: 400;
  font-style: italic;
  color: var(--ink-soft);
}
.study-moves {
  display: grid;
  grid-template-columns: 1fr 1fr;
  max-block-size: 16rem;
  overflow-y: auto;
  font-variant-numeric: lining-nums tabular-nums;
}
.study-moves button,
.study-distances button {
  inline-size: 100%;
  min-block-size: 1.8rem;
  padding-inline: 0.35rem;
  border-radius: 3px;
}
:is(.study-moves, .study-distances) button:hover:enabled {
  background: var(--leaf);
  color: var(--oxblood);
}
.study-moves [aria-current] {
  background: color-mix(in oklab, var(--oxblood) 14%, var(--leaf));
}
.study-moves .parts button {
  box-shadow: inset 2px 0 var(--oxblood);
}
.study-distances {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  gap: 0 0.8rem;
  font-variant-numeric: lining-nums tabular-nums;
}
.study-distances button {
  display: flex;
  justify-content: space-between;
}
.study-distances b {
  font-weight: 400;
  color: var(--ink-soft);
}
.study-distances [data-result="win"] b {
  color: var(--verdigris);
}
.study-distances [data-result="loss"] b {
  color: var(--oxblood);
}
.study-rules fieldset {
  margin-block-start: 0.7rem;
}
.study-rules legend {
  font-style: italic;
}
.study-choice {
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) minmax(0, 1fr);
  align-items: center;
  gap: 0.1rem 0.5rem;
  min-block-size: 2rem;
}
.study-choice b {
  font-weight: 400;
  color: var(--ink-soft);
}
.study-choice .differs {
  color: var(--oxblood);
}
.study-choice input {
  margin: 0;
}
.study-about ul {
  margin-block: 0.2rem;
}
.study-filters {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: 0.4rem 0.8rem;
  margin-block-end: 0.5rem;
}
@media (max-width: 27rem) {
  .study-filters {
    grid-template-columns: 1fr;
  }
}
@media (min-width: 27.01rem) {
  .study-filters label:has([name="work"]) {
    grid-column: span 2;
  }
}
.study-filters label {
  display: grid;
  min-inline-size: 0;
}
.study-filters label span {
  color: var(--ink-soft);
  font-size: 0.9rem;
}
.study-filters :is(input, select) {
  inline-size: 100%;
  min-block-size: 2rem;
}
.study-filters input::placeholder {
  font-size: 0.82em;
}
.study-filters input,
.compose-plies input {
  padding: 0.15rem 0.4rem;
  border: 1px solid var(--rule-strong);
  border-radius: 2px;
  background: var(--leaf);
}
.spread:not([data-view="boards"]) .plate > #studies:not([hidden]) {
  display: block;
  place-content: normal;
  place-items: normal;
  overflow-y: auto;
  padding-inline: 0.2rem;
}
.study-list {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11rem, 45%), 1fr));
  gap: 1.1rem;
  padding-block: 0.4rem 1.5rem;
}
.study-card {
  display: grid;
  gap: 0.45rem;
  color: inherit;
  text-decoration: none;
}
.study-board {
  display: block;
  aspect-ratio: 1;
}
.study-board svg {
  display: block;
  inline-size: 100%;
  block-size: 100%;
}
.study-words {
  display: grid;
  line-height: 1.3;
}
.study-words b {
  font-weight: 400;
  font-size: 1.1rem;
}
.study-card:hover b {
  color: var(--oxblood);
  text-decoration: underline;
}
.study-source {
  color: var(--ink-soft);
  font-size: 0.9rem;
}
.study-kind {
  color: var(--oxblood);
  font-style: italic;
}
.study-kind[data-kind="sound"] {
  color: var(--verdigris);
}
.study-kind[data-kind="open"] {
  color: var(--ink-soft);
}
.study-table {
  overflow: auto;
}
${tableLook(".study-table table")}
.study-table table {
  border-collapse: collapse;
  inline-size: 100%;
}
.study-table caption {
  padding-block: 0.2rem 0.6rem;
  font-size: 1.6rem;
  text-align: start;
}
.study-table :is(th, td) {
  padding: 0.5rem 0.8rem 0.5rem 0;
}
.study-table small {
  display: block;
  color: var(--ink-soft);
  font-size: 0.86rem;
}
.study-found {
  display: grid;
  justify-items: start;
  gap: 0.15rem;
  font-variant-numeric: lining-nums tabular-nums;
}
.study-found + .study-found {
  margin-block-start: 0.5rem;
}
/* Figures under several rules stand beside each other where there is room. */
.study-table .study-found {
  display: inline-grid;
  inline-size: min(10rem, 100%);
  margin-block: 0 0.5rem;
  margin-inline-end: 1rem;
  vertical-align: top;
}
@media (min-width: 60rem) {
  .study-table td:has(.study-found ~ .study-found) {
    min-inline-size: 23rem;
  }
}
.study-bar {
  display: flex;
  inline-size: 100%;
  max-inline-size: 14rem;
  block-size: 0.6rem;
  border: 1px solid var(--rule-strong);
}
.study-bar [data-part="won"] {
  background: var(--verdigris);
}
.study-bar [data-part="drawn"] {
  background: var(--rule);
}
.study-bar [data-part="lost"] {
  background: var(--oxblood);
}
@media (forced-colors: active) {
  .study-bar {
    forced-color-adjust: none;
  }
  .study-bar [data-part="won"] {
    background: Highlight;
  }
  .study-bar [data-part="drawn"] {
    background: GrayText;
  }
  .study-bar [data-part="lost"] {
    background: Canvas;
  }
}
.study-table [data-right="yes"] {
  color: var(--verdigris);
}
.study-table [data-right="no"] {
  color: var(--oxblood);
}
.compose-plies {
  display: flex;
  align-items: center;
  gap: 0.4rem;
}
.compose-plies input {
  inline-size: 4rem;
  min-block-size: 2rem;
}
.compose-said p + p {
  margin-block-start: 0.2rem;
}
.study-sheet ol {
  flex: 1;
}
.study-sheet.is-problems ol {
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-content: start;
  gap: 4mm 10mm;
}
.study-sheet header {
  min-height: 10mm;
}
.sheet-problem svg {
  display: block;
  inline-size: 100%;
  block-size: auto;
  max-block-size: 62mm;
}
.sheet-cited {
  font-size: 8pt;
}
.sheet-solution {
  margin-block-end: 4mm;
  break-inside: avoid;
}
.sheet-line {
  font-variant-numeric: lining-nums tabular-nums;
}
@media (pointer: coarse) {
  .study-filters :is(input, select),
  .compose-plies input,
  .study-choice,
  :is(.study-moves, .study-distances) button,
  .study-ways a {
    min-block-size: 44px;
  }
  .study-ways a {
    display: inline-flex;
    align-items: center;
  }
}
/* Upright, what chooses stands above what is chosen. */
@media (max-width: 47.99rem), (max-aspect-ratio: 1 / 1) {
  .spread:is([data-view="studies"], [data-view="verdicts"]) {
    display: flex;
    flex-direction: column;
  }
  .spread:is([data-view="studies"], [data-view="verdicts"]) .beside {
    display: contents;
  }
  .spread:is([data-view="studies"], [data-view="verdicts"]) .console {
    order: -1;
  }
  .spread:is([data-view="studies"], [data-view="verdicts"]) .folio {
    container: beside / inline-size;
  }
}
@media (max-width: 48rem) {
  .study-table :is(table, tbody, tr, th, td, caption) {
    display: block;
  }
  .study-table thead {
    display: none;
  }
  .study-table :is(th, td) {
    padding: 0.15rem 0;
    border: 0;
  }
  .study-table tr {
    padding-block: 0.5rem;
    border-block-end: 1px solid var(--rule);
  }
}
@media print {
  :root:not([data-prints^="rules"]) body:has(#studies:not([hidden])) :is(.chrome, .beside) {
    display: none !important;
  }
  body:has(#studies:not([hidden])) :is(main, .spread, .plate, #studies, .sheets) {
    display: block !important;
    margin: 0;
    padding: 0 !important;
    max-width: none;
    overflow: visible !important;
  }
  .study-sheet.is-problems + .study-sheet.is-solutions {
    break-before: right;
  }
  .study-deeds,
  .study-progress,
  .study-ways,
  .compose {
    display: none !important;
  }
}
`;
