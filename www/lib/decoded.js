// Decoding of a file's bytes as text. Records of Asian games are seldom in UTF-8.

/** Encodings of the countries of the games, by a notation that only theirs has. */
const SHOGI = ["shift_jis", "euc-jp"];
const XIANGQI = ["gb18030", "big5"];
const JANGGI = ["euc-kr"];

/**
 * What the bytes can be: one text if they are UTF-8 or UTF-16, else one for each encoding in which they are a text,
 * that of the game’s country first.
 * @param {ArrayBuffer} bytes
 * @param {readonly string[]} notations of the game
 */
export function decodings(bytes, notations) {
  const [first, second] = new Uint8Array(bytes);
  const wide = first === 0xff && second === 0xfe ? ["utf-16le"] : first === 0xfe && second === 0xff ? ["utf-16be"] : [];
  const sure = read(bytes, [...wide, "utf-8"]);
  if (sure.length > 0) return sure.slice(0, 1);
  const order = notations.includes("chinese")
    ? [XIANGQI, SHOGI, JANGGI]
    : notations.includes("korean")
      ? [JANGGI, XIANGQI, SHOGI]
      : [SHOGI, XIANGQI, JANGGI];
  return read(bytes, order.flat());
}

/** @param {ArrayBuffer} bytes @param {string[]} encodings */
function read(bytes, encodings) {
  return encodings.flatMap((encoding) => {
    try {
      return [new TextDecoder(encoding, { fatal: true }).decode(bytes)];
    } catch {
      return [];
    }
  });
}
