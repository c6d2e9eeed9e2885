// Styles of the set-up view. They come with it, as the first load should not carry them.

export const STYLES = `
.verdict {
  min-block-size: 2.6em;
  line-height: 1.3;
  text-wrap: pretty;
}
.verdict.is-impossible {
  color: var(--oxblood);
}
.palette-rows {
  display: grid;
  gap: 0.25rem;
}
.palette-row {
  display: flex;
  gap: 0.15rem;
}
.palette-piece {
  flex: 0 1 2.6rem;
  aspect-ratio: 1;
  min-inline-size: 1.6rem;
  padding: 0.1rem;
  border: 1px solid var(--rule);
  border-radius: 4px;
  background: var(--board);
  cursor: grab;
  touch-action: none;
  -webkit-tap-highlight-color: transparent;
}
.palette-piece .piece-figure {
  display: block;
  inline-size: 100%;
  block-size: 100%;
}
.palette-piece:hover {
  border-color: var(--oxblood);
}
.palette-piece[aria-pressed="true"] {
  border-color: var(--oxblood);
  box-shadow: 0 0 0 2px var(--oxblood);
}
.set-up-tools,
.set-up-end {
  display: flex;
  flex-wrap: wrap;
  gap: 0.3rem;
  margin-block-start: 0.4rem;
}
.set-up-tools [aria-pressed="true"] {
  background: color-mix(in oklab, var(--oxblood) 12%, var(--leaf));
  box-shadow: inset 0 -2px var(--oxblood);
}
.set-up-end .action:enabled {
  border-color: var(--oxblood);
}
.set-up-line,
.set-up-remarks {
  margin-block: 0.5rem;
  font-size: 0.95rem;
}
.set-up-remarks {
  padding-inline-start: 0.75rem;
  border-inline-start: 3px solid var(--mark-note);
}
.set-up-details {
  display: grid;
  gap: 0.5rem;
}
.set-up-details fieldset {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 1rem;
}
.set-up-details legend {
  padding: 0;
  font-style: italic;
  color: var(--ink-soft);
}
.set-up-details input[type="number"] {
  inline-size: 3.5rem;
}
.hand-count {
  display: inline-flex;
  align-items: center;
  gap: 0.2rem;
}
.hand-count .piece-figure {
  inline-size: 2rem;
  block-size: 2rem;
}
.hand-count b {
  min-inline-size: 1.1em;
  font-weight: 400;
  text-align: center;
  font-variant-numeric: lining-nums tabular-nums;
}
.hand-count [aria-disabled] {
  color: var(--ink-soft);
  border-color: var(--rule);
}
.captive {
  display: flex;
  align-items: center;
  gap: 0.5rem;
}
.set-up-more {
  margin-block: 0.75rem;
}
#setup-text .help {
  margin-inline: 0;
  text-align: start;
}
#setup .board-frame[data-tool="piece"] .tabiya-cell {
  cursor: copy;
}
#setup .board-frame[data-tool="erase"] .tabiya-cell {
  cursor: crosshair;
}
@media (pointer: coarse) {
  .palette-row {
    flex-wrap: wrap;
  }
  .palette-piece {
    flex: none;
    inline-size: 44px;
  }
  .hand-count .quiet {
    min-inline-size: 44px;
  }
}
.record textarea {
  display: block;
  inline-size: 100%;
  box-sizing: border-box;
  margin-block: 0.3rem;
  padding: 0.3rem 0.4rem;
  border: 1px solid var(--rule);
  border-radius: 2px;
  background: var(--leaf);
  color: var(--ink);
  font: 0.86rem var(--monospace);
}
.record [aria-invalid] {
  border-color: var(--oxblood);
}
`;
