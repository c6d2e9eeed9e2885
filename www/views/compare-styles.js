// Styles of the comparison. They come with it, since the first load should not carry them, and after the sheets of the
// page.

export const STYLES = `
.quick {
  display: flex;
  align-items: baseline;
  gap: 0.5rem;
  min-width: 0;
  color: var(--ink-soft);
  font-size: 0.95rem;
}
.quick select {
  color: var(--ink);
  min-width: 0;
  inline-size: 17rem;
  max-inline-size: 100%;
}
.boards > .help {
  text-align: start;
  margin: 0 0 0.8rem;
}
.accounts table {
  border-collapse: collapse;
  inline-size: 100%;
  font-size: 0.97rem;
}
.accounts :is(th, td) {
  text-align: start;
  vertical-align: top;
  padding: 0.45rem 0.6rem 0.5rem 0;
  border-block-end: 1px solid var(--rule);
  font-weight: 400;
}
.accounts thead th {
  color: var(--ink-soft);
  font-style: italic;
  font-size: 0.9rem;
  padding-block: 0.1rem 0.25rem;
  border-block-end-color: var(--rule-strong);
}
.accounts tbody th {
  display: flex;
  gap: 0.6rem;
  align-items: start;
  border-block-end: 0;
}
.accounts tbody tr {
  border-block-end: 1px solid var(--rule);
}
.accounts tbody :is(th, td) {
  border-block-end: 0;
}
.accounts .number {
  text-align: end;
  font-variant-numeric: lining-nums tabular-nums;
  padding-inline-end: 0;
  padding-inline-start: 0.7rem;
}
.accounts td.number {
  font-size: 1.35rem;
  line-height: 1.2;
  color: var(--oxblood);
}
.account-field {
  font-style: italic;
}
.account-source,
.account-beyond {
  display: block;
  font-size: 0.86rem;
}
.accounts .help {
  text-align: start;
  margin-inline: 0;
  margin-block-start: 0.5rem;
}
.shared {
  margin-block-start: 0.5rem;
}
.slot-name,
.column h2 {
  display: flex;
  align-items: center;
  gap: 0.5rem;
}
.columns {
  display: grid;
  gap: 1.5rem clamp(1rem, 2vw, 2rem);
  grid-template-columns: minmax(0, 1fr);
}
.column h2 {
  font-size: 1.1rem;
  line-height: 1.25;
  margin-block-end: 0.5rem;
}
.column .status {
  margin-block: 0.5rem 0;
  font-size: 1rem;
}
.column .refusal {
  font-size: 0.95rem;
}
.column .board-frame {
  inline-size: min(100%, calc((100dvh - 17rem) * var(--board-ratio, 1)));
  min-inline-size: min(100%, 16rem);
}
.column.is-parted .board-frame {
  opacity: 0.55;
}
.column.is-parted .board-frame:is(:hover, :focus-within) {
  opacity: 1;
}

@media (min-width: 48rem) {
  .columns[data-count="2"] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  .columns[data-count="3"] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
}

.slots {
  display: grid;
  gap: 0.6rem clamp(1rem, 2vw, 2rem);
  margin-block-end: 0.8rem;
}
.slot {
  display: grid;
  grid-template-columns: auto repeat(2, minmax(0, 1fr)) auto;
  gap: 0.4rem 0.6rem;
  place-content: start stretch;
  align-items: center;
  min-inline-size: 0;
  padding-block-start: 0.4rem;
  border-block-start: 3px solid var(--series);
}
/* A question has no room beside its answer. */
.slot > label:is(:nth-of-type(3), :nth-of-type(4)) {
  grid-column: 2 / 4;
}
.slot > .slot-remove {
  grid-area: 1 / 4;
  min-inline-size: 2rem;
}
:is(.slot, .differ-under, .column h2) .mark-sample {
  inline-size: 1.5rem;
  block-size: 1.5rem;
}
.slot label {
  position: relative;
  min-inline-size: 0;
}
.slot select {
  inline-size: 100%;
  min-inline-size: 0;
  text-overflow: ellipsis;
}
.slots .add {
  justify-self: start;
}
.series-0 {
  --series: var(--series-0);
}
.series-1 {
  --series: var(--series-1);
}
.series-2 {
  --series: var(--series-2);
}
/* Beside a board, and in a narrow window, each takes the width, so that its text is read. */
#compare-text .slot {
  grid-template-columns: auto minmax(0, 1fr) auto;
  & > label {
    grid-column: 2;
  }
  & > .slot-remove {
    grid-column: 3;
  }
}
@media (max-width: 47.99rem) {
  .slot {
    grid-template-columns: auto minmax(0, 1fr) auto;
    & > label:nth-of-type(n) {
      grid-column: 2;
    }
    & > .slot-remove {
      grid-area: 1 / 3;
    }
  }
}
.spread[data-view="overlay"] .quick {
  flex: 1 1 100%;
  & select {
    flex: 1;
  }
}
#compare-text .slots {
  margin-block-start: 1.1rem;
}
.spread[data-view="boards"] .compare-head {
  margin-block: 0 0.5rem;
}
.compare-head .switch {
  gap: 0.5rem;
}
.compare-head .switch button {
  padding-inline: 0.6rem;
}
.spread .boards > .help {
  margin-block: 0.6rem;
}
.column-now {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 1rem;
  padding-block-start: 0.4rem;
}
.column .column-now .status,
.column-now .only-here {
  margin: 0;
}

.differ-summary {
  max-inline-size: 60rem;
  margin-block-end: 0.6rem;
  font-size: 1.05rem;
}
.differ-row {
  display: grid;
  gap: 0.3rem clamp(1rem, 2vw, 2rem);
  padding-block: 0.6rem 0.8rem;
  border-block-start: 1px solid var(--rule-strong);
}
.differences h3 {
  grid-column: 1 / -1;
  font-size: 1.05rem;
  font-weight: 600;
  margin: 0;
}
.differ-side {
  display: flow-root;
  min-inline-size: 0;
  padding-inline-start: 0.7rem;
  border-inline-start: 3px solid var(--series);
}
.differ-under {
  display: flex;
  gap: 0.4rem;
  align-items: center;
  margin: 0;
  color: var(--ink-soft);
  font-size: 0.9rem;
}
.differ-board {
  float: inline-end;
  inline-size: clamp(5.5rem, 26%, 8.5rem);
  margin: 0 0 0.3rem 0.8rem;
}
.differ-board svg {
  display: block;
  inline-size: 100%;
  block-size: auto;
}
.differ-said {
  margin: 0;
  padding: 0;
  list-style: none;
}
.differ-said li {
  margin-block-end: 0.35rem;
}
.differ-said cite {
  color: var(--ink-soft);
  font-size: 0.86rem;
}
.differ-none {
  color: var(--ink-soft);
  font-style: italic;
}
.differ-alike {
  padding-block: 0.6rem;
  border-block-start: 1px solid var(--rule-strong);
}
.differ-alike .differ-said {
  max-inline-size: 60rem;
}

.only-here {
  display: flex;
  flex-wrap: wrap;
  gap: 0.3rem 0.5rem;
  align-items: baseline;
  font-size: 0.95rem;
}
.only-here[hidden] {
  display: none;
}
/* Why a board has stopped stands over it: below, the line may cover it. */
.column-board .parted {
  position: absolute;
  inset: 35% 8% auto;
  z-index: 1;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--rule-strong);
  border-inline-start: 3px solid var(--oxblood);
  border-radius: 4px;
  background: var(--leaf);
  box-shadow: 0 4px 14px rgb(20 14 8 / 25%);
  pointer-events: none;
  &:empty {
    display: none;
  }
}
.column:hover:has(.board-frame:hover) .parted {
  opacity: 0.25;
}
.column-board {
  position: relative;
  min-inline-size: 0;
  container-type: inline-size;
}
.only-move {
  padding: 0.1rem 0.55rem;
  border: 1px solid var(--rule-strong);
  border-radius: 3px;
  background: var(--leaf);
  font-variant-numeric: lining-nums;
}
.only-move:hover {
  border-color: var(--oxblood);
  color: var(--oxblood);
}

@media (pointer: coarse) {
  .only-move,
  .slot select,
  .slot button {
    min-block-size: 44px;
    min-inline-size: 44px;
  }
}

@media (min-width: 48rem) {
  .spread[data-view="boards"] .slots[data-count="2"],
  .differ-rows[data-count="2"] .differ-row {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  .spread[data-view="boards"] .slots[data-count="3"],
  .differ-rows[data-count="3"] .differ-row {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  /* The heads of the columns say whose sentences these are. */
  .differ-row .differ-under {
    position: absolute;
    clip-path: inset(50%);
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
  }
  /* What is chosen stands above the sentences and the boards. */
  .spread[data-view="boards"] #compare {
    position: relative;
  }
  .spread[data-view="boards"] .slots .add {
    position: absolute;
    inset: 0.15rem 0 auto auto;
  }
  @media screen {
    .columns .column h2 {
      position: absolute;
      clip-path: inset(50%);
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
    }
  }
  /* What is said below the boards is seen with them, also where a question and its answer are chosen above. */
  .spread[data-view="boards"] {
    --around: 18rem;
    &:has(.slot-question) {
      --around: 23rem;
    }
  }
  .spread .column .board-frame {
    inline-size: min(100%, calc((100dvh - var(--around)) * var(--board-ratio, 1)));
  }
  /* Where only some games have hands, the boards of the others stand level with them. */
  .columns:has(.has-hands) .column {
    --hand: clamp(2.5rem, 11vw, 3.1rem);
  }
  .columns:has(.has-hands) .column-board:not(:has(.has-hands)) {
    padding-block-start: calc(var(--hand) + 0.75rem);
  }
  .spread .columns:has(.has-hands) .column:not(:has(.has-seats)) .board-frame {
    inline-size: min(100cqi, calc((100dvh - var(--around) - 2 * var(--hand)) * var(--board-ratio, 1)));
  }
  /* Boards beside each other stand level, however long their titles and what is said of them are. */
  .columns > .column {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    row-gap: 0;
    /* What is a container of its own shares no rows. */
    container-type: normal;
  }
}
`;
