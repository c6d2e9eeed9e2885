// Styles of the room of the difference, beside what it has of the laboratory’s rooms.

export const STYLES = `
.spot {
  grid-template-columns: minmax(0, 1fr);
}
.spot [hidden] {
  display: none;
}
.spot-now,
.spot-setting,
.spot-result {
  display: grid;
  align-content: start;
  gap: 0.6rem;
  min-inline-size: 0;
}
.spot p {
  margin: 0;
}
.spot-deeds {
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem;
}
.spot-deeds .parting-steps {
  min-inline-size: min(100%, 17rem);
}
.spot-faults:empty {
  display: none;
}
.spot-faults p {
  padding-inline-start: 0.7rem;
  border-inline-start: 3px solid var(--oxblood);
}
.spot-said {
  display: grid;
  gap: 0.2rem;
  min-block-size: 3em;
  max-inline-size: 65ch;
  font-size: 1.08rem;
}
.spot-refused {
  min-block-size: 1.5em;
}
.spot .lab-form label {
  flex: 1 1 8rem;
  max-inline-size: 24rem;
}
.spot .lab-form .spot-rule {
  flex-basis: 100%;
}
/* The boards stand at one height, whatever is above and below them. */
.spot-boards {
  row-gap: 0.4rem;
}
.spot-boards .parting-board {
  display: grid;
  grid-template-rows: subgrid;
  grid-row: span 3;
  align-content: start;
}
.spot-boards h2 {
  padding-block-start: 0.3rem;
  border-block-start: 3px solid var(--series);
  font-size: 1rem;
  font-weight: 400;
}
.spot .parting-board.is-parted .board-frame {
  outline: 3px solid var(--oxblood);
  outline-offset: 1px;
}
.spot .parting-board .parting-status {
  min-block-size: 3em;
}
.spot .parting-point h3 {
  grid-column: 1 / -1;
}
.spot .parting-side p {
  margin-block-end: 0.3rem;
}
@media (min-width: 75rem) {
  .spot {
    grid-template:
      "modes modes" auto
      "faults faults" auto
      "boards now" auto
      "boards setting" 1fr
      "result result" auto / minmax(0, 1fr) 21rem;
    column-gap: clamp(1rem, 2vw, 2rem);
  }
  .spot-modes {
    grid-area: modes;
  }
  .spot-faults {
    grid-area: faults;
  }
  .spot-now {
    grid-area: now;
  }
  .spot-boards {
    grid-area: boards;
  }
  .spot-setting {
    grid-area: setting;
  }
  .spot-result {
    grid-area: result;
  }
  .spot:not(.is-begun) :is(.spot-now, .spot-setting) {
    grid-column: 1 / -1;
  }
}
/* What may be played is to be found out. */
.spot.is-blind .tabiya .mark:is(.move, .capture, .both, .reach, .blocked) {
  display: none;
}
.spot.is-blind .tabiya-cell.target {
  cursor: grab;
}
.spot.is-blind .tabiya-cell.target:not(:focus-visible):is(:hover, [data-over]) {
  outline: 2px dashed var(--tabiya-board-focus, var(--board-focus, #1d2f6b));
  outline-offset: -3px;
}
@media (pointer: coarse) {
  .spot button {
    min-block-size: 44px;
  }
}
`;
