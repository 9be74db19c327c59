import { marksOf } from '#domain/marks.ts';
import type { Feedback } from './load-requests.ts';

/** Feedback as a student reads it: the mark first, then what was good, then what to do. */
export function FeedbackSheet({ feedback, fileHref }: { feedback: Omit<Feedback, 'sentAt'>; fileHref: string }) {
  const { strands, level, mark, outOf, strengths, nextSteps, comments, fileName } = feedback;
  return (
    <section aria-label="Feedback" className="grid gap-5 border-t border-line pt-5">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <strong className="font-serif text-h2 font-semibold text-pen lining-nums">{marksOf(mark, outOf)}</strong>
        {!strands && <span>Level {level}</span>}
      </p>
      {strands && (
        <ul className="grid gap-1">
          {strands.map((one) => (
            <li key={one.strand}>
              {one.strand}: Level {one.level}, <span className="lining-nums">{marksOf(one.mark, one.outOf)}</span>
            </li>
          ))}
        </ul>
      )}
      <Part title="What you did well" text={strengths} />
      <Part title="What to do next" text={nextSteps} />
      {comments.length > 0 && (
        <div className="grid gap-3">
          <h3 className="text-h4">Sentence by sentence</h3>
          <ul className="grid gap-3">
            {comments.map(({ quote, comment }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: feedback that was sent never changes
              <li key={index} className="border-l-2 border-rule pl-4">
                {quote && <q className="block text-ink-soft italic">{quote}</q>}
                <span className="whitespace-pre-line">{comment}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {fileName && (
        <p>
          Marked copy:{' '}
          <a href={fileHref} download className="link wrap-anywhere">
            {fileName}
          </a>
        </p>
      )}
    </section>
  );
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid gap-1.5">
      <h3 className="text-h4">{title}</h3>
      <p className="max-w-reading whitespace-pre-line">{text}</p>
    </div>
  );
}
