import { Check } from 'lucide-react';
import { Link } from 'wouter';
import { subjectTitles } from '#content/subjects.ts';
import type { Home } from './load-home.ts';

type Plan = Home['tonight'][number];

/** The evening before a mock or a paper: an hour, one tap each, ticked by what was really done. */
export function HomeTonight({ plan: { subject, paper, items } }: { plan: Plan }) {
  const left = items.filter(({ done }) => !done).reduce((sum, { minutes }) => sum + minutes, 0);
  const next = items.findIndex(({ done }) => !done);
  const id = `tonight-${subject}`;
  return (
    <section
      aria-labelledby={id}
      data-subject={subject}
      className="mb-8 rounded-md border border-line bg-raised p-5 shadow-sheet sm:p-6"
    >
      <h2 id={id} className="text-h3">
        Your plan for tonight
      </h2>
      <p className="mt-1 text-ink-soft">
        {subjectTitles[subject]} {paper === 0 ? 'mock' : `paper ${paper}`} tomorrow.{' '}
        {left > 0 ? `About ${left} minutes left, in this order.` : 'All done. Sleep well, and good luck.'}
      </p>
      <ol className="mt-4 grid">
        {items.map((item, index) => (
          <li key={item.path} className="border-t border-line">
            <Link href={item.path} className={row}>
              <span
                aria-hidden="true"
                className={`${mark} ${item.done ? 'bg-success text-surface' : look(index, next)}`}
              >
                {item.done ? <Check size={16} strokeWidth={3} /> : index + 1}
              </span>
              <span className="min-w-0 grow">
                <span className={`block leading-snug font-semibold ${item.done ? 'text-ink-soft' : ''}`}>
                  {item.title}
                  {item.done && <span className="sr-only"> (done)</span>}
                </span>
                <span className="block text-sm text-ink-soft">{item.what}</span>
              </span>
              <span className="shrink-0 text-sm text-ink-soft tabular-nums">{item.minutes} min</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

function look(index: number, next: number): string {
  return index === next ? 'bg-accent text-accent-ink' : 'border border-line-strong text-ink-soft';
}

const row = 'flex min-h-11 items-start gap-4 py-3 text-ink no-underline hover:bg-accent-soft';
const mark = 'mt-0.5 grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold lining-nums';
