import { Note } from '../examiner-notes.tsx';

type WeighedNotesProps = { agree: string; disagree: string; decides: string };

/** A reason on each side of the claim, and what decides between them: shown once the student has tried. */
export function WeighedNotes({ agree, disagree, decides }: WeighedNotesProps) {
  return (
    <>
      <Note title="For the claim">{agree}</Note>
      <Note title="Against it">{disagree}</Note>
      <Note title="What decides it">{decides}</Note>
    </>
  );
}
