// Ninth-century Indian chess: the first course.

/** @type {unknown} */
export default {
  title: "Ninth-century Indian chess: elephants in the corners",
  game: "indian",
  steps: [
    {
      text:
        "Al-Adli, a master of Arabic chess in the ninth century, told how Indians played. His elephants stand " +
        "in the corners. From there inwards come horses and chariots, and both kings stand on the same file.",
      source: "Daou 2007, §IV, with note 11",
      ask: { kind: "find", piece: "elephant" },
    },
    {
      text:
        "This elephant jumps exactly two squares straight: forward, back or sideways, over anything.\n\n" +
        "Where can the one on a1 go?",
      ask: { kind: "squares", of: "a1" },
    },
    {
      text:
        "Here the elephant has more room. It jumps over friend and enemy, but never lands on a friend.\n\n" +
        "Find all its squares.",
      position: "4k3/8/8/3p4/3P4/1P1D4/8/4K3 w - - 0 1",
      ask: { kind: "squares", of: "d3" },
    },
    {
      text:
        "White’s elephants begin on the first rank and always go two ranks at once. So they only ever come to " +
        "the ranks 1, 3, 5 and 7, and can never attack a king that stands on rank 8.\n\n" +
        "This one has come as near as it can. Where can it go?",
      position: "4k3/2D5/7p/8/8/8/8/4K3 w - - 0 1",
      ask: { kind: "squares", of: "c7" },
    },
    {
      text:
        "The chariots stand beside king and counsellor, on c1 and f1. A chariot goes straight, as far as it " +
        "likes, but it does not jump.\n\n" +
        "May the chariot go from c1 to c3?",
      ask: { kind: "legal", move: "c1c3" },
    },
    {
      text:
        "The counsellor goes one square diagonally. Soldiers go one square straight forward and capture one " +
        "square diagonally forward.\n\n" +
        "Two of White’s pieces can capture something. Find one such move.",
      position: "4k3/8/8/2pnp3/3P1Q2/8/8/4K3 w - - 0 1",
      ask: { kind: "move", goal: "capture" },
    },
    {
      text:
        "A piece that jumps can give check over other pieces, and nothing can be put in its way.\n\n" +
        "Give checkmate with the elephant. There are two ways.",
      position: "r7/k7/p7/2D5/8/8/8/1R2K3 w - - 0 1",
      ask: { kind: "move", goal: "mate" },
    },
    {
      text:
        "A king that is left alone has lost at once. In Shatranj it could still take White’s last piece and " +
        "save itself. Here it cannot.\n\n" +
        "Win with one move.",
      position: "7k/6R1/8/3Kp3/8/8/8/8 w - - 0 1",
      ask: { kind: "move", goal: "win" },
    },
    {
      text:
        "What if a player is not in check, but has no move left? White could leave Black so, by going with the " +
        "king from d1 to c1.\n\n" +
        "Is that move legal? Answer first, then read what it would bring White.",
      position: "8/2P5/8/8/8/p7/k7/1R1K4 w - - 0 1",
      ask: { kind: "legal", move: "d1c1" },
    },
  ],
};
