// Writes the generated half of docs/game-files.md, and docs/schemas/game.schema.json, from the code that reads game
// files: names from src/files, meanings from the comments of the types that they stand for.
//
//     node xtask/book/reference.mjs [--check]

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";

const root = new URL("../../", import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, root), "utf8");

const DOCUMENT = "docs/game-files.md";
const SCHEMA = "docs/schemas/game.schema.json";
const MARK = "<!-- From here on `cargo xtask docs` writes this page from the code. -->\n";

/** The types, with what their comments say. */
const TYPES = [
  ...readdirSync(new URL("crates/rules/src/variant/terms", root)).map((name) => `variant/terms/${name}`),
  "variant/change.rs",
  "variant/option.rs",
  "board/surface.rs",
  "board/zone.rs",
  "board/seat.rs",
  "movement/pattern.rs",
]
  .map((path) => read(`crates/rules/src/${path}`))
  .join("\n");

/** The places of brackets that belong together. @param {string} text @param {number} from at the first */
function closing(text, from) {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if ("{([<".includes(text[at])) depth += 1;
    // An arrow closes nothing.
    if ("})]>".includes(text[at]) && !"-=".includes(text[at - 1] ?? " ")) depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error("A bracket is open.");
}

/** What stands between commas outside of brackets. @param {string} text @param {RegExp} [by] */
function split(text, by = /,/) {
  const parts = [""];
  let depth = 0;
  let before = " ";
  for (const sign of text) {
    if ("{([<".includes(sign)) depth += 1;
    if ("})]>".includes(sign) && !"-=".includes(before)) depth -= 1;
    before = sign;
    if (depth === 0 && by.test(sign)) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** @typedef {{ doc: string, name: string, type?: string, fields?: Member[] }} Member */

/** The members of a struct or an enum with their comments. @param {string} body @returns {Member[]} */
function members(body) {
  const comments = /^\s*\/\/\/ ?(.*)$/;
  /** @type {Member[]} */
  const found = [];
  // Comments have commas too: they are kept aside while the rest is taken apart.
  /** @type {string[]} */
  const kept = [];
  const bare = body
    .split("\n")
    .filter((line) => !line.trim().startsWith("#["))
    .map((line) => {
      const [, text] = comments.exec(line) ?? [];
      if (text === undefined) return line;
      kept.push(text);
      return `@${kept.length - 1};`;
    })
    .join("\n");
  for (const part of split(bare)) {
    const own = /^((?:@\d+;\s*)*)([\s\S]*)$/.exec(part) ?? [];
    const doc = [...own[1].matchAll(/@(\d+)/g)].map(([, at]) => kept[Number(at)]).join(" ");
    const restored = own[2].replace(/@(\d+);/g, (_, at) => `/// ${kept[at]}\n`);
    const [, name, rest = ""] = /^(?:pub )?(\w+)\s*([\s\S]*)$/.exec(restored) ?? [];
    if (rest.startsWith("{")) found.push({ doc, name, fields: members(rest.slice(1, -1)) });
    else found.push({ doc, name, type: rest.replace(/^:\s*/, "") });
  }
  return found;
}

/** A type by its name. @param {string} name */
function typeOf(name) {
  const head = new RegExp(`((?:^///.*\\n)+)(?:#\\[.*\\n)*pub (struct|enum) ${name} \\{`, "m").exec(TYPES);
  if (!head) return { doc: "", list: /** @type {Member[]} */ ([]) };
  const open = head.index + head[0].length - 1;
  const doc = head[1]
    .replaceAll(/^\/\/\/ ?/gm, "")
    .trim()
    .replaceAll("\n", " ");
  return { doc, list: members(TYPES.slice(open + 1, closing(TYPES, open))) };
}

/** Short names of types. */
const ALIASES = Object.fromEntries(
  [
    ...`${TYPES}\n${read("src/files/terms.rs")}\n${read("src/files/patterns.rs")}`.matchAll(
      /^(?:pub )?type (\w+) = (.*);$/gm,
    ),
  ].map(([, name, means]) => [name, means]),
);

/**
 * @typedef {{ key: string, doc: string, type: string, otherwise?: string }} Field
 * @typedef {{ key: string, doc: string, payload: string[] | Field[] | undefined }} Kind
 * @typedef {{ id: string, doc: string, kinds?: Kind[], fields?: Field[] }} Described
 */

/** What stands in the macros of the reader. @returns {Map<string, Described>} */
function described() {
  const code = `${read("src/files/terms.rs")}\n${read("src/files/patterns.rs")}`;
  /** @type {Map<string, Described>} */
  const all = new Map();
  for (const found of code.matchAll(/^(?:super::codec::)?(kinds|fields)!\(/gm)) {
    const open = (found.index ?? 0) + found[0].length - 1;
    const body = code.slice(open + 1, closing(code, open));
    const name = /^\w+/.exec(body)?.[0] ?? "";
    const inner = body.slice(body.lastIndexOf("{", body.indexOf('"')) + 1, body.lastIndexOf("}"));
    const { doc, list } = typeOf(name);
    const own = (/** @type {string} */ member) => list.find((one) => one.name === member);
    if (found[1] === "fields") {
      const base = /Some\((\w+)::(\w+)\)/.exec(body);
      const values = base ? defaults(base[1], base[2]) : undefined;
      const fields = [...inner.matchAll(/(\w+) "([\w-]+)"/g)].map(([, field, key]) => ({
        key,
        doc: own(field)?.doc ?? "",
        type: own(field)?.type ?? OWN[`${name}.${field}`] ?? "",
        otherwise: values?.[field],
      }));
      all.set(name, { id: name, doc, fields });
    } else {
      const kinds = split(inner, /;/).map((part) => {
        const [, key, variant, rest] = /^"([\w-]+)" => (\w+) ?([\s\S]*)$/.exec(part) ?? [];
        const member = own(variant);
        const told = (/** @type {string} */ field) => member?.fields?.find((one) => one.name === field);
        let payload;
        if (rest.startsWith("(")) payload = split(rest.slice(1, -1)).map((one) => one.replace(/^\w+: /, ""));
        else if (rest.startsWith("{"))
          payload = [...rest.matchAll(/(\w+) "([\w-]+)"/g)].map(([, field, key]) => ({
            key,
            doc: told(field)?.doc ?? "",
            type: told(field)?.type ?? "",
          }));
        return { key, doc: member?.doc ?? "", payload };
      });
      all.set(name, { id: name, doc, kinds });
    }
  }
  return all;
}

/** Types of fields that are the reader's own. */
const OWN = /** @type {Record<string, string>} */ ({
  "Explicit.step": "(i8, i8)",
  "Explicit.how": "How",
  "Explicit.mirrored": "bool",
  "Explicit.purpose": "Modality",
});
/** What the comments of types that are the reader's own do not say there. */
const SAID = /** @type {Record<string, string>} */ ({
  "Explicit.step": "Files to the right, and ranks forward.",
  "Explicit.how": "How it covers ground.",
  "Explicit.mirrored": "`true`: the step and its mirror image, left for right; `false`: the step in all directions.",
  "Explicit.purpose": "Whether it moves, captures or both.",
  "How.leap": "Straight to the square, whatever stands between.",
  "How.ride": "The step again and again, until something stands in the way.",
  "How.hop": "Like a ride, but over exactly one piece.",
  "How.lame": "Over these squares, each given as a step from the start, which must be empty.",
});

/** What a base says of each field, as Rust writes it. @param {string} type @param {string} name */
function defaults(type, name) {
  const at = TYPES.indexOf(`pub const ${name}: ${type} = ${type} {`);
  if (at < 0) throw new Error(`${type}::${name} is not there.`);
  const open = TYPES.indexOf("{", at);
  const parts = split(TYPES.slice(open + 1, closing(TYPES, open)));
  return Object.fromEntries(parts.map((part) => part.split(/:\s*(.*)/s).slice(0, 2)));
}

const ALL = described();
// A line of a table of counts is read by hand.
ALL.set("CountLine", {
  id: "CountLine",
  doc: `${typeOf("CountLine").doc} A line for one kind may be a list: \`["boat", 2, 8]\`.`,
  fields: typeOf("CountLine").list.map(({ name, doc, type = "" }) => ({
    key: name,
    doc,
    type,
    otherwise: name === "alone" ? "false" : undefined,
  })),
});

const kebab = (/** @type {string} */ name) => name.replaceAll(/(?<!^)([A-Z])/g, "-$1").toLowerCase();
const link = (/** @type {string} */ type) => `[${kebab(type)}](#type-${kebab(type)})`;

/** A type in words, and the types that it is made of. @param {string} type @returns {string} */
function inWords(type) {
  if (ALIASES[type]) return inWords(ALIASES[type]);
  const [, outer, inner] = /^(\w+)<([\s\S]*)>$/.exec(type) ?? [];
  if (outer === "Option") return `${inWords(inner)}, or \`"none"\``;
  if (outer === "List" && inner === "Pattern") return "[moves](#moves)";
  if (outer === "Few" || outer === "List")
    return `list of ${inWords(split(inner)[0]).replace(/^(piece|right|text)$/, "$1s")}`;
  if (type.startsWith("(")) return `[${split(type.slice(1, -1)).map(inWords).join(", ")}]`;
  const [, of, number] = /^\[(.*); (.*)\]$/.exec(type) ?? [];
  if (of) return `list of ${number.replace(/^.*SEATS$/, "4")}: ${inWords(of)}`;
  const plain = {
    bool: "`true` or `false`",
    u8: "number",
    u16: "number",
    i8: "number",
    Text: "text",
    Role: "piece",
    Right: "right",
    Figure: "figure",
    Board: "[board](#board)",
  }[type];
  if (plain) return plain;
  if (ALL.has(type)) return link(type);
  throw new Error(`What is ${type}?`);
}

/** A default as files write it. @param {string | undefined} value @returns {string} */
function written(value) {
  if (value === undefined) return "must be given";
  if (/^(true|false|\d+)$/.test(value)) return `\`${value}\``;
  if (value === "None") return '`"none"`';
  if (/^(Few::NONE|List::Borrowed\(&\[\]\))$/.test(value)) return "`[]`";
  if (value === 'Text::Borrowed("")') return "must be given";
  if (value === "Role(0)") return "the first piece, if not royal";
  if (value === "LIGHT_AND_DARK") return '`["light", "dark", "light", "dark"]`';
  if (/^\w+::(BASE|NONE)$/.test(value)) return "see there";
  const [, type, variant, inside] = /^(\w+)::(\w+)(?:\((.*)\))?$/.exec(value) ?? [];
  const kind = ALL.get(type)?.kinds?.find(({ key }) => key === kebab(variant));
  if (!kind) throw new Error(`What is ${value}?`);
  return inside ? `\`{ ${kind.key} = ${inside} }\`` : `\`"${kind.key}"\``;
}

/** Comments as the page has them: without ids of rules, links of Rust and words of its own. @param {string} doc */
const told = (doc) =>
  doc
    .replaceAll(/ \([A-Z]{3}-\d\d[^)]*\)/g, "")
    .replaceAll(/\[`(?:\w+::)?(\w+)`\](?:\([^)]*\))?/g, (_, name) => `\`${kebab(name)}\``)
    .replaceAll(/\b([Rr])ole(s?)\b/g, (_, first, end) => `${first === "R" ? "Kind" : "kind"}${end}`)
    .replaceAll("|", "\\|");

/** A table of fields. @param {Field[]} fields @param {string} of the type */
function table(fields, of) {
  const rows = fields.map(({ key, doc, type, otherwise }) => {
    const says = told(doc || SAID[`${of}.${key}`] || "");
    if (!says) throw new Error(`${of}.${key} has no comment.`);
    return `| \`${key}\` | ${inWords(type)} | ${written(otherwise)} | ${says} |`;
  });
  return ["| field | type | default | what it does |", "| --- | --- | --- | --- |", ...rows].join("\n");
}

/** What is written for a kind. @param {Kind} kind */
function shape({ key, payload }) {
  if (!payload) return `\`"${key}"\``;
  if (typeof payload[0] === "string") {
    const types = /** @type {string[]} */ (payload).map(inWords);
    return `\`{ ${key} = … }\`: ${types.length > 1 ? `[${types.join(", ")}]` : types[0]}`;
  }
  return `\`{ ${key} = { … } }\`, with the fields below`;
}

/** A type as the page has it. @param {Described} one */
function section({ id, doc, kinds, fields }) {
  const parts = [`### Type ${kebab(id)}`, told(doc)];
  if (fields) parts.push(table(fields, id));
  if (kinds) {
    const rows = kinds.map((kind) => `| ${shape(kind)} | ${told(kind.doc || SAID[`${id}.${kind.key}`] || "")} |`);
    parts.push(["| value | what it does |", "| --- | --- |", ...rows].join("\n"));
    for (const { key, payload } of kinds)
      if (payload && typeof payload[0] !== "string")
        parts.push(`Fields of \`${key}\`:`, table(/** @type {Field[]} */ (payload), `${id}.${key}`));
  }
  return parts.filter(Boolean).join("\n\n");
}

/** The types that one names. @param {Described} one */
function named({ kinds = [], fields = [] }) {
  const types = [
    ...fields.map(({ type }) => type),
    ...kinds.flatMap(({ payload = [] }) => payload.map((part) => (typeof part === "string" ? part : part.type))),
  ];
  const plain = (/** @type {string} */ type) =>
    type.replaceAll(/\w+/g, (word) =>
      ALIASES[word] ? ALIASES[word].replaceAll(/\w+/g, (w) => ALIASES[w] ?? w) : word,
    );
  return types.flatMap((type) => plain(plain(type)).match(/\w+/g) ?? []).filter((word) => ALL.has(word));
}

/** The types in the order in which a reader comes to them. @param {string[]} from */
function reached(from) {
  /** @type {string[]} */
  const order = [];
  const visit = (/** @type {string} */ id) => {
    if (order.includes(id)) return;
    order.push(id);
    for (const next of named(/** @type {Described} */ (ALL.get(id)))) visit(next);
  };
  for (const id of from) visit(id);
  return order;
}

const need = (/** @type {string} */ id) =>
  ALL.get(id) ??
  (() => {
    throw new Error(`${id} is gone.`);
  })();

function page() {
  const terms = need("Terms");
  const change = need("Change");
  const others = reached(["Terms", "Ruling", "Facing", "Standing", "InCheck", "Home", "Zone", "Explicit", "Change"]);
  const types = others.filter((id) => id !== "Terms" && id !== "Change");
  const changes = /** @type {Kind[]} */ (change.kinds).map((kind) => `| ${shape(kind)} | ${told(kind.doc)} |`);
  return `${MARK}
## Terms

The fields of \`[terms]\`. A field that is left out has its default.

${table(terms.fields ?? [], "Terms")}

## Changes

What stands in the list \`changes\` of a choice. Each is a name, or a table with one name.

${["| change | what it does |", "| --- | --- |", ...changes].join("\n")}

## Types

What the fields above name. A value that is one of several is its name in quotation marks. A value that carries more
stands over it: \`{ last-ranks = 3 }\`.

${types.map((id) => section(need(id))).join("\n\n")}
`;
}

/** A type as a schema. @param {string} type @returns {any} */
function schemaOf(type) {
  if (ALIASES[type]) return schemaOf(ALIASES[type]);
  const [, outer, inner] = /^(\w+)<([\s\S]*)>$/.exec(type) ?? [];
  if (outer === "Option") return { anyOf: [{ const: "none" }, schemaOf(inner)] };
  if (outer === "List" && inner === "Pattern") return { $ref: "#/$defs/moves" };
  if (outer === "Few" || outer === "List") {
    const most = /^\d+$/.exec(split(inner)[1] ?? "");
    return { type: "array", items: schemaOf(split(inner)[0]), ...(most ? { maxItems: Number(most[0]) } : {}) };
  }
  if (type.startsWith("(")) return tuple(split(type.slice(1, -1)));
  const [, of, number] = /^\[(.*); (.*)\]$/.exec(type) ?? [];
  if (of) {
    const size = Number(number.replace(/^.*SEATS$/, "4"));
    return { type: "array", items: schemaOf(of), minItems: size, maxItems: size };
  }
  const plain = {
    bool: { type: "boolean" },
    u8: { type: "integer", minimum: 0, maximum: 255 },
    u16: { type: "integer", minimum: 0, maximum: 65535 },
    i8: { type: "integer", minimum: -128, maximum: 127 },
    Text: { $ref: "#/$defs/text" },
    Role: { $ref: "#/$defs/id" },
    Right: { $ref: "#/$defs/id" },
    Figure: { $ref: "#/$defs/figure" },
    Board: { $ref: "#/$defs/board" },
  }[type];
  return plain ?? { $ref: `#/$defs/${kebab(type)}` };
}

/** @param {string[]} types */
const tuple = (types) => ({
  type: "array",
  prefixItems: types.map(schemaOf),
  items: false,
  minItems: types.length,
  maxItems: types.length,
});

/** Fields as a schema. @param {Field[]} fields @param {string} of */
function object(fields, of) {
  const properties = Object.fromEntries(
    fields.map(({ key, doc, type }) => [
      key,
      { description: told(doc || SAID[`${of}.${key}`] || ""), ...schemaOf(type) },
    ]),
  );
  const needed = fields.filter(({ otherwise }) => written(otherwise) === "must be given").map(({ key }) => key);
  return { type: "object", additionalProperties: false, ...(needed.length ? { required: needed } : {}), properties };
}

/** A described type as a schema. @param {Described} one */
function definition({ id, doc, kinds, fields }) {
  const description = told(doc);
  if (fields) {
    const whole = object(fields, id);
    if (id !== "CountLine") return { description, ...whole };
    return { description, anyOf: [whole, tuple(["Role", "u8", "u8"])] };
  }
  const ways = (kinds ?? []).map((kind) => {
    const { key, payload } = kind;
    const says = told(kind.doc || SAID[`${id}.${key}`] || "");
    if (!payload) return { const: key, description: says };
    const inside =
      typeof payload[0] === "string"
        ? payload.length > 1
          ? tuple(/** @type {string[]} */ (payload))
          : schemaOf(/** @type {string} */ (payload[0]))
        : object(/** @type {Field[]} */ (payload), `${id}.${key}`);
    return {
      type: "object",
      description: says,
      additionalProperties: false,
      required: [key],
      properties: { [key]: inside },
    };
  });
  return { description, anyOf: ways };
}

function schema() {
  const carved = read("crates/rules/src/art/figure.rs").matchAll(/Figure::\w+ => "([\w-]+)"/g);
  const inscribed = read("crates/rules/src/art/inscribed.rs").matchAll(/"((?:disc|octagon|wedge)-[\w-]+)"/g);
  const figures = [...new Set([...carved, ...inscribed].map(([, id]) => id))];
  const whole = JSON.parse(read("xtask/book/game.head.json"));
  const types = [...ALL.keys()].map((id) => [kebab(id), definition(need(id))]);
  whole.$defs = { ...whole.$defs, figure: { enum: figures }, ...Object.fromEntries(types) };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

const head = read(DOCUMENT).split(MARK)[0];
const made = [
  [DOCUMENT, head + page()],
  [SCHEMA, schema()],
];
const stale = made.filter(([path, text]) => {
  try {
    return read(path) !== text;
  } catch {
    return true;
  }
});
if (process.argv.includes("--check")) {
  for (const [path] of stale) console.error(`${path} is stale: run \`cargo xtask docs\`.`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else
  for (const [path, text] of stale) {
    writeFileSync(fileURLToPath(new URL(path, root)), text);
    console.log(path);
  }
