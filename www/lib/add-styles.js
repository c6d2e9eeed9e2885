// Adding style sheets of what is fetched later: they come with it, since the first load should not carry them. A sheet
// made so needs no leave from the content security policy, and comes after those of the page.

/** What the page has been given. @type {Set<string>} */
const given = new Set();

/** Gives the page styles, once. @param {string} styles */
export function addStyles(styles) {
  if (given.has(styles)) return;
  given.add(styles);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
