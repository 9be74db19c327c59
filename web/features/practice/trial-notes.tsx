import { ButtonLink } from '#web/ui/button-link.tsx';
import { ExaminerNotes, IdeasNote, Note } from './examiner-notes.tsx';
import type { TrialMarking } from './load-trial.ts';

type TrialNotesProps = { marking: TrialMarking | undefined; answer: string };

/** What an examiner would write beside the answer. */
export function TrialNotes({ marking, answer }: TrialNotesProps) {
  if (!marking) return <HowItIsMarked />;
  return (
    <ExaminerNotes>
      <IdeasNote ideas={marking.ideas} answer={answer} />
      {marking.missing && <Note title="What would help most">{marking.missing}</Note>}
      <Note title="A model answer">{marking.modelAnswer}</Note>
      <Note title="Go on from here">
        <p className="mb-3 text-sm text-ink-soft">
          This looks for ideas in your words: it can miss a good answer or pass a wrong one. With an account your tutor
          talks it through.
        </p>
        <ButtonLink href="/register" variant="secondary">
          Create account
        </ButtonLink>
      </Note>
    </ExaminerNotes>
  );
}

/** Where there is room beside the paper only. */
function HowItIsMarked() {
  return (
    <ExaminerNotes className="max-lg:hidden">
      <Note title="How it is marked">
        Your answer is read for the ideas that an examiner gives marks for. You see which of them you had and in which
        of your words, the one that would help most, and then a model answer.
      </Note>
      <Note title="What happens to it">It is marked and forgotten: nothing that you write here is kept.</Note>
    </ExaminerNotes>
  );
}
