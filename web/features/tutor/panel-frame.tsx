import { type ReactNode, useEffect, useRef } from 'react';

type PanelFrameProps = {
  headingId: string;
  /** As high as what it holds. */
  compact?: boolean;
  children: ReactNode;
};

/**
 * Beside the page, which stays in use. On a phone it covers the page, and then holds the focus: what cannot be seen must
 * not be reached.
 */
export function PanelFrame({ headingId, compact, children }: PanelFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (matchMedia('(width < 40rem)').matches) element?.showModal();
    else element?.show();
    element?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      data-tutor
      data-screen-only
      tabIndex={-1}
      aria-labelledby={headingId}
      className={`${panel} ${compact ? low : high}`}
      // Esc is for the tutor's own keys: it may have to silence the voice first.
      onCancel={(event) => event.preventDefault()}
    >
      {children}
    </dialog>
  );
}

export const panelPlace =
  'fixed inset-auto right-6 bottom-6 z-40 m-0 flex h-[min(46rem,calc(100dvh-3rem))] w-[26rem] flex-col rounded-lg border border-line bg-raised text-ink shadow-float';

const panel =
  `${panelPlace} p-0 outline-none open:animate-appear not-open:hidden backdrop:bg-[rgb(20_16_8/0.55)] ` +
  'max-sm:inset-x-0 max-sm:bottom-0 max-sm:w-full max-sm:max-w-none max-sm:border-0';
const high = 'max-sm:top-0 max-sm:h-dvh max-sm:max-h-none max-sm:rounded-none';
const low = 'h-auto! max-h-[calc(100dvh-3rem)] max-sm:rounded-b-none';
