// Four-handed dice chess: the first course.

/** @type {unknown} */
export default {
  title: "Four-handed dice chess: allies and throws",
  game: "dice-chess",
  steps: [
    {
      text:
        "Once people thought that this game for four was the oldest chess. Now it is thought to be younger. " +
        "Green and Black are allies, against Yellow and Red.\n\n" +
        "Each has a king, an elephant, a horse, a boat and four soldiers. From the corner stand boat, horse, " +
        "elephant and king.",
      source: "Walker 2011, introduction, rules 2 and 3 and illustration 2",
      position: "wBwP2nKnEnNnB/wNwP2nPnPnPnP/wEwP6/wKwP6/6ePeK/6ePeE/sPsPsPsP2ePeN/sBsNsEsK2ePeB s phase=play",
      ask: { kind: "find", piece: "king" },
    },
    {
      text:
        "Each turn begins with a throw. A 3 is for the horse, which jumps two squares straight and one aside.\n\n" +
        "Green has thrown 3. Where can the horse on b1 go?",
      position: "wBwP2nKnEnNnB/wNwP2nPnPnPnP/wEwP6/wKwP6/6ePeK/6ePeE/sPsPsPsP2ePeN/sBsNsEsK2ePeB s phase=play",
      line: ["throw-3"],
      ask: { kind: "squares", of: "b1" },
    },
    {
      text:
        "A throw of 2 is for the boat, which jumps exactly two squares diagonally. A 4 is for the elephant, " +
        "which goes straight as far as the way is free.\n\n" +
        "At the beginning the elephant is shut in. Green has thrown 2. May the boat jump over its own soldier, " +
        "from a1 to c3?",
      position: "wBwP2nKnEnNnB/wNwP2nPnPnPnP/wEwP6/wKwP6/6ePeK/6ePeE/sPsPsPsP2ePeN/sBsNsEsK2ePeB s phase=play",
      line: ["throw-2"],
      ask: { kind: "legal", move: "a1c3" },
    },
    {
      text:
        "A 5 is for the king, or for a soldier. Soldiers go one square forward and capture diagonally forward. " +
        "Soldiers and boats may capture only soldiers and boats.\n\n" +
        "Green has thrown 5. Find the capture.",
      position: "4nK3/7nP/8/wK1wPwN4/3sP3eK/8/6eP1/3sK4 s phase=play",
      line: ["throw-5"],
      ask: { kind: "move", goal: "capture" },
    },
    {
      text:
        "Kings, elephants and horses may capture any piece, even one of an ally!\n\n" +
        "Green has thrown 4. The soldier on d5 is Black’s, so it is an ally’s. May the elephant capture it?",
      position: "1wP2nK3/8/8/wK2nP4/3sE3eK/8/6eP1/3sK4 s phase=play",
      line: ["throw-4"],
      ask: { kind: "legal", move: "d4d5" },
    },
    {
      text:
        "A soldier may become a horse or an elephant on the far side. But as long as its player has lost no " +
        "soldier, it may not go there at all.\n\n" +
        "Green still has four soldiers, and has thrown 5. May the soldier go from b7 to b8 and become a horse?",
      position: "4nK3/1sP5nP/8/wKwP6/7eK/wE2sP4/2sPsP2eP1/3sK4 s phase=play",
      line: ["throw-5"],
      ask: { kind: "legal", move: "b7b8n" },
    },
    {
      text:
        "A player who has nothing left but a boat and a soldier has a privileged soldier: on any square of the " +
        "far side it becomes an elephant, a horse or a boat, as the player likes.\n\n" +
        "Green has only these two, and has thrown 5. Promote the soldier in the corner.",
      source: "Walker 2011, rule 17; Tabiya’s reading",
      position: "4nK3/sP6nP/8/wKwP6/7eK/2sB5/6eP1/8 s throw=5 captive=swm phase=play",
      ask: { kind: "move", goal: "promote" },
    },
    {
      text:
        "A king that comes to its ally’s throne brings both armies together: each of the two players may then " +
        "move pieces of both.\n\n" +
        "Green’s king has come to Black’s throne on e8. Now Green has thrown 3. Where can Black’s horse on d5 " +
        "go?",
      position: "1wP6/3sK3nP/8/wK2nN4/7eK/8/sP5eP1/8 s captive=nem phase=play",
      line: ["throw-5", "d7e8", "throw-2", "throw-5", "a2a3", "throw-2", "throw-3"],
      ask: { kind: "squares", of: "d5" },
    },
    {
      text:
        "Three boats stand close. If the fourth moves in, so that the four fill a square, it captures the other " +
        "three. This is the triumph of the boat.\n\n" +
        "It is Red’s turn, with a throw of 2. Make the triumph!",
      source: "Walker 2011, rule 12",
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
    {
      text:
        "Kings are captured like any other piece. The allies win who alone have pieces left to fight with.\n\n" +
        "Yellow has nothing left, and Red only one soldier. Green has thrown 4. Win the game.",
      position: "4nK3/8/8/8/2sE3eP1/8/8/3sK4 s captive=wsm,esm2 phase=play",
      line: ["throw-4"],
      ask: { kind: "move", goal: "win" },
    },
    {
      text:
        "When each side has captured one king, the two captors may agree to exchange them. The kings return to " +
        "their squares, or as near as can be.\n\n" +
        "Yellow has captured Green’s king, and Black has captured Red’s. It is Black’s turn, before the throw. " +
        "Offer the exchange.",
      source: "Walker 2011, rule 14",
      position: "1wP2nK3/7nP/8/wK7/8/8/sP5eP1/8 n captive=swm,enm phase=play",
      ask: { kind: "move", moves: ["propose-n"] },
    },
    {
      text:
        "If nothing but kings is left, and both sides have one, nobody wins: that is an honourable peace, a " +
        "draw.\n\n" +
        "Red has one soldier left, and Green has thrown 5. Make peace by capturing it.",
      source: "Walker 2011, rule 19",
      position: "4nK3/8/8/wK1eP5/2sK5/8/8/8 s throw=5 captive=esm phase=play",
      ask: { kind: "move", goal: "draw" },
    },
  ],
};
