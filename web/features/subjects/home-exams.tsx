import { subjectTitles } from '#content/subjects.ts';
import { dayText } from '#domain/working-days.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { heading, panel } from './home-today.tsx';
import type { Home } from './load-home.ts';

/** The nearest papers, counted in days. */
export function HomeExams({ exams }: { exams: Home['exams'] }) {
  return (
    <section aria-labelledby="exams" className={panel}>
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="exams" className={heading}>
          Your exams
        </h2>
        <TextLink href="/my-course" className="link text-sm">
          {exams.length > 0 ? 'Change' : 'Add dates'}
        </TextLink>
      </div>
      {exams.length === 0 ? (
        <p className="text-sm text-ink-soft">Add your dates and we’ll spread the work evenly up to your exam.</p>
      ) : (
        <ul className="grid gap-3">
          {exams.slice(0, mostShown).map(({ subject, paper, examOn, days }) => (
            <li key={`${subject} ${paper}`} data-subject={subject} className="flex items-center gap-4">
              <span className="grid min-w-14 justify-items-center rounded-sm bg-accent-soft px-2 py-1.5 leading-none">
                <span className="font-serif text-h3 font-semibold text-accent lining-nums tabular-nums">{days}</span>
                <span className="text-xs text-ink-soft">{days === 1 ? 'day' : 'days'}</span>
              </span>
              <span className="min-w-0">
                <span className="block leading-snug font-semibold">
                  {subjectTitles[subject]} {paper === 0 ? 'mock' : `paper ${paper}`}
                </span>
                <span className="block text-sm text-ink-soft">{dayText(examOn)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const mostShown = 3;
