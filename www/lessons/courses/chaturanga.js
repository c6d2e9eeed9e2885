// Chaturanga: the first course.

/** @type {unknown} */
export default {
  title: "Chaturanga: the four parts of an army",
  game: "chaturanga",
  steps: [
    {
      text:
        "Chaturanga comes from northern India. Its name means four parts: the elephants, chariots, horses and " +
        "foot soldiers of an army.\n\n" +
        "They stand on both sides of king and counsellor: elephants next to them, then horses, then chariots in " +
        "the corners.",
      source: "Daou 2007, §I, with note 1",
      ask: { kind: "find", piece: "elephant" },
    },
    {
      text:
        "Each king stands to the right of the middle, as its owner sees it. So the two kings do not face each " +
        "other: opposite each of them stands the enemy’s counsellor.",
      source: "Daou 2007, §I; Chess Variant Pages, “Chaturanga”, opening setup",
      ask: { kind: "find", piece: "king" },
    },
    {
      text:
        "The horse goes two squares straight and one aside, and jumps over anything on the way. In modern chess " +
        "it is called the knight.\n\n" +
        "The game has just begun. Where can the horse on b1 go?",
      ask: { kind: "squares", of: "b1" },
    },
    {
      text:
        "The elephant jumps exactly two squares diagonally. It does not matter what stands between. It never " +
        "goes one square, and never three.\n\n" +
        "Find every square for the elephant on e3. One of them has an enemy on it!",
      position: "3k4/8/8/6p1/5P2/4B3/8/3K4 w - - 0 1",
      ask: { kind: "squares", of: "e3" },
    },
    {
      text:
        "The counsellor goes one square diagonally, and that is all. The chariot goes straight, forward, back " +
        "or sideways, as far as the way is free.\n\n" +
        "May the counsellor go from e4 to e5?",
      position: "3k4/7p/8/8/4Q3/8/7P/4K3 w - - 0 1",
      ask: { kind: "legal", move: "e4e5" },
    },
    {
      text:
        "A soldier goes one square straight forward, never two. It captures one square diagonally forward.\n\n" +
        "The soldier on d4 cannot go forward now. Make a capture with it.",
      position: "3k4/8/8/2rpn3/3P4/8/8/4K3 w - - 0 1",
      ask: { kind: "move", goal: "capture", of: "d4" },
    },
    {
      text:
        "On the last rank a soldier may become the kind of piece that stood on its square at the start: a horse " +
        "on b8, a chariot on a8. But its side must have lost a piece of that kind.\n\n" +
        "White has lost a horse. Promote the soldier.",
      position: "3k4/1P6/8/p7/8/8/8/1N2K3 w - - 0 1",
      ask: { kind: "move", goal: "promote" },
    },
    {
      text:
        "The king goes one square any way. But once in the game it may leap like a horse!\n\n" +
        "This is how every game begins. Where can White’s king go?",
      ask: { kind: "squares", of: "e1" },
    },
    {
      text:
        "A king that has been in check loses its leap for good.\n\n" +
        "White gave check with the chariot, and Black’s king stepped aside. Now it is not in check any more. " +
        "May it leap from d7 to e5?",
      position: "3k4/2p2p2/8/8/8/8/2P2P2/4K2R w Kk - 0 1",
      line: ["h1h8", "d8d7", "h8h7"],
      ask: { kind: "legal", move: "d7e5" },
    },
    {
      text:
        "Checkmate wins. But a player who leaves the enemy without any move, though not in check, loses! This " +
        "is called stalemate.\n\n" +
        "There is another way to win: a king that is left all alone has lost at once. This is called a bare " +
        "king. Find the winning move.",
      position: "7k/6R1/8/3Kp3/8/8/8/8 w - - 0 1",
      ask: { kind: "move", goal: "win" },
    },
    {
      text:
        "The oldest witnesses do not agree on the elephant in India. Al-Adli wrote about the year 840 that it " +
        "jumps two squares straight. Biruni wrote about 1030 that it goes one square forward or one square " +
        "diagonally, like four legs and a trunk. Modern summaries of the game let it jump two squares " +
        "diagonally.\n\n" +
        "The board shows one of these. Which?",
      source: "Daou 2007, §I, notes 3 and 4",
      position: "3k4/7p/8/8/8/4B3/7P/4K3 w - - 0 1 elephant=five",
      ask: { kind: "reading", option: "elephant", of: "e3" },
    },
  ],
};
