// Styles of a living board, in the order in which they take effect: an element carries them in its script.

import element from "../tabiya-board.css?inline";
import board from "../css/board.css?inline";
import palette from "../css/palette.css?inline";

export default element + board + palette;
