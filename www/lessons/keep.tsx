// How a lesson that is written is kept: in an address, or in a file.

import { useEffect, useRef, useState } from "preact/hooks";
import { Labelled, Quiet } from "../lib/controls.tsx";
import { saveText } from "../lib/files.js";
import { form as words } from "../words/lesson-room.js";
import { type Lesson, write } from "./lesson.js";
import type { Writing } from "./writing.ts";

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
        <OpenFile label={words.open} deed="open" open={(file) => writing.takeFile(file)} />
      </div>
      <p class="help" role="status">
        {said}
      </p>
    </section>
  );
}

/** A button that opens a file. */
export function OpenFile({ label, deed, open }: { label: string; deed?: string; open: (file: File) => unknown }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Quiet data-deed={deed} onClick={() => field.current?.click()}>
        {label}
      </Quiet>
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        aria-label={label}
        tabindex={-1}
        onChange={async ({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) await open(file);
          currentTarget.value = "";
        }}
      />
    </>
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
