// The coasts behind the map of the museum (www/museum/family-map.tsx), as one path: `import coast from
// "virtual:coast"`.
//
// The land is Natural Earth's, which is in the public domain. It is drawn wider where many games stand, and with no
// more corners than can be seen.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature } from "topojson-client";
import type { Plugin } from "vite";

const NAME = "virtual:coast";

/** A place: degrees east and north, or units of the map to the right and down. */
type Place = [number, number];

/** Degrees and the units of the map at which they stand; between two of them it is even. */
const ACROSS: Place[] = [
  [-14, 0],
  [8, 165],
  [32, 285],
  [46, 375],
  [62, 475],
  [68, 525],
  [78, 635],
  [90, 775],
  [94, 840],
  [100, 910],
  [106, 985],
  [112, 1040],
  [122, 1100],
  [130, 1165],
  [148, 1300],
];
const DOWN: Place[] = [
  [61, 0],
  [50, 95],
  [46, 140],
  [30, 370],
  [8, 630],
  [2, 700],
];

/** How far beyond the edge of the map the land is cut, so that the cut is not seen. */
const BEYOND = 12;
/** How far a corner may lie from the line without it, in units of the map, and how large what stays of an island is. */
const FINE = 1.5;
const SMALL = 45;

/** Where something stands between places that are known, or beyond them. */
function between(known: Place[], value: number): number {
  const rising = known[1][0] > known[0][0];
  const found = known.findIndex(([from]) => (rising ? from > value : from < value));
  const at = Math.min(Math.max(found < 0 ? known.length - 1 : found, 1), known.length - 1);
  const [[from, start], [to, end]] = [known[at - 1], known[at]];
  return start + ((value - from) / (to - from)) * (end - start);
}

/** Where a place on the earth stands on the map. */
export const placed = ([east, north]: Place): Place => [between(ACROSS, east), between(DOWN, north)];

const [WIDTH, HEIGHT] = [ACROSS, DOWN].map((known) => known[known.length - 1][1]);

/** What of an area lies on the map, side by side (Sutherland and Hodgman). */
function cut(area: Place[]): Place[] {
  const sides: [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, -BEYOND, 1],
    [0, WIDTH + BEYOND, -1],
    [1, -BEYOND, 1],
    [1, HEIGHT + BEYOND, -1],
  ];
  return sides.reduce((points, [axis, limit, sign]) => {
    const within = (point: Place) => (point[axis] - limit) * sign >= 0;
    return points.flatMap((point, at) => {
      const last = points.at(at - 1) as Place;
      const share = (limit - last[axis]) / (point[axis] - last[axis]);
      const edge: Place = [last[0] + (point[0] - last[0]) * share, last[1] + (point[1] - last[1]) * share];
      return [...(within(last) === within(point) ? [] : [edge]), ...(within(point) ? [point] : [])];
    });
  }, area);
}

/** How far a point lies from the line between two others. */
function off([x, y]: Place, [fromX, fromY]: Place, [toX, toY]: Place): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const long = Math.hypot(dx, dy);
  return long === 0 ? Math.hypot(x - fromX, y - fromY) : Math.abs(dy * (x - fromX) - dx * (y - fromY)) / long;
}

/** A line without the corners that nobody sees (Douglas and Peucker), but for its last point. */
function plain(line: Place[]): Place[] {
  const [first, last] = [line[0], line[line.length - 1]];
  const far = line.map((point) => off(point, first, last));
  const most = far.indexOf(Math.max(...far));
  if (far[most] <= FINE) return [first];
  return [...plain(line.slice(0, most + 1)), ...plain(line.slice(most))];
}

const area = (ring: Place[]) =>
  ring.reduce((sum, [x, y], at) => {
    const [lastX, lastY] = ring.at(at - 1) as Place;
    return sum + (lastX * y - x * lastY) / 2;
  }, 0);

/** A ring as whole steps from a point. */
function drawn(ring: Place[]): string {
  const whole = ring.map((point) => point.map(Math.round) as Place);
  const steps = whole.slice(1).map(([x, y], at) => `${x - whole[at][0]} ${y - whole[at][1]}`.replace(" -", "-"));
  return `M${whole[0].join(" ").replace(" -", "-")}l${steps.join(" ").replaceAll(" -", "-")}z`;
}

/** The coasts, in the units of the map. */
export function coast(): string {
  const { resolve } = createRequire(import.meta.url);
  const world = JSON.parse(readFileSync(resolve("world-atlas/land-50m.json"), "utf8"));
  const lands = feature(world, world.objects.land).features.flatMap(({ geometry }) => geometry.coordinates);
  return lands
    .flat()
    .map((ring) => cut(ring.map(placed)))
    .filter((ring) => ring.length > 3 && Math.abs(area(ring)) > SMALL)
    .map((ring) => {
      // From both ends of where it is widest: a ring has none of its own.
      const far = ring.map(([x, y]) => Math.hypot(x - ring[0][0], y - ring[0][1]));
      const most = far.indexOf(Math.max(...far));
      return [...plain(ring.slice(0, most + 1)), ...plain([...ring.slice(most), ring[0]])];
    })
    .filter((ring) => ring.length > 2)
    .map(drawn)
    .join("");
}

export function coasts(): Plugin {
  return {
    name: "coast",
    resolveId: (name) => (name === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(coast())}` : undefined),
  };
}
