// Janggi: the first course.

/** @type {unknown} */
export default {
  title: "Janggi: generals that face each other",
  game: "janggi",
  steps: [
    {
      text:
        "Korean chess has the board of Chinese chess, but no river. The two sides are Cho and Han. The general " +
        "stands in the middle of its palace; all other pieces stand as in Chinese chess.\n\n" +
        "But before the game each player may let horse and elephant change places, on one wing or on both. Cho " +
        "has done so on the left. The sign of the elephant is 象.",
      source: "Daou 2007, §X",
      position: "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RBNA1ABNR w - - 0 1 setup.cho=EH-EH",
      ask: { kind: "find", piece: "elephant", seat: "w" },
    },
    {
      text:
        "A soldier goes one point forward or sideways, from the start of the game. It never goes back.\n\n" +
        "Where can the one on e4 go?",
      ask: { kind: "squares", of: "e4" },
    },
    {
      text:
        "The horse goes one point straight and one diagonally outwards, and does not jump. The elephant goes " +
        "one point straight and then two diagonally outwards. It goes far, but it does not jump: all points on " +
        "its way must be empty.\n\n" +
        "Find its points.",
      position: "5k3/9/6n2/9/9/4B4/9/3R5/9/4K4 w - - 0 1",
      ask: { kind: "squares", of: "e5" },
    },
    {
      text:
        "The cannon has to jump over exactly one piece for every move, not only to capture. And cannons never " +
        "jump over a cannon, or capture one.\n\n" +
        "The game has just begun. May the cannon go from b3 to b5?",
      ask: { kind: "legal", move: "b3b5" },
    },
    {
      text:
        "A horse has come to g3. Now the cannon on h3 has something to jump over, and it may land anywhere " +
        "beyond.\n\n" +
        "Find its points.",
      line: ["h1g3", "h10g8"],
      ask: { kind: "squares", of: "h3" },
    },
    {
      text:
        "Look at the lines in the palace. General and guards go one point along any line, also along a diagonal " +
        "one. They stay inside the palace.\n\n" +
        "Where can the general go?",
      position: "3a1a3/4k4/9/4p4/9/9/4P4/9/4K4/3A1A3 w - - 0 1",
      ask: { kind: "squares", of: "e2" },
    },
    {
      text:
        "The chariot goes straight, as far as the way is free. In the enemy’s palace it may also run along the " +
        "diagonal lines.\n\n" +
        "The chariot has come to f8, in Han’s palace. Capture the guard along one of these lines.",
      position: "3a5/4k4/R5P2/9/9/9/p8/9/5K3/3R5 w - - 0 1",
      line: ["a8f8", "e9e10"],
      ask: { kind: "move", goal: "capture", of: "f8" },
    },
    {
      text:
        "A soldier in the enemy’s palace may follow the diagonal lines too, but only forward.\n\n" +
        "This soldier has come to the middle of Han’s palace. Find all its points.",
      position: "9/4P4/4k4/9/9/9/9/9/9/3K5 w - - 0 1",
      ask: { kind: "squares", of: "e9" },
    },
    {
      text:
        "A player who has no move, but is not in check, passes. So stalemate does not end the game; only two " +
        "passes, one after the other, make a draw.\n\n" +
        "Cho’s chariot went to a9, Han’s general was stuck, and Han has passed. Now give checkmate.",
      position: "4k4/9/2N6/9/9/9/R4R3/9/3K5/9 w - - 0 1",
      line: ["a4a9", "e10e10"],
      ask: { kind: "move", goal: "win" },
    },
    {
      text:
        "In Chinese chess the generals may never face each other. In Korean chess they may. But who does it " +
        "gives something up!\n\n" +
        "Cho’s general is in check on f1. May it go to e1, where it faces Han’s general? Answer, and read what " +
        "it costs.",
      position: "4k4/1R7/9/R8/9/5r3/9/9/7r1/5K3 w - - 0 1",
      ask: { kind: "legal", move: "f1e1" },
    },
    {
      text:
        "If the other player leaves the generals facing each other, the game is drawn. In Korean this is " +
        "bitjang.\n\n" +
        "Cho’s soldier has just gone aside, so that the generals face each other. Han is about to be mated. " +
        "Save the game for Han.",
      source: "Daou 2007, §X",
      position: "4k4/R8/9/4P3p/9/9/9/9/4K4/1R7 w - - 0 1",
      line: ["e7d7"],
      ask: { kind: "move", goal: "draw" },
    },
    {
      text:
        "Elsewhere the pieces are counted where nobody mates: a chariot is worth 13 points, a cannon 7, a horse " +
        "5, an elephant or a guard 3 and a soldier 2. Han moves second, and gets one and a half points for it.\n\n" +
        "Cho’s chariot can capture a cannon, a horse or a soldier. Take what is worth most.",
      source: "PyChess guides, Janggi",
      position: "3k5/9/9/4n4/9/1p2R3c/9/9/4A4/4K4 w - - 0 1",
      ask: { kind: "move", moves: ["e5i5"] },
    },
  ],
};
