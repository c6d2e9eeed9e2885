// The print state: what is on its way to paper. Style sheets read it as `data-prints` of the root, scripts that make a
// sheet when the browser says `beforeprint` ask `printing`. Nothing is said where the browser's own command prints.

/** @typedef {"rules" | "rules-in-full" | "view"} Printed the rules, or what the view has to print */

/** @returns {Printed | undefined} */
export const printing = () => /** @type {Printed | undefined} */ (document.documentElement.dataset.prints);

/** Prints, and settles when the browser has asked what it asks. @param {Printed} what */
export function printAs(what) {
  const { dataset } = document.documentElement;
  dataset.prints = what;
  try {
    print();
  } finally {
    delete dataset.prints;
  }
}
