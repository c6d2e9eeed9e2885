// Controls with a label, as rooms have them.

import type { ComponentChildren, HTMLAttributes, JSX } from "preact";
import { useRef } from "preact/hooks";

type Attributes<Tag extends keyof JSX.IntrinsicElements> = JSX.IntrinsicElements[Tag];

/** A control with its label before it. */
export function Labelled({ label, children, ...more }: Attributes<"label"> & { label: string }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among what it is given
    <label {...more}>
      <span>{label}</span>
      {children}
    </label>
  );
}

/** A button that opens a file. */
export function OpenFile({
  label,
  deed,
  accept,
  open,
}: {
  label: string;
  deed?: string;
  accept: string;
  open: (file: File) => unknown;
}) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Quiet data-deed={deed} onClick={() => field.current?.click()}>
        {label}
      </Quiet>
      <input
        ref={field}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // So that the same file can be opened again.
          currentTarget.value = "";
          if (file) void open(file);
        }}
      />
    </>
  );
}

/** A list of which one is chosen. */
export function Select<Value extends string>({
  name,
  label,
  class: looks,
  value,
  options,
  onChange,
}: {
  name?: string;
  label: string;
  class?: string;
  value: Value;
  options: readonly (readonly [value: Value, text: string])[];
  onChange: (value: Value) => void;
}) {
  return (
    <Labelled label={label} class={looks}>
      <select name={name} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}>
        <Options of={options} />
      </select>
    </Labelled>
  );
}

export function Options({ of }: { of: readonly (readonly [value: string, text: string])[] }) {
  return (
    <>
      {of.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </>
  );
}

/** A box to be checked, its label after it. */
export function Check({
  label,
  title,
  onChange,
  ...box
}: {
  label: string;
  title?: string;
  name?: string;
  value?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label class="check" title={title}>
      <input type="checkbox" {...box} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}

/** One of several things of which one is chosen. */
export const Radio = ({
  class: looks,
  title,
  children,
  ...button
}: {
  class?: string;
  title?: string;
  name: string;
  value: string;
  checked: boolean;
  disabled?: boolean;
  "aria-label"?: string;
  onChange: () => void;
  children: ComponentChildren;
}) => (
  <label class={looks} title={title}>
    <input type="radio" {...button} />
    {children}
  </label>
);

/** A list of which one is chosen, all of it seen. */
export const Radios = <Value extends string>({
  name,
  value,
  options,
  onChange,
}: {
  name: string;
  value: Value;
  options: readonly (readonly [value: Value, text: string])[];
  onChange: (value: Value) => void;
}) => (
  <>
    {options.map(([own, text]) => (
      <Radio class="check" key={own} name={name} value={own} checked={own === value} onChange={() => onChange(own)}>
        <span>{text}</span>
      </Radio>
    ))}
  </>
);

/** The heads of a table's columns. */
export function Heads({ of }: { of: readonly string[] }) {
  return (
    <thead>
      <tr>
        {of.map((text) => (
          <th scope="col" key={text}>
            {text}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Controls that belong together, told as one. */
export function Group({ label, children, ...rest }: { label: string } & HTMLAttributes<HTMLDivElement>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame
    <div role="group" aria-label={label} {...rest}>
      {children}
    </div>
  );
}

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
