// What is written about figures, and on the panel that hands them out.

/** @param {string} text */
export const sentence = (text) => (/[.!?]$/.test(text) ? text : `${text}.`);
/** @param {string} name @param {string} meaning @param {string} at @param {string} game */
export const piece = (name, meaning, at, game) => `${game}: the ${name} (${meaning.toLowerCase()}) on ${at}`;
/** @param {string} game @param {string[]} moves @param {boolean} placed */
export const afterMoves = (game, moves, placed) =>
  `${game}${placed ? ", from a position set up" : ""}, after ${moves.join(" ")}`;
/** @param {string} game */
export const position = (game) => `${game}: a position`;
/** @param {string} game */
export const start = (game) => `${game}: the starting position`;
export const sameRules = "the same rules";
/** @param {number} number @param {string} title */
export const ruleSet = (number, title) => `(${number}) ${title}`;
/** @param {string[]} sets @param {boolean} apart whether each has a board of its own */
export const compared = (sets, apart) => `Compared${apart ? ", from left to right" : ""}: ${sets.join("; ")}.`;
/** @param {string} cites */
export const base = (cites) => `Rules after ${cites}`;
/** @param {string} title @param {string} source @param {string} standing */
export const cited = (title, source, standing) => `“${title}”: ${source} (${standing})`;
/** @param {string[]} full */
export const sources = (full) =>
  full.length > 0 ? `${full.length > 1 ? "Sources" : "Source"}: ${full.join("; ")}.` : "";
/** @param {string} address */
export const drawn = (address) => `Diagram: Tabiya, ${address}`;
export const open = "Open this diagram";
export const lead =
  "What stands on the screen, with its choices, marks and coordinates; the colours are not the screen’s, but " +
  "made for paper. Free to use: pieces and boards are Tabiya’s own drawings.";
export const needs =
  "The living board needs the files of this page, on your own site or on a host that lets other sites load its " +
  "scripts; without them the picture stands.";
export const examples = "Articles that show it in use";
export const files = "Files";
export const svg = "SVG";
export const png = "PNG";
export const moving = "Moving SVG";
export const gif = "GIF";
export const width = "Width";
/** @param {number} width */
export const pixels = (width) => `${width} pixels`;
export const making = "Making it …";
/** @param {string} name @param {number} size in bytes */
export const made = (name, size) => `${name}: ${size < 10_000 ? (size / 1000).toFixed(1) : Math.round(size / 1000)} kB`;
export const noPng = "The browser wrote no PNG.";
/** @param {string} why */
export const failed = (why) => `This could not be made. ${why}`;
export const text = "Text";
export const copy = "Copy";
export const copied = "Copied";
export const notCopied = "The browser did not let it be copied: it is selected instead.";
/** What can be copied. */
export const kinds = {
  html: "HTML element, with its still picture",
  iframe: "HTML frame",
  markdown: "Markdown, with the SVG file",
  mediawiki: "MediaWiki, with the SVG file",
  latex: "LaTeX, with the PNG file",
  moving: "HTML, moving unless less motion is wanted, with both SVG files",
  caption: "Caption",
  alt: "Text in place of the picture",
  citation: "Citation",
  position: "Position",
  game: "Game",
  betza: "Betza notation",
};
