// What chooses among problems and endings: beside what is chosen where there is room; else before it, for the eye and
// for the keyboard.

import { signal } from "@preact/signals";
import { type ComponentChildren, createPortal } from "preact";
import { byId } from "../lib/dom.js";
import { studies as words } from "../words/studies.js";

/** As studies.css has it. */
const UPRIGHT = matchMedia("screen and (max-width: 47.99rem), screen and (max-aspect-ratio: 1 / 1)");

const upright = signal(UPRIGHT.matches);
UPRIGHT.addEventListener("change", () => {
  upright.value = UPRIGHT.matches;
});

export function Tools({ children }: { children: ComponentChildren }) {
  const tools = <div class="study-tools">{children}</div>;
  return upright.value ? tools : createPortal(tools, byId("studies-tools"));
}

/** What words mean, folded. */
export function Key({ of }: { of: readonly (readonly [word: string, meaning: string])[] }) {
  return (
    <details class="study-key-words">
      <summary>{words.key}</summary>
      <dl>
        {of.map(([word, meaning]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
