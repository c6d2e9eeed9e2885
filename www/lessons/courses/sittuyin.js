// Sittuyin: the first course.

/** @type {unknown} */
export default {
  title: "Sittuyin: set up your own army",
  game: "sittuyin",
  steps: [
    {
      text:
        "Sittuyin comes from Burma. Sit is the Burmese word for army.\n\n" +
        "Its elephant, the sin, goes one square diagonally or one square straight forward, as the silver " +
        "general does in Japan. Where can the one on d4 go?",
      source: "Daou 2007, §V, note 13",
      position: "4k3/8/8/2p5/3S4/8/6P1/4K3 w - - 0 1",
      ask: { kind: "squares", of: "d4" },
    },
    {
      text:
        "At the beginning only soldiers stand on the board, and they are close to each other. Each player " +
        "places the other pieces behind the line of their own soldiers, one at a time by turns.\n\n" +
        "May White place a chariot on c4?",
      ask: { kind: "legal", move: "R@c4" },
    },
    {
      text:
        "Now all pieces stand. King, counsellor, horse, chariot and soldier move as in Shatranj: the " +
        "counsellor one square diagonally, and soldiers capture diagonally forward.\n\n" +
        "Make the first capture of the game.",
      line: [
        "K@g2",
        "K@b7",
        "F@f2",
        "F@c7",
        "S@f3",
        "S@c6",
        "S@c2",
        "S@f7",
        "N@g3",
        "N@e7",
        "N@d2",
        "N@b6",
        "R@d1",
        "R@d8",
        "R@e1",
        "R@e8",
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
        "The step has two limits: the new counsellor may not give check by it, and may not capture the " +
        "enemy’s counsellor.\n\n" +
        "May the soldier step from c6 to d7 and become a counsellor there?",
      position: "4k3/1n6/2P5/7p/8/8/6K1/R7 w - - 0 1",
      ask: { kind: "legal", move: "c6d7f" },
    },
    {
      text: "Give checkmate with the chariot. Look how the elephant helps.",
      position: "7k/8/6S1/1p6/8/8/6K1/R7 w - - 0 1",
      ask: { kind: "move", goal: "win" },
    },
    {
      text:
        "Stalemate is neither won nor drawn here: it is forbidden! You may not make a move that leaves the " +
        "enemy without any.\n\n" +
        "May White’s king go from d1 to c1?",
      position: "8/2P5/8/8/8/p7/k7/1R1K4 w - - 0 1",
      ask: { kind: "legal", move: "d1c1" },
    },
  ],
};
