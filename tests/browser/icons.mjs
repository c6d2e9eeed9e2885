// Draws www/icons from www/icon.svg; run it after a change of that drawing:
//
//     node tests/browser/icons.mjs

import { mkdirSync, readFileSync } from "node:fs";
import { launch } from "./chromium.mjs";

const www = new URL("../../www/", import.meta.url);
const drawing = readFileSync(new URL("icon.svg", www), "utf8");

/**
 * A maskable icon may be cut to a circle of four fifths of its width, so the
 * ground goes to the edge and the figure stays within.
 */
const maskable = drawing
  .replace(' rx="3"', "")
  .replace(/(<rect[^>]*>)(.*)(<\/svg>)/s, '$1<g transform="translate(4.8 4.8) scale(.7)">$2</g>$3');

mkdirSync(new URL("icons/", www), { recursive: true });
const browser = await launch();
for (const [name, size, svg] of /** @type {[string, number, string][]} */ ([
  ["192", 192, drawing],
  ["512", 512, drawing],
  ["maskable-512", 512, maskable],
])) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: ${size}px }</style>${svg}`);
  const path = new URL(`icons/${name}.png`, www).pathname;
  await page.screenshot({ path, omitBackground: true });
  await page.close();
}
await browser.close();
