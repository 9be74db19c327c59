import { useEffect } from 'react';
import { toast as sonner, Toaster } from 'sonner';
import { onToastWanted, takeWaitingToasts } from './toast-queue.ts';

/** A child's effects run first, so Sonner is listening before the waiting toasts are handed over. */
export function ToastList() {
  useEffect(
    () =>
      onToastWanted(() => {
        for (const { kind, text } of takeWaitingToasts()) sonner[kind](text);
      }),
    [],
  );
  return <Toaster offset={above(24)} mobileOffset={above(16)} />;
}

/** Clear of a bar at the bottom of the screen, where there is one. */
function above(pixels: number) {
  return { bottom: `calc(${pixels}px + var(--bar, 0px))` };
}
