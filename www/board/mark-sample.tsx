// One mark by itself, beside what it says.

import { useMemo } from "preact/hooks";
import type { Mark } from "../core/module.js";
import { Drawing } from "../lib/drawing.tsx";
import { markSample } from "./pictures.js";

export function Sample({ kind, stride, once, series }: Omit<Mark, "square">) {
  return <Drawing of={useMemo(() => markSample({ kind, stride, once, series }), [kind, stride, once, series])} />;
}
