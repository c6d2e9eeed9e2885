// Ashtapada: the first course.

/** @type {unknown} */
export default {
  title: "Ashtapada: a race on the board of chess",
  game: "ashtapada",
  steps: [
    {
      text:
        "Ashtapada means eight steps. This race is thought to be older than chess, and chess took over its " +
        "board. How it was played is only a guess, made from a later game.\n\n" +
        "Each player throws four shells, brings pieces in from outside, and tries to get all four to the " +
        "middle. Red runs from a1 along the edge. The corner counts as one. Red has thrown 3. May a piece come " +
        "in on c1?",
      source: "Daou 2007, Appendix I and §I, note 1",
      line: ["throw-3"],
      ask: { kind: "legal", move: "P@c1" },
    },
    {
      text:
        "A piece runs as many squares as the throw says. All run anticlockwise, along the edge first and then " +
        "round after round inwards. If no shell lies with its opening up, the throw counts 8!\n\n" +
        "Red has thrown 8. Where does the piece on e1 go?",
      position: "8/8/8/8/8/8/8/4sP3[sPsPsPwPwPwPwPnPnPnPnPePePePeP] s - - 0 1",
      line: ["throw-8"],
      ask: { kind: "squares", of: "e1" },
    },
    {
      text:
        "A piece that comes to a square with an enemy piece sends it off the board. The enemy has to bring it " +
        "in again.\n\n" +
        "Red has thrown 3. Send Yellow’s piece back.",
      position: "8/8/8/8/8/8/8/2sP2wP2[sPsPsPwPwPwPnPnPnPnPePePePeP] s - - 0 1",
      line: ["throw-3"],
      ask: { kind: "move", goal: "capture" },
    },
    {
      text:
        "On the marked squares everybody is safe. No piece may come there while an enemy stands on it.\n\n" +
        "Red has thrown 2. Yellow’s piece rests on e1. May Red’s piece go there from c1?",
      position: "8/8/8/8/8/8/8/2sP1wP3[sPsPsPwPwPwPnPnPnPnPePePePeP] s - - 0 1",
      line: ["throw-2"],
      ask: { kind: "legal", move: "c1e1" },
    },
    {
      text:
        "That holds for pieces that come in as well. The square d1 is marked, and Yellow’s piece rests there.\n\n" +
        "Red has thrown 4, which counts from the corner to d1. May a piece come in there?",
      position: "8/8/8/8/8/8/8/1sP1wP4[sPsPsPwPwPwPnPnPnPnPePePePeP] s - - 0 1",
      line: ["throw-4"],
      ask: { kind: "legal", move: "P@d1" },
    },
    {
      text:
        "Two pieces of one player on a square are a double. They may move together. A single piece does not " +
        "pass a double, and only a double captures one.\n\n" +
        "Red has thrown 4. May the piece on c1 run past Yellow’s double, to g1?",
      position: "8/8/8/8/8/8/8/2sP1wD3[sPsPsPwPwPnPnPnPnPePePePeP] s - - 0 1",
      line: ["throw-4"],
      ask: { kind: "legal", move: "c1g1" },
    },
    {
      text:
        "Red’s way ends on d5, in the middle of the board: c4, then d4, e4, e5 and d5. A piece comes home by an " +
        "exact throw only.\n\n" +
        "Red has thrown 8. May the piece on c4 go home to d5?",
      position: "8/8/8/8/2sP5/8/8/1sP6[wPwPwPwPnPnPnPnPePePePeP] s - - 0 1 home=2,0,0,0",
      line: ["throw-8"],
      ask: { kind: "legal", move: "c4d5" },
    },
    {
      text:
        "If nothing can run by a throw, it is lost, and the turn goes on clockwise.\n\n" +
        "Red’s last piece had two squares to go, and Red threw 3. So it is Yellow’s turn, who has thrown 1. " +
        "Yellow begins in the corner a8. Bring a piece in.",
      source: "Daou 2007, Appendix I",
      position: "8/8/8/8/4sP3/8/8/8[wPwPwPwPnPnPnPnPePePePeP] s - - 0 1 home=3,0,0,0",
      line: ["throw-3", "throw-1"],
      ask: { kind: "move", moves: ["P@a8"] },
    },
    {
      text:
        "The player wins who first has all four pieces home.\n\n" +
        "Three of Red’s pieces are home, and Red has thrown 4. Finish the race!",
      position: "8/8/8/8/2sP5/8/8/8[wPwPwPwPnPnPnPnPePePePeP] s - - 0 1 home=3,0,0,0",
      line: ["throw-4"],
      ask: { kind: "move", goal: "win" },
    },
  ],
};
