// What the page's scripts find about them in a browser, for drawing without one: nothing moves, and nobody acts.

import { parseHTML } from "linkedom";

const { document, DOMParser } = parseHTML("");
const calm = { matches: true, addEventListener() {} };
Object.assign(globalThis, { document, DOMParser, matchMedia: () => calm, addEventListener() {} });
