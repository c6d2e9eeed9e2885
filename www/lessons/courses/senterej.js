// Senterej: the first course.

/** @type {unknown} */
export default {
  title: "Senterej: the Ethiopian game",
  game: "senterej",
  steps: [
    {
      text:
        "Senterej, the Ethiopian game, was the last form of Shatranj to be widely played. Richard Pankhurst " +
        "told that it died out some time after the Italian invasion of the 1930s.\n\n" +
        "The king is called negus. Each stands to the right of the middle, as its owner sees it.",
      source: "Wikipedia, “Senterej”, after Pankhurst; Daou 2007, §III",
      ask: { kind: "find", piece: "king" },
    },
    {
      text: "The elephant, called saba, jumps exactly two squares diagonally, over anything.\n\n" + "Find its squares.",
      source: "Daou 2007, §III",
      position: "3k4/8/5p2/4P3/3B4/8/8/4K3 w - - 0 1 phase=play",
      ask: { kind: "squares", of: "d4" },
    },
    {
      text:
        "The counsellor, called fers, goes one square diagonally. The horse jumps two squares straight and one " +
        "aside, and the chariot goes straight as far as the way is free.\n\n" +
        "May the fers go from d4 to e4?",
      position: "3k4/7p/8/8/3Q4/8/7P/4K3 w - - 0 1 phase=play",
      ask: { kind: "legal", move: "d4e4" },
    },
    {
      text:
        "A soldier goes one square straight forward and never two. It captures one square diagonally forward.\n\n" +
        "Make a capture with the soldier.",
      position: "3k4/8/8/2rpn3/3P4/8/8/4K3 w - - 0 1 phase=play",
      ask: { kind: "move", goal: "capture", of: "d4" },
    },
    {
      text:
        "Now to what no other game here has: the werera. At the beginning nobody waits for a turn! Both players " +
        "move as fast as they like, until somebody captures something.\n\n" +
        "White has not moved yet. Where can Black’s elephant on c8 go already?",
      source: "Daou 2007, §III",
      ask: { kind: "squares", of: "c8" },
    },
    {
      text:
        "During the werera the king may go two squares to its owner’s right. The chariot of that side then " +
        "stands on its other side. In modern chess this is castling.\n\n" +
        "White has made room. Make this move with the king.",
      line: ["g2g3", "f1h3", "g1f3"],
      ask: { kind: "move", moves: ["e1g1"] },
    },
    {
      text:
        "The first capture ends the werera. The other side moves next, and from then on the players take turns.\n\n" +
        "White has just captured on e6. May White go on at once with the horse, from g1 to f3?",
      line: ["d2d3", "d3d4", "d4d5", "e7e6", "d5e6"],
      ask: { kind: "legal", move: "g1f3" },
    },
    {
      text:
        "What if nobody captures anything? Our sources do not say. Here a player may declare to be ready, and " +
        "moves no more; when both are ready, the werera is over and the players take turns.\n\n" +
        "Black is ready. End the werera for White.",
      source: "Tabiya’s reading",
      line: ["e2e3", "d2d3", "e7e6", "ready-b"],
      ask: { kind: "move", moves: ["ready-w"] },
    },
    {
      text:
        "A soldier that reaches the last rank can become any piece that its side has lost: a captured piece " +
        "comes back.\n\n" +
        "Bring one back!",
      position: "8/r1P1k3/8/8/8/8/5N2/4K2R w - - 0 1 phase=play",
      ask: { kind: "move", goal: "promote" },
    },
    {
      text:
        "Checkmate wins, and stalemate is a draw. A king that is left alone has not lost: it plays on until it " +
        "is checkmated.\n\n" +
        "Black’s king stands alone. Give checkmate.",
      position: "7k/R7/8/8/8/8/8/1R2K3 w - - 0 1 phase=play",
      ask: { kind: "move", goal: "mate" },
    },
  ],
};
