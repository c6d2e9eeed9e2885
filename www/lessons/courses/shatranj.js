// Shatranj: the first course.

/** @type {unknown} */
export default {
  title: "Shatranj: the game of Persians and Arabs",
  game: "shatranj",
  steps: [
    {
      text:
        "An ambassador brought chess from India to the court of Persia, about the year 570. The Arabs learned " +
        "it there, called it Shatranj and took it to Africa and Europe.\n\n" +
        "Both kings stand on the same file, with a counsellor beside them: on e, or on d if the players agree " +
        "so.",
      source: "Daou 2007, §II, with note 6",
      ask: { kind: "find", piece: "counsellor" },
    },
    {
      text: "The elephant jumps exactly two squares diagonally, over anything.\n\n" + "Where can the one on f1 go?",
      ask: { kind: "squares", of: "f1" },
    },
    {
      text:
        "The counsellor goes one square diagonally. It captures in the same way, but never a piece of its own " +
        "side.\n\n" +
        "Where can it go from d4?",
      position: "4k3/8/8/2p1P3/3Q4/2P5/8/4K3 w - - 0 1",
      ask: { kind: "squares", of: "d4" },
    },
    {
      text:
        "The king goes one square any way. The horse jumps two squares straight and one aside. The chariot goes " +
        "straight, as far as the way is free.\n\n" +
        "Attack Black’s king: find a move that gives check.",
      position: "4k3/7p/8/3N4/8/8/8/R3K3 w - - 0 1",
      ask: { kind: "move", goal: "check" },
    },
    {
      text:
        "Soldiers go straight forward and capture diagonally forward. On the last rank a soldier always becomes " +
        "a counsellor, so do not hope for more.\n\n" +
        "In modern chess many games begin with two squares forward. Is that legal here?",
      ask: { kind: "legal", move: "e2e4" },
    },
    {
      text:
        "What are the pieces worth? Arabic manuscripts advise not to give a chariot for a horse and a " +
        "counsellor, unless the chariot is shut in. And Rabrab and Abu’n-Na’am advised to give an elephant for " +
        "any two soldiers.\n\n" +
        "The horse can capture a chariot or an elephant. Take the one that is worth more.",
      source: "Murray 1913, chapter XIII, on the relative values of the pieces",
      position: "4k3/8/2r1b3/8/3N4/8/8/4K2R w - - 0 1",
      ask: { kind: "move", moves: ["d4c6"] },
    },
    {
      text:
        "A player who is not in check but has no move left is stalemated. In modern chess that is a draw. In " +
        "Shatranj it wins!\n\n" +
        "Leave Black without a move.",
      position: "8/2P5/8/8/8/p7/k7/1R1K4 w - - 0 1",
      ask: { kind: "move", goal: "win" },
    },
    {
      text:
        "A bare king loses too. That is a king whose last other piece has been captured.\n\n" +
        "Black has one soldier left. Win the game in one move.",
      position: "7k/8/8/3Kp3/8/8/8/6R1 w - - 0 1",
      ask: { kind: "move", goal: "win" },
    },
    {
      text:
        "But look out! A bare king has one last chance. If its very next move takes the last piece of the enemy " +
        "too, both kings are bare, and the game is drawn.\n\n" +
        "White has just taken Black’s soldier. Save the game for Black.",
      position: "7k/6R1/8/3Kp3/8/8/8/8 w - - 0 1",
      line: ["d5e5"],
      ask: { kind: "move", goal: "capture" },
    },
    {
      text:
        "Players often agreed on a quicker beginning, the ta’biyat. First one player made ten moves in a row, " +
        "then the other. No piece was allowed to cross the middle of the board.\n\n" +
        "White is still making these moves. May the soldier go on from e4 to e5?",
      source: "Daou 2007, §II",
      position: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 tabiya=10",
      line: ["e2e3", "e3e4"],
      ask: { kind: "legal", move: "e4e5" },
    },
  ],
};
