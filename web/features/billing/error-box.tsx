import { useEffect, useRef } from 'react';
import { FormError } from '#web/ui/form-error.tsx';

/** A form's red box. It takes the focus each time a new outcome brings a sentence, the same sentence included. */
export function ErrorBox({ outcome }: { outcome: { error?: string } }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome.error) box.current?.focus();
  }, [outcome]);
  return (
    <div ref={box} tabIndex={-1} className="scroll-my-24 rounded-md empty:hidden">
      <FormError>{outcome.error}</FormError>
    </div>
  );
}

/** What the box says when not even the code that would send the form could be fetched. */
export const unreachable = 'We can’t be reached just now. Please check your connection and try again.';
