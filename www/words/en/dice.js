// English: dice.

export const dice = {
  label: "Throws",
  throwIt: "Throw",
  /** @param {boolean} letters whether letters are keys */
  throwHelp: (letters) => (letters ? "Throw (key T)" : "Throw"),
  die: "Throw the die",
  cowries: "Throw the cowries",
  stop: "Stop",
  /** @param {boolean} letters whether letters are keys */
  stopHelp: (letters) =>
    `Stop what goes on by itself, until the next throw or move (${letters ? "key T, or Escape" : "Escape"})`,
  automatically: "Play by itself:",
  automatic: { throws: "the throws", sole: "sole moves", all: "every move" },
  automaticHelp: {
    throws: "Throw by itself whenever a throw is due",
    sole: "Play by itself where only one move is possible",
    all: "Play every move by itself, by chance",
  },
  legend: "What each throw moves",
  /** @param {number} value @param {string[]} nouns */
  moves: (value, nouns) => `${value} moves ${nouns.join(" or ")}`,
  /** @param {number} value @param {number} open */
  squares: (value, open) =>
    `${open === 0 ? "No opening" : open === 1 ? "One opening" : `${open} openings`} up: ${value} ` +
    `${value === 1 ? "square" : "squares"}`,
  forAll: "Throw for all",
  set: "Set the throw:",
  /** @param {number} value @param {number} share @param {number} whole */
  face: (value, share, whole) => `Set the throw to ${value} (chance ${share} in ${whole})`,
  chance: "How the throws fall",
  chanceText:
    "By chance, each with its own odds. The address keeps them: anyone who opens this address gets the same throws.",
  /** @param {string} seed */
  seed: (seed) => `They are drawn from the seed “${seed}”.`,
  newSeed: "New seed",
  newSeedHelp:
    "The throws that follow will be others. The address keeps the seed, so that it gives the same throws again.",
  again: "Same throws again",
  againHelp: "Begin again, with the throws of the last game",
  theirs: "The computer is to throw or to move: wait for it, or stop it.",
  waits: "Nothing is to be thrown now: play the current throw, or give the answer that is due.",
};
