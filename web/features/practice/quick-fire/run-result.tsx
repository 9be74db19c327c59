import { useEffect, useRef } from 'react';
import { sumRun } from '#domain/practice/run-result.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { NextSteps } from './next-steps.tsx';
import { ObjectiveBars } from './objective-bars.tsx';
import type { Run } from './quick-fire-api.ts';
import { ReviewList } from './review-list.tsx';
import { type Given, isKept } from './run-state.ts';
import { SurenessLine } from './sureness-line.tsx';
import { VerdictStrip } from './verdict-strip.tsx';

type RunResultProps = { run: Run; given: Record<string, Given> };

/** What the run showed, by assessment objective, and what to do with it. */
export function RunResult({ run, given }: RunResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const answered = run.questions.flatMap(({ id, ao }) => {
    const answer = given[id];
    if (!answer || isKept(answer) || !answer.marking) return [];
    const { verdict, found, wanted } = answer.marking;
    return [{ ao, verdict, found, wanted, sureness: answer.sureness }];
  });
  const kept = Object.values(given).filter(isKept).length;
  const result = sumRun(answered);
  return (
    <div className="grid gap-10">
      <header>
        <p className="mb-2 text-sm font-semibold">
          <TextLink href={`/subject/${run.subject}/qft`}>Quick Fire Testing</TextLink>
        </p>
        <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none">
          {result.wanted > 0 ? `${result.found} of ${result.wanted} ideas` : 'Your result'}
        </h1>
        <p className="mt-2 max-w-reading text-lead text-ink-soft">
          {summary(answered.filter(({ verdict }) => verdict === 'right').length, answered.length)}
          {kept > 0 && ` ${kept} more ${kept === 1 ? 'is' : 'are'} marked when you are back online.`}
        </p>
        <VerdictStrip run={run} given={given} />
      </header>
      <div className="grid items-start gap-10 lg:grid-cols-2">
        {result.byObjective.length > 0 && <ObjectiveBars sums={result.byObjective} />}
        <NextSteps subject={run.subject} weakest={result.weakest} isJudged={result.wanted > 0} />
      </div>
      {result.sure && <SurenessLine {...result.sure} />}
      <ReviewList run={run} given={given} />
    </div>
  );
}

function summary(right: number, answered: number): string {
  if (answered === 0) return 'Nothing was answered this time. That happens: the questions wait for you.';
  if (right === answered) return `All ${answered} in full. They come back later, when they begin to fade.`;
  if (right === 0) return 'None in full this time. They come back tomorrow, and with every look they stick better.';
  return `${right} of ${answered} in full. What was missed comes back tomorrow, what was right later.`;
}
