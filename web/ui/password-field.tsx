import { useId, useState } from 'react';
import type { FieldProps } from './field.tsx';
import { describeControl, FieldFrame } from './field-frame.tsx';
import { LineIcon } from './line-icon.tsx';

export function PasswordField({ label, hint, error, optional, ...input }: Omit<FieldProps, 'type'>) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <div className="relative">
        <input
          autoComplete="current-password"
          {...input}
          {...describeControl(id, { hint, error })}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className="control pr-12"
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-label={`Show ${label.toLowerCase()}`}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-ink-soft hover:text-ink"
          onClick={() => setShown(!shown)}
        >
          <LineIcon name={shown ? 'eye-closed' : 'eye'} />
        </button>
      </div>
    </FieldFrame>
  );
}
