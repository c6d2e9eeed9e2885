// A step as it is taken, within what Preact draws.

import { useLayoutEffect } from "preact/hooks";
import { Drawing } from "../lib/drawing.tsx";
import type { Lesson } from "./lesson.js";
import type { Taking } from "./taking.js";

export function Taken({
  taking,
  lesson,
  index,
  shown,
}: {
  taking: Taking;
  lesson: Lesson;
  index: number;
  shown: Parameters<Taking["show"]>[2];
}) {
  useLayoutEffect(() => taking.show(lesson, index, shown));
  return <Drawing of={taking.root} />;
}
