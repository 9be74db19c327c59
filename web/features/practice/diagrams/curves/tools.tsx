import { Hand, PaintBucket, Pencil, Type } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TaskOf } from '../load-diagrams.ts';
import type { Tool } from './selection.ts';

type ToolsProps = { palette: TaskOf<'xy'>['palette']; tool: Tool; onTool: (tool: Tool) => void };

/** Only what the task has a use for. */
export function Tools({ palette, tool, onTool }: ToolsProps) {
  const offered = tools.filter(({ id }) =>
    id === 'shade' ? palette.areas.length : id === 'note' ? palette.notes.length : true,
  );
  return (
    <fieldset className="grid auto-cols-fr grid-flow-col gap-1 rounded-md border border-line bg-sunken p-1 sm:flex sm:flex-wrap">
      <legend className="sr-only">What the pen does</legend>
      {offered.map(({ id, label, icon }) => (
        <label key={id} className={look}>
          <input type="radio" name="tool" className="sr-only" checked={id === tool} onChange={() => onTool(id)} />
          {icon}
          {label}
        </label>
      ))}
    </fieldset>
  );
}

const look =
  'flex min-h-11 items-center justify-center gap-x-2 rounded-sm px-1 py-1 text-sm max-sm:flex-col max-sm:text-xs sm:px-3 font-semibold text-ink-soft hover:text-ink has-checked:bg-raised ' +
  'has-checked:text-ink has-checked:shadow-sheet has-focus-visible:outline-3 has-focus-visible:outline-focus [&>svg]:size-4.5';

const tools: { id: Tool; label: string; icon: ReactNode }[] = [
  { id: 'draw', label: 'Draw', icon: <Pencil aria-hidden="true" /> },
  { id: 'point', label: 'Mark', icon: <Dot /> },
  { id: 'shade', label: 'Shade', icon: <PaintBucket aria-hidden="true" /> },
  { id: 'note', label: 'Write', icon: <Type aria-hidden="true" /> },
  { id: 'move', label: 'Move', icon: <Hand aria-hidden="true" /> },
];

/** A point with its dashed lines, as it is marked on the board. */
function Dot() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2">
      <path d="M3 3v18h18" />
      <path d="M4 9h9v11" strokeDasharray="2.5 2.5" />
      <circle cx="14" cy="9" r="3" fill="currentColor" stroke="none" />
    </svg>
  );
}
