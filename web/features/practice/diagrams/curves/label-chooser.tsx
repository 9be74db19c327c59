import { useId } from 'react';
import { written } from '../words.ts';

type LabelChooserProps = {
  label: string;
  value: string;
  names: readonly string[];
  onChange: (value: string, typed: boolean) => void;
};

/** Type a name or take one from the palette, which also holds names that do not belong. */
export function LabelChooser({ label, value, names, onChange }: LabelChooserProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        className="control"
        value={value}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value, true)}
      />
      {names.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {names.map((name) => (
            <li key={name}>
              <button
                type="button"
                aria-pressed={name === value}
                className={chip}
                onClick={() => onChange(name === value ? '' : name, false)}
              >
                {written(name)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const chip =
  'min-h-9 min-w-10 rounded-full border border-line-strong bg-raised px-3 text-sm font-semibold transition-colors hover:border-ink ' +
  'aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-accent-ink';
