// Heian Shogi: the first course.

/** @type {unknown} */
export default {
  title: "Heian Shogi: the oldest chess of Japan",
  game: "heian-shogi",
  steps: [
    {
      text:
        "Heian Shogi is the earliest chess that is known from Japan. A text that some date between 1126 and " +
        "1130, and others about 1230, tells of it.\n\n" +
        "On the first rank stand, from the corners inwards, lances, keimas and silver generals. In the middle " +
        "are the king, to its owner’s left, and one gold general. Pieces point towards the enemy.",
      source: "Daou 2007, §XI, with note 36; Ludii, evidence for Heian Sho Shogi",
      ask: { kind: "find", piece: "gold" },
    },
    {
      text: "The gold general goes one square any way but diagonally back.\n\n" + "Find its squares.",
      position: "4k3/8/p7/2p5/3G4/3P3P/8/4K3 w - - 0 1",
      ask: { kind: "squares", of: "d4" },
    },
    {
      text:
        "The silver general goes one square diagonally or one straight forward. Easy to remember: silver does " +
        "not go sideways.\n\n" +
        "May it go straight back, from d4 to d3?",
      position: "4k3/8/p7/8/3S4/7P/8/4K3 w - - 0 1",
      ask: { kind: "legal", move: "d4d3" },
    },
    {
      text:
        "The keima is a horse that only leaps forward: two squares ahead and one aside, over anything.\n\n" +
        "Where can it go?",
      position: "4k3/8/p7/1p6/2P5/2N4P/8/4K3 w - - 0 1",
      ask: { kind: "squares", of: "c3" },
    },
    {
      text:
        "A lance runs straight forward as far as it likes, and never goes back. A pawn goes one square straight " +
        "forward. Both capture the same way as they move. So a pawn does not capture diagonally!\n\n" +
        "Find a capture.",
      position: "4k3/8/p1p5/3ppp2/4P3/7P/8/L3K3 w - - 0 1",
      ask: { kind: "move", goal: "capture" },
    },
    {
      text:
        "The last three ranks are the promotion zone. A piece whose move begins or ends there may promote. " +
        "Pawn, lance, keima and silver then move as gold. King and gold do not promote.\n\n" +
        "Promote the silver general.",
      position: "4k3/8/p7/2S5/8/P7/8/3K4 w - - 0 1",
      ask: { kind: "move", goal: "promote" },
    },
    {
      text:
        "You may choose not to promote. But a piece that could never move again has to.\n\n" +
        "From c7 a keima could never leap again. May it go there and stay a keima?",
      position: "4k3/8/p7/3N4/8/P7/8/3K4 w - - 0 1",
      ask: { kind: "legal", move: "d5c7" },
    },
    {
      text:
        "Captured pieces do not come back in this game. A king that is left alone has lost, unless its next " +
        "move leaves the other king alone too. Two kings alone draw.\n\n" +
        "Win with one move.",
      position: "7k/8/8/4p3/3K4/8/8/6G1 w - - 0 1",
      ask: { kind: "move", goal: "win" },
    },
    {
      text:
        "The first player is called Sente, the second Gote. A player who stalemates the enemy wins, too.\n\n" +
        "Sente can win at once in more than one way. Find one.",
      position: "2G5/k1K5/n7/8/L7/8/8/8 w - - 0 1",
      ask: { kind: "move", goal: "win" },
    },
    {
      text:
        "Not everybody reads the old text alike. Some think that the board had nine files. Then each side has " +
        "one pawn more, and a second gold general, so that the king stands in the middle.",
      source: "Daou 2007, §XI, note 37",
      position: "lnsgkgsnl/9/ppppppppp/9/9/PPPPPPPPP/9/LNSGKGSNL w - - 0 1 board=9x8",
      ask: { kind: "find", piece: "gold" },
    },
    {
      text:
        "Others think that a piece could not choose: pawn and silver general had to promote on the sixth rank, " +
        "the keima on the seventh, and the lance wherever it came into the zone.\n\n" +
        "This board is played so. May the silver general go from d5 to d6 and stay what it is?",
      source: "Daou 2007, §XI, note 38",
      position: "k7/8/p7/3S4/8/P7/8/7K w - - 0 1 promotion=compulsory-nichureki",
      ask: { kind: "legal", move: "d5d6" },
    },
  ],
};
