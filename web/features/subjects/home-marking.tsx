import { subjectTitles } from '#content/subjects.ts';
import { marksOf } from '#domain/marks.ts';
import { shorten } from '#domain/shorten.ts';
import { isSubject } from '#domain/subjects.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { heading, panel } from './home-today.tsx';
import type { Home } from './load-home.ts';

/** What is with a marker, and the newest feedback. Nothing for somebody who has sent nothing. */
export function HomeMarking({ marking: { waiting, last } }: { marking: Home['marking'] }) {
  if (waiting.length === 0 && !last) return null;
  return (
    <section aria-labelledby="marking" className={panel}>
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="marking" className={heading}>
          Marking
        </h2>
        <TextLink href="/my-marking" className="link text-sm">
          Open
        </TextLink>
      </div>
      <ul className="grid gap-3 text-sm">
        {waiting.map(({ subject, examQuestion, state, due }) => (
          <li key={`${subject} ${examQuestion}`}>
            <span className="block font-semibold">
              {titleOf(subject)}: {state === 'file_wanted' ? 'your marker needs a better file' : `back by ${due}`}
            </span>
            <span className="block text-ink-soft">{shorten(examQuestion, { most: 80 })}</span>
          </li>
        ))}
        {last && (
          <li className="border-l-2 border-pen pl-3">
            <span className="block font-semibold">Last feedback: {marksOf(last.mark, last.outOf)}</span>
            <span className="block text-ink-soft">{shorten(last.nextSteps, { most: 120 })}</span>
          </li>
        )}
      </ul>
    </section>
  );
}

function titleOf(subject: string): string {
  return isSubject(subject) ? subjectTitles[subject] : subject;
}
