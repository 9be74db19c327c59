import { lazy, Suspense } from 'react';
import type { Subject } from '#domain/subjects.ts';
import { useAccount } from '#web/session.ts';

/** The month's minutes, for whoever has the subject. Public pages carry it too, and load the rest of it only then. */
export function UsageBanner({ subject }: { subject: Subject }) {
  const account = useAccount();
  if (!account || account === 'unknown' || !account.subjects.includes(subject)) return null;
  return (
    <Suspense fallback={<div className="mb-8 h-[4.75rem] sm:h-[3.25rem]" />}>
      <UsageLine subject={subject} />
    </Suspense>
  );
}

const UsageLine = lazy(() => import('./usage-line.tsx').then((module) => ({ default: module.UsageLine })));
