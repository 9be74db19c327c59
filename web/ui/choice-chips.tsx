import type { ReactNode } from 'react';
import { useId } from 'react';

type ChoiceChipsProps<Value extends string | number> = {
  legend: ReactNode;
  hint?: ReactNode;
  choices: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  /** One answer instead of several. */
  single?: boolean;
  /** For answers that are titles: rows of one width, in two columns where there is room. */
  look?: 'chips' | 'rows';
};

/** A few short answers side by side, each as large as a thumb. */
export function ChoiceChips<Value extends string | number>(props: ChoiceChipsProps<Value>) {
  const { legend, hint, choices, chosen, onChange, single = false, look = 'chips' } = props;
  const id = useId();
  const choose = (value: Value, on: boolean) => {
    const others = chosen.filter((one) => one !== value);
    onChange(single ? [value] : on ? [...others, value] : others);
  };
  return (
    <fieldset className="@container min-w-0" aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className="font-semibold leading-snug">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <div className={`mt-3 gap-2.5 ${look === 'rows' ? 'grid @lg:grid-cols-2' : 'flex flex-wrap'}`}>
        {choices.map(({ value, label }) => (
          <label key={value} className={chip}>
            <input
              type={single ? 'radio' : 'checkbox'}
              className="tickable"
              name={id}
              checked={chosen.includes(value)}
              onChange={(event) => choose(value, event.currentTarget.checked)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const chip =
  'inline-flex min-h-11 max-w-full items-start gap-2.5 rounded-md border border-line-strong bg-raised px-4 py-2.5 leading-6 transition-colors hover:border-ink ' +
  'has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent';
