// Styles of the laboratory, which come with it.

import { tableLook } from "../lib/table-look.js";

export const STYLES = `
.lab-room {
  display: grid;
  gap: 0.9rem;
  min-inline-size: 0;
}
.lab-room :is(h2, h3, h4) {
  margin: 0;
}
.lab-room section {
  min-inline-size: 0;
}
.lab-form {
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.4rem 1rem;
}
.lab-form label:not(.check) {
  display: grid;
  flex: 0 1 17rem;
  min-inline-size: min(100%, 9rem);
}
/* Room for a whole question. */
.lab-form label:not(.check):has(> select) {
  flex-basis: 28rem;
}
.lab-form label[hidden] {
  display: none;
}
.lab-form label:not(.check) span {
  color: var(--ink-soft);
  font-size: 0.9rem;
}
.lab-form :is(select, input:not([type="checkbox"])) {
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 2rem;
  text-overflow: ellipsis;
}
.lab-form input:not([type="checkbox"]),
.lab-text {
  padding: 0.15rem 0.4rem;
  border: 1px solid var(--rule-strong);
  border-radius: 2px;
  background: var(--leaf);
}
.lab-text {
  inline-size: 100%;
  block-size: 12rem;
}
.lab-tools {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.4rem;
}
.lab-scroll {
  overflow: auto;
  max-inline-size: 100%;
}
${tableLook(".lab-table")}
.lab-table {
  border-collapse: separate;
  border-spacing: 0;
}
.lab-table caption {
  position: absolute;
  clip-path: inset(50%);
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
}
.lab-table :is(th, td) {
  padding: 0.4rem 0.9rem 0.4rem 0;
}
.lab-table thead th {
  border-block-end-color: var(--rule-strong);
}
.lab-table .number {
  text-align: end;
  white-space: nowrap;
}
.chip {
  color: var(--ink-soft);
  font-size: 0.82rem;
  font-style: italic;
  white-space: nowrap;
}
.chip::before {
  content: "";
  display: inline-block;
  inline-size: 0.5em;
  block-size: 0.5em;
  margin-inline-end: 0.3em;
  border: 1px solid currentcolor;
  border-radius: 50%;
}
.chip.standing-described::before {
  background: currentcolor;
}
.chip.standing-reported::before {
  background: linear-gradient(90deg, currentcolor 50%, transparent 50%);
}

.parting-title {
  font-size: 1.3rem;
}
.parting-point {
  display: grid;
  gap: 0.2rem clamp(1rem, 2vw, 2rem);
  padding-block: 0.5rem;
  border-block-start: 1px solid var(--rule);
}
.parting-point h4 {
  grid-column: 1 / -1;
}
.parting-side {
  display: flow-root;
  min-inline-size: 0;
  padding-inline-start: 0.7rem;
  border-inline-start: 3px solid var(--series);
}
.parting-side p {
  margin: 0 0 0.3rem;
}
.parting-side cite,
.parting-under,
.parting-none {
  color: var(--ink-soft);
  font-size: 0.9rem;
}
.parting-diagram {
  float: inline-end;
  inline-size: clamp(5.5rem, 26%, 8.5rem);
  margin-inline-start: 0.8rem;
}
.parting-diagram svg {
  display: block;
  inline-size: 100%;
  block-size: auto;
}
.parting-proof p {
  margin: 0.15rem 0;
  max-inline-size: 65ch;
}
.parting-look {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.6rem;
  min-block-size: 2.4rem;
}
.parting-progress {
  color: var(--ink-soft);
  font-variant-numeric: lining-nums tabular-nums;
}
.parting-steps[hidden],
.parting-line[hidden] {
  display: none;
}
.parting-line {
  display: grid;
  gap: 0.6rem;
}
.parting-steps {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.3rem;
}
.parting-steps button {
  min-inline-size: 2.5rem;
}
.parting-at {
  margin-inline-start: 0.5rem;
  font-variant-numeric: lining-nums tabular-nums;
}
.parting-boards {
  display: grid;
  gap: 1rem clamp(1rem, 2vw, 2rem);
}
.parting-board {
  min-inline-size: 0;
}
.parting-board h3 {
  padding-block-start: 0.3rem;
  border-block-start: 3px solid var(--series);
  font-size: 1rem;
  font-weight: 400;
}
.parting-board .board-frame {
  inline-size: min(100%, calc(min(100dvh - 12rem, 30rem) * var(--board-ratio, 1)));
}
.parting-status {
  min-block-size: 1.5em;
  margin-block: 0.4rem 0;
}
.parting-status.is-parted {
  color: var(--oxblood);
}
.lab-room .series-0 {
  --series: var(--series-0);
}
.lab-room .series-1 {
  --series: var(--series-1);
}
@media (min-width: 40rem) {
  .parting-point,
  .parting-boards {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
}

.matrix-scroll {
  max-block-size: 78dvh;
  border: 1px solid var(--rule-strong);
}
.matrix :is(th, td) {
  min-inline-size: 13rem;
  max-inline-size: 22rem;
  padding: 0.35rem 0.6rem;
  border-inline-end: 1px solid var(--rule);
}
.matrix thead th {
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  background: var(--paper);
}
.matrix :is(thead th:first-child, tbody th) {
  position: sticky;
  inset-inline-start: 0;
  z-index: 1;
  min-inline-size: 7rem;
  max-inline-size: 9rem;
  background: var(--paper);
}
.matrix thead th:first-child {
  z-index: 3;
}
.matrix-cell {
  display: grid;
  gap: 0.35rem;
  inline-size: 100%;
  padding: 0;
  text-align: start;
  border-radius: 2px;
}
/* A rule that takes many sentences is read whole beside the table. */
.matrix-cell {
  max-block-size: 11rem;
  overflow: hidden;
}
.matrix-cell.is-long {
  mask-image: linear-gradient(#000 80%, transparent);
}
.matrix-cell:hover .matrix-sentence {
  color: var(--oxblood);
}
.matrix-cell[aria-expanded] {
  box-shadow: 0 0 0 2px var(--oxblood);
}
.matrix-none {
  color: var(--ink-soft);
}
.matrix-detail {
  display: flow-root;
  padding: 0.6rem 0.9rem;
  border: 1px solid var(--rule-strong);
  border-inline-start: 3px solid var(--oxblood);
  background: var(--leaf);
}
.matrix-detail[hidden] {
  display: none;
}
.matrix-detail header {
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: 0.6rem;
}
.matrix-detail h2 {
  font-size: 1.1rem;
}
.matrix-detail ul {
  margin-block: 0.4rem;
  padding-inline-start: 1.1rem;
}
.matrix-board {
  float: inline-end;
  inline-size: clamp(8rem, 30%, 13rem);
  margin: 0.3rem 0 0.3rem 0.9rem;
}
.matrix-board svg {
  display: block;
  inline-size: 100%;
  block-size: auto;
}
.matrix-board figcaption {
  color: var(--ink-soft);
  font-size: 0.86rem;
  line-height: 1.25;
}

.maps-room h2 {
  font-size: 1.15rem;
}
.map-pair {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 24rem));
  gap: 0.8rem 1.5rem;
}
.map {
  margin: 0;
}
.map svg {
  display: block;
  inline-size: 100%;
  block-size: auto;
}
.map figcaption {
  margin-block-start: 0.3rem;
  font-size: 0.95rem;
}
.heat-cell.heat-0,
.series-0 .heat-cell {
  fill: var(--series-0);
}
.heat-cell.heat-1,
.series-1 .heat-cell {
  fill: var(--series-1);
}
.heat-turn {
  fill: none;
  stroke: var(--series-0);
}
.heat-turn.heat-1 {
  stroke: var(--series-1);
}
@media (prefers-reduced-motion: no-preference) {
  .heat-turn {
    animation: heat-turn 0.5s ease-out;
  }
  @keyframes heat-turn {
    from {
      opacity: 0;
      stroke-width: 0;
    }
  }
}
.heat-count {
  fill: #1d1208;
  paint-order: stroke;
  stroke: #fff8e6;
  stroke-width: 6px;
  stroke-linejoin: round;
  font-family: inherit;
  font-weight: 600;
}
.heat-count.heat-1 {
  fill: #6d100c;
}
.heat-never {
  fill: none;
  stroke: var(--ink);
  opacity: 0.55;
}
@media (pointer: coarse) {
  .lab-form :is(select, input:not([type="checkbox"])),
  .lab-room .link {
    min-block-size: 44px;
  }
}
@page matrix {
  size: landscape;
}
@media print {
  .matrix-room {
    page: matrix;
  }
  body:has(#hall:not([hidden]) .lab-room)
    :is(.chrome, .beside, .hall > header, .lab-form, .lab-tools, .lab-text, .parting-look, .parting-steps, .help) {
    display: none !important;
  }
  .lab-scroll {
    max-block-size: none;
    overflow: visible;
    border: 0;
  }
  .matrix :is(th, td),
  .matrix :is(thead th:first-child, tbody th) {
    position: static;
    min-inline-size: 0;
    max-inline-size: none;
    font-size: 7pt;
    padding: 1mm;
  }
  .matrix-cell {
    max-block-size: none;
    mask-image: none !important;
  }
  .lab-table tr {
    break-inside: avoid;
  }
}
`;
