// Controls with a label, as rooms have them.

import type { ComponentChildren, HTMLAttributes } from "preact";

/** A control with its label before it. */
export function Labelled({
  label,
  class: name,
  children,
}: {
  label: string;
  class?: string;
  children: ComponentChildren;
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is what it is given
    <label class={name}>
      <span>{label}</span>
      {children}
    </label>
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
  name: string;
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
  onChange,
  ...box
}: {
  label: string;
  name?: string;
  value?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label class="check">
      <input type="checkbox" {...box} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <span>{label}</span>
    </label>
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
