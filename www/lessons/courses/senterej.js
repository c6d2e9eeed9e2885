// Senterej: the first course.

/** @type {unknown} */
export default {
  title: "Senterej: the Ethiopian game",
  game: "senterej",
  steps: [
    {
      text:
        "In Ethiopia the pieces move as in Shatranj. The king is called negus, and the elephant saba.\n\n" +
        "The elephant jumps exactly two squares diagonally, over anything. Find its squares.",
      source: "Daou 2007, §III",
      position: "3k4/8/5p2/4P3/3B4/8/8/4K3 w - - 0 1 phase=play",
      ask: { kind: "squares", of: "d4" },
    },
    {
      text:
        "The counsellor, called fers, goes one square diagonally. The horse moves as the knight of modern " +
        "chess, and the chariot as the rook.\n\n" +
        "May the fers go from d4 to e4?",
      position: "3k4/7p/8/8/3Q4/8/7P/4K3 w - - 0 1 phase=play",
      ask: { kind: "legal", move: "d4e4" },
    },
    {
      text:
        "A soldier goes one square straight forward and never two. It captures one square diagonally forward.\n\n" +
        "Make a capture with the soldier.",
      position: "3k4/8/8/2rpn3/3P4/8/8/4K3 w - - 0 1 phase=play",
      ask: { kind: "move", moves: ["d4c5", "d4e5"] },
    },
    {
      text:
        "Now to what no other game here has: the werera. At the beginning nobody waits for a turn! Both " +
        "players move as fast as they like, until somebody captures something.\n\n" +
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
        "The first capture ends the werera. The other side moves next, and from then on the players take " +
        "turns.\n\n" +
        "White has just captured on e6. May White go on at once with the horse, from g1 to f3?",
      line: ["d2d3", "d3d4", "d4d5", "e7e6", "d5e6"],
      ask: { kind: "legal", move: "g1f3" },
    },
    {
      text:
        "Checkmate wins, and stalemate is a draw.\n\n" +
        "A soldier that reaches the last rank can become any piece that its side has lost: a captured piece " +
        "comes back. Bring one back!",
      position: "8/r1P1k3/8/8/8/8/5N2/4K2R w - - 0 1 phase=play",
      ask: { kind: "move", goal: "promote" },
    },
  ],
};
