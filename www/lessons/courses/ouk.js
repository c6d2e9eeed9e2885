// Ouk Chatrang: the first course.

/** @type {unknown} */
export default {
  title: "Ouk Chatrang: two special first moves",
  game: "ouk",
  steps: [
    {
      text:
        "Ouk Chatrang is the chess of Cambodia, and near kin to Makruk. Its soldiers are called fish, and the " +
        "koul is a pillar.\n\n" +
        "The koul goes one square diagonally or one square straight forward. Find its squares.",
      source: "Daou 2007, §VII",
      position: "4k3/8/p7/2p5/3S4/7P/8/3K4 w - - 0 1",
      ask: { kind: "squares", of: "d4" },
    },
    {
      text:
        "Boats move as rooks, horses as knights. Soldiers start on the third rank, and on the sixth they " +
        "become counsellors.\n\n" +
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
      text: "The king may capture with its leap, too.\n\nTake Black’s koul.",
      position: "3mk3/8/8/8/8/4s3/8/3KM3 w KMkm - 0 1",
      ask: { kind: "move", moves: ["d1e3"] },
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
        "The counsellor is called neang, a maiden. It goes one square diagonally. On its first move it may " +
        "instead go two squares straight forward, if both are empty. It cannot capture so.\n\n" +
        "Where can the neang on e1 go?",
      source: "Daou 2007, §VII",
      line: ["e3e4", "d6d5"],
      ask: { kind: "squares", of: "e1" },
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
