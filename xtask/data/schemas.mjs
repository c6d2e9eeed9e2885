// The schemas of docs/schemas, and what does not fit them, in words.

import { Ajv2020 } from "ajv/dist/2020.js";
import { readFileSync, readdirSync } from "node:fs";

/** @typedef {import("./place.mjs").Found} Found */
/** @typedef {import("ajv").ErrorObject} ErrorObject */

const folder = new URL("../../docs/schemas/", import.meta.url);
const END = ".schema.json";

/** What each file is called, without its end. */
export const names = readdirSync(folder)
  .filter((name) => name.endsWith(END))
  .map((name) => name.slice(0, -END.length));

/**
 * A function for each schema, which gives what does not fit it.
 * @param {Record<string, (text: string) => boolean>} formats what the module and the works know: ids of games, of works
 * @returns {(name: string) => (value: unknown) => Found[]}
 */
export function schemas(formats) {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strictTypes: false, strictRequired: false, formats });
  for (const name of names) ajv.addSchema(JSON.parse(readFileSync(new URL(`${name}${END}`, folder), "utf8")));
  return (name) => {
    const fits = ajv.getSchema(`${name}${END}`);
    if (!fits) throw new Error(`docs/schemas/${name}${END} is missing`);
    return (value) => (fits(value) ? [] : (fits.errors ?? []).flatMap((error) => told(error, value)));
  };
}

/** What a schema calls a kind of value. @type {Record<string, string>} */
const KINDS = { array: "a list", object: "an object", string: "a text", integer: "a whole number", number: "a number" };

/** @param {ErrorObject} error @param {any} root @returns {Found[]} */
function told({ keyword, instancePath, params, parentSchema, data, message }, root) {
  // What follows from another fault is told by that one.
  if (keyword === "if" || keyword === "anyOf" || keyword === "propertyNames") return [];
  const at = wayOf(instancePath, root);
  const shown = shortened(data);
  switch (keyword) {
    case "required":
      return [{ at: [...at, params.missingProperty], says: "is missing" }];
    case "additionalProperties":
      return [{ at: [...at, params.additionalProperty], says: "is not known" }];
    case "false schema":
      return [{ at, says: "has no place here" }];
    case "type":
      return [{ at, says: `is not ${KINDS[params.type] ?? params.type}: ${shown}` }];
    case "enum":
      return [{ at, says: `is none of ${params.allowedValues.join(", ")}: ${shown}` }];
    case "pattern":
    case "format":
      return [{ at, says: `is not ${parentSchema?.description ?? `like ${parentSchema?.pattern}`}: ${shown}` }];
    case "minItems":
    case "maxItems": {
      const bound = keyword === "minItems" ? "fewer" : "more";
      return [{ at, says: `has ${/** @type {unknown[]} */ (data).length}, ${bound} than ${params.limit}` }];
    }
    default:
      return [{ at, says: `${message}: ${shown}` }];
  }
}

/** @param {unknown} value */
function shortened(value) {
  const text = JSON.stringify(value) ?? "";
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** A JSON pointer as a way: places in lists are numbers. @param {string} pointer @param {any} root */
function wayOf(pointer, root) {
  let here = root;
  return pointer
    .split("/")
    .slice(1)
    .map((part) => {
      const name = part.replace(/~1/g, "/").replace(/~0/g, "~");
      const key = Array.isArray(here) ? Number(name) : name;
      here = here?.[key];
      return key;
    });
}
