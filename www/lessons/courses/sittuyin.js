// Sittuyin: the first course.

/** @type {unknown} */
export default {
  title: "Sittuyin: set up your own army",
  game: "sittuyin",
  steps: [
    {
      text:
        "Sittuyin comes from Burma. Sit is the Burmese word for army.\n\n" +
        "Its elephant, the sin, goes one square diagonally or one square straight forward: think of four legs " +
        "and a trunk. Where can the one on d4 go?",
      source: "Daou 2007, §V, note 13",
      position: "4k3/8/8/2p5/3S4/8/6P1/4K3 w - - 0 1",
      ask: { kind: "squares", of: "d4" },
    },
    {
      text:
        "At the beginning only soldiers stand on the board, in two steps, and they are close to each other. " +
        "Each player places the other pieces behind the line of their own soldiers, one at a time by turns.\n\n" +
        "May White place a chariot on c4?",
      ask: { kind: "legal", move: "R@c4" },
    },
    {
      text:
        "A piece may also take the square of one of its own soldiers. The soldier is then put on another free " +
        "square behind the line.\n\n" +
        "May White place a chariot on a3, and put the soldier that stands there on a1?",
      ask: { kind: "legal", move: "R@a3~a1" },
    },
    {
      text:
        "Mostly the chariots were kept on the first rank. But White, who begins, may object if Black sets both " +
        "chariots on one file, or one on the file of White’s king. Then Black has to place it elsewhere.\n\n" +
        "Black’s chariot on f8 looks down the file of White’s king on f1. Object!",
      source: "Daou 2007, §V, with note 14",
      line: [
        ...["R@a1", "R@a8", "R@h1", "R@f8", "N@b2", "N@b7", "N@g2", "N@g7"],
        ...["S@d2", "S@c6", "S@e3", "S@e7", "F@f2", "F@d7", "K@f1", "K@e8"],
      ],
      ask: { kind: "move", moves: ["object-w"] },
    },
    {
      text:
        "Now all pieces stand. The king goes one square any way, the counsellor one square diagonally. The " +
        "horse jumps two squares straight and one aside, the chariot goes straight, and soldiers capture " +
        "diagonally forward.\n\n" +
        "Make the first capture of the game.",
      line: [
        ...["K@g2", "K@b7", "F@f2", "F@c7", "S@f3", "S@c6", "S@c2", "S@f7"],
        ...["N@g3", "N@e7", "N@d2", "N@b6", "R@d1", "R@d8", "R@e1", "R@e8"],
      ],
      ask: { kind: "move", goal: "capture" },
    },
    {
      text:
        "See the two long lines drawn across the board? A soldier on one of them, in the enemy’s half, can " +
        "become a counsellor. It does not happen when it arrives there, but in a later turn, and only if its " +
        "side has lost its own counsellor.\n\n" +
        "Then it changes where it stands, or with one step as a counsellor. Promote the soldier!",
      position: "3k4/8/2P5/8/8/8/6K1/R7 w - - 0 1",
      ask: { kind: "move", goal: "promote" },
    },
    {
      text:
        "The step has two limits: the new counsellor may not give check by it, and may not capture the enemy’s " +
        "counsellor.\n\n" +
        "May the soldier step from c6 to d7 and become a counsellor there?",
      position: "4k3/1n6/2P5/7p/8/8/6K1/R7 w - - 0 1",
      ask: { kind: "legal", move: "c6d7f" },
    },
    {
      text: "Give checkmate with the chariot. Look how the elephant helps.",
      position: "7k/8/6S1/1p6/8/8/6K1/R7 w - - 0 1",
      ask: { kind: "move", goal: "mate" },
    },
    {
      text:
        "Against a king that stands alone, king and chariot have 16 moves to mate, or the game is drawn. If the " +
        "king stands on one of the four squares in the middle when it is left alone, the count begins after its " +
        "fifth move: that makes 21.\n\n" +
        "White has made 15 of its 16 moves. Win with the last one!",
      source: "Daou 2007, §V",
      position: "k7/8/K7/8/8/8/8/2R5 w - - 0 1 counting=b:bare:15/16",
      ask: { kind: "move", goal: "win" },
    },
    {
      text:
        "A player who is not in check but has no move left is stalemated. Here that is neither won nor drawn, " +
        "but forbidden! You may not make a move that leaves the enemy without any.\n\n" +
        "May White’s king go from d1 to c1?",
      position: "8/2P5/8/8/8/p7/k7/1R1K4 w - - 0 1",
      ask: { kind: "legal", move: "d1c1" },
    },
  ],
};
