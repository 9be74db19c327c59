import type { ReactNode } from 'react';
import { landing } from '#content/pages/landing.ts';
import { sampleMarking } from '#content/samples.ts';
import { marksOf } from '#domain/marks.ts';

/** A marked answer as the desk returns it, with the comments beside the sentences they are about. */
export function MarkingSample() {
  const { title, lead, caption, did, next } = landing.marking;
  const { question, answer, feedback } = sampleMarking;
  return (
    <section aria-labelledby="marking-title">
      <h2 id="marking-title">{title}</h2>
      <p className="mt-3 max-w-reading text-ink-soft">{lead}</p>
      <figure className="mt-8">
        <div className="grid overflow-hidden rounded-md border border-line bg-raised shadow-sheet lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="p-5 sm:p-8">
            <p className="font-semibold">{question}</p>
            <div className="mt-4 grid gap-4">
              {answer.map((paragraph) => (
                <p key={paragraph}>{underline(paragraph)}</p>
              ))}
            </div>
          </div>
          <div className="grid content-start gap-5 border-t border-rule bg-surface p-5 sm:p-8 lg:border-t-0 lg:border-l">
            <div>
              <p className="font-serif text-h2 leading-none font-semibold text-pen lining-nums">
                {marksOf(feedback.mark, feedback.outOf)}
              </p>
              <ul className="mt-3 grid gap-1 text-sm">
                {feedback.strands.map(({ strand, level, mark, outOf }) => (
                  <li key={strand}>
                    {strand}: Level {level}, <span className="lining-nums">{marksOf(mark, outOf)}</span>
                  </li>
                ))}
              </ul>
            </div>
            <ol className="grid gap-3">
              {feedback.comments.map(({ quote, comment }, at) => (
                <li key={quote} className="flex gap-3">
                  <CommentNumber at={at} />
                  <span>{comment}</span>
                </li>
              ))}
            </ol>
          </div>
          <dl className="grid gap-5 border-t border-line p-5 sm:grid-cols-2 sm:gap-8 sm:p-8 lg:col-span-2">
            <Part title={did}>{feedback.strengths}</Part>
            <Part title={next}>{feedback.nextSteps}</Part>
          </dl>
        </div>
        <figcaption className="mt-3 text-sm text-ink-soft">{caption}</figcaption>
      </figure>
    </section>
  );
}

function Part({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd className="mt-1 text-ink-soft">{children}</dd>
    </div>
  );
}

function CommentNumber({ at }: { at: number }) {
  return (
    <span className="grid size-6 shrink-0 place-items-center rounded-full bg-pen font-sans text-xs font-semibold text-raised lining-nums">
      {at + 1}
    </span>
  );
}

/** The paragraph, with the marker's pen under each sentence that has a comment, and the comment's number after it. */
function underline(paragraph: string): ReactNode {
  const at = sampleMarking.feedback.comments.findIndex(({ quote }) => paragraph.includes(quote));
  const { quote = '' } = sampleMarking.feedback.comments[at] ?? {};
  if (!quote) return paragraph;
  const start = paragraph.indexOf(quote);
  return (
    <>
      {paragraph.slice(0, start)}
      <span className="pen-underline">{quote}</span>{' '}
      <span className="inline-block align-middle">
        <CommentNumber at={at} />
      </span>
      {underline(paragraph.slice(start + quote.length))}
    </>
  );
}
