// Sho Shogi: the first course.

/** @type {unknown} */
export default {
  title: "Sho Shogi: the drunk elephant",
  game: "sho-shogi",
  steps: [
    {
      text:
        "This is how Japanese chess was played before captured pieces came back. On the first rank stand " +
        "lances, keimas, silver and gold generals about the king; on the third the pawns. On the second stand " +
        "the bishop at the left and the rook at the right.\n\n" +
        "And before each king stands a piece with a strange name: the drunk elephant.",
      source: "Daou 2007, §XII, with note 39",
      ask: { kind: "find", piece: "drunk-elephant" },
    },
    {
      text: "The drunk elephant goes one square any way but straight back.\n\n" + "Find its squares.",
      position: "4k4/9/p8/3p5/4E4/9/8P/9/4K4 w - - 0 1",
      ask: { kind: "squares", of: "e5" },
    },
    {
      text:
        "The bishop goes diagonally and the rook straight, as far as the way is free. Lance and pawn go " +
        "straight forward only, and capture so: the pawn one square, the lance as far as it likes.\n\n" +
        "The game has just begun. May the bishop go from b2 to d4?",
      ask: { kind: "legal", move: "b2d4" },
    },
    {
      text:
        "Gold goes one square any way but diagonally back. Silver goes one square diagonally or straight " +
        "forward. The keima leaps two squares ahead and one aside.\n\n" +
        "Find the squares of this keima.",
      position: "4k4/9/p8/9/1p7/2P6/2N5P/9/4K4 w - - 0 1",
      ask: { kind: "squares", of: "c3" },
    },
    {
      text:
        "A move that begins or ends on the last three ranks may promote. A promoted rook is called dragon king, " +
        "and also goes one square diagonally. A promoted bishop is a dragon horse, and also goes one square " +
        "straight. Pawn, lance, keima and silver become gold.\n\n" +
        "Promote the rook.",
      position: "3k5/9/9/7R1/9/1r7/9/9/4K4 w - - 0 1",
      ask: { kind: "move", goal: "promote" },
    },
    {
      text:
        "Now the greatest promotion of all. The drunk elephant becomes a crown prince: a second king!\n\n" +
        "Promote the drunk elephant.",
      position: "8k/9/9/4E4/9/2P6/9/4r4/K8 w - - 0 1",
      ask: { kind: "move", goal: "promote" },
    },
    {
      text:
        "A side with a king and a crown prince has to lose both. Until one of them is gone, either may be left " +
        "attacked.\n\n" +
        "The rook attacks the king on a1. May Sente make another move, with the prince from e7 to e8?",
      position: "8k/9/9/4E4/9/2P6/9/4r4/K8 w - - 0 1",
      line: ["e6e7+", "e2e1"],
      ask: { kind: "legal", move: "e7e8" },
    },
    {
      text:
        "Gote has captured the king. Sente plays on with the prince alone. Now the prince must be kept safe as " +
        "a king is.\n\n" +
        "Where can the prince go?",
      position: "8k/9/9/4E4/9/2P6/9/4r4/K8 w - - 0 1",
      line: ["e6e7+", "e2e1", "e7e8", "e1a1", "c4c5", "a1c1"],
      ask: { kind: "squares", of: "e8" },
    },
    {
      text:
        "Stalemate wins here, and a king left alone has lost, unless its next move leaves the other side bare " +
        "too.\n\n" +
        "In 1696 a book told that an emperor had the drunk elephant taken out of the game. Modern Shogi has " +
        "none.\n\n" +
        "Win with one move.",
      source: "Daou 2007, §XII, note 39",
      position: "8k/9/9/4p4/3K5/9/9/9/7G1 w - - 0 1",
      ask: { kind: "move", goal: "win" },
    },
  ],
};
