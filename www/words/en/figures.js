// English: figures, and the panel that hands them out.

/** @param {string} text */
export const sentence = (text) => (/[.!?]$/.test(text) ? text : `${text}.`);
/** @param {string} name @param {string} meaning @param {string} at @param {string} game */
export const piece = (name, meaning, at, game) => `${game}: the ${name} (${meaning.toLowerCase()}) on ${at}`;
/** @param {string} game @param {string[]} moves @param {boolean} placed */
export const afterMoves = (game, moves, placed) =>
  `${game}${placed ? ", from a position set up" : ""}, after ${moves.join(" ")}`;
/**
 * What a file’s name says of the position, for a reader of folders.
 * @param {number} ply @param {boolean} placed
 */
export const fileName = (ply, placed) =>
  [placed && "position", ply > 0 && `after-${ply}`].filter(Boolean).join("-") || "start";
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
export const drawn = (address) => `Diagram: Tabiya (MIT or Apache-2.0), ${address}`;
/** @param {string} number */
export const figure = (number) => `Figure ${number}.`;
/** @param {string} file @param {string} caption @param {string} alt @param {string} address */
export const fields = (file, caption, alt, address) =>
  `Picture: ${file}\nCaption: ${caption}\nAlt text: ${alt}\nLink: ${address}\n`;
export const open = "Open this diagram";
/** What leads from a figure to what is drawn over its board. */
export const draw = "Arrows and marks …";
export const preview = "How it will look";
export const lead =
  "What stands on the screen, with its choices, marks and coordinates; the colours are not the screen’s, but " +
  "made for paper. Free to use: pieces and boards are Tabiya’s own drawings.";
export const needs =
  "The living board needs the files of this page, on your own site or on a host that lets other sites load its " +
  "scripts; without them the picture stands.";
export const examples = "Articles that show it in use";
/** @typedef {{ colour?: string, square: string, to?: string, text?: string }} Parts */
const colours = { green: "Green", red: "Red", blue: "Blue", yellow: "Yellow" };
/** What is drawn over a board. */
export const annotate = {
  lead:
    "While this is open, a press on the board draws, from square to square an arrow; the same again takes it away. " +
    "With a mouse the second button draws at any time: Shift for red, Alt for blue, both for yellow. By keyboard, " +
    "Enter draws on the square, and an arrow from one to the next.",
  what: "What is drawn",
  lists: { arrows: "Arrow", squares: "Square", circles: "Circle", labels: "Label" },
  colour: "Colour",
  colours,
  text: "Text",
  caption: "Caption",
  clear: "Clear all",
  figure: "Save or copy the figure",
  /** @param {"arrows" | "squares" | "circles" | "labels"} list @param {Parts} of */
  entry: (list, { colour, square, to, text }) => {
    const what = {
      arrows: `${square}–${to}`,
      squares: `■ ${square}`,
      circles: `○ ${square}`,
      labels: `${text}: ${square}`,
    };
    const known = colours[/** @type {keyof typeof colours} */ (colour ?? "green")];
    return colour || list !== "labels" ? `${what[list]}, ${known.toLowerCase()}` : what[list];
  },
  /** What a screen reader hears. @param {string} what @param {boolean} added */
  done: (what, added) => `${added ? "Drawn" : "Taken away"}: ${what}`,
  /** @param {string} what */
  remove: (what) => `Take away: ${what}`,
};
export const files = "Save as";
export const texts = "Copy as";
/** What is copied, by what it is for. */
export const copies = { web: "For a web page", latex: "For LaTeX", words: "Caption, citation and game as text" };
export const svg = "SVG";
export const png = "PNG";
export const moving = "Moving SVG";
export const gif = "GIF";
export const width = "Size of PNG";
export const pdf = "PDF, by printing";
export const background = "Background";
export const backgrounds = { "": "nothing", white: "white", "#fcf8ee": "paper", own: "a colour" };
export const ownBackground = "The colour behind the picture";
export const number = "Figure number";
export const id = "Id";
export const title = "Title";
export const captioned = "Caption in the picture file";
export const twice =
  "Your caption stands in this text; with the tick at “Caption in the picture file” it stands in the file, too.";
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
  tikz: "LaTeX, drawn with TikZ",
  wordpress: "WordPress, with the PNG file",
  substack: "Substack and other editors, with the PNG file",
  obsidian: "Obsidian, with the PNG file",
  markdownPng: "Markdown, with the PNG file",
  moving: "HTML, moving unless less motion is wanted, with both SVG files",
  caption: "Caption",
  alt: "Text in place of the picture",
  citation: "Citation",
  position: "Position",
  game: "Game",
  betza: "Betza notation",
};
