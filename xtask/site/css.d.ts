// The type of a style sheet that a script carries, as Vite imports it.
declare module "*.css?inline" {
  const text: string;
  export default text;
}
