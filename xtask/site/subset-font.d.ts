// The subsetter of fonts, as far as the build uses it.
declare module "subset-font" {
  export default function subset(
    font: Uint8Array,
    letters: string,
    options: { targetFormat: "woff2"; variationAxes?: Record<string, number> },
  ): Promise<Buffer>;
}
declare module "fontverter" {
  export function convert(font: Uint8Array, format: "truetype"): Promise<Buffer>;
}
