import { ideaParts } from '#content/exercises.ts';
import { longestParagraph } from '#domain/exercises/inputs.ts';
import { ExaminerNotes, Note } from '../examiner-notes.tsx';
import type { ExerciseProps } from './exercise-props.ts';
import { sheet, sheetAndNotes } from './sheet.ts';
import { StepChain } from './step-chain.tsx';
import { useWritten } from './use-written.ts';
import { WritingBox } from './writing-box.tsx';
import { WrittenText } from './written-text.tsx';

const nothing = { kind: 'paragraph', text: '' } as const;

export function ParagraphExercise({ exercise, marking, desk, busy, over, onSend }: ExerciseProps<'paragraph'>) {
  const { from, to, term } = exercise;
  const { work, change, status } = useWritten(exercise, desk, nothing, over);
  const { text } = work;
  const found = (marking?.parts ?? []).flatMap(({ letter, spans }) => spans.map((span) => ({ span, label: letter })));
  return (
    <div className={sheetAndNotes}>
      <div className={sheet}>
        <div className="grid gap-1">
          <p>Explain how the first of these can lead to the second{term ? `, and define ${term}` : ''}.</p>
          <StepChain label="From and to" steps={[from, to]} />
        </div>
        {over ? (
          <WrittenText heading="Your paragraph" text={text} spans={found} />
        ) : (
          <WritingBox
            label="Your paragraph"
            hint="Identify, Define, Explain, Apply: five or six sentences."
            rows={9}
            maxLength={longestParagraph}
            action="Check my paragraph"
            busy={busy}
            text={text}
            status={status}
            onChange={(words) => change({ kind: 'paragraph', text: words })}
            onSend={() => onSend(work)}
          />
        )}
      </div>
      {marking && (
        <ExaminerNotes>
          {marking.parts.map(({ letter, spans }) => (
            <Note key={letter} title={`${letter} · ${ideaParts[letter].word}`}>
              {spans.length > 0 ? foundSentence(letter, marking.links) : ideaParts[letter].ask}
            </Note>
          ))}
          <Note title="The links in the chain">
            <ul className="grid gap-1.5">
              {marking.links.map(({ step, span }) => (
                <li key={step} className="flex gap-2">
                  <span aria-hidden="true" className={span ? 'text-success' : 'text-ink-soft'}>
                    {span ? '✓' : '○'}
                  </span>
                  <span>
                    {step}
                    <span className="sr-only">{span ? ': in your paragraph' : ': not in your paragraph yet'}</span>
                  </span>
                </li>
              ))}
            </ul>
          </Note>
        </ExaminerNotes>
      )}
    </div>
  );
}

function foundSentence(letter: string, links: readonly { span: unknown }[]): string {
  if (letter !== 'E') return 'You’ve got it: it’s highlighted in your paragraph.';
  const made = links.filter(({ span }) => span).length;
  return `You have ${made} of the ${links.length} links.`;
}
