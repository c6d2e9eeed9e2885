// Ouk Chatrang: the first course.

/** @type {unknown} */
export default {
  title: "Ouk Chatrang: two special first moves",
  game: "ouk",
  steps: [
    {
      text:
        "Ouk Chatrang is the chess of Cambodia, and near kin to Makruk. The array is the same. Its soldiers are " +
        "called fish, and stand on the third rank; the koul is a pillar.\n\n" +
        "From the corners inwards stand boats, horses and kouls, and in the middle the king with the neang, a " +
        "maiden, who is the counsellor.",
      source: "Daou 2007, §VII",
      ask: { kind: "find", piece: "koul" },
    },
    {
      text: "The koul goes one square diagonally or one square straight forward.\n\n" + "Find its squares.",
      position: "4k3/8/p7/2p5/3S4/7P/8/3K4 w - - 0 1",
      ask: { kind: "squares", of: "d4" },
    },
    {
      text:
        "Boats go straight, as far as the way is free. Horses jump two squares straight and one aside. A " +
        "soldier goes one square forward and captures diagonally forward; on the sixth rank it becomes a " +
        "counsellor.\n\n" +
        "Promote a soldier.",
      position: "4k3/8/p2n4/2P1P3/8/8/8/4K3 w - - 0 1",
      ask: { kind: "move", goal: "promote" },
    },
    {
      text:
        "The king goes one square any way. On its very first move it may instead leap like a horse.\n\n" +
        "Where can White’s king go at the start of the game?",
      ask: { kind: "squares", of: "d1" },
    },
    {
      text: "The king may capture with its leap, too.\n\n" + "Take Black’s koul.",
      position: "3mk3/8/8/8/8/4s3/8/3KM3 w KMkm - 0 1",
      ask: { kind: "move", goal: "capture", of: "d1" },
    },
    {
      text:
        "A king that has been in check loses its leap.\n\n" +
        "White has just given check with the boat. May Black’s king get away by a leap, from e8 to f6?",
      position: "3mk3/8/8/8/8/8/7R/3KM3 w KMkm - 0 1",
      line: ["h2e2"],
      ask: { kind: "legal", move: "e8f6" },
    },
    {
      text:
        "It also loses the leap by any other first move.\n\n" +
        "White’s king has stepped from d1 to c2. May it leap from there to b4?",
      line: ["d1c2", "h6h5"],
      ask: { kind: "legal", move: "c2b4" },
    },
    {
      text:
        "The neang goes one square diagonally. On its first move it may instead go two squares straight " +
        "forward, if both are empty. It cannot capture so.\n\n" +
        "Where can the neang on e1 go?",
      source: "Daou 2007, §VII",
      line: ["e3e4", "d6d5"],
      ask: { kind: "squares", of: "e1" },
    },
    {
      text:
        "As in Makruk, the weaker side may count once no soldiers are left: without a mate within 64 moves the " +
        "game is drawn. A king that is left alone gets a shorter count, by what the stronger side has.\n\n" +
        "Black has only a horse against two boats. Begin to count.",
      source: "Daou 2007, §VI and §VII",
      position: "7k/8/8/4n3/8/8/8/KR4R1 b - - 0 1",
      ask: { kind: "move", moves: ["count-b"] },
    },
    {
      text:
        "Sources do not agree on the king’s leap. Some say it may go to any square of a horse’s move. Others " +
        "say only to b2 or f2.\n\n" +
        "The board shows one of these. Which?",
      source: "Daou 2007, §VII, note 19",
      position: "3mk3/8/8/8/8/7P/8/3KM3 w KMkm - 0 1 kingLeapSquares=b2-f2",
      ask: { kind: "reading", option: "kingLeapSquares", of: "d1" },
    },
  ],
};
