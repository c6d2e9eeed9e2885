// Tables of endings as they are shipped: docs/tables/README.md has the form. Only the chunk that has a position is
// read, and nothing of it is believed before its checksum is right. (JavaScript, as Node runs it too.)

/** @typedef {{ result: "win" | "draw" | "loss", plies?: number }} Value for the side to move */
/** @typedef {{ start: number, length: number, sum: number }} Chunk */
/**
 * How some like pieces stand: where they are in the ending, and the number of each set of squares.
 * @typedef {{ first: number, many: number, size: number, ranks: Map<string, number> }} Group
 */
/**
 * @typedef {object} Ending
 * @property {string} name
 * @property {number} sides 1 where both sides have the same pieces
 * @property {number} size the numbers of each side to move
 * @property {number[][]} maps
 * @property {string[]} pieces for each, the set of squares where it stands, and the regions that it never leaves
 * @property {Chunk[]} outcomes
 * @property {Chunk[]} plies
 * @property {Numbers} [numbers]
 */
/** @typedef {{ pairs: Map<number, { number: number, maps: number[][] }>, groups: Group[], stride: number }} Numbers */

const FORM = "tabiya chunks 1";
/** So many chunks are kept unpacked. */
const KEPT = 32;

/** A chunk that is not what its index says. */
class BadChunk extends Error {
  code = "bad-chunk";
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

/** CRC-32. @param {Uint8Array} bytes */
function checksum(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ TABLE[(sum ^ byte) & 255];
  return ~sum >>> 0;
}

/** @param {Uint8Array} bytes @param {string} name @param {Chunk} chunk */
async function unpacked(bytes, name, { length, sum }) {
  try {
    if (bytes.length !== length) throw new Error("too short");
    const stream = new Blob([/** @type {Uint8Array<ArrayBuffer>} */ (bytes)]).stream();
    const plain = await new Response(stream.pipeThrough(new DecompressionStream("deflate-raw"))).arrayBuffer();
    const found = new Uint8Array(plain);
    if (checksum(found) === sum) return found;
  } catch {
    // It cannot be unpacked, which is as wrong as another checksum.
  }
  throw new BadChunk(`${name}: a chunk is not what its index says`);
}

/** @param {string} word */
const numbers = (word) => (word ? word.split(",").map(Number) : []);

/** Every set of so many squares of these, the last square counting most. @param {number[]} home @param {number} many */
function* sets(home, many) {
  const chosen = Array.from({ length: many }, (_, place) => place);
  while (many <= home.length) {
    yield chosen.map((place) => home[place]);
    const up = chosen.findIndex((place, at) => place + 1 < (chosen[at + 1] ?? home.length));
    if (up < 0) return;
    chosen[up] += 1;
    for (let at = 0; at < up; at += 1) chosen[at] = at;
  }
}

/** @param {number[]} squares */
const key = (squares) => squares.toSorted((one, other) => one - other).join();

export class Chunks {
  /** By the letters of both sides. @type {Map<string, Ending>} */
  #endings = new Map();
  /** @type {number[][]} */
  #sets = [];
  /** By side and square, where its king attacks. @type {number[][][]} */
  #touches = [];
  /** @type {number[] | undefined} */
  #exchange;
  #positions = 0;
  game = "";
  /** The choices that are not the usual ones, as they stand in a position’s text. */
  options = "";
  #read;
  /** @type {Map<string, Promise<Uint8Array>>} */
  #kept = new Map();

  /**
   * @param {string} index its text
   * @param {(ending: string, start: number, length: number) => Promise<Uint8Array>} read gives bytes of an ending
   */
  constructor(index, read) {
    this.#read = read;
    const [form, ...lines] = index.split("\n");
    if (form !== FORM) throw new BadChunk(`not “${FORM}”`);
    /** @type {number[][]} */
    const maps = [];
    /** @type {Ending | undefined} */
    let ending;
    for (const line of lines) {
      const [word, ...rest] = line.split(" ");
      if (word === "game") [this.game] = rest;
      else if (word === "options") this.options = rest.join(" ");
      else if (word === "positions") this.#positions = Number(rest[0]);
      else if (word === "exchange") this.#exchange = rest.map(Number);
      else if (word === "map") maps.push(rest.map(Number));
      else if (word === "set") this.#sets.push(rest.map(Number));
      else if (word === "touches") this.#touches.push(rest.map(numbers));
      else if (word === "pieces" && ending) ending.pieces = rest;
      else if ((word === "outcomes" || word === "plies") && ending) {
        ending[word] = rest.map((text) => {
          const [start, length, sum] = text.split(":");
          return { start: Number(start), length: Number(length), sum: Number.parseInt(sum, 16) };
        });
      } else if (word === "ending") {
        const [name, , sides, , size, , list] = rest;
        ending = { name, sides: Number(sides), size: Number(size), maps: [], pieces: [], outcomes: [], plies: [] };
        ending.maps = numbers(list).map((map) => maps[map]);
        this.#endings.set(name.split("v").map(sorted).join("v"), ending);
      }
    }
  }

  /** The name of the ending of a board that has a table; nothing where there is none. @param {string} board */
  ending(board) {
    return this.#find(placed(board))?.ending.name;
  }

  /**
   * What a position comes to; nothing where no table speaks of it.
   * @param {string} board as a position’s text has it: 64 squares, letters of pieces, the first side’s large
   * @param {number} turn 0 if the first side is to move
   * @returns {Promise<Value | undefined>}
   */
  async value(board, turn) {
    const found = this.#find(placed(board));
    if (!found) return undefined;
    const { ending, swapped } = found;
    let { squares } = found;
    let side = swapped ? 1 - turn : turn;
    if (side === 1 && ending.sides === 1) {
      const half = squares.length / 2;
      squares = [...squares.slice(half), ...squares.slice(0, half)].map((at) => this.#exchange?.[at] ?? at);
      side = 0;
    }
    ending.numbers ??= this.#numbers(ending);
    const number = numberOf(ending.numbers, squares, ending.name.indexOf("v"));
    if (number === undefined) return undefined;
    const place = side * Math.ceil(ending.size / this.#positions) + Math.floor(number / this.#positions);
    const within = number % this.#positions;
    const outcomes = await this.#chunk(ending.name, ending.outcomes[place]);
    const outcome = (/** @type {number} */ at) => (outcomes[at >> 2] >> ((at & 3) * 2)) & 3;
    if (outcome(within) === 0) return { result: "draw" };
    let before = 0;
    for (let at = 0; at < within; at += 1) if (outcome(at) !== 0) before += 1;
    const plies = await this.#chunk(ending.name, ending.plies[place]);
    return { result: outcome(within) === 1 ? "win" : "loss", plies: plies[before] };
  }

  /** @param {ReturnType<typeof placed>} sides */
  #find(sides) {
    if (!sides) return undefined;
    const names = sides.map((side) => sorted(side.map(({ letter }) => letter).join("")));
    const own = this.#endings.get(names.join("v"));
    const ending = own ?? (this.#exchange && this.#endings.get(names.toReversed().join("v")));
    if (!ending) return undefined;
    const swapped = !own;
    const letters = ending.name.split("v");
    const squares = (swapped ? sides.toReversed() : sides).flatMap((side, seat) => {
      const left = [...side];
      return [...letters[seat]].map((letter) => {
        const [{ at }] = left.splice(
          left.findIndex((piece) => piece.letter === letter),
          1,
        );
        return swapped && this.#exchange ? this.#exchange[at] : at;
      });
    });
    return { ending, swapped, squares };
  }

  /** How the positions of an ending are numbered. @param {Ending} ending @returns {Numbers} */
  #numbers({ name, maps, pieces }) {
    const second = name.indexOf("v");
    const homes = pieces.map((word) => word.split(","));
    const home = (/** @type {number} */ piece) => this.#sets[Number(homes[piece][0])];
    /** @type {Numbers["pairs"]} */
    const pairs = new Map();
    /** @type {Map<number, number>} */
    const known = new Map();
    for (let pair = 0; pair < 64 * 64; pair += 1) {
      const kings = [pair >> 6, pair & 63];
      const [one, other] = kings;
      const [touches, touched] = this.#touches;
      if (one === other || !home(0).includes(one) || !home(second).includes(other)) continue;
      if (touches[one].includes(other) && touched[other].includes(one)) continue;
      const images = maps.map((map) => map[one] * 64 + map[other]);
      const least = Math.min(...images);
      const number = known.get(least) ?? known.size;
      known.set(least, number);
      pairs.set(pair, { number, maps: maps.filter((_, map) => images[map] === least) });
    }
    /** @type {Group[]} */
    const groups = [];
    const letters = name.replace("v", "");
    let many = 1;
    for (let first = 0; first < letters.length; first += many) {
      const side = first < second ? letters.slice(0, second) : letters;
      many = 1;
      while (side[first + many] === letters[first]) many += 1;
      if (first === 0 || first === second) continue;
      const regions = homes[first].slice(1).map((word) => {
        const [set, most] = word.split(":").map(Number);
        return { squares: this.#sets[set], most };
      });
      const ranks = new Map();
      for (const squares of sets(home(first), many)) {
        const inside = regions.map((region) => squares.filter((at) => region.squares.includes(at)).length);
        const fits = inside.every((number, region) => number <= regions[region].most);
        const whole = inside.reduce((sum, number) => sum + number, 0) === many;
        if (regions.length === 0 || (fits && whole)) ranks.set(key(squares), ranks.size);
      }
      groups.push({ first, many, size: ranks.size, ranks });
    }
    groups.sort((one, other) => one.size - other.size);
    return { pairs, groups, stride: groups.reduce((product, { size }) => product * size, 1) };
  }

  /** @param {string} name @param {Chunk | undefined} chunk */
  #chunk(name, chunk) {
    if (!chunk) throw new BadChunk(`${name}: its index has too few chunks`);
    const id = `${name}:${chunk.start}`;
    let found = this.#kept.get(id);
    if (!found) {
      found = this.#read(name, chunk.start, chunk.length).then((bytes) => unpacked(bytes, name, chunk));
      // What did not come is asked for again.
      found.catch(() => this.#kept.delete(id));
      for (const old of this.#kept.keys()) if (this.#kept.size >= KEPT) this.#kept.delete(old);
      this.#kept.set(id, found);
    }
    return found;
  }
}

/** @param {string} letters */
const sorted = (letters) => [...letters].sort().join("");

/** The pieces of each side; nothing for a board that is no chessboard. @param {string} board */
function placed(board) {
  /** @type {{ letter: string, at: number }[][]} */
  const sides = [[], []];
  const rows = board.split("/").map((row) => row.replace(/[1-8]/g, (many) => ".".repeat(Number(many))));
  if (rows.length !== 8 || rows.some((row) => !/^[A-Za-z.]{8}$/.test(row))) return undefined;
  rows.toReversed().forEach((row, rank) => {
    [...row].forEach((letter, file) => {
      if (letter === ".") return;
      const large = letter.toUpperCase();
      sides[letter === large ? 0 : 1].push({ letter: large, at: rank * 8 + file });
    });
  });
  return sides;
}

/** @param {Numbers} numbers @param {number[]} squares @param {number} second the place of the second king */
function numberOf({ pairs, groups, stride }, squares, second) {
  const pair = pairs.get(squares[0] * 64 + squares[second]);
  if (!pair) return undefined;
  const images = pair.maps.map((map) =>
    groups.reduce((number, { first, many, size, ranks }) => {
      const own = squares.slice(first, first + many).map((at) => map[at]);
      return number * size + (ranks.get(key(own)) ?? Number.NaN);
    }, 0),
  );
  const number = pair.number * stride + Math.min(...images);
  return Number.isNaN(number) ? undefined : number;
}
