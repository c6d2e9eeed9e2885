// A reader of declaration files (.d.ts), as far as a test asks: which functions and classes there are, and whether a
// value is of a declared type. It reads the language in which those of the package are written, not all of TypeScript,
// and throws at what it does not know.

/** @typedef {(value: any, at: string) => string | undefined} Check says what is wrong, and where */
/** @typedef {{ name: string, type: string, call: boolean, fixed: boolean, optional: boolean }} Member */

const TOKEN = /\s*("(?:[^"\\]|\\.)*"|=>|\.\.\.|[\w$.]+|\S)/gy;
const OPEN = "([{<";
const CLOSE = ")]}>";

/** The parts of a text between these separators, outside of brackets. @param {string} text @param {string} between */
function parts(text, between) {
  const found = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') at = text.indexOf('"', at + 1);
    else if (OPEN.includes(text[at])) depth += 1;
    else if (CLOSE.includes(text[at]) && !(text[at] === ">" && text[at - 1] === "=")) depth -= 1;
    else if (depth === 0 && text[at] === between) {
      found.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...found, text.slice(from)].map((part) => part.trim()).filter(Boolean);
}

/** Where the bracket that opens here is closed. @param {string} text @param {number} at */
function closed(text, at) {
  for (let depth = 0, end = at; ; end += 1) {
    if (text[end] === '"') end = text.indexOf('"', end + 1);
    else if (OPEN.includes(text[end])) depth += 1;
    else if (CLOSE.includes(text[end]) && !(text[end] === ">" && text[end - 1] === "=")) depth -= 1;
    if (depth === 0) return end;
  }
}

/** A member of a class or an interface. @param {string} text @returns {Member | undefined} */
function member(text) {
  const [, fixed, name, optional, rest] =
    /^(static )?(?:readonly )?(\w+|\[Symbol\.dispose\]|"[^"]+")(\?)?\s*([(:<][\s\S]*)$/.exec(text) ?? [];
  if (!name) return undefined;
  const call = rest[0] !== ":";
  const type = call ? rest.slice(closed(rest, rest.indexOf("(")) + 1) : rest;
  return { name, type: type.replace(/^\s*:/, "").trim(), call, fixed: !!fixed, optional: !!optional };
}

/** Declarations of several files together. @param {...string} texts */
export function declared(...texts) {
  /** What each function gives. @type {Map<string, string>} */
  const functions = new Map();
  /** @type {Map<string, Member[]>} */
  const classes = new Map();
  /** @type {Map<string, { members: Member[], above: string[], open: string[] }>} */
  const interfaces = new Map();
  /** @type {Map<string, string>} */
  const aliases = new Map();
  const text = texts.join("\n").replace(/\/\*[\s\S]*?\*\/|\/\/.*$|import\("[^"]*"\)\./gm, "");
  const all = /^export (?:declare )?(?:default )?(function|class|interface|type) (\w+)/gm;
  for (const { 0: head, 1: sort, 2: name, index } of text.matchAll(all)) {
    const after = index + head.length;
    if (sort === "function") {
      const end = closed(text, text.indexOf("(", after)) + 1;
      const called = head.includes("default") ? "default" : name;
      functions.set(called, parts(text.slice(end), ";")[0].replace(/^:\s*/, ""));
    } else if (sort === "type") {
      const [own] = parts(text.slice(after), ";");
      // What is told of types alone has no values.
      if (own.startsWith("=")) aliases.set(name, own.slice(1));
    } else {
      const begin = text.indexOf("{", after);
      const inside = parts(text.slice(begin + 1, closed(text, begin)), ";").map(member);
      const members = inside.filter((one) => one !== undefined);
      if (sort === "class") classes.set(name, members);
      else {
        const [, open = "", above = ""] = /^(?:<([^>]*)>)?(?: extends (.*))?/.exec(text.slice(after, begin)) ?? [];
        interfaces.set(name, { members, above: parts(above, ","), open: parts(open, ",") });
      }
    }
  }

  /** Members of an interface and of those above it. @param {string} name @returns {Member[]} */
  const every = (name) => {
    const { members = [], above = [] } = interfaces.get(name) ?? {};
    return [...above.flatMap(every), ...members];
  };

  /**
   * A value of this type.
   * @param {string} type @param {string[]} [open] names that stand for any type @returns {Check}
   */
  function checks(type, open = []) {
    const tokens = [...type.matchAll(TOKEN)].map(([, token]) => token);
    let next = 0;
    const is = (/** @type {string} */ token) => {
      if (tokens[next] !== token) return false;
      next += 1;
      return true;
    };
    const need = (/** @type {string} */ token) => {
      if (!is(token)) throw new Error(`“${tokens[next]}” in place of “${token}” in the type ${type}`);
    };
    /** @param {boolean} right @param {string} what @param {string} at */
    const or = (right, what, at) => (right ? undefined : `${at} is no ${what}`);
    /** The text up to the bracket that closes what has just been opened. */
    const inner = () => {
      const from = next;
      for (let depth = 1; depth > 0; next += 1) {
        if (tokens[next] === undefined) throw new Error(`a bracket is open in the type ${type}`);
        if (OPEN.includes(tokens[next])) depth += 1;
        else if (CLOSE.includes(tokens[next])) depth -= 1;
      }
      return tokens.slice(from, next - 1).join(" ");
    };

    /** @returns {Check} */
    function union() {
      is("|");
      const ways = [both()];
      while (is("|")) ways.push(both());
      return (value, at) => {
        const faults = ways.map((way) => way(value, at));
        return faults.includes(undefined) ? undefined : faults.join(", or ");
      };
    }
    /** @returns {Check} */
    function both() {
      const ways = [listed()];
      while (is("&")) ways.push(listed());
      return ways.length === 1 ? ways[0] : (value, at) => or(typeof value === "object", "object", at);
    }
    /** @returns {Check} */
    function listed() {
      let one = single();
      while (is("[")) {
        need("]");
        const item = one;
        one = (value, at) => {
          if (!Array.isArray(value)) return `${at} is no list`;
          return value.map((each, index) => item(each, `${at}[${index}]`)).find((fault) => fault);
        };
      }
      return one;
    }
    /** @returns {Check} */
    function single() {
      if (is("(")) {
        const inside = inner();
        if (!is("=>")) return checks(inside, open);
        union();
        return (value, at) => or(typeof value === "function", "function", at);
      }
      if (is("{"))
        return fields(
          parts(inner(), ";").map((each) => /** @type {Member} */ (member(each))),
          open,
          type,
        );
      if (is("[")) {
        const items = parts(inner(), ",").map((each) => checks(each.replace(/^\w+ : /, ""), open));
        return (value, at) =>
          Array.isArray(value) && value.length === items.length
            ? items.map((item, index) => item(value[index], `${at}[${index}]`)).find((fault) => fault)
            : `${at} is no list of ${items.length}`;
      }
      const token = tokens[next];
      next += 1;
      const given = is("<") ? inner() : "";
      if (/^"|^\d/.test(token)) return (value, at) => or(value === JSON.parse(token), token, at);
      if (["string", "number", "boolean"].includes(token)) return (value, at) => or(typeof value === token, token, at);
      if (token === "void" || token === "undefined") return (value, at) => or(value === undefined, "nothing", at);
      if (token === "null") return (value, at) => or(value === null, "null", at);
      if (token === "true" || token === "false") return (value, at) => or(String(value) === token, token, at);
      if (["any", "unknown", ...open].includes(token)) return () => undefined;
      if (token === "Record") {
        const [, each] = parts(given, ",").map((one) => checks(one, open));
        return (value, at) => {
          if (typeof value !== "object" || value === null) return `${at} is no object`;
          return Object.entries(value)
            .map(([name, one]) => each(one, `${at}.${name}`))
            .find((fault) => fault);
        };
      }
      if (["Partial", "Omit", "Pick"].includes(token)) return (value, at) => or(value instanceof Object, token, at);
      if (classes.has(token)) return (value, at) => or(value?.constructor?.name === token, token, at);
      if (interfaces.has(token)) {
        const { open: own } = interfaces.get(token) ?? { open: [] };
        // Those of one that refers to itself are made when they are wanted.
        return (value, at) => fields(every(token), [...open, ...own], token)(value, at);
      }
      if (aliases.has(token)) return checks(aliases.get(token) ?? "", open);
      const built = token === "WebAssembly.Memory" ? WebAssembly.Memory : /** @type {any} */ (globalThis)[token];
      if (!built && token !== "WebAssembly.Table") throw new Error(`the type ${token} is not declared`);
      return (value, at) => or(built ? value instanceof built : value !== undefined, token, at);
    }
    const check = union();
    if (next < tokens.length) throw new Error(`“${tokens.slice(next).join(" ")}” at the end of the type ${type}`);
    return check;
  }

  /**
   * An object that has what is declared, and nothing else.
   * @param {Member[]} members @param {string[]} open @param {string} type @returns {Check}
   */
  function fields(members, open, type) {
    return (value, at) => {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return `${at} is no ${type}`;
      const known = new Set(members.map(({ name }) => name.replaceAll('"', "")));
      // The bindings keep marks of their own beside what the module exports beneath them.
      const more = Object.keys(value).filter((name) => !known.has(name) && !name.startsWith("__"));
      if (more.length > 0) return `${at} has ${more.join(", ")} besides what ${type} declares`;
      for (const { name, type: own, call, optional } of members) {
        const one = value[name.replaceAll('"', "")];
        if (optional && one === undefined) continue;
        const wrong = call ? (typeof one === "function" ? undefined : `${at}.${name} is no function`) : undefined;
        const fault = wrong ?? (call ? undefined : checks(own, open)(one, `${at}.${name}`));
        if (fault) return fault;
      }
      return undefined;
    };
  }

  return { functions, classes, interfaces, checks };
}
