// The bibliography as it is read, or as text in the form that is chosen.

import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { outline } from "../core/games.js";
import { Check, Select } from "../lib/controls.tsx";
import { margin as words } from "../words/museum.js";
import { FORMS, type Source, sources } from "./bibliography.js";

/** The form that is chosen, none for a list; and whether only the works of the game are shown. Both stay. */
const form = signal("");
const own = signal(false);

export function Bibliography({ game }: { game: string }) {
  const shown = sources().filter(({ games }) => !own.value || games.includes(game));
  const text = FORMS[form.value]?.(shown.map(({ work }) => work));
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, say] = useState("");
  useEffect(() => say(""), [text, game]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      say(words.copied);
    } catch {
      field.current?.select();
      say(words.notCopied);
    }
  };
  return (
    <>
      <div class="margin-tools">
        <Select
          name="form"
          label={words.form}
          value={form.value}
          options={[["", words.list], ...Object.keys(FORMS).map((name) => [name, name] as const)]}
          onChange={(chosen) => {
            form.value = chosen;
          }}
        />
        <Check
          name="own"
          label={words.own}
          checked={own.value}
          onChange={(chosen) => {
            own.value = chosen;
          }}
        />
        {text !== undefined && (
          <button type="button" class="action" onClick={() => void copy()}>
            {words.copy}
          </button>
        )}
        <span role="status" class="help">
          {said}
        </span>
      </div>
      <p class="help">{words.witnesses}</p>
      {text === undefined ? (
        <ul class="margin-works">
          {shown.map((source) => (
            <Entry key={source.id} {...source} />
          ))}
        </ul>
      ) : (
        <textarea ref={field} readonly rows={16} spellcheck={false} aria-label={words.text} value={text} />
      )}
    </>
  );
}

export function Entry({ id, short, text, games, work }: Source) {
  const sort = words.sorts[work.genre];
  return (
    <li data-source={id}>
      <b>{short}</b> <span>{text}</span> {sort && <i>{sort}</i>}{" "}
      <small>{words.cited(games.map((game) => outline(game).title))}</small>{" "}
      {work.URL && <a href={work.URL}>{words.toRead}</a>}
    </li>
  );
}
