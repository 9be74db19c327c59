import { lazy, Suspense } from 'react';
import type { Subject } from '#domain/subjects.ts';
import { useAccount } from '#web/session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';

type ExercisePracticeProps = { subject: Subject; skill: 'analysis' | 'evaluation' };

/** For whoever has the subject the exercises, in a chunk of their own; for everybody else the way in. */
export function ExercisePractice({ subject, skill }: ExercisePracticeProps) {
  const account = useAccount();
  if (account && account !== 'unknown' && account.subjects.includes(subject)) {
    return (
      <Suspense fallback={<div className="mb-section min-h-120" />}>
        <ExercisePanel subject={subject} skill={skill} />
      </Suspense>
    );
  }
  return (
    <div className="mb-10 flex flex-wrap items-center gap-x-5 gap-y-3" data-screen-only>
      <ButtonLink href="/login">Log in to practise</ButtonLink>
      <p className="text-ink-soft">
        {skill === 'analysis'
          ? 'Build a chain link by link, and see where it breaks.'
          : 'Weigh a claim, and see how far it holds.'}
      </p>
    </div>
  );
}

const ExercisePanel = lazy(() => import('./exercise-panel.tsx').then((module) => ({ default: module.ExercisePanel })));
