import { lazy, Suspense } from 'react';
import type { SimulatorQuestion } from '#content/curriculum/curriculum.ts';
import { useAccount } from '#web/session.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { BrowserNotes } from './notes-pad.tsx';
import type { Watch } from './use-stopwatch.ts';

type WorkbenchProps = { question: SimulatorQuestion; watch: Watch; suggestedMinutes: number };

/** For a student of Economics, plan and answer with reports; for everybody else, notes that stay in the browser. */
export function Workbench(props: WorkbenchProps) {
  const account = useAccount();
  if (account === 'unknown') return <Skeleton lines={10} label="Loading your plan" />;
  if (account?.subjects.includes('economics')) {
    return (
      <Suspense fallback={<Skeleton lines={10} label="Loading your plan" />}>
        <StudentBench {...props} />
      </Suspense>
    );
  }
  return (
    <div className="grid gap-4">
      <BrowserNotes index={props.question.index} />
      <p className="text-ink-soft">
        With Economics in your plan you can write the whole answer here and get an indicative report on it.{' '}
        <TextLink href="/login" className="link">
          Log in or subscribe
        </TextLink>
      </p>
    </div>
  );
}

const StudentBench = lazy(() => import('./student-bench.tsx').then((module) => ({ default: module.StudentBench })));
