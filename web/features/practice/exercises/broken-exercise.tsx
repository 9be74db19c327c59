import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { ExaminerNotes, Note } from '../examiner-notes.tsx';
import type { ExerciseProps } from './exercise-props.ts';
import { sheet, sheetAndNotes } from './sheet.ts';
import { StepChain } from './step-chain.tsx';

export function BrokenExercise({ exercise, marking, busy, over, onSend }: ExerciseProps<'broken'>) {
  const { steps } = exercise;
  const [at, setAt] = useState<string | null>(null);
  const [error, setError] = useState('');
  const send = () => {
    if (at === null) return setError('Choose a step first. A guess is a good start.');
    onSend({ kind: 'broken', at: Number(at) });
  };
  return (
    <div className={sheetAndNotes}>
      <div className={sheet}>
        {over ? (
          <StepChain label="The chain" steps={marking?.chain ?? steps} />
        ) : (
          <>
            <RadioGroup
              legend="The chain, with one step turned round"
              hint="The first step is right."
              choices={steps.map((text, place) => ({
                value: String(place),
                label: `${place + 1}. ${text}`,
                disabled: place === 0,
              }))}
              value={at}
              onChange={(value) => {
                setAt(value);
                setError('');
              }}
              error={error}
            />
            <Button className="justify-self-start" busy={busy} onClick={send}>
              Check the step
            </Button>
          </>
        )}
      </div>
      {marking && (
        <ExaminerNotes>
          <Note title="It said">
            <s className="decoration-pen">{marking.was}</s>
          </Note>
          <Note title="It should say">{marking.chain[marking.at]}</Note>
          {marking.verdict !== 'right' && <Note title="You chose">{steps[Number(at)]}</Note>}
        </ExaminerNotes>
      )}
    </div>
  );
}
