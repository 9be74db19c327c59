import { lazy, type ReactNode, Suspense } from 'react';
import type { SimulatorQuestion } from '#content/curriculum/curriculum.ts';
import { useOwner } from '#web/kept/owner.ts';
import { useAccount } from '#web/session.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { DeskPart } from './desk-tabs.tsx';
import { BrowserNotes } from './notes-pad.tsx';
import type { Watch } from './use-stopwatch.ts';

/** What stands between the plan and the answer: whom the plan is talked through with. */
type WorkbenchProps = { question: SimulatorQuestion; watch: Watch; children: ReactNode };

/** For a student of Economics, plan and answer with reports; for everybody else, notes that stay in the browser. */
export function Workbench(props: WorkbenchProps) {
  const account = useAccount();
  const owner = useOwner();
  if (account === 'unknown' || owner === undefined) return <Loading>{props.children}</Loading>;
  if (account?.subjects.includes('economics')) {
    return (
      <Suspense fallback={<Loading>{props.children}</Loading>}>
        <StudentBench key={owner} owner={owner} {...props} />
      </Suspense>
    );
  }
  return (
    <>
      <DeskPart name="plan">
        <BrowserNotes key={owner} index={props.question.index} owner={owner} />
      </DeskPart>
      {props.children}
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

function Loading({ children }: { children: ReactNode }) {
  return (
    <>
      <DeskPart name="plan">
        <Skeleton lines={10} label="Loading your plan" />
      </DeskPart>
      {children}
    </>
  );
}

const StudentBench = lazy(() => import('./student-bench.tsx').then((module) => ({ default: module.StudentBench })));
