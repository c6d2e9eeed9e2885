// `tabiya/solid`: the elements as components of Solid, `<Board>` and `<Lesson>`.

import { createComponent, createEffect } from "solid-js";
import { Dynamic } from "solid-js/web";
import { late, split } from "./component.js";
import "./tabiya-lesson.js";

export * from "./tabiya-board.js";

/** What is Solid’s own, and is not an attribute. */
const OWN = ["children", "class", "classList", "id", "ref", "style"];

const component = (tag) => (props) => {
  let element;
  const { attributes, listeners } = split(tag, props);
  const given = { component: tag };
  for (const name of Object.keys(attributes)) {
    if (name === "ref") continue;
    const key = OWN.includes(name) || name.includes(":") ? name : `attr:${name}`;
    const value = () => (props[name] === true ? "" : props[name] === false ? undefined : props[name]);
    Object.defineProperty(given, key, { enumerable: true, get: OWN.includes(name) ? () => props[name] : value });
  }
  for (const name of Object.keys(listeners)) {
    const [first, ...rest] = name.slice("tabiya-".length);
    given[`on:${name}`] = (event) => props[`on${first.toUpperCase()}${rest.join("")}`]?.(event);
  }
  given.ref = (own) => {
    element = own;
    props.ref?.(own);
  };
  createEffect(() => late(tag, element, { ...props }));
  return createComponent(Dynamic, given);
};

export const Board = component("tabiya-board");
export const Lesson = component("tabiya-lesson");
