// Odd values that nobody should hand to the module, for tests in Node and in a page.

/** One self-contained function, so that a test can carry it into a page. @returns {any[]} */
export function oddValues() {
  return [
    undefined,
    null,
    0,
    -1,
    1.5,
    12,
    13,
    NaN,
    Infinity,
    2 ** 53,
    true,
    "",
    "a",
    "a1",
    "e2e4",
    "\0",
    "\ud800",
    "ā".repeat(200),
    "x".repeat(200_000),
    [],
    ["e2e4"],
    [null],
    [[]],
    {},
    { length: 1e9 },
    { a: 1 },
    { options: 5 },
    { options: [] },
    { options: { elephant: 7 } },
    { position: 1 },
    { position: "x".repeat(200_000) },
    { pieces: [{}] },
    { pieces: 3 },
    { marks: [{ square: "z99", kind: "move" }] },
    { pieces: "stones" },
    () => 0,
    Symbol("s"),
    10n,
    new Map(),
    new Date(0),
    new Proxy({}, {}),
    new Array(200_000).fill("a1"),
    Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`o${i}`, "x"])),
  ];
}

/**
 * The arguments with an odd value in place of one of them, or of a field or an item of one.
 * @param {any[]} args
 * @param {any} odd
 * @returns {any[][]}
 */
export function spoilt(args, odd) {
  /** @type {(value: any) => any[]} */
  const parts = (value) => {
    if (Array.isArray(value))
      return value.slice(0, 1).flatMap((item) => parts(item).map((part) => [part, ...value.slice(1)]));
    if (value === null || typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype) return [odd];
    return [odd, ...Object.keys(value).flatMap((key) => parts(value[key]).map((part) => ({ ...value, [key]: part })))];
  };
  const one = args.flatMap((arg, index) => parts(arg).map((part) => args.with(index, part)));
  return [...one, args.map(() => odd), [], [...args, odd]];
}
