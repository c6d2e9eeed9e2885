// Shatar: the first course.

/** @type {unknown} */
export default {
  title: "Shatar: three names for check",
  game: "shatar",
  steps: [
    {
      text:
        "Shatar is the chess of Mongolia. From the corners inwards stand chariots, horses and camels. Both " +
        "kings stand on the same file, each with a bers beside it: a big animal such as a snow panther or a " +
        "lion.",
      source: "Daou 2007, §VIII",
      ask: { kind: "find", piece: "bers" },
    },
    {
      text:
        "The bers goes straight as far as the way is free, or one square diagonally.\n\n" +
        "Find every square for the bers.",
      position: "4k3/8/8/2p5/1P1J1p2/8/3P4/4K3 w - - 0 1 phase=play",
      ask: { kind: "squares", of: "d4" },
    },
    {
      text:
        "The game begins in one way only. Each player must move the soldier before the bers two squares " +
        "forward. After that soldiers go one square at a time.\n\n" +
        "Make White’s first move.",
      ask: { kind: "move", moves: ["d2d4"] },
    },
    {
      text:
        "White has made this move. Black has to answer it with the like: no other move is legal now.\n\n" +
        "Make Black’s first move.",
      line: ["d2d4"],
      ask: { kind: "move", moves: ["d7d5"] },
    },
    {
      text:
        "Camels go diagonally as far as the way is free, and chariots straight. Horses jump two squares " +
        "straight and one aside.\n\n" +
        "Checks have names here. Shak is a check by bers, chariot or horse, zod by a soldier, and tuk by a " +
        "camel. Give a tuk!",
      position: "4k3/p7/8/8/8/3B4/8/R3K3 w - - 0 1 phase=play",
      ask: { kind: "move", goal: "check", of: "d3" },
    },
    {
      text:
        "The horse gives check, but it may never give mate. Such a move is forbidden.\n\n" +
        "On f7 the horse would attack a king that cannot go anywhere. May it go there?",
      position: "6rk/6pp/8/4N3/8/8/5K2/R7 w - - 0 1 phase=play",
      ask: { kind: "legal", move: "e5f7" },
    },
    {
      text:
        "Mate by bers or chariot wins. White’s horse gave itself up with check, and Black had to capture it.\n\n" +
        "Now win with the chariot.",
      position: "6rk/6pp/8/4N3/8/8/5K2/R7 w - - 0 1 phase=play",
      line: ["e5g6", "h7g6"],
      ask: { kind: "move", goal: "win" },
    },
    {
      text:
        "Mate by camel or soldier wins only at the end of an unbroken series of checks, and one of them has to " +
        "be a shak.\n\n" +
        "White has just given a shak with the chariot. Win with the camel.",
      position: "k1K5/8/p7/8/8/1R4B1/8/8 w - - 0 1 phase=play",
      line: ["b3b8", "a8a7"],
      ask: { kind: "move", goal: "win" },
    },
    {
      text:
        "A king left alone is called robado. That is a draw, and so is stalemate: no check, and no move.\n\n" +
        "This time White has given only a zod, with the soldier. No shak came before. The camel can mate on e3. " +
        "Is that move legal, and what will it bring?",
      position: "8/8/8/6R1/4k3/1p6/3PK3/6B1 w - - 0 1 phase=play",
      line: ["d2d3", "e4f4"],
      ask: { kind: "legal", move: "g1e3" },
    },
  ],
};
