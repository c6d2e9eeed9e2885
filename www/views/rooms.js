// The rooms by their names in addresses. The first is what is seen where an address names none that there is.

import * as learn from "../words/learn.js";
import { evidence as evidenceWords } from "../words/evidence.js";
import { maps, matrix, parting } from "../words/laboratory.js";
import { room as lessons } from "../words/lesson-room.js";
import { rooms as museum } from "../words/museum.js";
import { reconstruct } from "../words/reconstruct.js";
import { Evidence } from "../laboratory/evidence.js";
import { Maps } from "../laboratory/maps.js";
import { matrixRoom } from "../laboratory/matrix.tsx";
import { Parting } from "../laboratory/parting.js";
import { Reconstruct } from "../laboratory/reconstruct.js";
import { lessonsRoom } from "../lessons/room.tsx";
import { agesRoom } from "../museum/ages.js";
import { difference } from "../museum/difference.js";
import { familyRoom } from "../museum/family.js";
import { findRoom } from "../museum/find.js";
import { sourcesRoom } from "../museum/sources.js";
import { startRoom } from "../learn/start.js";
import { storiesRoom } from "../learn/stories.js";
import { witnessRoom } from "../museum/witness-room.js";

/** @type {readonly import("./hall.js").Room[]} */
export const ROOMS = [
  { id: "start", lead: learn.start.lead, open: startRoom },
  { id: "stories", lead: learn.stories.lead, open: storiesRoom },
  { id: "lessons", lead: lessons.lead, open: lessonsRoom },
  { id: "parting", lead: parting.lead, open: (context) => new Parting(context) },
  difference,
  { id: "family", lead: museum.family.lead, open: familyRoom },
  { id: "ages", lead: museum.ages.lead, open: agesRoom },
  { id: "witnesses", lead: museum.witnesses.lead, open: witnessRoom },
  { id: "sources", lead: museum.sources.lead, open: sourcesRoom },
  { id: "evidence", lead: evidenceWords.lead, open: (context) => new Evidence(context) },
  { id: "matrix", lead: matrix.lead, open: matrixRoom },
  { id: "maps", lead: maps.lead, open: (context) => new Maps(context) },
  { id: "reconstruct", lead: reconstruct.lead, open: (context) => new Reconstruct(context) },
  { id: "find", lead: museum.find.lead, open: findRoom },
];
