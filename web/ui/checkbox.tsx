import { type ComponentProps, type ReactNode, useId } from 'react';
import { describeControl, FieldError } from './field-frame.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
};

export function Checkbox({ label, hint, error, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-start gap-3 py-2.5">
      <input {...input} {...describeControl(id, { hint, error })} type="checkbox" className="tickable" />
      <div>
        <label htmlFor={id} className="block leading-6">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </p>
        )}
        <FieldError id={id} error={error} />
      </div>
    </div>
  );
}
