// The text of a game file, line by line: the values that a form can show are read, and written again. All else of the
// text stays as it is. A value that goes over several lines is not understood, nor is a text with others in it.

/** @typedef {{ name: string, value: string | undefined, at: number }} Line */
/** @typedef {{ name: string, first: number, last: number, lines: Line[] }} Section the last that says something */

/** Strings, and what else parts a value from a remark. */
const PARTS = /"(?:[^"\\]|\\.)*"|'[^']*'|["'#[\]{}]/g;

/** A value as it stands in its line, without a remark; nothing where it does not end there. @param {string} rest */
function valueIn(rest) {
  let depth = 0;
  for (const { 0: part, index } of rest.matchAll(PARTS)) {
    if (part === '"' || part === "'") return undefined;
    if (part === "#") return depth === 0 ? rest.slice(0, index).trim() : undefined;
    if (part === "[" || part === "{") depth += 1;
    if (part === "]" || part === "}") depth -= 1;
  }
  return depth === 0 ? rest.trim() : undefined;
}

/**
 * The sections of a text: “” at its top, “board”, “pieces.counsellor”, as those of a list have their ids.
 * @param {string} text
 */
function sections(text) {
  /** @type {Section[]} */
  const found = [{ name: "", first: 0, last: -1, lines: [] }];
  if (/"""|'''/.test(text)) return [];
  for (const [at, line] of text.split("\n").entries()) {
    const [, list, header] = /^\s*(\[?)\[([\w.-]+)\]/.exec(line) ?? [];
    const [, name, rest = ""] = /^\s*([\w-]+)\s*=(.*)$/.exec(line) ?? [];
    if (header) found.push({ name: list ? `${header}.` : header, first: at, last: at, lines: [] });
    const section = found[found.length - 1];
    if (line.trim()) section.last = at;
    if (!name) continue;
    const value = valueIn(rest);
    section.lines.push({ name, value, at });
    if (name === "id" && section.name.endsWith(".")) section.name += stringOf(value) ?? "";
  }
  return found;
}

/** The text that a value stands for, if it is one. @param {string | undefined} value @returns {string | undefined} */
export function stringOf(value) {
  const [, literal, quoted] = /^(?:'([^']*)'|("(?:[^"\\]|\\.)*"))$/.exec(value ?? "") ?? [];
  try {
    return quoted ? JSON.parse(quoted) : literal;
  } catch {
    return undefined;
  }
}

/** @param {Section[]} all @param {string} section @param {string} name */
const lineOf = (all, section, name) =>
  all.find((one) => one.name === section)?.lines.find((line) => line.name === name);

/**
 * The value of a name in a section: “” where there is none, nothing where it is not understood.
 * @param {string} text @param {string} section @param {string} name
 */
export function valueFor(text, section, name) {
  const all = sections(text);
  const line = lineOf(all, section, name);
  if (!all.some((one) => one.name === section)) return undefined;
  return line ? line.value : "";
}

/**
 * A text with another value: in a line of its own where there is none yet, and without the line for none.
 * @param {string} text @param {string} section @param {string} name @param {string} value
 */
export function written(text, section, name, value) {
  const all = sections(text);
  const lines = text.split("\n");
  const place = all.find((one) => one.name === section);
  const line = lineOf(all, section, name);
  if (!place || (line && line.value === undefined)) return text;
  if (line?.value === undefined) {
    if (value) lines.splice(place.last + 1, 0, `${name} = ${value}`);
  } else if (value) {
    const start = lines[line.at].indexOf(line.value, lines[line.at].indexOf("=") + 1);
    lines[line.at] = lines[line.at].slice(0, start) + value + lines[line.at].slice(start + line.value.length);
  } else lines.splice(line.at, 1);
  return lines.join("\n");
}

/** The pieces of a text, by id, each with what it is called. @param {string} text */
export const piecesIn = (text) =>
  sections(text)
    .filter(({ name }) => /^pieces\../.test(name))
    .map(({ name, lines }) => {
      const id = name.slice("pieces.".length);
      const noun = /^\[\s*"([^"]*)"/.exec(lines.find((line) => line.name === "nouns")?.value ?? "")?.[1];
      return { id, noun: noun || id };
    });

/** What a game can do without: its choices, and what is told of it. */
const MORE = /^(options|presets|lines|notes)\./;

/** Whether a text has more than a game needs. @param {string} text */
export const hasMore = (text) => sections(text).some(({ name }) => MORE.test(name));

/** A text without it. @param {string} text */
export function shortened(text) {
  const all = sections(text);
  const lines = text.split("\n");
  const kept = all.flatMap(({ name, first }, at) => (MORE.test(name) ? [] : lines.slice(first, all[at + 1]?.first)));
  return kept.length > 0 ? `${kept.join("\n").trimEnd()}\n` : text;
}
