import { longestLink } from '#domain/exercises/inputs.ts';
import { ExaminerNotes, Note } from '../examiner-notes.tsx';
import type { ExerciseProps } from './exercise-props.ts';
import { sheet, sheetAndNotes } from './sheet.ts';
import { StepChain } from './step-chain.tsx';
import { useWritten } from './use-written.ts';
import { WritingBox } from './writing-box.tsx';
import { WrittenText } from './written-text.tsx';

const nothing = { kind: 'write', text: '' } as const;

export function WriteExercise({ exercise, marking, desk, busy, over, onSend }: ExerciseProps<'write'>) {
  const { before, left } = exercise;
  const { work, change, status } = useWritten(exercise, desk, nothing, over);
  const { text } = work;
  return (
    <div className={sheetAndNotes}>
      <div className={sheet}>
        <StepChain label="The chain so far" steps={before} />
        {over ? (
          <WrittenText heading="Your link" text={text} spans={[]} />
        ) : (
          <WritingBox
            label="The next step"
            hint={left === 1 ? 'This is the last one.' : `There are ${left - 1} more after it.`}
            rows={3}
            maxLength={longestLink}
            action="Check my link"
            busy={busy}
            text={text}
            status={status}
            onChange={(words) => change({ kind: 'write', text: words })}
            onSend={() => onSend(work)}
          />
        )}
      </div>
      {marking && (
        <ExaminerNotes>
          <Note title="The course says">{marking.chain[marking.at]}</Note>
          <Note title="The whole chain">
            <StepChain label="The whole chain" steps={marking.chain} />
          </Note>
          <p className="text-sm text-ink-soft">
            This looks for the step and its direction in your words, so it can be wrong.
          </p>
        </ExaminerNotes>
      )}
    </div>
  );
}
