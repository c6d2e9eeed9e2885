// A picture on paper, or as a PDF: printed alone, on a page of its own size. A library for PDF (svg2pdf.js with jsPDF)
// weighs some 130 kB with brotli, to do again what every browser does.

import { printAs } from "../lib/print.js";
import { sizeOf } from "./svg-text.js";

/** A square is 12 mm wide on paper. */
const MILLIMETRES = 0.12;

/** Settles when the browser has asked what it asks. */
export async function printed(svg: string, { name, alt }: { name: string; alt: string }) {
  const [, width, height] = sizeOf(svg);
  const size = `${(width * MILLIMETRES).toFixed(1)}mm ${(height * MILLIMETRES).toFixed(1)}mm`;
  // Not written into the page, whose policy would not take it.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@media print {
    @page { size: ${size}; margin: 0 }
    html, body { margin: 0; padding: 0; background: none }
    body > :not(.printed-figure) { display: none !important }
    .printed-figure { display: block; inline-size: 100%; break-inside: avoid }
  }
  @media screen { .printed-figure { position: absolute; inline-size: 1px; clip-path: inset(50%) } }`);
  const image = Object.assign(new Image(), { className: "printed-figure", alt });
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const { title } = document;
  document.adoptedStyleSheets.push(sheet);
  document.body.append(image);
  // What browsers call the file.
  document.title = name;
  try {
    printAs("view");
  } finally {
    document.title = title;
    image.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  }
}
