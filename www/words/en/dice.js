// What is said about dice.

export const dice = {
  label: "Throws",
  throwIt: "Throw",
  forAll: "Throw for all",
  set: "or set",
  /** @param {number} value @param {number} share @param {number} whole */
  face: (value, share, whole) => `Set the throw to ${value} (chance ${share} in ${whole})`,
  chance: "How the throws fall",
  chanceText:
    "By chance, each with its own odds. The address keeps them: whoever opens a copy of it throws the same again.",
  /** @param {string} seed */
  seed: (seed) => `They are drawn from the seed “${seed}”.`,
  newSeed: "New seed",
  newSeedHelp:
    "The throws that follow will be others. The address keeps the seed, so that it gives the same throws again.",
  waits: "Nothing is to be thrown now: play the throw that lies, or give the answer that is due.",
};
