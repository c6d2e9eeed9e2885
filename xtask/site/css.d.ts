// What Vite makes of a style sheet that a script carries.
declare module "*.css?inline" {
  const text: string;
  export default text;
}
