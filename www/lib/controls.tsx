// Controls that rooms have in common.

import type { ComponentChildren, JSX } from "preact";

type Attributes<Tag extends keyof JSX.IntrinsicElements> = JSX.IntrinsicElements[Tag];

/** A field with its label. */
export const Labelled = ({ label, children, ...more }: Attributes<"label"> & { label: string }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is among what it is given
  <label {...more}>
    <span>{label}</span>
    {children}
  </label>
);

/** What a select offers: each value with its text, in their order. */
export type Options = readonly (readonly [value: string, text: string])[] | Readonly<Record<string, string>>;

/** One of several. */
export const Select = ({
  label,
  options,
  onChange,
  ...more
}: {
  name: string;
  label: string;
  value: string;
  options: Options;
  onChange: (value: string) => void;
}) => (
  <Labelled label={label}>
    <select {...more} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {(Array.isArray(options) ? options : Object.entries(options)).map(([id, text]) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  </Labelled>
);

/** A field to look for something. */
export const Search = ({
  label,
  onInput,
  ...more
}: {
  name: string;
  label: string;
  value: string;
  placeholder?: string;
  title?: string;
  onInput: (value: string) => void;
}) => (
  <Labelled label={label}>
    <input
      type="search"
      autocomplete="off"
      spellcheck={false}
      {...more}
      onInput={({ currentTarget }) => onInput(currentTarget.value)}
    />
  </Labelled>
);

/** A button that is quiet beside an action. */
export const Quiet = (more: Attributes<"button">) => <button type="button" class="quiet" {...more} />;

/** A link that is followed here, unless another window is asked for. */
export const Way = ({
  href,
  go,
  children,
  ...more
}: Attributes<"a"> & { href: string; go: () => void; children: ComponentChildren }) => (
  <a
    href={href}
    {...more}
    onClick={(event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      go();
    }}
  >
    {children}
  </a>
);

/** Says that what belongs here did not come. */
export const Lost = ({ text, again }: { text: string; again: string }) => (
  <div class="lost" role="alert">
    <p>{text}</p>
    {/* A file that has once failed may not be asked for again without a new page. */}
    <Quiet onClick={() => location.reload()}>{again}</Quiet>
  </div>
);
