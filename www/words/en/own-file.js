// English: the element's sentences about games of one’s own.

/** @param {string} file */
export const unreadable = (file) => `The game file “${file}” cannot be read.`;
/** @param {string} id */
export const other = (id) => `Another diagram of this page has another game “${id}”: give one of them another id.`;
