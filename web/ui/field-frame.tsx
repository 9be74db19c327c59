import type { ReactNode } from 'react';

export type FieldWords = { label: string; hint?: ReactNode; error?: string | null; optional?: boolean };

/** Label above, hint under it, the control, and the error right below the control. */
export function FieldFrame({ id, label, hint, error, optional, children }: FieldFrameProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold leading-snug">
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

type FieldFrameProps = FieldWords & { id: string; children: ReactNode };

/** Always in the page, so that a screen reader hears the sentence when it appears. */
export function FieldError({ id, error }: { id: string; error?: string | null | undefined }) {
  return (
    <p id={`${id}-error`} aria-live="polite" className="text-sm font-medium text-danger empty:hidden">
      {error}
    </p>
  );
}

/** What ties a control to its words. */
export function describeControl(id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}
