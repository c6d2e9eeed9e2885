// English: the help.

export const close = "Close the help";

export const newcomer = {
  before: "New here? ",
  link: "Start here",
  after: ", with a story, a first lesson and every game.",
};

/** What is done with the pointer and with keys: by what, and what that does. */
export const keys = [
  ["Touch, or the mouse", "a piece, then a square; or drag it"],
  ["Tab", "to the board, the buttons, the tabs"],
  ["Arrows, Home, End", "from square to square on the board"],
  ["Enter or Space", "takes up a piece, and plays it to another square"],
  ["Arrows, Home, End beside the board", "step through the moves; Space plays them"],
  ["Enter or Space on a piece in hand", "takes it to the board, to be put on a square"],
  ["T", "throws the die or the cowries, or stops what goes on by itself"],
  ["/", "finds games, pieces, rules"],
  ["Escape", "puts the piece down, closes a question, or stops the computer"],
  ["Second button of the mouse", "draws over the board: arrows from square to square, circles"],
  ["Ctrl+Z, Ctrl+Y", "undoes and redoes your last change"],
];
