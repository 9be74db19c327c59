import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ExaminerNotes, Note } from '../examiner-notes.tsx';
import type { ExerciseProps } from './exercise-props.ts';
import { sheet, sheetAndNotes } from './sheet.ts';
import { SortableList } from './sortable-list.tsx';
import { StepChain } from './step-chain.tsx';

export function OrderExercise({ exercise, marking, busy, over, onSend }: ExerciseProps<'order'>) {
  const { steps } = exercise;
  const [order, setOrder] = useState(() => [...steps.keys()]);
  return (
    <div className={sheetAndNotes}>
      <div className={sheet}>
        <SortableList label="Steps" items={steps} order={order} onOrder={setOrder} disabled={over} />
        {!over && (
          <Button className="justify-self-start" busy={busy} onClick={() => onSend({ kind: 'order', order })}>
            Check the order
          </Button>
        )}
      </div>
      {marking && (
        <ExaminerNotes>
          <Note title="The chain">
            <StepChain label="The chain" steps={marking.chain} />
          </Note>
          {marking.verdict !== 'right' && (
            <Note title="Where yours breaks">
              <ul className="grid list-disc gap-2 pl-5 marker:text-pen">
                {breaks(steps, order, marking.follows).map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </Note>
          )}
        </ExaminerNotes>
      )}
    </div>
  );
}

function breaks(steps: readonly string[], order: readonly number[], follows: readonly boolean[]): string[] {
  return follows.flatMap((holds, at) => {
    const [before, after] = [steps[order[at] ?? 0], steps[order[at + 1] ?? 0]];
    return holds ? [] : [`‘${after}’ doesn’t follow straight from ‘${before}’.`];
  });
}
