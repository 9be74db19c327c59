import type { Finding } from '#domain/diagrams/findings.ts';

type FigureFieldProps = {
  id: string;
  label: string;
  /** Shown above the field; otherwise only a screen reader hears the label. */
  visible?: string;
  value: string;
  onChange: (value: string) => void;
  finding: Finding | undefined;
  className?: string;
};

/** A small field for one figure on a drawing. The examiner's ring is around it while its finding is looked at. */
export function FigureField({ id, label, visible, value, onChange, finding, className = '' }: FigureFieldProps) {
  const pointed = finding?.places.some((place) => place.kind === 'field' && place.id === id);
  return (
    <label className={`grid gap-0.5 ${className}`}>
      {visible && <span className="text-xs text-ink-soft">{visible}</span>}
      <input
        aria-label={label}
        inputMode="text"
        autoComplete="off"
        value={value}
        maxLength={20}
        className={`control min-h-10! px-2! text-center tabular-nums ${pointed ? ring(finding?.ok) : ''}`}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

export function ring(right: boolean | undefined): string {
  return right ? 'ring-3 ring-success' : 'ring-3 ring-pen';
}
