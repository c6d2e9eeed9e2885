// Styles of lessons, which come with them. What is taken stands in other sites too, where the page’s colours and
// buttons are not, so everything there has a colour to fall back to.

export const TAKING = `
.lesson,
.lessons {
  --soft: var(--ink-soft, color-mix(in oklab, currentcolor 72%, transparent));
  --edge-line: var(--rule-strong, color-mix(in oklab, currentcolor 45%, transparent));
  --good: var(--verdigris, light-dark(#22655b, #82c7b5));
  --bad: var(--oxblood, light-dark(#7d2520, #e29a86));
}
.lesson {
  container-type: inline-size;
}
.lesson-both {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  align-items: start;
}
.lesson-board {
  inline-size: min(100%, calc((100svh - var(--lesson-above, 9rem)) * var(--board-ratio, 1)), 40rem);
  min-inline-size: min(100%, 15rem);
  margin-inline: auto;
}
.lesson-side,
.lesson-told {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.7rem;
  max-inline-size: 38rem;
}
.lesson-side p {
  margin: 0;
}
.lesson-along {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.3rem 0.9rem;
}
.lesson-place {
  color: var(--soft);
}
.lesson-steps {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  margin: 0;
  padding: 0;
  list-style: none;
}
.lesson-steps button {
  min-inline-size: 2rem;
  min-block-size: 2rem;
  padding: 0;
  border: 1px solid var(--edge-line);
  border-radius: 999px;
  text-align: center;
  background: none;
  color: inherit;
  font: inherit;
  font-variant-numeric: lining-nums;
  cursor: pointer;
}
.lesson-steps .is-done {
  border-color: var(--good);
  background: color-mix(in oklab, var(--good) 18%, transparent);
}
.lesson-steps [aria-current] {
  outline: 2px solid currentcolor;
  outline-offset: 1px;
}
.lesson-text {
  display: grid;
  gap: 0.6rem;
  font-size: 1.1rem;
  line-height: 1.45;
  overflow-wrap: anywhere;
}
.lesson-source {
  color: var(--soft);
  font-size: 0.9rem;
}
.lesson-question {
  padding-inline-start: 0.7rem;
  border-inline-start: 3px solid var(--bad);
  font-size: 1.1rem;
}
.lesson-answers,
.lesson-deeds,
.lesson-ways {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.4rem;
}
.lesson :is([hidden]) {
  display: none;
}
.lesson-which {
  flex-basis: 100%;
}
.lesson-answers [aria-pressed="true"] {
  background: color-mix(in oklab, var(--bad) 12%, var(--leaf, transparent));
  box-shadow: inset 0 -2px var(--bad);
}
.lesson-answers button {
  text-align: start;
}
.lesson-said {
  display: grid;
  gap: 0.3rem;
  min-block-size: 3em;
  line-height: 1.4;
}
.lesson-said p {
  font-weight: 600;
}
.lesson-said[data-how="right"] p {
  color: var(--good);
}
.lesson-said[data-how="wrong"] p {
  color: var(--bad);
}
.lesson-onward {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
}
.lesson-said ul {
  margin: 0;
  padding-inline-start: 1.2rem;
}
.lesson-ways {
  justify-content: space-between;
  padding-block-start: 0.5rem;
  border-block-start: 1px solid var(--rule, color-mix(in oklab, currentcolor 25%, transparent));
}
.lesson-ways .is-next {
  font-weight: 600;
}
@container (min-width: 42rem) {
  .lesson-both {
    grid-template-columns: minmax(0, 1.15fr) minmax(17rem, 1fr);
    gap: 1.8rem;
  }
}
@media (pointer: coarse) {
  .lesson-steps button {
    min-inline-size: 44px;
    min-block-size: 44px;
  }
}
`;

export const ROOM = `
.lessons {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
}
.lessons {
  --lesson-above: 14.5rem;
}
.lessons p {
  margin: 0;
}
.lessons h2 {
  margin: 0;
  font-size: 1.5rem;
  font-weight: 400;
}
.lessons-tools,
.lessons-head {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.4rem 0.6rem;
}
.lessons-head {
  justify-content: space-between;
}
.lessons-tools a {
  display: inline-flex;
  align-items: center;
  min-block-size: 2rem;
}
.lessons-faults {
  padding: 0.5rem 0.8rem;
  border: 1px solid var(--oxblood);
  border-radius: 4px;
}
.lessons-faults ul {
  margin: 0.3rem 0 0;
  padding-inline-start: 1.2rem;
}
.lessons-list {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
  gap: 1rem 1.4rem;
  margin: 0;
  padding: 0;
  list-style: none;
}
.lessons-list a {
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  gap: 0.9rem;
  align-items: center;
  color: inherit;
  text-decoration: none;
}
.lessons-list svg {
  display: block;
  inline-size: 100%;
  block-size: 6.5rem;
}
.lessons-list b {
  display: block;
  font-size: 1.15rem;
  font-weight: 400;
}
.lessons-list a:hover b {
  color: var(--oxblood);
  text-decoration: underline;
}
.lessons-list span {
  display: block;
}
.lessons-list .help {
  color: var(--ink-soft);
}
.lessons-list progress {
  inline-size: 100%;
  max-inline-size: 10rem;
  block-size: 0.6rem;
  accent-color: var(--verdigris);
}
.lessons-form {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem 2rem;
  align-items: start;
}
.lessons-form > div {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.8rem;
}
.lessons-form [hidden] {
  display: none;
}
.lessons-form h3 {
  margin: 0 0 0.4rem;
  font-size: 1.15rem;
  font-weight: 400;
}
.lessons-form fieldset {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.6rem;
  min-inline-size: 0;
  margin: 0;
  padding: 0.7rem 0.9rem;
  border: 1px solid var(--rule-strong);
  border-radius: 4px;
}
.lessons-form legend {
  padding-inline: 0.3rem;
}
.lessons-form label {
  display: grid;
  gap: 0.15rem;
  min-inline-size: 0;
}
.lessons-form label > span,
.lessons-form .help {
  color: var(--ink-soft);
  font-size: 0.92rem;
}
.lessons-form :is(input, select, textarea) {
  inline-size: 100%;
  min-block-size: 2rem;
  padding: 0.2rem 0.45rem;
  border: 1px solid var(--rule-strong);
  border-radius: 2px;
  background: var(--leaf);
  color: inherit;
  font: inherit;
}
.lessons-form textarea {
  min-block-size: 6rem;
  resize: vertical;
}
.lessons-ask {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: 0.5rem 0.8rem;
}
.lessons-form .lesson-steps button[aria-pressed="true"] {
  outline: 2px solid currentcolor;
  outline-offset: 1px;
}
.lessons-form .lesson-board {
  max-inline-size: 26rem;
}
.lessons-form .lesson-along,
.lessons-form .lesson-ways {
  display: none;
}
.lessons input[type="file"] {
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  opacity: 0;
}
.lesson-sheet {
  inline-size: 210mm;
}
.lesson-sheet[data-paper="letter"] {
  inline-size: 215.9mm;
}
.lesson-sheet ol {
  flex: 1;
  display: grid;
  align-content: start;
  gap: 5mm;
  margin: 0;
  padding: 0;
  list-style: none;
}
.lesson-sheet header {
  display: flex;
  justify-content: space-between;
  align-items: end;
  gap: 6mm;
  min-height: 12mm;
  padding-block-end: 4mm;
}
.lesson-sheet header p {
  flex: 0 1 70mm;
  border-block-end: 0.3mm solid;
}
.lesson-sheet ol > li {
  display: grid;
  grid-template-columns: minmax(0, 54mm) minmax(0, 1fr);
  gap: 5mm;
  align-items: start;
  break-inside: avoid;
}
.lesson-sheet.is-answers ol > li {
  grid-template-columns: minmax(0, 38mm) minmax(0, 1fr);
}
.lesson-sheet svg {
  display: block;
  inline-size: 100%;
  block-size: auto;
  max-block-size: 58mm;
}
.lesson-sheet.is-answers svg {
  max-block-size: 42mm;
}
.lesson-sheet ol > li > div {
  display: grid;
  gap: 2mm;
  overflow-wrap: anywhere;
}
.lesson-sheet .lesson-line {
  block-size: 7mm;
  border-block-end: 0.2mm solid;
}
.lesson-sheet .lesson-asked {
  font-weight: 600;
}
.lesson-sheet .lesson-choices {
  list-style: lower-alpha;
}
.lesson-sheet ul {
  margin: 0;
  padding-inline-start: 5mm;
}
@media (min-width: 62rem) {
  .lessons-form {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
  }
}
@media (pointer: coarse) {
  .lessons-tools a,
  .lessons-form :is(input, select) {
    min-block-size: 44px;
  }
}
@media print {
  :root:not([data-prints^="rules"]) body:has(.lessons)
  :is(.chrome, .hall > header, .beside, .lessons-tools, .lesson-deeds, .lesson-ways, .lessons-form) {
    display: none !important;
  }
  body:has(.lesson-sheet) :is(main, .spread, .plate, #hall, .hall, .room, .lessons, .sheets) {
    display: block !important;
    margin: 0;
    padding: 0 !important;
    max-width: none;
    overflow: visible !important;
  }
  :root:not([data-prints^="rules"]) body:has(.lesson-sheet) :is(.lessons-head, .lessons-faults, .beside, .colophon) {
    display: none !important;
  }
}
`;

/** What the page has of its own, and other sites do not. */
export const ELEMENT = `
:host {
  max-inline-size: var(--tabiya-size, 60rem);
  margin-inline: auto;
}
.lesson-live,
.lesson-live * {
  box-sizing: border-box;
}
.lesson-title {
  margin: 0 0 0.6rem;
  font-size: 1.25em;
}
.lesson :is(.quiet, .action) {
  min-block-size: 2.25rem;
  padding: 0.2rem 0.7rem;
  border: 1px solid var(--edge-line);
  border-radius: 4px;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
}
.lesson .action {
  border-color: currentcolor;
  font-weight: 600;
}
.lesson :disabled {
  opacity: 0.65;
  cursor: default;
}
.lesson button:focus-visible {
  outline: 2px solid currentcolor;
  outline-offset: 2px;
}
p[role="status"] {
  font-style: italic;
}
@media (pointer: coarse) {
  .lesson :is(.quiet, .action) {
    min-block-size: 44px;
  }
}
`;
