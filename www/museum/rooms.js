// The rooms of the museum, in the order of their tabs.

import { lessonsRoom } from "../lessons/room.js";
import { room as lessons } from "../words/lesson-room.js";
import { rooms as words } from "../words/museum.js";
import { agesRoom } from "./ages.js";
import { difference } from "./difference.js";
import { familyRoom } from "./family.js";
import { findRoom } from "./find.js";
import { sourcesRoom } from "./sources.js";
import { witnessRoom } from "./witness-room.js";

/** @type {readonly import("../views/hall.js").Room[]} */
export const ROOMS = [
  { id: "family", ...words.family, open: familyRoom },
  { id: "ages", ...words.ages, open: agesRoom },
  difference,
  { id: "find", ...words.find, open: findRoom },
  { id: "lessons", title: lessons.title, lead: lessons.lead, open: lessonsRoom },
  { id: "witnesses", ...words.witnesses, open: witnessRoom },
  { id: "sources", ...words.sources, open: sourcesRoom },
];
