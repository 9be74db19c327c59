import { useState } from 'react';
import { sideMarks, specSides } from '#content/exercises.ts';
import { longestLink } from '#domain/exercises/inputs.ts';
import { sides } from '#domain/exercises/sides.ts';
import { messages } from '#domain/messages.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { ExaminerNotes, Note } from '../examiner-notes.tsx';
import { Claim } from './claim.tsx';
import type { ExerciseProps } from './exercise-props.ts';
import { SendBar } from './send-bar.tsx';
import { sheet, sheetAndNotes } from './sheet.ts';
import { useWritten } from './use-written.ts';
import { WeighedNotes } from './weighed-notes.tsx';
import { WrittenText } from './written-text.tsx';

const nothing = { kind: 'spec', time: '', people: '', size: '', conditions: '' } as const;

export function SpecExercise({ exercise, marking, desk, busy, over, onSend }: ExerciseProps<'spec'>) {
  const { work: written, change, status } = useWritten(exercise, desk, nothing, over);
  const [error, setError] = useState('');
  const send = () => {
    if (!sides.some((side) => written[side].trim())) return setError(messages.answerEmpty);
    onSend(written);
  };
  return (
    <div className={sheetAndNotes}>
      <div className={sheet}>
        <Claim text={exercise.claim} />
        {sides.map((side, at) => {
          const { letter, label, hint } = specSides[side];
          if (over)
            return <WrittenText key={side} heading={`${letter} · ${label}`} text={written[side] || '–'} spans={[]} />;
          return (
            <TextArea
              key={side}
              label={`${letter} · ${label}`}
              hint={hint}
              ruled
              rows={2}
              maxLength={longestLink}
              spellCheck
              value={written[side]}
              onChange={(event) => {
                change({ ...written, [side]: event.target.value });
                setError('');
              }}
              error={at === 0 ? error : undefined}
            />
          );
        })}
        {!over && <SendBar action="Check my points" busy={busy} status={status} onSend={send} />}
      </div>
      {marking && (
        <ExaminerNotes>
          {marking.sides.map(({ side, mark }) => (
            <Note key={side} title={`${specSides[side].letter} · ${specSides[side].label}`}>
              {sideMarks[mark]}
            </Note>
          ))}
          <WeighedNotes {...marking.weighed} />
        </ExaminerNotes>
      )}
    </div>
  );
}
