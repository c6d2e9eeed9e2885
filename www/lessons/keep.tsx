// How a lesson that is written is kept: in an address, or in a file.

import { useEffect, useRef, useState } from "preact/hooks";
import { Labelled, OpenFile, Quiet } from "../lib/controls.tsx";
import { saveText } from "../lib/files.js";
import { form as words } from "../words/lesson-room.js";
import { type Lesson, write } from "./lesson.js";
import type { Writing } from "./writing.ts";

/** What files of lessons are. */
export const JSON_FILES = ".json,application/json";

export function Keep({
  writing,
  lesson,
  address,
}: {
  writing: Writing;
  /** What can be read of it. */
  lesson: Lesson;
  address: (about: string) => string;
}) {
  const field = useRef<HTMLInputElement>(null);
  const letters = useLetters(lesson);
  const [said, say] = useState("");
  const href = letters && address(`own:${letters}`);
  const copy = async () => {
    writing.finish();
    try {
      await navigator.clipboard.writeText(field.current?.value ?? "");
      say(words.copied);
    } catch {
      field.current?.select();
      say(words.notCopied);
    }
  };
  return (
    <section aria-label={words.keep}>
      <h3>{words.keep}</h3>
      <Labelled label={words.address}>
        <input
          ref={field}
          type="text"
          name="address"
          readonly
          aria-label={words.address}
          value={href ? new URL(href, location.href).href : letters === undefined ? words.tooLong : ""}
        />
      </Labelled>
      <div class="lessons-tools">
        <Quiet data-deed="copy" onClick={() => void copy()}>
          {words.copy}
        </Quiet>
        <a data-deed="whole" href={href || "#"} hidden={!href}>
          {words.take_}
        </a>
        <Quiet
          data-deed="download"
          onClick={() => {
            writing.finish();
            save(lesson);
          }}
        >
          {words.download}
        </Quiet>
        <OpenFile label={words.open} deed="open" accept={JSON_FILES} open={(file) => writing.takeFile(file)} />
      </div>
      <p class="help" role="status">
        {said}
      </p>
    </section>
  );
}

/** A lesson as letters of an address; none where there is nothing of it, nothing where it is too long. */
function useLetters(lesson: Lesson) {
  const [letters, set] = useState<string | undefined>("");
  useEffect(() => {
    let latest = true;
    const written = lesson.steps.length > 0 ? write(lesson) : Promise.resolve("");
    void written.then((letters) => latest && set(letters));
    return () => {
      latest = false;
    };
  }, [lesson]);
  return letters;
}

function save(lesson: Lesson) {
  saveText(`lesson-${lesson.game}.json`, `${JSON.stringify(lesson, null, 2)}\n`, "application/json");
}
