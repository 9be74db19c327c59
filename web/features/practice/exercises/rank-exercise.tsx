import { useState } from 'react';
import { argumentStrengths } from '#content/exercises.ts';
import { shorten } from '#domain/shorten.ts';
import { Button } from '#web/ui/button.tsx';
import { ExaminerNotes, Note } from '../examiner-notes.tsx';
import { Claim } from './claim.tsx';
import type { ExerciseProps } from './exercise-props.ts';
import { sheet, sheetAndNotes } from './sheet.ts';
import { SortableList } from './sortable-list.tsx';

export function RankExercise({ exercise, marking, busy, over, onSend }: ExerciseProps<'rank'>) {
  const dealt = exercise.arguments;
  const [order, setOrder] = useState(() => [...dealt.keys()]);
  return (
    <div className={sheetAndNotes}>
      <div className={sheet}>
        <Claim text={exercise.claim} />
        <SortableList
          label="Arguments, the strongest first"
          items={dealt}
          order={order}
          onOrder={setOrder}
          disabled={over}
        />
        {!over && (
          <Button className="justify-self-start" busy={busy} onClick={() => onSend({ kind: 'rank', order })}>
            Check my order
          </Button>
        )}
      </div>
      {marking && (
        <ExaminerNotes>
          {order.map((place, at) => (
            <Note key={place} title={`Your ${at + 1}: ${shorten(dealt[place] ?? '', { most: 48 })}`}>
              {argumentStrengths[marking.strengths[place] ?? 'empty']}
            </Note>
          ))}
        </ExaminerNotes>
      )}
    </div>
  );
}
