import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';

type DialogProps = { open: boolean; onClose: () => void; title: string; children: ReactNode; actions?: ReactNode };

/** The browser's own modal: it holds focus inside, closes on Esc and gives focus back. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard's way, and the browser handles it
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={sheet}
      onClose={() => open && onClose()}
      onMouseDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => pressedOutside.current && isOutside(event) && onClose()}
    >
      {open && (
        <div className="p-6 sm:p-8">
          <div className="mb-4 flex items-start justify-between gap-4">
            <h2 id={titleId} className="text-h3">
              {title}
            </h2>
            <button type="button" aria-label="Close" className={closeButton} onClick={onClose}>
              <X size={20} />
            </button>
          </div>
          {children}
          {actions && <div className="dialog-actions mt-3 flex flex-wrap justify-end gap-3">{actions}</div>}
        </div>
      )}
    </dialog>
  );
}

/** Only the backdrop reports the dialog itself as its target: the padding belongs to the child. */
function isOutside(event: MouseEvent<HTMLDialogElement>) {
  return event.target === event.currentTarget;
}

const sheet =
  'm-auto max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] rounded-lg border border-line bg-raised text-ink ' +
  'shadow-float backdrop:bg-[rgb(20_16_8/0.55)] open:animate-appear';

const closeButton =
  '-mt-2 -mr-3 grid size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-accent-soft hover:text-ink';
