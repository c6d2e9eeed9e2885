// The part of the rules core that lessons use, as lesson.js takes it: by name, as the whole of it would weigh on the
// first load.

import { allGames } from "../core/games.js";
import { Match } from "../core/module.js";

export const tabiya = { Match, games: allGames };
