// English: the element's sentences about games of one’s own.

/** @param {string} record */
export const unreadable = (record) => `The game file “${record}” cannot be read.`;
/** @param {string} id */
export const other = (id) => `Another diagram of this page has another game “${id}”: give one of them another id.`;
