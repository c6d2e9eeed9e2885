// Shaturanga: the first course.

/** @type {unknown} */
export default {
  title: "Shaturanga: four armies and a die",
  game: "shaturanga",
  steps: [
    {
      text:
        "Four players sit around this board. Red and Black are allies, against Yellow and Green. Each has a " +
        "king, an elephant, a horse, a boat and four soldiers.\n\n" +
        "A die says who may move: 2 is for the boat. The boat jumps exactly two squares diagonally. Where can " +
        "Red’s boat on c3 go?",
      position: "wBwP2nKnEnNnB/wNwP2nPnPnPnP/wEwP6/wKwP6/6ePeK/6ePeE/sPsPsPsP2ePeN/sBsNsEsK2ePeB s phase=play",
      line: ["throw-2", "a1c3", "throw-2", "a8c6", "throw-2", "h8f6", "throw-2", "h1f3", "throw-2"],
      ask: { kind: "squares", of: "c3" },
    },
    {
      text:
        "A throw of 3 is for the horse, which moves as a knight. A 4 is for the elephant, which moves as a " +
        "rook. A 5 is for the king, one square any way, or for a soldier.\n\n" +
        "Red has thrown 5. May the horse go from b1 to c3?",
      position: "wBwP2nKnEnNnB/wNwP2nPnPnPnP/wEwP6/wKwP6/6ePeK/6ePeE/sPsPsPsP2ePeN/sBsNsEsK2ePeB s phase=play",
      line: ["throw-5"],
      ask: { kind: "legal", move: "b1c3" },
    },
    {
      text:
        "A player who can move by the throw has to, even if it does harm.\n\n" +
        "Red has thrown 5. There are no soldiers left, so the king has to move, though it is not safe. Where " +
        "can it go?",
      position: "1wP2nK3/7nP/7eE/wK7/6eK1/8/6sN1/6sEsK s phase=play",
      line: ["throw-5"],
      ask: { kind: "squares", of: "h1" },
    },
    {
      text:
        "Soldiers go one square forward and capture diagonally forward. But soldiers and boats may capture " +
        "nothing but soldiers and boats.\n\n" +
        "Red has thrown 5. Find the capture.",
      position: "4nK3/7nP/8/wK1wPwN4/3sP3eK/8/6eP1/3sK4 s phase=play",
      line: ["throw-5"],
      ask: { kind: "move", goal: "capture" },
    },
    {
      text:
        "There is no check here. A king is captured like any other piece, and held prisoner. Its army plays " +
        "on!\n\n" +
        "Red has thrown 5. Take Yellow’s king.",
      position: "1wP2nK3/7nP/8/wK7/1sK5eK/8/sP5eP1/8 s phase=play",
      line: ["throw-5"],
      ask: { kind: "move", goal: "capture" },
    },
    {
      text:
        "Four squares are thrones: those where the kings stand at the start. A king that comes to an enemy’s " +
        "throne wins a stake from that player.\n\n" +
        "Yellow’s king has left its throne on a5. Red has thrown 5. Seize the throne!",
      position: "1wPwK5/7nP/nK7/8/1sK5eK/8/sP5eP1/8 s phase=play",
      line: ["throw-5"],
      ask: { kind: "move", moves: ["b4a5"] },
    },
    {
      text:
        "A soldier that comes to the far side can become a horse or an elephant: whichever stood there at the " +
        "start. But its player must have lost a soldier first.\n\n" +
        "Red has thrown 5. Promote a soldier.",
      position: "4nK3/1sP5nP/8/wKwP6/6ePeK/8/2sPsP2nP1/3sK4 s phase=play",
      line: ["throw-5"],
      ask: { kind: "move", goal: "promote" },
    },
    {
      text:
        "Boats never meet by their own jumps. But when three of them stand close and the fourth moves in, so " +
        "that the four fill a square, it captures both boats of the enemies. This is called a concourse.\n\n" +
        "It is Green’s turn, with a throw of 2. Complete the square!",
      source: "Shaturanga, after Bell, rule 9",
      position: "wBwP2nKnEnNnB/wNwP2nPnPnPnP/wEwP6/wKwP6/6ePeK/6ePeE/sPsPsPsP2ePeN/sBsNsEsK2ePeB s phase=play",
      line: [
        "throw-2",
        "a1c3",
        "throw-2",
        "a8c6",
        "throw-2",
        "h8f6",
        "throw-2",
        "h1f3",
        "throw-2",
        "c3e5",
        "throw-2",
        "c6e4",
        "throw-2",
        "f6d4",
        "throw-2",
      ],
      ask: { kind: "move", goal: "capture" },
    },
  ],
};
