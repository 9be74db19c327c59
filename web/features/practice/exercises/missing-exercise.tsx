import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { ExaminerNotes, Note } from '../examiner-notes.tsx';
import type { ExerciseProps } from './exercise-props.ts';
import { sheet, sheetAndNotes } from './sheet.ts';
import { StepChain } from './step-chain.tsx';

export function MissingExercise({ exercise, marking, busy, over, onSend }: ExerciseProps<'missing'>) {
  const { steps, options } = exercise;
  const [option, setOption] = useState<string | null>(null);
  const [error, setError] = useState('');
  const chosen = option === null ? undefined : options[Number(option)];
  const send = () => {
    if (option === null) return setError('Choose a step first. A guess is a good start.');
    onSend({ kind: 'missing', option: Number(option) });
  };
  return (
    <div className={sheetAndNotes}>
      <div className={sheet}>
        <StepChain
          label="The chain with a gap"
          steps={steps.map((step) => step ?? <Gap key="gap" filled={chosen} right={marking?.chain[marking.at]} />)}
        />
        {!over && (
          <>
            <RadioGroup
              legend="The missing step"
              choices={options.map((text, at) => ({ value: String(at), label: text }))}
              value={option}
              onChange={(value) => {
                setOption(value);
                setError('');
              }}
              error={error}
            />
            <Button className="justify-self-start" busy={busy} onClick={send}>
              Check the link
            </Button>
          </>
        )}
      </div>
      {marking && marking.verdict !== 'right' && (
        <ExaminerNotes>
          <Note title="You chose">{chosen}</Note>
          <Note title="What belongs there">{marking.chain[marking.at]}</Note>
        </ExaminerNotes>
      )}
    </div>
  );
}

function Gap({ filled, right }: { filled: string | undefined; right: string | undefined }) {
  if (right) return <strong className="font-semibold">{right}</strong>;
  return filled ? <em>{filled}</em> : <span className="text-ink-soft">Which step is missing here?</span>;
}
