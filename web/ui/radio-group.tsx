import { type ReactNode, useId } from 'react';
import { FieldError } from './field-frame.tsx';

export type Choice = {
  value: string;
  label: string;
  hint?: ReactNode;
  price?: string;
  per?: string;
  disabled?: boolean;
};

type RadioGroupProps = {
  legend: string;
  choices: readonly Choice[];
  value: string | null;
  onChange: (value: string) => void;
  look?: 'list' | 'cards';
  hint?: ReactNode;
  error?: string | null;
  name?: string;
};

/** `cards` is for a choice that has a price or needs a sentence. */
export function RadioGroup({ legend, choices, value, onChange, look = 'list', hint, error, name }: RadioGroupProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy || undefined}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <div className={look === 'cards' ? 'grid gap-3' : 'grid'}>
        {choices.map((choice) => (
          <label key={choice.value} className={look === 'cards' ? card : row}>
            <input
              type="radio"
              className="tickable"
              name={name ?? id}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(choice.value)}
            />
            <ChoiceWords {...choice} />
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

function ChoiceWords({ label, hint, price, per }: Choice) {
  return (
    <span className="flex min-w-0 flex-1 items-baseline justify-between gap-x-4">
      <span className="min-w-0">
        <span className={price || hint ? 'block font-semibold' : 'block'}>{label}</span>
        {hint && <span className="block text-sm text-ink-soft">{hint}</span>}
      </span>
      {price && (
        <span className="shrink-0 text-right">
          <span className="block font-serif text-h4 font-semibold sm:text-h3 lining-nums tabular-nums">{price}</span>
          {per && <span className="block text-sm text-ink-soft">{per}</span>}
        </span>
      )}
    </span>
  );
}

const row = 'flex min-h-11 items-start gap-3 py-2 leading-6 has-disabled:text-ink-soft';

const card =
  'flex items-start gap-4 rounded-md border border-line-strong bg-raised p-4 transition-colors hover:border-ink ' +
  'has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent ' +
  'has-disabled:border-dashed has-disabled:text-ink-soft';
