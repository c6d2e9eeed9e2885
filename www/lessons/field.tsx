// A field of the form. Spaces and commas between words are left as they are written.

import { useState } from "preact/hooks";
import { Labelled } from "../lib/controls.tsx";

export const list = (text: string) => text.split(/[\s,]+/).filter(Boolean);

export function Field({
  label,
  value,
  onInput,
  ...more
}: {
  name: string;
  label: string;
  value: string;
  onInput: (text: string) => void;
  placeholder?: string;
  maxlength?: number;
  spellcheck?: boolean;
}) {
  const [text, write] = useState(value);
  return (
    <Labelled label={label} data-field={more.name}>
      <input
        type="text"
        autocomplete="off"
        spellcheck={false}
        {...more}
        value={list(text).join(" ") === list(value).join(" ") ? text : value}
        onInput={({ currentTarget }) => {
          write(currentTarget.value);
          onInput(currentTarget.value);
        }}
      />
    </Labelled>
  );
}
