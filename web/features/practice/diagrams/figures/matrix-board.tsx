import { useState } from 'react';
import type { MatrixDrawing } from '#domain/diagrams/drawing.ts';
import type { Finding } from '#domain/diagrams/findings.ts';
import type { TaskOf } from '../load-diagrams.ts';
import { ring } from './figure-field.tsx';

type MatrixBoardProps = {
  task: TaskOf<'matrix'>;
  drawing: MatrixDrawing;
  onChange: (next: MatrixDrawing, gesture?: string) => void;
  finding: Finding | undefined;
};

/** A name for each cell: choose the cell, then the name; or type it. */
export function MatrixBoard({ task: { axes, names }, drawing, onChange, finding }: MatrixBoardProps) {
  const [at, setAt] = useState(0);
  // A scale from low to high is read upwards; 'Existing' to 'New' is read downwards.
  const rows = axes.y.values[0] === 'Low' ? axes.y.values.toReversed() : axes.y.values;
  const order = rows.flatMap((row) => axes.x.values.map((column) => `${column}/${row}`));
  const labelOf = (id: string | undefined) => drawing.cells.find((cell) => cell.id === id)?.label ?? '';
  const write = (id: string | undefined, label: string, gesture?: string) =>
    onChange(
      { kind: 'matrix', cells: drawing.cells.map((cell) => (cell.id === id ? { id: cell.id, label } : cell)) },
      gesture,
    );
  const take = (name: string) => {
    write(order[at], name);
    const next = order.findIndex((id, index) => index !== at && !labelOf(id));
    if (next >= 0) setAt(next);
  };
  return (
    <div className="grid gap-5">
      <div className="grid max-w-2xl grid-cols-[auto_auto_minmax(0,1fr)_minmax(0,1fr)] gap-1.5 rounded-md border border-line bg-raised p-3 shadow-sheet sm:p-5">
        <p className="col-span-2 col-start-3 text-center font-semibold">{axes.x.label}</p>
        {axes.x.values.map((value, column) => (
          <p key={value} className="text-center text-sm text-ink-soft" style={{ gridColumn: column + 3 }}>
            {value}
          </p>
        ))}
        <p className={`${upright} font-semibold`} style={{ gridRow: '3 / span 2', gridColumn: 1 }}>
          {axes.y.label}
        </p>
        {rows.map((value, row) => (
          <p key={value} className={`${upright} text-sm text-ink-soft`} style={{ gridRow: row + 3, gridColumn: 2 }}>
            {value}
          </p>
        ))}
        {order.map((id, index) => {
          const [column = '', row = ''] = id.split('/');
          const pointed = finding?.places.some((place) => place.kind === 'cell' && place.id === id);
          return (
            <div
              key={id}
              className={`grid min-h-28 place-items-center rounded-sm border p-2 sm:min-h-36 ${index === at ? 'border-accent bg-accent-soft' : 'border-line-strong'} ${pointed ? ring(finding?.ok) : ''}`}
              style={{ gridRow: Math.floor(index / 2) + 3, gridColumn: (index % 2) + 3 }}
            >
              <textarea
                aria-label={`${column} ${axes.x.label.toLowerCase()}, ${row.toLowerCase()} ${axes.y.label.toLowerCase()}`}
                rows={1}
                maxLength={60}
                value={labelOf(id)}
                placeholder="?"
                className="field-sizing-content w-full resize-none bg-transparent text-center font-serif text-h4 leading-snug font-semibold placeholder:text-ink-soft"
                onFocus={() => setAt(index)}
                onChange={(event) => write(id, event.target.value.replace(/\n/g, ' '), `type-${id}`)}
              />
            </div>
          );
        })}
      </div>
      <NameChips names={names} chosen={labelOf(order[at])} onTake={take} />
    </div>
  );
}

type NameChipsProps = { names: readonly string[]; chosen: string; onTake: (name: string) => void };

function NameChips({ names, chosen, onTake }: NameChipsProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">Names for the coloured cell</legend>
      <div className="flex flex-wrap gap-2">
        {names.map((name) => (
          <button key={name} type="button" aria-pressed={chosen === name} className={chip} onClick={() => onTake(name)}>
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const upright = 'place-self-center [writing-mode:vertical-rl] rotate-180';
const chip =
  'min-h-11 rounded-full border border-line-strong bg-raised px-4 font-semibold transition-colors hover:border-ink ' +
  'aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-accent-ink';
