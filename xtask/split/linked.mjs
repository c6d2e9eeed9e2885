// The linker's data symbols of a module: which address is whose, and who names which (with --emit-relocs it
// writes that into the module as it leaves it; the bindings generator gets it without).

/** Kinds of relocation that name data: in code plainly or signed, in data. */
const [LEB, SLEB, WORD] = [3, 4, 5];
/** Kinds that have an addend. */
const ADDED = new Set([3, 4, 5, 8, 9, 11, 21, 23]);
/** Kinds of section. */
const [CUSTOM, CODE, DATA] = [0, 10, 11];
/** In the section “linking”: the names of the segments, and the symbols. */
const [SEGMENTS, SYMBOLS] = [5, 8];
const [UNDEFINED, NAMED, ABSOLUTE] = [0x10, 0x40, 0x200];

/** An object in memory. @typedef {{ start: number, end: number }} Item */
/**
 * `named` has what each constant in code means, `within` what the data at an address points to; `fixed` is what is
 * never written to; `filled` is what memory begins with.
 * @typedef {{ items: Item[], named: Map<number, Set<Item>>, within: Map<number, Item>, fixed: Set<Item>,
 *   filled: { at: number, bytes: Uint8Array }[] }} Linked
 */

class Reader {
  /** @param {Uint8Array} bytes @param {number} [at] */
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  /** A number of seven bits a byte. @param {boolean} [signed] */
  number(signed = false) {
    let [value, shift, byte] = [0, 0, 0];
    do {
      byte = this.bytes[this.at++];
      value += (byte & 127) * 2 ** shift;
      shift += 7;
    } while (byte > 127);
    return signed && byte & 64 ? value - 2 ** shift : value;
  }

  word() {
    this.at += 4;
    return new DataView(this.bytes.buffer, this.bytes.byteOffset).getInt32(this.at - 4, true);
  }

  text() {
    const length = this.number();
    this.at += length;
    return new TextDecoder().decode(this.bytes.subarray(this.at - length, this.at));
  }

  /** @template T @param {() => T} one @returns {T[]} */
  list(one) {
    return Array.from({ length: this.number() }, one);
  }
}

/** @param {Uint8Array} bytes a module as the linker wrote it @returns {Linked} */
export function linked(bytes) {
  const sections = sectionsOf(bytes);
  const section = (/** @type {string} */ name) => {
    const found = sections.find((one) => one.name === name);
    if (!found) throw new Error(`The linker wrote no section “${name}”`);
    return new Reader(bytes, found.at);
  };
  const data = segmentsOf(section("data"));
  const { segments, symbols } = linking(section("linking"), sections.find(({ name }) => name === "linking")?.end ?? 0);
  /** @type {Map<string, Item>} */
  const known = new Map();
  const items = symbols.map((symbol) => {
    // What begins empty has no data.
    const segment = symbol?.segment === undefined ? undefined : data[symbol.segment];
    if (!symbol || !segment) return undefined;
    const start = segment.address + symbol.offset;
    const key = `${start} ${symbol.size}`;
    if (!known.has(key)) known.set(key, { start, end: start + symbol.size });
    return known.get(key);
  });

  const named = new Map();
  for (const { kind, at, symbol, addend } of relocations(section("reloc.CODE"))) {
    const item = items[symbol];
    if (kind !== LEB && kind !== SLEB) {
      if (kind > WORD && ADDED.has(kind) && item) throw new Error(`A relocation of an unknown kind, ${kind}`);
      continue;
    }
    if (!item) continue;
    const reader = section("code");
    reader.at += at;
    const value = kind === LEB ? reader.number() : reader.number(true);
    if (value !== item.start + addend) throw new Error(`The linker’s list does not fit its code at ${at}`);
    named.set(value, (named.get(value) ?? new Set()).add(item));
  }
  const within = new Map();
  const start = section("data").at;
  for (const { kind, at, symbol, addend } of relocations(section("reloc.DATA"))) {
    const item = items[symbol];
    if (kind !== WORD || !item) continue;
    const segment = data.find(({ from, to }) => from <= start + at && start + at < to);
    if (!segment) throw new Error("The linker’s list names what is no data");
    if (new Reader(bytes, start + at).word() !== item.start + addend) throw new Error("The linker’s list lies");
    within.set(segment.address + start + at - segment.from, item);
  }
  const all = [...known.values()];
  const fixed = new Set(
    all.filter(({ start }) =>
      data.some(
        ({ address, from, to }, place) =>
          /^\.rodata/.test(segments[place]) && address <= start && start < address + to - from,
      ),
    ),
  );
  const filled = data.map(({ address, from, to }) => ({ at: address, bytes: bytes.subarray(from, to) }));
  return { items: all, named, within, fixed, filled };
}

/** @param {Uint8Array} bytes */
function sectionsOf(bytes) {
  /** @type {Record<number, string>} */
  const names = { [CODE]: "code", [DATA]: "data" };
  const reader = new Reader(bytes, 8);
  const found = [];
  while (reader.at < bytes.length) {
    const kind = bytes[reader.at++];
    const size = reader.number();
    const end = reader.at + size;
    const name = kind === CUSTOM ? reader.text() : (names[kind] ?? "");
    found.push({ name, at: reader.at, end });
    reader.at = end;
  }
  return found;
}

/** Where the segments of data lie, in memory and in the file. @param {Reader} reader */
function segmentsOf(reader) {
  return reader.list(() => {
    if (reader.number() !== 0) throw new Error("A segment that waits to be asked for");
    reader.at += 1;
    const address = reader.number(true);
    reader.at += 1;
    const size = reader.number();
    reader.at += size;
    return { address, from: reader.at - size, to: reader.at };
  });
}

/** @param {Reader} reader @param {number} end */
function linking(reader, end) {
  /** @type {string[]} */
  let segments = [];
  /** @type {({ segment?: number, offset: number, size: number } | undefined)[]} */
  let symbols = [];
  reader.number();
  while (reader.at < end) {
    const kind = reader.number();
    const next = reader.number() + reader.at;
    if (kind === SEGMENTS) {
      segments = reader.list(() => {
        const name = reader.text();
        reader.number();
        reader.number();
        return name;
      });
    } else if (kind === SYMBOLS) symbols = reader.list(() => symbolOf(reader));
    reader.at = next;
  }
  return { segments, symbols };
}

/** A symbol of data; none, if it is of anything else. @param {Reader} reader */
function symbolOf(reader) {
  const kind = reader.number();
  const flags = reader.number();
  if (kind === 1) {
    reader.text();
    if (flags & UNDEFINED) return { offset: 0, size: 0 };
    const [segment, offset, size] = [reader.number(), reader.number(), reader.number()];
    return { segment: flags & ABSOLUTE ? undefined : segment, offset, size };
  }
  reader.number();
  if (kind !== 3 && (!(flags & UNDEFINED) || flags & NAMED)) reader.text();
  return undefined;
}

/** @param {Reader} reader */
function relocations(reader) {
  reader.number();
  return reader.list(() => {
    const [kind, at, symbol] = [reader.number(), reader.number(), reader.number()];
    return { kind, at, symbol, addend: ADDED.has(kind) ? reader.number(true) : 0 };
  });
}
