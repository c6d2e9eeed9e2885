// What others have made that is in what is shipped, from `cargo metadata` and the npm packages: their notices as a
// text, and the list of all of it.

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** npm packages of which something is in the page; the fonts have one licence. */
const PAGE = [
  "preact",
  "@preact/signals",
  "@preact/signals-core",
  "@fontsource-variable/noto-serif-tc",
  "@fontsource/alegreya",
  "@fontsource/alegreya-sans",
  // The coasts, of data that is in the public domain.
  "world-atlas",
];

/**
 * @typedef {object} Part
 * @property {"cargo" | "npm"} from @property {string} name @property {string} version @property {string} licence
 * @property {string} text its notices @property {string[]} needs what it needs of the others, by purl
 */

/** The address of a part, as lists of parts have it. @param {{ from: string, name: string, version: string }} part */
export const purl = ({ from, name, version }) => `pkg:${from}/${name.replace(/^@/, "%40")}@${version}`;

/** The notices in a folder: where there are several licences to choose from, MIT’s. @param {string} folder */
function texts(folder) {
  const names = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice|unlicense)/i.test(name));
  const chosen = names.filter((name) => /mit|notice|unicode/i.test(name));
  const read = (/** @type {string} */ name) => readFileSync(join(folder, name), "utf8").replaceAll("\r", "").trim();
  return (chosen.some((name) => /mit/i.test(name)) ? chosen : names).sort().map(read).join("\n\n");
}

/**
 * The crates that are linked into one of ours: neither macros nor what only builds.
 * @param {string} name @param {string} target @returns {Part[]}
 */
export function crates(name, target) {
  const ask = ["metadata", "--format-version", "1", "--locked", "--filter-platform", target];
  const said = execFileSync(process.env.CARGO ?? "cargo", ask, { cwd: root, maxBuffer: 1 << 28, encoding: "utf8" });
  const { packages, resolve } = JSON.parse(said);
  const all = new Map(packages.map((/** @type {any} */ one) => [one.id, one]));
  const nodes = new Map(resolve.nodes.map((/** @type {any} */ one) => [one.id, one]));
  const macro = (/** @type {string} */ id) =>
    all.get(id).targets.some((/** @type {any} */ target) => target.kind.includes("proc-macro"));
  const needs = (/** @type {string} */ id) =>
    nodes
      .get(id)
      .deps.filter(
        (/** @type {any} */ dep) =>
          dep.dep_kinds.some((/** @type {any} */ kind) => kind.kind === null) && !macro(dep.pkg),
      )
      .map((/** @type {any} */ dep) => dep.pkg);
  const part = (/** @type {string} */ id) => ({ ...all.get(id), from: "cargo" });
  const found = new Set([packages.find((/** @type {any} */ one) => one.name === name && !one.source).id]);
  for (const id of found) for (const other of needs(id)) found.add(other);
  const others = [...found].filter((id) => all.get(id).source);
  return others
    .map(part)
    .map(({ id, from, name, version, license, authors, manifest_path }) => ({
      from,
      name,
      version,
      licence: license ?? "NOASSERTION",
      text: texts(dirname(manifest_path)) || `${license}\n\n${authors.join("\n")}`,
      needs: needs(id).map((/** @type {string} */ other) => purl(part(other))),
    }))
    .sort((one, other) => (purl(one) < purl(other) ? -1 : 1));
}

/** The npm packages that are in the page. @returns {Part[]} */
export const packages = () =>
  PAGE.map((name) => {
    const folder = join(root, "node_modules", name);
    const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return { from: "npm", name, version, licence: license, text: texts(folder), needs: [] };
  });

/** The parts of the module. */
export const inModule = () => crates("tabiya", "wasm32-unknown-unknown");

/** Notices as a text: each once, under those that it is of. @param {Part[]} parts */
export function notices(parts) {
  /** @type {Map<string, string[]>} */
  const by = new Map();
  for (const { name, version, licence, text } of parts) {
    const own = `${name} ${version} (${licence})`;
    by.set(text, [...(by.get(text) ?? []), own]);
  }
  return [...by].map(([text, names]) => `${names.join("\n")}\n\n${text}\n`).join(`\n${"-".repeat(72)}\n\n`);
}
