// Xiangqi: the first course.

/** @type {unknown} */
export default {
  title: "Xiangqi: river, palace and cannon",
  game: "xiangqi",
  steps: [
    {
      text:
        "In Chinese chess pieces stand on the points where lines cross. The signs on them are their names.\n\n" +
        "On the first rank stand, from the corners inwards, chariots, horses, elephants and advisers, and the " +
        "general in the middle. Two cannons stand on the third rank, five soldiers on the fourth.",
      source: "Daou 2007, §IX, with note 27",
      ask: { kind: "find", piece: "cannon" },
    },
    {
      text:
        "A river runs across the middle of the board.\n\n" +
        "The elephant goes exactly two points diagonally, but it does not jump: the point between must be " +
        "empty. It never crosses the river. Where can it go?",
      source: "Daou 2007, §IX",
      position: "3k5/9/9/9/9/9/9/4B4/3N5/5K3 w - - 0 1",
      ask: { kind: "squares", of: "e3" },
    },
    {
      text:
        "The horse does not jump either. It goes one point straight and then one diagonally outwards. If a " +
        "piece stands on that first point, the way is closed.\n\n" +
        "The soldier on e6 stands in the way of its own horse. Find all points for the horse.",
      position: "3k5/9/9/9/4P4/4N4/9/9/9/5K3 w - - 0 1",
      ask: { kind: "squares", of: "e5" },
    },
    {
      text:
        "Each side has a palace: nine points with diagonal lines. General and advisers never leave it. The " +
        "general goes one point straight, an adviser one point diagonally.\n\n" +
        "May the general go from d1 to c1?",
      position: "4k4/9/9/9/9/9/9/9/9/3K1A3 w - - 0 1",
      ask: { kind: "legal", move: "d1c1" },
    },
    {
      text:
        "A soldier goes one point straight forward and captures the same way, not diagonally. Once it has " +
        "crossed the river it may go sideways too. It never goes back.\n\n" +
        "This soldier has crossed. Find its points.",
      position: "3k5/4a4/9/9/2P6/9/9/9/9/4K4 w - - 0 1",
      ask: { kind: "squares", of: "c6" },
    },
    {
      text:
        "The chariot goes straight, as far as the way is free. The cannon moves so too. But to capture it has " +
        "to jump over exactly one piece, of either side, at any distance.\n\n" +
        "This is how every game begins. Find a capture for Red.",
      ask: { kind: "move", goal: "capture" },
    },
    {
      text:
        "The two generals may not face each other on a file with nothing between them.\n\n" +
        "Only Red’s horse stands between them now. May it go away, from e5 to d7?",
      position: "4k4/9/9/9/9/4N4/9/9/9/4K4 w - - 0 1",
      ask: { kind: "legal", move: "e5d7" },
    },
    {
      text:
        "So a general guards a whole file from far away, and that can help with mate.\n\n" +
        "Black’s general cannot step to e10, as it would face Red’s. Give checkmate.",
      position: "3k5/9/9/9/9/9/9/9/4R4/4K4 w - - 0 1",
      ask: { kind: "move", goal: "mate" },
    },
    {
      text:
        "A player who is not in check but has no move left is stalemated. In modern chess that is a draw. Here " +
        "it wins: a player without a move has lost.\n\n" +
        "Two moves of the chariot win at once. One gives check, the other leaves Black’s general without a " +
        "move. Find one of them.",
      position: "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1",
      ask: { kind: "move", goal: "win" },
    },
    {
      text:
        "Nobody may give check for ever. If the same position comes back again and again, and one player has " +
        "given check with every move, that player loses. Here this is judged when it comes for the third time.\n\n" +
        "Red’s chariot has given check all the time, from a10 and from a9. It is Black’s turn. Win!",
      source: "Daou 2007, §IX; Tabiya’s reading",
      position: "3k5/R8/9/9/9/9/9/9/9/5K3 w - - 0 1",
      line: ["a9a10", "d10d9", "a10a9", "d9d10", "a9a10", "d10d9", "a10a9"],
      ask: { kind: "move", goal: "win" },
    },
    {
      text:
        "Nor may one piece chase another for ever: a player who attacks the same piece, which nothing protects, " +
        "with every move, has to stop or loses.\n\n" +
        "Red’s chariot hunts the cannon from file a to file b and back. The cannon has only to go aside once " +
        "more. Win for Black.",
      source: "Daou 2007, §IX; Tabiya’s reading",
      position: "3k5/9/9/9/1c7/9/9/9/9/R4K3 w - - 0 1",
      line: ["a1b1", "b6a6", "b1a1", "a6b6", "a1b1", "b6a6", "b1a1"],
      ask: { kind: "move", goal: "win" },
    },
  ],
};
