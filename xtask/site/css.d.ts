// The type of a style sheet that a script carries, as Vite imports it.
declare module "*.css?inline" {
  const text: string;
  export default text;
}
// The coasts behind the map of the museum (coast.ts).
declare module "virtual:coast" {
  const path: string;
  export default path;
}
