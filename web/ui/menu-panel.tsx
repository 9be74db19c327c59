import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { MenuAction } from './menu.tsx';
import { stepThrough } from './step-through.ts';

type MenuPanelProps = {
  id: string;
  actions: readonly MenuAction[];
  header: ReactNode;
  align: 'start' | 'end';
  startAtEnd: boolean;
  onClose: () => void;
};

/** The panel takes focus when clicked, so that reading or copying from its header does not close it. */
export function MenuPanel({ id, actions, header, align, startAtEnd, onClose }: MenuPanelProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const items = list.current?.children;
    focusItem(items?.[startAtEnd ? items.length - 1 : 0]);
  }, [startAtEnd]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onClose();
    stepThrough(event, [...(list.current?.children ?? [])]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the menu inside
    <div tabIndex={-1} className={`${panel} ${align === 'end' ? 'sm:right-0' : 'sm:left-0'}`} onKeyDown={onKeyDown}>
      {header && (
        <div id={`${id}-header`} className="border-b border-line px-4 py-3">
          {header}
        </div>
      )}
      <div ref={list} id={id} role="menu" aria-describedby={header ? `${id}-header` : undefined} className="grid p-1.5">
        {actions.map(({ label, onSelect, icon, danger }) => (
          <button
            key={label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={`${item} ${danger ? 'text-danger' : ''}`}
            onClick={() => {
              onClose();
              onSelect();
            }}
          >
            {icon}
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}

function focusItem(item: Element | undefined) {
  if (item instanceof HTMLElement) item.focus();
}

/** On a phone it spans the screen, wherever its button stands. */
const panel =
  'z-40 mt-2 min-w-56 animate-appear rounded-md border border-line bg-raised text-ink shadow-float ' +
  'max-sm:fixed max-sm:inset-x-4 sm:absolute sm:top-full sm:w-max sm:max-w-88';

const item =
  'flex min-h-11 items-center gap-2.5 rounded-sm px-2.5 py-2 text-left leading-snug hover:bg-accent-soft ' +
  'focus-visible:bg-accent-soft focus-visible:-outline-offset-2 [&>svg]:size-5 [&>svg]:shrink-0';
