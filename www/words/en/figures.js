// What is written about figures, and on the panel that hands them out.

export const words = {
  /** @param {string} text */
  sentence: (text) => (/[.!?]$/.test(text) ? text : `${text}.`),
  /** @param {string} name @param {string} meaning @param {string} at @param {string} game */
  piece: (name, meaning, at, game) => `${game}: the ${name} (${meaning.toLowerCase()}) on ${at}`,
  /** @param {string} game @param {string[]} moves @param {boolean} placed */
  afterMoves: (game, moves, placed) => `${game}${placed ? ", from a position set up" : ""}, after ${moves.join(" ")}`,
  /** @param {string} game */
  position: (game) => `${game}: a position`,
  /** @param {string} game */
  array: (game) => `${game}: the array`,
  sameRules: "the same rules",
  /** @param {number} number @param {string} title */
  ruleSet: (number, title) => `(${number}) ${title}`,
  /** @param {string[]} sets */
  compared: (sets) => `Compared: ${sets.join("; ")}.`,
  /** @param {string} cites */
  base: (cites) => `Rules after ${cites}`,
  /** @param {string} title @param {string} source @param {string} standing */
  cited: (title, source, standing) => `“${title}”: ${source} (${standing})`,
  /** @param {string[]} full */
  sources: (full) => (full.length > 0 ? `${full.length > 1 ? "Sources" : "Source"}: ${full.join("; ")}.` : ""),
  /** @param {string} address */
  drawn: (address) => `Diagram: Tabiya, ${address}`,

  open: "Open this diagram",
  lead:
    "What stands on the screen, with its choices, marks and coordinates; the colours are not the screen’s, but " +
    "made for paper. Free to use: men and boards are Tabiya’s own drawings.",
  needs:
    "The living board needs the files of this page, on your own site or on a host that lets other sites load its " +
    "scripts; without them the picture stands.",
  examples: "Articles that show it in use",
  files: "Files",
  svg: "SVG",
  png: "PNG",
  moving: "Moving SVG",
  gif: "GIF",
  width: "Width",
  /** @param {number} width */
  pixels: (width) => `${width} pixels`,
  making: "Making it …",
  /** @param {string} name @param {number} size in bytes */
  made: (name, size) => `${name}: ${size < 10_000 ? (size / 1000).toFixed(1) : Math.round(size / 1000)} kB`,
  /** @param {string} why */
  failed: (why) => `This could not be made. ${why}`,
  text: "Text",
  copy: "Copy",
  copied: "Copied",
  notCopied: "The browser did not let it be copied: it is selected instead.",
  /** What can be copied. */
  kinds: {
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
  },
};
