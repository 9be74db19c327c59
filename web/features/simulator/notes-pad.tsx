import { type ReactNode, useState } from 'react';
import { longestNotes } from '#domain/report/inputs.ts';
import { chooseDraft, keepDraft, readDraft } from '#web/kept/draft.ts';
import { TextArea } from '#web/ui/text-area.tsx';

export type Notes = { answer: string; evaluation: string };

export const emptyNotes: Notes = { answer: '', evaluation: '' };

/** What the student jotted down for a question, for whoever talks the plan through with them. */
export function readNotes(index: number, owner: string): Notes {
  return readDraft<Notes>(notesName(index), owner)?.draft ?? emptyNotes;
}

export function notesName(index: number): string {
  return `simulator/${index}/notes`;
}

/** For a visitor, and while the server cannot be asked: nothing leaves the browser. */
export function BrowserNotes({ index, owner }: { index: number; owner: string }) {
  const name = notesName(index);
  const [before] = useState(() => readDraft<Notes>(name, owner));
  const [notes, setNotes] = useState(() => before?.draft ?? chooseDraft(name, owner, null, emptyNotes).draft);
  const change = (draft: Notes) => {
    setNotes(draft);
    // What goes on from a copy of the server's is newer than that; what begins on an empty page may not be.
    keepDraft(name, owner, { draft, state: before && before.state !== 'jotted' ? 'unsaved' : 'jotted' });
  };
  return <NotesPad notes={notes} onChange={change} status="Saved on this device, so you can come back to it." />;
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
