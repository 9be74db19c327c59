import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/button-link.tsx';
import type { TasteMarking } from './load-taste.ts';

export const verdictSentences: Record<TasteMarking['verdict'], string> = {
  right: 'That has all it needs.',
  partly: 'Part of it is there.',
  'not yet': 'Not there yet.',
  unsure: 'Hard to say: compare it yourself.',
};

type TasteNotesProps = { marking: TasteMarking | undefined; answer: string };

/** What an examiner would write beside the answer. */
export function TasteNotes({ marking, answer }: TasteNotesProps) {
  if (!marking) return <HowItIsMarked />;
  const noted = marking.ideas.filter(({ state }) => state !== 'missing');
  return (
    <div className={margin}>
      {noted.length > 0 && (
        <Note title="In your answer">
          <ul className="grid gap-2">
            {noted.map(({ idea, state, span }) => (
              <li key={idea} className="flex gap-2.5">
                <Sign state={state} />
                <span className="min-w-0">
                  {idea}
                  <span className="block text-sm text-ink-soft">
                    {remarks[state]}
                    {span && `“${shorten(answer.slice(...span))}”`}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </Note>
      )}
      {marking.missing && <Note title="What would help most">{marking.missing}</Note>}
      <Note title="A model answer">{marking.modelAnswer}</Note>
      <Note title="Go on from here">
        <p className="mb-3 text-sm text-ink-soft">
          This looks for ideas in your words: it can miss a good answer or pass a wrong one. With an account your tutor
          talks it through.
        </p>
        <ButtonLink href="/register" variant="secondary">
          Create account
        </ButtonLink>
      </Note>
    </div>
  );
}

/** Where there is room beside the paper only. */
function HowItIsMarked() {
  return (
    <div className={`${margin} max-lg:hidden`}>
      <Note title="How it is marked">
        Your answer is read for the ideas that an examiner gives marks for. You see which of them you had and in which
        of your words, the one that would help most, and then a model answer.
      </Note>
      <Note title="What happens to it">It is marked and forgotten: nothing that you write here is kept.</Note>
    </div>
  );
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-1 font-sans text-sm! font-semibold text-pen">{title}</h3>
      <div>{children}</div>
    </div>
  );
}

type State = TasteMarking['ideas'][number]['state'];

const remarks: Record<State, string> = {
  found: '',
  missing: '',
  denied: 'You seem to say that it is not so: ',
  unsure: 'Perhaps, but it is not clear: ',
};

const signs: Record<State, { path: string; look: string }> = {
  found: { path: 'm4 13 5 6L20 4', look: 'text-success' },
  unsure: { path: 'M8 8a4 4 0 1 1 5 4c-1 .5-1 1-1 3m0 4v.1', look: 'text-warning' },
  denied: { path: 'M5 5l14 14M19 5 5 19', look: 'text-danger' },
  missing: { path: '', look: '' },
};

function Sign({ state }: { state: State }) {
  const { path, look } = signs[state];
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`mt-1 size-4.5 shrink-0 ${look}`}>
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

function shorten(words: string): string {
  return words.length > 90 ? `${words.slice(0, 60).trimEnd()} … ${words.slice(-20).trimStart()}` : words;
}

const margin = 'grid gap-5 border-l-2 border-rule pl-5';
