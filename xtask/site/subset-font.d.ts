// The subsetter of fonts, as far as the build uses it.
declare module "subset-font" {
  export default function subset(
    font: Uint8Array,
    letters: string,
    options: { targetFormat: "woff2"; variationAxes?: Record<string, number> },
  ): Promise<Buffer>;
}
