// What is taken along: files, and tables as text for elsewhere: Markdown, CSV (RFC 4180), HTML.

/** How long a browser may take to begin with it, in milliseconds. */
const BEGINS = 10_000;

/** @param {string} name @param {Blob} blob */
export function saveFile(name, blob) {
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), BEGINS);
}

/** @param {string} name @param {string} text @param {string} type */
export const saveText = (name, text, type) => saveFile(name, new Blob([text], { type }));

/** @typedef {{ caption: string, head: string[], rows: string[][] }} Plain */

/** @param {string} text */
const oneLine = (text) => text.replace(/\s*\n\s*/g, " ").trim();

/** @param {Plain} table */
export function markdown({ head, rows }) {
  const cell = (/** @type {string} */ text) => oneLine(text).replace(/[\\|]/g, "\\$&").replaceAll("<", "&lt;");
  const line = (/** @type {string[]} */ cells) => `| ${cells.map(cell).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n").concat("\n");
}

/** @param {Plain} table */
export function csv({ head, rows }) {
  const cell = (/** @type {string} */ text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return [head, ...rows].map((cells) => `${cells.map(cell).join(",")}\r\n`).join("");
}

/** @param {Plain} table */
export function html({ caption, head, rows }) {
  const safe = (/** @type {string} */ text) =>
    text.replace(/[&<>"]/g, (letter) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[letter] ?? letter);
  const row = (/** @type {string[]} */ [first, ...others]) =>
    `<tr><th scope="row">${safe(first)}</th>${others.map((text) => `<td>${safe(text)}</td>`).join("")}</tr>`;
  return [
    "<table>",
    `<caption>${safe(caption)}</caption>`,
    `<thead><tr>${head.map((text) => `<th scope="col">${safe(text)}</th>`).join("")}</tr></thead>`,
    `<tbody>\n${rows.map(row).join("\n")}\n</tbody>`,
    "</table>",
    "",
  ].join("\n");
}

export const FORMATS = { markdown, csv, html };
