// Values as comments show them beside a call: `{ legal: false, code, squares: ["a7"], … }`. A name alone stands for any
// value, `name?` for one that may be missing, and `…` for more of the same.

/**
 * What is wrong with a value beside what a comment shows of it: `undefined` if it is as shown, `null` if the comment
 * shows none.
 * @param {string} comment
 * @param {any} value
 * @returns {string | undefined | null}
 */
export function compared(comment, value) {
  const from = comment.search(/[[{]/);
  if (from < 0) return null;
  const tokens = comment.slice(from).match(/"[^"]*"|[\w]+\??|[[\]{}:,…]|-?\d+|\S/g) ?? [];
  let next = 0;
  /** @typedef {(value: any, at: string) => string | undefined} Check */
  /** @returns {Check} */
  function one() {
    const token = tokens[next];
    next += 1;
    if (token === "{") return fields();
    if (token === "[") return list();
    const wanted = JSON.parse(token);
    return (value, at) => (value === wanted ? undefined : `${at} is ${JSON.stringify(value)}`);
  }
  /** @returns {Check} */
  function fields() {
    /** @type {Map<string, { check?: Check, optional: boolean }>} */
    const known = new Map();
    let more = false;
    while (tokens[next] !== "}") {
      const token = tokens[next];
      next += 1;
      if (token === ",") continue;
      if (token === undefined) throw new Error(`a bracket is open: ${comment}`);
      if (token === "…") more = true;
      else {
        const valued = tokens[next] === ":";
        if (valued) next += 1;
        known.set(token.replace("?", ""), { check: valued ? one() : undefined, optional: token.endsWith("?") });
      }
    }
    next += 1;
    return (value, at) => {
      // “Plain objects” may be several.
      if (Array.isArray(value)) return value.map((each, index) => told(each, `${at}[${index}]`)).find((fault) => fault);
      return told(value, at);
    };
    /** @type {Check} */
    function told(value, at) {
      if (typeof value !== "object" || value === null) return `${at} is no object`;
      for (const [name, { check, optional }] of known) {
        if (!(name in value) || value[name] === undefined) {
          if (optional) continue;
          return `${at} has no ${name}`;
        }
        const fault = check?.(value[name], `${at}.${name}`);
        if (fault) return fault;
      }
      const others = Object.keys(value).filter((name) => !known.has(name) && value[name] !== undefined);
      return more || others.length === 0 ? undefined : `${at} has ${others.join(", ")} besides`;
    }
  }
  /** @returns {Check} */
  function list() {
    /** @type {Check[]} */
    const items = [];
    let more = false;
    const shape = tokens[next] === "{";
    while (tokens[next] !== "]") {
      if (tokens[next] === undefined) throw new Error(`a bracket is open: ${comment}`);
      if (tokens[next] === ",") next += 1;
      else if (tokens[next] === "…") {
        more = true;
        next += 1;
      } else items.push(one());
    }
    next += 1;
    return (value, at) => {
      if (!Array.isArray(value)) return `${at} is no list`;
      // One shape stands for every item.
      if (shape && !more && items.length === 1) return items[0](value, at);
      if (!more && value.length !== items.length) return `${at} has ${value.length} items`;
      // Of a list that goes on, what is shown may stand anywhere in it.
      if (more) {
        const faults = items.map((item) =>
          value.some((each) => !item(each, at)) ? undefined : item(value[0], `${at}[0]`),
        );
        return faults.find((fault) => fault);
      }
      return items.map((item, index) => item(value[index], `${at}[${index}]`)).find((fault) => fault);
    };
  }
  return one()(value, "it");
}
