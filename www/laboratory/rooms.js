// The rooms of the laboratory, in the order of their tabs.

/** @type {readonly import("../views/hall.js").Room[]} */
export const ROOMS = [];
