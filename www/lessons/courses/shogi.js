// Shogi: the first course.

/** @type {unknown} */
export default {
  title: "Shogi: captured pieces come back",
  game: "shogi",
  steps: [
    {
      text:
        "This is the chess of Japan today. All pieces have the same colour, and point towards the enemy.\n\n" +
        "On the first rank stand, from the corners inwards, lances, keimas, silver and gold generals, and the " +
        "king in the middle; on the third the pawns. Between them is the bishop at the left, the rook at the " +
        "right.",
      source: "Daou 2007, §XIII, with note 42",
      ask: { kind: "find", piece: "rook" },
    },
    {
      text:
        "No piece ever leaves the game: what is not on the board is in a player’s hand. Here Gote, the second " +
        "player, holds all the others.\n\n" +
        "The gold general goes one square any way but diagonally back. Find its squares.",
      position: "4k4/p8/9/3p5/4G4/4P4/8P/9/4K4[rrbbgggssssnnnnllllpppppppppppppp] w - - 0 1",
      ask: { kind: "squares", of: "e5" },
    },
    {
      text:
        "The silver general goes one square diagonally or straight forward. The keima leaps two squares ahead " +
        "and one aside. The bishop goes diagonally, the rook straight, both as far as the way is free.\n\n" +
        "May the silver general go sideways, from e5 to f5?",
      position: "4k4/p8/9/9/4S4/9/8P/9/4K4[rrbbggggsssnnnnllllpppppppppppppppp] w - - 0 1",
      ask: { kind: "legal", move: "e5f5" },
    },
    {
      text:
        "Pawns and lances go straight forward and capture so too. A move that begins or ends on the last three " +
        "ranks may promote: bishop and rook get stronger, the others move as gold.\n\n" +
        "Promote a piece.",
      line: ["c3c4", "g7g6"],
      ask: { kind: "move", goal: "promote" },
    },
    {
      text:
        "To promote is a choice, with one exception: a piece that could never move again has to. So pawn and " +
        "lance must promote on the last rank, and the keima on the last two.\n\n" +
        "May the lance go from b7 to b9 and stay a lance?",
      position: "4k4/9/1L7/9/9/9/9/9/4K4[rrbbggggssssnnnnlllpppppppppppppppppp] w - - 0 1",
      ask: { kind: "legal", move: "b7b9" },
    },
    {
      text:
        "Here is what makes Shogi special. What you capture changes sides: it goes to your hand, and a promoted " +
        "piece turns back. Instead of a move you may drop a piece from your hand on an empty square; it never " +
        "arrives promoted.\n\n" +
        "You have a gold general in your hand. Drop it and win!",
      position: "4k4/9/4P4/9/9/9/9/9/4K4[Grrbbgggssssnnnnllllppppppppppppppppp] w - - 0 1",
      ask: { kind: "move", goal: "win" },
    },
    {
      text:
        "Drops have three limits. First: no second pawn on a file. A pawn may not be dropped where another " +
        "unpromoted pawn of its side stands on the same file.\n\n" +
        "There is a pawn in your hand. May you drop it on d5?",
      position: "4k4/9/2+P6/9/9/9/3P5/9/4K4[Prrbbggggssssnnnnllllppppppppppppppp] w - - 0 1",
      ask: { kind: "legal", move: "P@d5" },
    },
    {
      text:
        "Promoted pawns do not count for this. In the same position there is a promoted pawn on c7.\n\n" +
        "May you drop the pawn on c4?",
      position: "4k4/9/2+P6/9/9/9/3P5/9/4K4[Prrbbggggssssnnnnllllppppppppppppppp] w - - 0 1",
      ask: { kind: "legal", move: "P@c4" },
    },
    {
      text:
        "Second: no piece is dropped where it could never move again.\n\n" +
        "Third: no pawn is dropped to give checkmate, though any other piece may be.\n\n" +
        "Gote’s king is in the corner, and a pawn on i8 would mate it. May you drop it there?",
      position: "7lk/9/8G/9/9/9/9/9/K8[Prrbbgggssssnnnnlllppppppppppppppppp] w - - 0 1",
      ask: { kind: "legal", move: "P@i8" },
    },
    {
      text:
        "If the same position comes about for the fourth time, with the same player to move and the same pieces " +
        "in hand, the game is drawn. In Japanese this is sennichite.\n\n" +
        "Both players have moved their rooks to and fro, and the opening position has been there three times. " +
        "Draw the game.",
      line: [...["h2g2", "b8c8", "g2h2", "c8b8"], ...["h2g2", "b8c8", "g2h2", "c8b8"], ...["h2g2", "b8c8", "g2h2"]],
      ask: { kind: "move", goal: "draw" },
    },
    {
      text:
        "Sometimes both kings come through to the other end, where hardly anything can mate them. If both " +
        "players agree, pieces are counted: rook and bishop 5 points each, all others but the king 1. A side " +
        "with fewer than 24 loses; otherwise it is a draw.\n\n" +
        "Sente has 24 points and Gote 30. Sente may claim this impasse. Do so!",
      source: "Daou 2007, §XIII; Tabiya’s reading",
      position: "9/9/4K4/9/9/9/4k4/9/9[RRBBGGGGssssnnnnllllpppppppppppppppppp] w - - 0 1",
      ask: { kind: "move", moves: ["impasse-w"] },
    },
  ],
};
