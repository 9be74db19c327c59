import { readStored, useStored } from '#web/features/usage/browser-storage.ts';
import { TextArea } from '#web/ui/text-area.tsx';

export type Notes = { answer: string; evaluation: string };

const empty: Notes = { answer: '', evaluation: '' };

/** What the student jotted down for a question, for whoever talks the plan through with them. */
export function readNotes(index: number): Notes {
  return readStored(notesKey(index), empty);
}

export function NotesPad({ index }: { index: number }) {
  const [notes, setNotes] = useStored(notesKey(index), empty);
  return (
    <section>
      <h2 className="text-h3">Your plan</h2>
      <p className="mt-1 mb-5 text-sm text-ink-soft">Kept in this browser, so you can come back to it.</p>
      <div className="grid gap-6 md:grid-cols-2">
        <TextArea
          label="Answer points"
          ruled
          rows={8}
          value={notes.answer}
          onChange={(event) => setNotes({ ...notes, answer: event.target.value })}
        />
        <TextArea
          label="Evaluation points"
          ruled
          rows={8}
          value={notes.evaluation}
          onChange={(event) => setNotes({ ...notes, evaluation: event.target.value })}
        />
      </div>
    </section>
  );
}

function notesKey(index: number): string {
  return `simulator/${index}/notes`;
}
