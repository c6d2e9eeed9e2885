// Styles of the halls, which come with them.

export const STYLES = `
.hall {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  align-content: start;
  max-inline-size: 100%;
  padding-block: 0.75rem 2rem;
}
.hall > header {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.5rem 1.25rem;
}
.hall > header .help {
  max-inline-size: 60ch;
}
/* Tabs that are too many for a narrow window stand in several rows. */
.hall .switch {
  flex-wrap: wrap;
}
.hall .room {
  min-inline-size: 0;
}
`;
