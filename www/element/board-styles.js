// What a living board needs, in the order in which it takes effect: an element carries it in its script.

import element from "../tabiya-board.css?inline";
import board from "../css/board.css?inline";
import palette from "../css/palette.css?inline";

export default element + board + palette;
