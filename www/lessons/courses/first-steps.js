// First steps: for those who have never seen chess.

/** @type {unknown} */
export default {
  title: "First steps: the board, the aim and the pieces",
  game: "shatranj",
  steps: [
    {
      text:
        "You need not know anything about chess. It is a game for two, here on a board of eight by eight " +
        "squares, and every square has a name: the letter of its file, which runs up the board, and the number " +
        "of its rank, which runs across. For e4, look for the letter e below, and go up to the 4.\n\n" +
        "Choose it with the mouse, a finger, or the arrow keys and Enter. Then press “Check”.",
      ask: { kind: "find", squares: ["e4"] },
    },
    {
      text:
        "A square has a name whether a piece stands on it or not.\n\n" +
        "Now find three at once. Choose a square again to take it back.",
      ask: { kind: "find", squares: ["b3", "c6", "h8"] },
    },
    {
      text:
        "White has the pieces at the bottom, Black those at the top. One piece of each side must not be lost: " +
        "the king. The aim of the game is to attack the enemy’s king so that nothing can save it. That is " +
        "called checkmate.\n\n" +
        "Each side has one king. Where are they?",
      ask: { kind: "find", piece: "king" },
    },
    {
      text:
        "White begins, and then the players take turns. In a turn you move one piece of your own side. What one " +
        "side does in its turn is a half-move; White’s and Black’s together make a whole move.\n\n" +
        "A soldier goes one square straight forward. Move the soldier from e2 to e3: choose the soldier first, " +
        "then the square.",
      ask: { kind: "move", moves: ["e2e3"] },
    },
    {
      text:
        "How the pieces stand at the start is called the array. This one is from Shatranj, the chess of " +
        "Persians and Arabs. In the older game from which it comes, the pieces are the four parts of an Indian " +
        "army: elephants, chariots, horses and foot soldiers. King and counsellor stand in their middle.\n\n" +
        "From the corners inwards stand chariots, horses and elephants.",
      source: "Daou 2007, §I, note 1, and §II",
      ask: { kind: "find", piece: "elephant", seat: "w" },
    },
    {
      text:
        "What is this array good for? The soldiers stand in front and cover all the others. Horses and " +
        "elephants can jump, so they come out at once. A chariot goes straight, as far as it likes, but it does " +
        "not jump: it has to wait until a way is open.\n\n" +
        "Look at the corner. May the chariot go from a1 to a3?",
      ask: { kind: "legal", move: "a1a3" },
    },
    {
      text:
        "A piece captures by going to the square of an enemy’s piece, which leaves the board. It never goes to " +
        "a square where a piece of its own side stands.\n\n" +
        "This chariot stands in the open. It goes along its file or its rank, up to a piece of its own side, or " +
        "up to and onto an enemy’s. Where can it go?",
      position: "4k3/8/2P5/8/8/2R2p2/8/4K3 w - - 0 1",
      ask: { kind: "squares", of: "c3" },
    },
    {
      text:
        "A horse goes two squares straight and one aside, and jumps over anything on its way. From the middle " +
        "of the board that makes eight squares, in a ring.\n\n" +
        "One of them is taken by a soldier of its own side. Find the others.",
      position: "4k3/8/2p1P3/8/3N4/8/8/4K3 w - - 0 1",
      ask: { kind: "squares", of: "d4" },
    },
    {
      text:
        "A soldier goes straight forward, but it does not capture so. It captures one square diagonally " +
        "forward: one ahead and one aside at once.\n\n" +
        "The way of this soldier is closed by a horse. But it can capture something.",
      position: "4k3/8/8/2pn4/3P4/8/8/4K3 w - - 0 1",
      ask: { kind: "move", goal: "capture", of: "d4" },
    },
    {
      text:
        "Soldiers never go back. What when one has come to the other end of the board, the last rank? Then it " +
        "becomes a stronger piece. This is called promotion. What it becomes differs from game to game; " +
        "here it is a counsellor, which goes one square diagonally.\n\n" +
        "Promote a soldier.",
      position: "4k3/1P6/8/8/8/8/6p1/4K3 w - - 0 1",
      ask: { kind: "move", goal: "promote" },
    },
    {
      text:
        "The king goes one square any way, also diagonally. But it never goes to a square that an enemy’s piece " +
        "attacks, as it could be captured there.\n\n" +
        "Black’s chariot on d8 attacks the whole file d. Where can White’s king go?",
      position: "k2r4/8/8/8/4K3/8/7P/8 w - - 0 1",
      ask: { kind: "squares", of: "e4" },
    },
    {
      text:
        "An attack on the king is called check. A player whose king is in check has to save it at once: by " +
        "going away with it, by capturing the attacker, or by putting a piece in between.\n\n" +
        "Find a move that gives check. There is more than one.",
      position: "2k5/7p/8/8/4N3/8/8/R3K3 w - - 0 1",
      ask: { kind: "move", goal: "check" },
    },
    {
      text:
        "If the king is in check and nothing can save it, it is checkmate, and the game is over.\n\n" +
        "The chariot on a7 attacks the whole seventh rank, so Black’s king cannot leave the eighth. Give " +
        "checkmate with the other chariot, and you know how a game of chess is won.",
      position: "7k/R7/8/8/7p/8/8/1R2K3 w - - 0 1",
      ask: { kind: "move", goal: "mate" },
    },
  ],
};
