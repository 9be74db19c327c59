import { lazy, Suspense } from 'react';
import type { Evidence } from '#domain/tutor.ts';
import { findPlace } from '#web/features/tutor/find-place.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { MarkedAnswer } from '../marked-answer.tsx';
import type { EvidencePiece } from './progress-api.ts';

/** One piece of evidence: what was asked, what was given, and how it was marked. */
export function EvidenceView({ piece }: { piece: EvidencePiece }) {
  const { source, itemKind, name, verdict, hints, at, answer, drawing, ideas, missing, notes, modelAnswer, appealed } =
    piece;
  const { word, look } = verdicts[verdict];
  return (
    <li className="rounded-md border border-line p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className={`font-semibold ${look}`}>{word}</span>
        <span className="text-ink-soft">
          {source === 'tutor' ? 'Tutor’s check' : kinds[itemKind]},{' '}
          <time dateTime={at}>{dayWords.format(new Date(at))}</time>
        </span>
      </p>
      <div className="mt-1.5 [&_p]:min-h-16">
        {answer ? (
          <MarkedAnswer prompt={name} answer={answer} ideas={ideas} />
        ) : (
          <h4 className="font-sans text-base! leading-snug">{name}</h4>
        )}
        {drawing && (
          <Suspense fallback={<div className="mt-2 aspect-6/5" />}>
            <div className="mt-2">
              <KeptDrawing drawing={drawing} />
            </div>
          </Suspense>
        )}
      </div>
      <ul className="mt-2 grid gap-1 text-sm text-ink-soft empty:hidden">
        {notes.slice(0, mostNotes).map((note) => (
          <li key={note}>{note}</li>
        ))}
        {missing && <li>Missing or unclear: {missing}</li>}
        {hints > 0 && (
          <li>
            {hints >= 5
              ? 'You’d seen the answer, so this doesn’t count'
              : `With ${hints} ${hints === 1 ? 'hint' : 'hints'}, so this counts for less`}
          </li>
        )}
        {verdict === 'unsure' && <li>We weren’t sure, so this doesn’t count either way</li>}
        {appealed && <li>You told us that you did say it</li>}
      </ul>
      {modelAnswer && (
        <details className="mt-2 text-sm">
          <summary className="link inline-block py-1">
            {itemKind === 'question' ? 'A model answer' : 'What decides it'}
          </summary>
          <p className="mt-1 max-w-reading">{modelAnswer}</p>
        </details>
      )}
      <Conversation piece={piece} />
    </li>
  );
}

/** Loaded with the first drawing that is looked at. */
const KeptDrawing = lazy(() => import('./kept-drawing.tsx').then((module) => ({ default: module.KeptDrawing })));

const mostNotes = 3;

/** As long as the conversation is kept. */
function Conversation({ piece: { source, conversation } }: { piece: EvidencePiece }) {
  const place = conversation && findPlace(conversation);
  if (source !== 'tutor') return null;
  if (!place) return <p className="mt-2 text-sm text-ink-soft">The conversation itself is no longer kept.</p>;
  return (
    <TextLink href={`${place.path}?conversation=${conversation.id}`} className="link mt-2 inline-block py-1 text-sm">
      Open the conversation
    </TextLink>
  );
}

const kinds: Record<Evidence['itemKind'], string> = {
  question: 'Quick fire',
  chain: 'Analysis',
  evaluation: 'Evaluation',
  plan: 'Exam question',
  diagram: 'Diagram',
};

const verdicts: Record<EvidencePiece['verdict'], { word: string; look: string }> = {
  right: { word: '✓ Right', look: 'text-success' },
  partly: { word: '◐ Partly right', look: 'text-info' },
  'not yet': { word: '✗ Not yet', look: 'text-danger' },
  unsure: { word: '? Not sure', look: 'text-ink-soft' },
};

const dayWords = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
