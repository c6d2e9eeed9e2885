// Draws the games of tests/found whose moves are random, by Fairy-Stockfish’s module, each seeded with the name of its
// file: `node tests/oracle/found.cjs tests/found`.

const { writeFileSync } = require("node:fs");
const { join } = require("node:path");

// Under Node.js the module would fetch its own file.
delete globalThis.fetch;
const ffish = require("ffish");

/** File, variant of the engine, how many plies, whether promotions are left out, and the name in the record. */
const GAMES = [
  ["fairy-stockfish-makruk.pgn", "makruk", 60, false, "makruk"],
  ["fairy-stockfish-sittuyin.pgn", "sittuyin", 56, false, "sittuyin"],
  ["fairy-stockfish-shogi.pgn", "shogi", 60, false, "shogi"],
  ["fairy-stockfish-shoshogi.pgn", "shoshogi", 60, false, "shoshogi"],
  ["fairy-stockfish-chaturanga.pgn", "chaturanga-e", 50, true, "Chaturanga"],
  ["pychess-shatranj.pgn", "shatranj", 60, false, "Shatranj"],
  ["pychess-shatar.pgn", "shatar", 50, false, "Shatar"],
];

/** The engine’s own Chaturanga with the kings of both sides in the file e, as the collection’s array has them. */
const SECTION = `[chaturanga-e:chaturanga]
startFen = rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1
`;

/** Whole numbers by xorshift, from a text. @param {string} seed */
function random(seed) {
  let state = 2166136261;
  for (const sign of seed) state = Math.imul(state ^ sign.codePointAt(0), 16777619);
  return (/** @type {number} */ below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

ffish.onRuntimeInitialized = () => {
  const [folder] = process.argv.slice(2);
  ffish.loadVariantConfig(SECTION);
  for (const [file, variant, plies, plain, name] of GAMES) {
    const draw = random(file);
    const board = new ffish.Board(variant);
    const start = board.fen();
    const words = [];
    for (let ply = 0; ply < plies && !board.isGameOver(); ply += 1) {
      const moves = board.legalMoves().split(" ").filter((move) => !(plain && /\d[a-z+]$/.test(move)));
      const move = moves[draw(moves.length)];
      words.push((ply % 2 === 0 ? `${ply / 2 + 1}. ` : "") + board.sanMove(move));
      board.push(move);
    }
    board.delete();
    const pychess = file.startsWith("pychess");
    const tag = (key, value) => `[${key} "${value}"]\n`;
    let text = tag("Event", pychess ? "PyChess casual game" : "?");
    text += tag("Site", pychess ? "https://www.pychess.org/00000000" : "?");
    text += tag("Date", pychess ? "2024.01.01" : "????.??.??");
    text += tag("Round", pychess ? "-" : "?");
    text += tag("White", pychess ? "first" : "Fairy-Stockfish") + tag("Black", pychess ? "second" : "Fairy-Stockfish");
    text += tag("Result", "*");
    if (pychess) text += tag("TimeControl", "300+3") + tag("WhiteElo", "1500") + tag("BlackElo", "1500");
    text += tag("Variant", name);
    if (pychess) text += tag("FEN", start) + tag("SetUp", "1");
    text += "\n";
    let line = "";
    for (const word of [...words.join(" ").split(" "), "*"]) {
      if (!pychess && line && line.length + 1 + word.length > 79) {
        text += `${line}\n`;
        line = "";
      }
      line += (line ? " " : "") + word;
    }
    writeFileSync(join(folder, file), `${text}${line}\n`);
  }
};
