import type { ReactNode } from 'react';
import type { MarkedIdea, Verdict } from '#domain/marking/mark-answer.ts';
import { shorten } from '#domain/shorten.ts';
import { MarginSign } from './margin-sign.tsx';

export const verdictSentences: Record<Verdict, string> = {
  right: 'Spot on.',
  partly: 'Partly there.',
  'not yet': 'Not there yet.',
  unsure: 'We’re not sure. Compare it with the model answer.',
};

/** What stands in the margin beside an answer. */
export function ExaminerNotes({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`grid content-start gap-5 border-l-2 border-rule pl-5 ${className}`}>{children}</div>;
}

export function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-1 font-sans text-sm! font-semibold text-pen">{title}</h3>
      <div>{children}</div>
    </div>
  );
}

/** The ideas that the answer has, denies or leaves open, each with its words. */
export function IdeasNote({ ideas, answer }: { ideas: MarkedIdea[]; answer: string }) {
  const noted = ideas.filter(({ state }) => state !== 'missing');
  if (noted.length === 0) return null;
  return (
    <Note title="In your answer">
      <ul className="grid gap-2">
        {noted.map(({ idea, state, span }) => (
          <li key={idea} className="flex gap-2.5">
            <MarginSign {...signs[state]} />
            <span className="min-w-0">
              {idea}
              <span className="block text-sm text-ink-soft">
                {remarks[state]}
                {span && `“${shorten(answer.slice(...span), { most: 90, tail: 20 })}”`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Note>
  );
}

type State = MarkedIdea['state'];

const remarks: Record<State, string> = {
  found: '',
  missing: '',
  denied: 'You seem to say the opposite: ',
  unsure: 'Maybe, but it isn’t clear: ',
};

const signs: Record<State, { path: string; look: string }> = {
  found: { path: 'm4 13 5 6L20 4', look: 'text-success' },
  unsure: { path: 'M8 8a4 4 0 1 1 5 4c-1 .5-1 1-1 3m0 4v.1', look: 'text-warning' },
  denied: { path: 'M5 5l14 14M19 5 5 19', look: 'text-danger' },
  missing: { path: '', look: '' },
};
