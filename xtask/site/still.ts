// The page that needs nothing: every game’s setup and rules, as they stand, without a script.
//
// It is what a reader without JavaScript is sent to, and where the page itself gets the picture that it shows when the
// rules core cannot run.

import { games, Match, rulesText } from "../../www/pkg/tabiya.js";

const TITLE = "Tabiya – the starting positions and the rules";
const LEAD =
  "Every game as it begins, and its rules where no choice is made. On the page itself, with JavaScript and " +
  "WebAssembly, the pieces move.";

const plain = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The page, once the module is loaded. It lies in pkg/. */
export function still() {
  const all = games();
  const links = all.map(({ id, title }) => `<li><a href="#${id}">${plain(title)}</a></li>\n`).join("");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self'">
<title>${TITLE}</title>
<meta name="color-scheme" content="light dark">
<link rel="icon" href="../icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="../css/palette.css">
<link rel="stylesheet" href="../css/theme.css">
<link rel="stylesheet" href="../css/board.css">
<link rel="stylesheet" href="../css/still.css">
</head>
<body class="still-page">
<h1>${TITLE}</h1>
<p>${LEAD} <a href="../">To the page</a></p>
<ul>
${links}</ul>
${all.map(section).join("")}</body>
</html>
`;
}

/** One game: its name, its setup, its rules. */
function section({ id, title, subtitle }: ReturnType<typeof games>[number]) {
  const match = new Match(id);
  const rules = rulesText(id, {}).split("\n");
  return `<section id="${id}" class="still">
<h2>${plain(title)}</h2>
<p class="still-subtitle">${plain(subtitle)}</p>
<div class="still-picture">${match.svg({})}</div>
<div class="still-rules">
${rules.map((line) => `<p>${plain(line)}</p>\n`).join("")}</div>
</section>
`;
}
