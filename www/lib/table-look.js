// Shared styles of tables, written for a selector, as each is styled with what it belongs to.

/** @param {string} table a selector */
export const tableLook = (table) => `
${table} {
  line-height: 1.3;
  font-variant-numeric: lining-nums tabular-nums;
}
${table} :is(th, td) {
  border-block-end: 1px solid var(--rule);
  font-weight: 400;
  text-align: start;
  vertical-align: top;
}
${table} thead th {
  color: var(--ink-soft);
  font-style: italic;
}
`;
