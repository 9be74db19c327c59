import { lazy, Suspense } from 'react';
import type { SimulatorQuestion } from '#content/curriculum/curriculum.ts';
import { useOwner } from '#web/kept/owner.ts';
import { useAccount } from '#web/session.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { DeskPart } from './desk-tabs.tsx';
import { BrowserNotes } from './notes-pad.tsx';
import type { Watch } from './use-stopwatch.ts';

type WorkbenchProps = { question: SimulatorQuestion; watch: Watch };

/** For a student of Economics, plan and answer with reports; for everybody else, notes that stay in the browser. */
export function Workbench(props: WorkbenchProps) {
  const account = useAccount();
  const owner = useOwner();
  if (account === 'unknown' || owner === undefined) return <Loading />;
  if (account?.subjects.includes('economics')) {
    return (
      <Suspense fallback={<Loading />}>
        <StudentBench key={owner} owner={owner} {...props} />
      </Suspense>
    );
  }
  return (
    <>
      <DeskPart name="plan">
        <BrowserNotes key={owner} index={props.question.index} owner={owner} />
      </DeskPart>
      <DeskPart name="answer">
        <p className="text-ink-soft">
          With Economics in your plan you can write the full answer here and get a report on it.{' '}
          <TextLink href="/login" className="link">
            Log in or subscribe
          </TextLink>
        </p>
      </DeskPart>
    </>
  );
}

function Loading() {
  return (
    <DeskPart name="plan">
      <Skeleton lines={10} label="Loading your plan" />
    </DeskPart>
  );
}

const StudentBench = lazy(() => import('./student-bench.tsx').then((module) => ({ default: module.StudentBench })));
