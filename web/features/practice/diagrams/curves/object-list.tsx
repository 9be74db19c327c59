import { Plus } from 'lucide-react';
import { useState } from 'react';
import { strokeOf } from '#web/figure/colours.ts';
import { Button } from '#web/ui/button.tsx';
import type { TaskOf } from '../load-diagrams.ts';
import { CornerChooser } from './corner-chooser.tsx';
import { addCurve, addNote, addPoint } from './edits.ts';
import { everything, nameOf, type Selection } from './selection.ts';
import type { CurvesBoardState } from './use-curves-board.ts';

type ObjectListProps = { board: CurvesBoardState; palette: TaskOf<'xy'>['palette'] };

/** Everything on the paper as a list, and a way to add to it without a pen. */
export function ObjectList({ board, palette }: ObjectListProps) {
  const { drawing, selected, select, apply, places, picked, askDetails } = board;
  const [picking, setPicking] = useState(false);
  const meeting = places.find(({ name }) => name.startsWith('where'));
  return (
    <div className="grid content-start gap-3">
      <h2 className="font-sans text-base! leading-snug font-semibold">On the paper</h2>
      <ul className="grid gap-1">
        {everything(drawing).map((item) => (
          <li key={`${item.kind}-${item.id}`}>
            <ObjectRow board={board} item={item} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Add
          label="Add line"
          onAdd={(click) => {
            apply(addCurve(drawing, level), 'Line added in the middle of the paper. Name it and move it.');
            askDetails(click);
          }}
        />
        <Add
          label="Add point"
          onAdd={(click) => {
            const where = meeting?.name ?? 'in the middle of the paper';
            apply(addPoint(drawing, meeting?.at ?? [0.5, 0.5]), `Point added ${where}.`);
            askDetails(click);
          }}
        />
        {palette.areas.length > 0 && (
          <Add
            label="Add area"
            onAdd={() => {
              select(undefined);
              setPicking(true);
            }}
          />
        )}
        {palette.notes.length > 0 && (
          <Add
            label="Add words"
            onAdd={(click) => {
              apply(addNote(drawing, [0.5, 0.9]), 'Words added at the top of the paper.');
              askDetails(click);
            }}
          />
        )}
      </div>
      {picking && selected?.kind !== 'area' && (
        <div className="grid gap-1">
          <p className="text-sm text-ink-soft">Choose three or more corners. The area appears with the third.</p>
          <CornerChooser board={board} corners={picked} />
        </div>
      )}
    </div>
  );
}

function ObjectRow({ board, item }: { board: CurvesBoardState; item: Selection }) {
  const { drawing, selected, select, askDetails } = board;
  return (
    <button
      type="button"
      aria-pressed={selected?.kind === item.kind && selected.id === item.id}
      className={row}
      onClick={(event) => {
        select(item);
        askDetails(event);
      }}
    >
      <span aria-hidden="true" className="size-3 shrink-0 rounded-full" style={{ background: colourOf(board, item) }} />
      {nameOf(drawing, item)}
    </button>
  );
}

const level = {
  bend: 'straight' as const,
  handles: [
    [0.2, 0.5],
    [0.8, 0.5],
  ] as [number, number][],
};

function Add({ label, onAdd }: { label: string; onAdd: (click: { detail: number }) => void }) {
  return (
    <Button size="small" variant="secondary" icon={<Plus aria-hidden="true" />} onClick={onAdd}>
      {label}
    </Button>
  );
}

function colourOf({ drawing }: CurvesBoardState, { kind, id }: Selection): string {
  if (kind === 'curve') return strokeOf(drawing.curves.findIndex((curve) => curve.id === id));
  return kind === 'axis' ? 'var(--line-strong)' : 'var(--ink)';
}

const row =
  'flex min-h-10 w-full items-center gap-2.5 rounded-sm border border-transparent px-2.5 py-1 text-left text-sm hover:bg-accent-soft ' +
  'aria-pressed:border-accent aria-pressed:bg-accent-soft';
