// Styles of the leaflet: nothing on the screen, and alone on paper.

export const STYLES = `
.leaflet { display: none }
@media print {
  @page leaflet { margin: 10mm }
  body:has(> .leaflet) > :not(.leaflet) { display: none !important }
  body:has(> .leaflet) { margin: 0 }
  .leaflet {
    display: block;
    page: leaflet;
    font-size: 8.5pt;
    line-height: 1.25;
    color: #000;
    & :is(h1, h2, p, ul, ol, li) { margin: 0; padding: 0 }
    & ul { list-style: none }
    & h1 { font-size: 20pt; line-height: 1.1 }
    & h2 {
      font-size: 9.5pt;
      line-height: 1.25;
      margin-block: 1.6mm 0.6mm;
      border-block-end: 0.2mm solid currentColor;
      break-after: avoid;
    }
    & sup { font-size: 8pt; line-height: 0; color: #555; margin-inline-start: 0.1em }
  }
  .leaflet-subtitle { color: #444; margin-block-end: 3mm !important }
  .leaflet-front { break-after: page; break-inside: avoid }
  .leaflet-start {
    display: grid;
    grid-template-columns: 78mm 1fr;
    gap: 6mm;
    margin-block-end: 4mm;
    & > svg { inline-size: 100%; block-size: auto; max-block-size: 86mm }
    & h2:first-child { margin-block-start: 0 }
    & li { padding-inline-start: 3mm; text-indent: -3mm; margin-block-end: 0.3mm }
  }
  .leaflet-front:has(> .are-many) .leaflet-start { grid-template-columns: 62mm 1fr; margin-block-end: 3mm }
  .leaflet-kinds {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 3mm 4mm;
    & > li {
      display: grid;
      grid-template-columns: 24mm 1fr;
      gap: 2mm;
      align-items: start;
      break-inside: avoid;
    }
    & > li > svg { inline-size: 100%; block-size: auto }
    &.are-few { grid-template-columns: repeat(2, 1fr); gap: 5mm 8mm; font-size: 9.5pt }
    &.are-few > li { grid-template-columns: 32mm 1fr; gap: 3mm }
    &.are-many { gap: 2mm 3mm }
    &.are-many > li { grid-template-columns: 17mm 1fr }
  }
  .leaflet-meaning { color: #444; font-style: italic }
  .leaflet-key {
    & li { display: flex; align-items: center; gap: 1.5mm; padding: 0 !important; text-indent: 0 !important }
    & svg { inline-size: 4mm; block-size: 4mm }
  }
  .leaflet-back {
    columns: 3;
    column-gap: 4.5mm;
    /* The raised figures of a column’s first line would print at the foot of the page before. */
    padding-block-start: 1mm;
    &.is-dense { font-size: 8pt; line-height: 1.22 }
    & p { margin-block-end: 1mm; hyphens: auto; orphans: 2; widows: 2 }
    & h2 { break-inside: avoid }
  }
  .leaflet-whole { color: #444 }
}
`;
