import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { verdictSentences } from '../examiner-notes.tsx';
import { MarkedAnswer } from '../marked-answer.tsx';
import { MarkingNotes } from './marked-sheet.tsx';
import type { Run } from './quick-fire-api.ts';
import { type Given, isKept } from './run-state.ts';

type ReviewListProps = { run: Run; given: Record<string, Given> };

/** Every question of the run with its marking, to be opened again. */
export function ReviewList({ run, given }: ReviewListProps) {
  const [appealed, setAppealed] = useState<readonly string[]>([]);
  const answered = run.questions.flatMap((question) => {
    const answer = given[question.id];
    return answer && !isKept(answer) && answer.marking ? [{ question, answer, marking: answer.marking }] : [];
  });
  if (answered.length === 0) return null;
  return (
    <section aria-labelledby="review">
      <h2 id="review" className="mb-3 text-h3">
        Your answers
      </h2>
      <ul className="grid gap-2">
        {answered.map(({ question, answer, marking }) => (
          <li key={question.id}>
            <details className="group rounded-md border border-line bg-raised">
              <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3">
                <span className="min-w-0 flex-1 basis-64 font-semibold">{question.prompt}</span>
                <span className="text-sm text-ink-soft">{verdictSentences[marking.verdict]}</span>
                <ChevronDown
                  aria-hidden="true"
                  size={20}
                  className="shrink-0 self-center text-ink-soft group-open:rotate-180"
                />
              </summary>
              <div className="grid items-start gap-6 border-t border-line p-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
                <MarkedAnswer
                  prompt="Your answer"
                  answer={answer.answer || 'No answer this time.'}
                  ideas={answer.answer ? marking.ideas : []}
                />
                <MarkingNotes
                  answer={{ ...answer, appealed: answer.appealed || appealed.includes(answer.attemptId) }}
                  marking={marking}
                  onAppealed={() => setAppealed((before) => [...before, answer.attemptId])}
                />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
