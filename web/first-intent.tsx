import { useEffect } from 'react';
import { Spinner } from './ui/spinner.tsx';

const signsOfLife = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'];

let settle: () => void = () => {};

/**
 * Settled at the first sign of somebody at the page, and at once where there is nobody to wait for: in the build, and
 * when the address asks for something special. A part that waits for it is readable HTML until then.
 */
export const firstIntent = new Promise<void>((resolve) => {
  settle = resolve;
  if (typeof window === 'undefined' || location.search) resolve();
  else
    for (const sign of signsOfLife)
      addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
});

/** Stands in when there is no HTML to show instead, so nobody may wait for a sign any longer. */
export function LoadingNow() {
  useEffect(() => settle(), []);
  return <Spinner label="Loading" />;
}
