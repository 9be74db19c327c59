import { judgementAdvice } from '#content/exercises.ts';
import { longestParagraph } from '#domain/exercises/inputs.ts';
import { ExaminerNotes, Note } from '../examiner-notes.tsx';
import { Claim } from './claim.tsx';
import type { ExerciseProps } from './exercise-props.ts';
import { sheet, sheetAndNotes } from './sheet.ts';
import { useWritten } from './use-written.ts';
import { WeighedNotes } from './weighed-notes.tsx';
import { WritingBox } from './writing-box.tsx';
import { WrittenText } from './written-text.tsx';

const nothing = { kind: 'judgement', text: '' } as const;

export function JudgementExercise({ exercise, marking, desk, busy, over, onSend }: ExerciseProps<'judgement'>) {
  const { work, change, status } = useWritten(exercise, desk, nothing, over);
  const { text } = work;
  const bolted = (marking?.boltedOn ?? []).map((span) => ({ span, label: 'not explained', look: 'doubtful' as const }));
  return (
    <div className={sheetAndNotes}>
      <div className={sheet}>
        <Claim text={exercise.claim} />
        {over ? (
          <WrittenText heading="Your judgement" text={text} spans={bolted} />
        ) : (
          <WritingBox
            label="Your judgement"
            hint="Two or three sentences."
            rows={5}
            maxLength={longestParagraph}
            action="Check my judgement"
            busy={busy}
            text={text}
            status={status}
            onChange={(words) => change({ kind: 'judgement', text: words })}
            onSend={() => onSend(work)}
          />
        )}
      </div>
      {marking && (
        <ExaminerNotes>
          <Note title={marking.judged === 'reasoned' ? 'What it has' : 'What would help most'}>
            {judgementAdvice[marking.judged]}
          </Note>
          {marking.boltedOn.length > 0 && (
            <Note title="Not explained">
              You could say the underlined words about any claim. Say what it depends on here, and why.
            </Note>
          )}
          <WeighedNotes {...marking.weighed} />
        </ExaminerNotes>
      )}
    </div>
  );
}
