import { FileText, FileType2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { megabytes } from './megabytes.ts';

type FileLineProps = { name: string; bytes?: number; kind?: string; onRemove: () => void; children?: ReactNode };

/** A file that was chosen: what it is, how large, and a way to take it back. */
export function FileLine({ name, bytes, kind, onRemove, children }: FileLineProps) {
  const [ending = ''] = /[^.]+$/.exec(name) ?? [];
  const Icon = (kind ?? ending.toLowerCase()) === 'pdf' ? FileText : FileType2;
  const facts = [(kind ?? ending).toUpperCase(), bytes === undefined ? '' : megabytes(bytes)].filter(Boolean);
  return (
    <div className="flex items-start gap-4 rounded-md border border-line-strong bg-raised p-4">
      <Icon size={28} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft">{facts.join(', ')}</p>
        {children}
      </div>
      <button type="button" aria-label={`Remove ${name}`} className={remove} onClick={onRemove}>
        <X size={20} aria-hidden="true" />
      </button>
    </div>
  );
}

const remove =
  '-my-1 -mr-1 grid size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-accent-soft hover:text-ink';
