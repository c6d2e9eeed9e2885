// A piece by itself, within what Preact draws.

import { useMemo } from "preact/hooks";
import type { FigureOptions } from "../core/module.js";
import { Drawing } from "../lib/drawing.tsx";
import { figure } from "./pictures.js";

export function Figure({ of, tone, letter, pieces, flipped }: FigureOptions & { of: string; tone: string }) {
  const drawn = useMemo(() => figure(of, tone, { letter, pieces, flipped }), [of, tone, letter, pieces, flipped]);
  return <Drawing of={drawn} />;
}
