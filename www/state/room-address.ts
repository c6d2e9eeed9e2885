// The addresses of rooms, for the links between them.

import { write } from "./address.js";
import { opening } from "./store.js";

/** @param room its id, and after a colon what is set in it */
export const roomAddress = (game: string, room: string) => write({ ...opening(game), view: "room", room });
