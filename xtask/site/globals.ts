// Browser globals for drawing the page without a browser: nothing moves, and nobody acts.

import { parseHTML } from "linkedom";

const { document, DOMParser } = parseHTML("");
const calm = { matches: true, addEventListener() {} };
Object.assign(globalThis, { document, DOMParser, matchMedia: () => calm, addEventListener() {} });
