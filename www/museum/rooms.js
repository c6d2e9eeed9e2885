// The rooms of the museum, in the order of their tabs.

/** @type {readonly import("../views/hall.js").Room[]} */
export const ROOMS = [];
