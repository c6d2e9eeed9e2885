// Shaturanga: the first course.

/** @type {unknown} */
export default {
  title: "Shaturanga: four armies and a die",
  game: "shaturanga",
  steps: [
    {
      text:
        "Four players sit around this board. Red and Black are allies, against Yellow and Green. Each has a " +
        "king, an elephant, a horse, a boat and four soldiers. From the corner stand boat, horse, elephant and " +
        "king, with the soldiers in front.",
      source: "Shaturanga, after Bell, introduction; Walker 2011, illustration 2",
      position: "wBwP2nKnEnNnB/wNwP2nPnPnPnP/wEwP6/wKwP6/6ePeK/6ePeE/sPsPsPsP2ePeN/sBsNsEsK2ePeB s phase=play",
      ask: { kind: "find", piece: "boat" },
    },
    {
      text:
        "A die says who may move: 2 is for the boat. The boat jumps exactly two squares diagonally. Where can " +
        "Red’s boat on c3 go?",
      position: "wBwP2nKnEnNnB/wNwP2nPnPnPnP/wEwP6/wKwP6/6ePeK/6ePeE/sPsPsPsP2ePeN/sBsNsEsK2ePeB s phase=play",
      line: ["throw-2", "a1c3", "throw-2", "a8c6", "throw-2", "h8f6", "throw-2", "h1f3", "throw-2"],
      ask: { kind: "squares", of: "c3" },
    },
    {
      text:
        "A throw of 3 is for the horse, which jumps two squares straight and one aside. A 4 is for the " +
        "elephant, which goes straight as far as the way is free. A 5 is for the king, one square any way, or " +
        "for a soldier.\n\n" +
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
        "There is no check here. A king is captured like any other piece, and held prisoner. Its army plays on!\n\n" +
        "Red has thrown 5. Take Yellow’s king.",
      position: "1wP2nK3/7nP/8/wK7/1sK5eK/8/sP5eP1/8 s phase=play",
      line: ["throw-5"],
      ask: { kind: "move", goal: "capture" },
    },
    {
      text:
        "Before the game everybody pays a stake into a pool, which the winning allies share. But stakes are " +
        "also won on the way. Four squares are thrones: those where the kings stand at the start. A king that " +
        "comes to an enemy’s throne wins a stake from that player.\n\n" +
        "Yellow’s king has left its throne on a5. Red has thrown 5. Seize the throne!",
      source: "Shaturanga, after Bell, rules 1 and 5",
      position: "1wPwK5/7nP/nK7/8/1sK5eK/8/sP5eP1/8 s phase=play",
      line: ["throw-5"],
      ask: { kind: "move", moves: ["b4a5"] },
    },
    {
      text:
        "A king that comes to the throne of its ally commands both armies: its player moves the pieces of both, " +
        "by the throws of both.\n\n" +
        "Green has captured Black’s king. Red’s king stands beside Black’s throne on e8, and Red has thrown 5. " +
        "Take the command!",
      source: "Shaturanga, after Bell, rule 5",
      position: "1wP6/3sK3nP/8/wK2nN4/7eK/8/sP5eP1/1sN6 s throw=5 captive=nem phase=play",
      ask: { kind: "move", moves: ["d7e8"] },
    },
    {
      text:
        "Captured kings can be exchanged. If your ally’s king is captive and you have captured one of the " +
        "enemies’, you may offer an exchange to the enemy whose king is still free. It may be refused.\n\n" +
        "Yellow has captured Black’s king, and Red has captured Yellow’s. It is Red’s turn, before the throw. " +
        "Make the offer.",
      source: "Shaturanga, after Bell, rule 6",
      position: "1wP6/7nP/8/8/7eK/8/sP5eP1/3sK4 s captive=nwm,wsm phase=play",
      ask: { kind: "move", moves: ["propose-s"] },
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
        "A player who has nothing left but a boat and a soldier has a privileged soldier: on any square of the " +
        "far side it becomes an elephant, a horse or a boat, as the player likes.\n\n" +
        "Red has only these two. Red has thrown 5. Promote the soldier in the corner.",
      source: "Shaturanga, after Bell, rule 11; Tabiya’s reading",
      position: "4nK3/sP6nP/8/wKwP6/7eK/2sB5/6eP1/8 s throw=5 captive=swm phase=play",
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
    {
      text:
        "The greatest victory is an empire: one player has seized the throne of the ally and captured both " +
        "enemy kings. It ends the game, and brings four stakes from each opponent if the king takes the last " +
        "one on its throne.\n\n" +
        "Red’s king has been on Black’s throne and has captured Green’s king. Red has thrown 5. Build the " +
        "empire!",
      source: "Shaturanga, after Bell, rule 8",
      position: "1wP6/4nK2nP/8/wK7/1sK6/8/sP5eP1/8 s throw=5 mounted=s captive=esm phase=play",
      ask: { kind: "move", goal: "win" },
    },
    {
      text:
        "A player with nothing but a king left makes an honourable peace: the king stays where it is, and is " +
        "not captured. The game is over when one alliance has nobody left who fights: the other shares the " +
        "pool.\n\n" +
        "Yellow has nothing left, and Green only one soldier. Red has thrown 4. Win the game.",
      source: "Shaturanga, after Bell, rules 1 and 12; Tabiya’s reading",
      position: "4nK3/4nP3/8/8/2sE3eP1/8/8/3sK4 s throw=4 captive=wsm,esm2 phase=play",
      ask: { kind: "move", goal: "win" },
    },
  ],
};
