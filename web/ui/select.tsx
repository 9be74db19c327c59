import { type ComponentProps, useId } from 'react';
import { describeControl, FieldFrame, type FieldWords } from './field-frame.tsx';
import { LineIcon } from './line-icon.tsx';

export type Option = { value: string; label: string };

type SelectProps = Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> &
  FieldWords & { options: readonly Option[]; placeholder?: string };

export function Select({ label, hint, error, optional, options, placeholder, ...select }: SelectProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <div className="relative">
        <select {...select} {...describeControl(id, { hint, error })} className="control appearance-none pr-11">
          {placeholder && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <LineIcon name="down" className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-soft" />
      </div>
    </FieldFrame>
  );
}
