import type { Verdict } from '#domain/marking/mark-answer.ts';
import type { Run } from './quick-fire-api.ts';
import { type Given, isKept } from './run-state.ts';

type VerdictStripProps = { run: Run; given: Record<string, Given>; at?: number };

/** The run at a glance: one stroke for each question. What it says in colours is said in words elsewhere. */
export function VerdictStrip({ run, given, at }: VerdictStripProps) {
  return (
    <div aria-hidden="true" className="mt-3 flex gap-1">
      {run.questions.map(({ id }, index) => (
        <span
          key={id}
          className={`h-1.5 flex-1 rounded-full ${given[id] ? lookOf(given[id]) : 'bg-line'} ${index === at ? current : ''}`}
        />
      ))}
    </div>
  );
}

const current = 'outline-2 outline-offset-2 outline-accent';
const waiting = 'bg-line-strong/60';

function lookOf(given: Given): string {
  return isKept(given) || !given.marking ? waiting : looks[given.marking.verdict];
}

const looks: Record<Verdict, string> = {
  right: 'bg-success',
  partly: 'bg-warning',
  'not yet': 'bg-danger',
  unsure: waiting,
};
