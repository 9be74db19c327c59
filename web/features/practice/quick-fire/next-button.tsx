import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';

/** Has the focus when it comes: Enter goes on. */
export function NextButton({ isLast, onNext }: { isLast: boolean; onNext: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div>
      <Button ref={button} icon={<ArrowRight aria-hidden="true" />} onClick={onNext}>
        {isLast ? 'See your result' : 'Next question'}
      </Button>
    </div>
  );
}
