// What the components of the frameworks share: which properties are attributes, and which are not.

/** Attributes that are set after the others: the elements have properties of these names, which mean other things. */
const LATE = { "tabiya-board": ["ply"], "tabiya-lesson": ["step", "lesson"] };
/** Set as properties where they are objects. */
const WHOLE = { "tabiya-board": "figure", "tabiya-lesson": "lesson" };

/** Attributes, listeners by the names of events, and what sets the rest. */
export function split(tag, props) {
  const attributes = {};
  const listeners = {};
  for (const [name, value] of Object.entries(props)) {
    const [, event] = /^on(Ready|Step|Answer|Error)$/.exec(name) ?? [];
    if (event) listeners[`tabiya-${event.toLowerCase()}`] = value;
    else if (name !== WHOLE[tag] && !LATE[tag].includes(name))
      // As HTML has it: an attribute without a value is one that is there.
      attributes[name] = value === true ? "" : value === false ? undefined : value;
  }
  return { attributes, listeners, late: (element) => late(tag, element, props) };
}

/** Sets the rest, once the element is there. */
export function late(tag, element, props) {
  const whole = props[WHOLE[tag]];
  for (const name of LATE[tag]) {
    const value = typeof props[name] === "object" ? undefined : props[name];
    const text = value === undefined ? null : String(value);
    if (element.getAttribute(name) === text) continue;
    if (text === null) element.removeAttribute(name);
    else element.setAttribute(name, text);
  }
  if (typeof whole === "object" && whole && element[WHOLE[tag]] !== whole) element[WHOLE[tag]] = whole;
}
