import type { ReactNode } from 'react';
import { longestNotes } from '#domain/report/inputs.ts';
import { readStored, useStored } from '#web/features/usage/browser-storage.ts';
import { TextArea } from '#web/ui/text-area.tsx';

export type Notes = { answer: string; evaluation: string };

export const emptyNotes: Notes = { answer: '', evaluation: '' };

/** What the student jotted down for a question, for whoever talks the plan through with them. */
export function readNotes(index: number): Notes {
  return readStored(notesKey(index), emptyNotes);
}

export function notesKey(index: number): string {
  return `simulator/${index}/notes`;
}

/** For a visitor: nothing leaves the browser. */
export function BrowserNotes({ index }: { index: number }) {
  const [notes, setNotes] = useStored(notesKey(index), emptyNotes);
  return <NotesPad notes={notes} onChange={setNotes} status="Saved on this device, so you can come back to it." />;
}

type NotesPadProps = { notes: Notes; onChange: (notes: Notes) => void; status: ReactNode; children?: ReactNode };

export function NotesPad({ notes, onChange, status, children }: NotesPadProps) {
  return (
    <section>
      <h2 className="text-h3">Your plan</h2>
      <p className="mt-1 mb-5 text-sm text-ink-soft">{status}</p>
      <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <TextArea
          label="Answer points"
          ruled
          rows={8}
          maxLength={longestNotes}
          value={notes.answer}
          onChange={(event) => onChange({ ...notes, answer: event.target.value })}
        />
        <TextArea
          label="Evaluation points"
          ruled
          rows={8}
          maxLength={longestNotes}
          value={notes.evaluation}
          onChange={(event) => onChange({ ...notes, evaluation: event.target.value })}
        />
      </div>
      {children}
    </section>
  );
}
