// Makruk: the first course.

/** @type {unknown} */
export default {
  title: "Makruk: count your moves",
  game: "makruk",
  steps: [
    {
      text:
        "Makruk is the chess of Siam, which is called Thailand now. It is alive: about the year 2000 two " +
        "million people there were said to play it.\n\n" +
        "The king is called khun, a lord. It stands to the left of the middle, as its owner sees it, with the " +
        "met beside it, the counsellor.",
      source:
        "Daou 2007, §VI; Wikipedia, “Makruk”; number: Pritchard 2000, as reported by V. Simandan; original not seen",
      ask: { kind: "find", piece: "king" },
    },
    {
      text:
        "The other names are khon, ma, rua and bia: nobleman, horse, boat and cowrie shell. A bia is what other " +
        "games call a soldier. Where others have an elephant, there is the khon.\n\n" +
        "From the corners inwards stand boats, horses and khons.",
      source: "Wikipedia, “Makruk”; Daou 2007, §VI",
      ask: { kind: "find", piece: "khon", seat: "w" },
    },
    {
      text:
        "The khon goes one square diagonally or one square straight forward.\n\n" + "Find every square for the khon.",
      position: "4k3/8/p7/2p5/3S4/7P/8/3K4 w - - 0 1",
      ask: { kind: "squares", of: "d4" },
    },
    {
      text:
        "A boat takes the place of the chariot and goes straight, as far as the way is free. The horse jumps " +
        "two squares straight and one aside. The king goes one square any way, the counsellor one square " +
        "diagonally.\n\n" +
        "The soldiers begin on the third rank, so there is room behind them. May the boat go from a1 to a2?",
      source: "Daou 2007, §VI, note 17",
      ask: { kind: "legal", move: "a1a2" },
    },
    {
      text:
        "A soldier goes one square forward and captures diagonally forward. It does not have far to go: on the " +
        "sixth rank it becomes a counsellor.\n\n" +
        "Promote a soldier.",
      position: "4k3/8/p2n4/2P1P3/8/8/8/4K3 w - - 0 1",
      ask: { kind: "move", goal: "promote" },
    },
    {
      text: "Boat, khon and king work together. Give checkmate.",
      position: "7k/8/6SK/p7/8/8/8/4R3 w - - 0 1",
      ask: { kind: "move", goal: "mate" },
    },
    {
      text:
        "A player who is not in check but has no move is stalemated, and the game is a draw. So take care when " +
        "you are winning!\n\n" +
        "Black’s king is in the corner, and Black’s soldier is stuck. Which move of the boat wins at once?",
      position: "k7/8/K7/7p/7P/8/8/2R5 w - - 0 1",
      ask: { kind: "move", goal: "win" },
    },
    {
      text:
        "Now the numbers begin. Once no soldiers are left, the weaker side may count. If the stronger side does " +
        "not mate within 64 moves, the game is drawn.\n\n" +
        "White has two horses, Black only a boat. Black counts, and sees that the boat can mate on h1. Is that " +
        "move legal? Answer, and read what it brings.",
      position: "N6r/N7/8/8/8/1k6/8/K7 b - - 0 1",
      line: ["count-b"],
      ask: { kind: "legal", move: "h8h1" },
    },
    {
      text:
        "A king left alone gets a shorter count. Against two boats it begins at 8. Take off one for every piece " +
        "on the board: two boats, a horse and two kings are 5. So White has only 3 moves to mate, or the game " +
        "is drawn.\n\n" +
        "Hurry: mate now!",
      position: "4k3/8/R7/8/1m6/8/8/KR1N4 w - - 0 1",
      line: ["b1b4", "e8f8", "b4b7", "f8e8"],
      ask: { kind: "move", goal: "mate" },
    },
  ],
};
