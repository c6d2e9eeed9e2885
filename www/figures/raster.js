// Raster pictures, made by the browser from the module's drawings.

import { gif } from "./gif.js";
import { sizeOf } from "./svg-text.js";
import * as words from "../words/figures.js";

/**
 * @param {string} svg
 * @param {number} width in pixels
 * @param {string} [ground] a colour behind it; none leaves it transparent
 */
async function canvasOf(svg, width, ground) {
  const [, across, down] = sizeOf(svg);
  const height = Math.round((width * down) / across);
  const image = new Image(width, height);
  // Drawn at this size, not enlarged from a smaller one. A data address, which a strict policy can allow.
  const sized = svg.replace(/ width="\d+" height="\d+"/, ` width="${width}" height="${height}"`);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sized)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(image, 0, 0, width, height);
  return { canvas, context };
}

/**
 * @param {string} svg
 * @param {number} width in pixels
 * @returns {Promise<Blob>}
 */
export async function pngOf(svg, width) {
  const { canvas } = await canvasOf(svg, width);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(words.noPng))), "image/png"),
  );
}

/**
 * @param {import("../pkg/tabiya.js").LineAnimation} film
 * @param {number} width in pixels
 * @param {string} [ground] a colour behind it
 * @returns {Promise<Blob>}
 */
export async function gifOf(film, width, ground = "#ffffff") {
  const frames = [];
  let height = 0;
  for (const { at, lasts } of film.frames()) {
    // A GIF is transparent or not, without anything between.
    const { canvas, context } = await canvasOf(film.frame(at), width, ground);
    height = canvas.height;
    frames.push({ data: context.getImageData(0, 0, width, height).data, lasts });
  }
  return new Blob([gif(width, height, frames)], { type: "image/gif" });
}
