// The rooms by their names in addresses. The first is what is seen where an address names none that there is.

import { lead as guess } from "../words/guess.js";
import * as learn from "../words/learn.js";
import { evidence as evidenceWords } from "../words/evidence.js";
import { maps, matrix, parting } from "../words/laboratory.js";
import { room as lessons } from "../words/lesson-room.js";
import { rooms as museum } from "../words/museum.js";
import { reconstruct } from "../words/reconstruct.js";
import { evidenceRoom } from "../laboratory/evidence.tsx";
import { mapsRoom } from "../laboratory/maps.tsx";
import { matrixRoom } from "../laboratory/matrix.tsx";
import { partingRoom } from "../laboratory/parting.tsx";
import { reconstructRoom } from "../laboratory/reconstruct.tsx";
import { lessonsRoom } from "../lessons/room.tsx";
import { agesRoom } from "../museum/ages.tsx";
import { guessRoom } from "../museum/guess-room.tsx";
import { familyRoom } from "../museum/family.tsx";
import { findRoom } from "../museum/find.tsx";
import { sourcesRoom } from "../museum/sources.tsx";
import { startRoom } from "../learn/start.tsx";
import { storiesRoom } from "../learn/stories.tsx";
import { witnessRoom } from "../museum/witness-room.tsx";

/** @type {readonly import("./view.js").Room[]} */
export const ROOMS = [
  { id: "start", lead: learn.start.lead, open: startRoom },
  { id: "stories", lead: learn.stories.lead, open: storiesRoom },
  { id: "lessons", lead: lessons.lead, open: lessonsRoom },
  { id: "parting", lead: parting.lead, open: partingRoom },
  { id: "difference", lead: guess, open: guessRoom },
  { id: "family", lead: museum.family.lead, open: familyRoom },
  { id: "ages", lead: museum.ages.lead, open: agesRoom },
  { id: "witnesses", lead: museum.witnesses.lead, open: witnessRoom },
  { id: "sources", lead: museum.sources.lead, open: sourcesRoom },
  { id: "evidence", lead: evidenceWords.lead, open: evidenceRoom },
  { id: "matrix", lead: matrix.lead, open: matrixRoom },
  { id: "maps", lead: maps.lead, open: mapsRoom },
  { id: "reconstruct", lead: reconstruct.lead, open: reconstructRoom },
  { id: "find", lead: museum.find.lead, open: findRoom },
];
