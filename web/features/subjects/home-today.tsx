import { subjectTitles } from '#content/subjects.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Progress } from '#web/ui/progress.tsx';
import type { Home } from './load-home.ts';

/** Today's ten of each subject, and how far it is. */
export function HomeToday({ today }: { today: Home['today'] }) {
  if (today.length === 0) return null;
  return (
    <section aria-labelledby="today" className={panel}>
      <h2 id="today" className={heading}>
        Today’s questions
      </h2>
      <ul className="grid gap-5">
        {today.map((day) => (
          <li key={day.subject} data-subject={day.subject} className="grid gap-3">
            <Progress
              label={subjectTitles[day.subject]}
              value={Math.min(day.done, day.most)}
              max={day.most}
              text={`${Math.min(day.done, day.most)} of ${day.most}`}
            />
            {day.questions > 0 ? (
              <ButtonLink href={`/subject/${day.subject}/qft?scope=due`} variant="secondary" size="small">
                {day.done > 0 ? 'Carry on' : 'Start'}
                <span className="sr-only"> today’s {subjectTitles[day.subject]} questions</span>
              </ButtonLink>
            ) : (
              <p className="text-sm text-ink-soft">Done for today.</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export const panel = 'rounded-md border border-line bg-raised p-5 shadow-sheet';
export const heading = 'mb-4 text-h4';
