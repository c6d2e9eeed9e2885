// The room in which games are played by themselves, as it is listed.

import { evidence as words } from "../words/evidence.js";
import { Evidence } from "./evidence.js";

/** @type {import("../views/hall.js").Room} */
export const evidence = {
  id: "evidence",
  title: words.title,
  lead: words.lead,
  open: (door) => new Evidence(door),
};
