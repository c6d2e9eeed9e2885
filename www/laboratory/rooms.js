// The rooms of the laboratory, in the order of their tabs.

import { gameInfo, hasPatterns } from "../core/games.js";
import { maps, matrix, parting } from "../words/laboratory.js";
import { evidence } from "../words/evidence.js";
import { reconstruct } from "../words/reconstruct.js";
import { Evidence } from "./evidence.js";
import { Maps } from "./maps.js";
import { Matrix } from "./matrix.js";
import { Parting } from "./parting.js";
import { Reconstruct } from "./reconstruct.js";

/** Whether the game has a rule on which its sources differ. @param {import("../state/store.js").State} state */
const hasChoices = ({ game }) => gameInfo(game).options.some(({ choices }) => choices.length > 1);

/** @type {readonly import("../views/hall.js").Room[]} */
export const ROOMS = [
  {
    id: "parting",
    title: parting.title,
    lead: parting.lead,
    fits: hasChoices,
    open: (context) => new Parting(context),
  },
  {
    id: "evidence",
    title: evidence.title,
    lead: evidence.lead,
    fits: hasChoices,
    open: (context) => new Evidence(context),
  },
  { id: "matrix", title: matrix.title, lead: matrix.lead, open: (context) => new Matrix(context) },
  {
    id: "maps",
    title: maps.title,
    lead: maps.lead,
    fits: ({ game }) => hasPatterns(game),
    open: (context) => new Maps(context),
  },
  {
    id: "reconstruct",
    title: reconstruct.title,
    lead: reconstruct.lead,
    fits: hasChoices,
    open: (context) => new Reconstruct(context),
  },
];
