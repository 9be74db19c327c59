import { useId } from 'react';

type ProgressProps = {
  label: string;
  /** Leave out while the end is not known. */
  value?: number;
  max?: number;
  /** In words, at the end of the line: '12 of 20 minutes'. */
  text?: string;
};

export function Progress({ label, value, max = 100, text }: ProgressProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {text && <span className="text-ink-soft tabular-nums">{text}</span>}
      </div>
      <progress id={id} value={value} max={max} className="meter" />
    </div>
  );
}
