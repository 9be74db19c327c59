import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { buttonClass } from './button-class.ts';
import { MenuPanel } from './menu-panel.tsx';

export type MenuAction = { label: string; onSelect: () => void; icon?: ReactNode; danger?: boolean };

type MenuProps = {
  label: ReactNode;
  actions: readonly MenuAction[];
  /** Something to read above the actions. */
  header?: ReactNode;
  align?: 'start' | 'end';
  className?: string;
};

export function Menu({ label, actions, header, align = 'start', className }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [startAtEnd, setStartAtEnd] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);

  const show = (atEnd: boolean) => {
    setStartAtEnd(atEnd);
    setOpen(true);
  };
  const closeAndReturn = () => {
    setOpen(false);
    trigger.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches focus leave
    <div className="relative" onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className={buttonClass({ variant: 'secondary' }, className)}
        // Without this the press takes focus out of the panel, which closes it, and the click opens it again.
        onMouseDown={(event) => open && event.preventDefault()}
        onClick={() => (open ? closeAndReturn() : show(false))}
        onKeyDown={(event) => openOnArrow(event, show)}
      >
        {label}
      </button>
      {open && (
        <MenuPanel
          id={id}
          actions={actions}
          header={header}
          align={align}
          startAtEnd={startAtEnd}
          onClose={closeAndReturn}
        />
      )}
    </div>
  );
}

function openOnArrow(event: KeyboardEvent, show: (atEnd: boolean) => void) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  show(event.key === 'ArrowUp');
}
