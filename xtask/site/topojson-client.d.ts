// The reader of the earth's coasts, as far as the build uses it.
declare module "topojson-client" {
  type Place = [east: number, north: number];
  export function feature(world: unknown, lands: unknown): { features: { geometry: { coordinates: Place[][][] } }[] };
}
