// The rooms of the laboratory, in the order of their tabs.

import { evidence } from "./evidence-room.js";

/** @type {readonly import("../views/hall.js").Room[]} */
export const ROOMS = [evidence];
