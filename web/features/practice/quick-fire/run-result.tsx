import { useEffect, useRef } from 'react';
import { sumRun } from '#domain/practice/run-result.ts';
import { type Improvement, whatImproved } from '#domain/practice/what-improved.ts';
import { shorten } from '#domain/shorten.ts';
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
  const answered = run.questions.flatMap(({ id, ao, prompt, before }) => {
    const answer = given[id];
    if (!answer || isKept(answer) || !answer.marking) return [];
    const { verdict, found, wanted } = answer.marking;
    return [{ ao, prompt, before, verdict, found, wanted, sureness: answer.sureness }];
  });
  const kept = Object.values(given).filter(isKept).length;
  const result = sumRun(answered);
  const better = whatImproved(answered);
  return (
    <div className="grid gap-10">
      <header>
        <p className="mb-2 text-sm font-semibold">
          <TextLink href={`/subject/${run.subject}/qft`}>Quick Fire Testing</TextLink>
        </p>
        <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none">
          {result.questions > 0 ? `${result.right} of ${result.questions} right` : 'Your result'}
        </h1>
        <p className="mt-2 max-w-reading text-lead text-ink-soft">
          {summary(result.right, result.questions)}
          {kept > 0 && ` ${kept} more will be marked when you are back online.`}
        </p>
        {better && (
          <p className="mt-3 max-w-reading">
            <span className="font-semibold">What got better: </span>
            {betterSentence(better)}
          </p>
        )}
        <VerdictStrip run={run} given={given} />
      </header>
      <div className="grid items-start gap-10 lg:grid-cols-2">
        {result.byObjective.length > 0 && <ObjectiveBars sums={result.byObjective} />}
        <NextSteps subject={run.subject} weakest={result.weakest} isJudged={result.questions > 0} />
      </div>
      {result.sure && <SurenessLine {...result.sure} />}
      <ReviewList run={run} given={given} />
    </div>
  );
}

function summary(right: number, answered: number): string {
  if (answered === 0) return 'No answers counted this time, and that’s fine. The questions will wait for you.';
  if (right === answered) return 'Well done: every one of them. They’ll come back later, before you forget them.';
  if (right === 0) return 'A tough round, and you stuck with it. They’ll come back tomorrow and feel easier.';
  return 'Well done for finishing. The rest come back tomorrow.';
}

function betterSentence(better: Improvement): string {
  switch (better.kind) {
    case 'put right':
      return `last time you missed ‘${shorten(better.prompt, { most: 110 })}’ This time you got it right.`;
    case 'nearer':
      return `you’re closer on ‘${shorten(better.prompt, { most: 110 })}’ than last time.`;
    case 'new and right':
      return better.count === 1
        ? 'you got a brand-new question right first time.'
        : `you got ${better.count} brand-new questions right first time.`;
    case 'still right':
      return better.count === 1
        ? 'you remembered an answer you had learnt before.'
        : `you remembered ${better.count} answers you had learnt before.`;
    case 'met':
      return better.count === 1
        ? 'you’ve now seen a new question and its model answer.'
        : `you’ve now seen ${better.count} new questions and their model answers.`;
  }
}
