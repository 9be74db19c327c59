import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

type SortableListProps = {
  label: string;
  items: readonly string[];
  /** Places in `items`, in the order in which they lie. */
  order: readonly number[];
  onOrder: (order: number[]) => void;
  disabled?: boolean;
};

/** Moved by the buttons, by the arrow keys on either of them, or dragged by the grip with mouse or finger. */
export function SortableList({ label, items, order, onOrder, disabled = false }: SortableListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState('');
  const focusOn = useRef<string>(undefined);
  // The browser drops the focus of a row that changes its place.
  useEffect(() => {
    if (focusOn.current) list.current?.querySelector<HTMLElement>(`[data-move="${focusOn.current}"]`)?.focus();
    focusOn.current = undefined;
  });

  const move = (from: number, to: number, focus?: string) => {
    const item = order[from];
    if (disabled || item === undefined || to < 0 || to >= order.length || to === from) return;
    focusOn.current = focus;
    onOrder(order.toSpliced(from, 1).toSpliced(to, 0, item));
    setMoved(`${items[item]}: now ${to + 1} of ${order.length}`);
  };
  const [dragged, drag] = useDragging((item, y) => {
    const at = order.indexOf(item);
    move(at, placeUnder(list.current, y, at));
  });

  return (
    <div>
      <ol ref={list} aria-label={label} className="grid gap-2">
        {order.map((item, at) => (
          <li
            key={item}
            className={`flex items-stretch overflow-hidden rounded-md border bg-page ${dragged === item ? 'border-accent shadow-sheet ring-1 ring-accent' : 'border-line'}`}
          >
            <span
              aria-hidden="true"
              className={`flex w-10 shrink-0 touch-none items-center justify-center border-r border-line text-ink-soft ${disabled ? '' : 'cursor-grab active:cursor-grabbing'}`}
              onPointerDown={(event) => {
                // Nothing is selected on the way.
                event.preventDefault();
                if (!disabled) drag(item);
              }}
            >
              <GripVertical size={18} />
            </span>
            {/* A capital on the first step alone would give away the order. */}
            <span className="min-w-0 flex-1 self-center px-3 py-2.5 first-letter:uppercase">{items[item]}</span>
            {!disabled && (
              <MoveButtons
                name={items[item] ?? ''}
                item={item}
                isLast={(step) => at + step < 0 || at + step >= order.length}
                onMove={(step, focus) => move(at, at + step, focus)}
              />
            )}
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {moved}
      </p>
    </div>
  );
}

/** Which row is held. On the window: the row itself changes its place, and would lose hold of the pointer. */
function useDragging(follow: (item: number, y: number) => void) {
  const [dragged, setDragged] = useState<number>();
  useEffect(() => {
    if (dragged === undefined) return;
    const stop = new AbortController();
    const { signal } = stop;
    const drop = () => setDragged(undefined);
    window.addEventListener('pointermove', ({ clientY }) => follow(dragged, clientY), { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', drop, { signal });
    return () => stop.abort();
  });
  return [dragged, setDragged] as const;
}

type MoveButtonsProps = {
  name: string;
  item: number;
  isLast: (step: 1 | -1) => boolean;
  /** `focus` is the button that keeps the focus where the row goes. */
  onMove: (step: 1 | -1, focus: string) => void;
};

function MoveButtons({ name, item, isLast, onMove }: MoveButtonsProps) {
  return (
    <span className="grid shrink-0 border-l border-line">
      {directions.map(({ name: direction, step, Icon }) => (
        <button
          key={direction}
          type="button"
          data-move={`${item}-${direction}`}
          aria-label={`Move ${direction}: ${name}`}
          aria-disabled={isLast(step) || undefined}
          className="grid min-h-8 w-11 place-items-center hover:bg-accent-soft focus-visible:-outline-offset-3 aria-disabled:opacity-35"
          onClick={() => onMove(step, `${item}-${direction}`)}
          onKeyDown={(event) => {
            const wanted = arrows[event.key];
            if (!wanted) return;
            event.preventDefault();
            onMove(wanted, `${item}-${direction}`);
          }}
        >
          <Icon size={18} aria-hidden="true" />
        </button>
      ))}
    </span>
  );
}

/** The place that a row is dragged to: past the middle of another row, so that two of unequal height do not flutter. */
function placeUnder(list: HTMLElement | null, y: number, from: number): number {
  const rows = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect());
  const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
  const below = rows.findLastIndex((row, at) => at > from && y > middle(row));
  if (below >= 0) return below;
  const above = rows.findIndex((row, at) => at < from && y < middle(row));
  return above >= 0 ? above : from;
}

const directions = [
  { name: 'up', step: -1, Icon: ChevronUp },
  { name: 'down', step: 1, Icon: ChevronDown },
] as const;

const arrows: Record<string, 1 | -1> = { ArrowUp: -1, ArrowDown: 1 };
