import { TextLink } from '#web/ui/text-link.tsx';
import { heading, panel } from './home-today.tsx';
import type { Home } from './load-home.ts';

/** What was done since Monday. Nothing is counted as missed. */
export function HomeWeek({ week }: { week: Home['week'] }) {
  const { days, answers, right, minutes } = week;
  return (
    <section aria-labelledby="week" className={panel}>
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="week" className={heading}>
          This week
        </h2>
        <TextLink href="/progress" className="link text-sm">
          All progress
        </TextLink>
      </div>
      {days === 0 ? (
        <p className="text-sm text-ink-soft">A fresh week. Ten minutes is a good start.</p>
      ) : (
        <dl className="grid grid-cols-3 gap-3">
          <Figure value={days} name={days === 1 ? 'day' : 'days'} />
          <Figure value={minutes} name={minutes === 1 ? 'minute' : 'minutes'} />
          <Figure value={answers} name={answers === 1 ? 'answer' : 'answers'} />
        </dl>
      )}
      {answers > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          {right} of {answers} fully right.
        </p>
      )}
    </section>
  );
}

function Figure({ value, name }: { value: number; name: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-serif text-h2 leading-tight font-semibold lining-nums tabular-nums">{value}</dd>
    </div>
  );
}
