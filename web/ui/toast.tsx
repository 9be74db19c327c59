import { type ComponentType, useEffect, useState } from 'react';
import { onToastWanted, wantToast } from './toast-queue.ts';

export const toast = {
  success: (text: string) => wantToast({ kind: 'success', text }),
  error: (text: string) => wantToast({ kind: 'error', text }),
};

/** Mounted once. Sonner is fetched with the first toast; until it listens, toasts wait in the queue. */
export function ToastHost() {
  const [Shelf, setShelf] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (Shelf) return;
    return onToastWanted(() => {
      // When the fetch fails the toast stays in the queue, and the next one tries again.
      import('./toast-list.tsx').then(
        ({ ToastList }) => setShelf(() => ToastList),
        () => {},
      );
    });
  }, [Shelf]);

  return Shelf && <Shelf />;
}
