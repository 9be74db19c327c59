import { lazy, Suspense, useState } from 'react';
import { subjectTitles } from '#content/subjects.ts';
import type { Subject } from '#domain/subjects.ts';
import { useAccount } from '#web/session.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { inBackground } from '../../in-background.ts';
import { openPurchase } from '../billing/offers.ts';

/** Spec 2: straight to the card page. Whoever has a plan that can grow finds the cheaper change of it below the card. */
export function useSubscribe(subject: Subject) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [moving, setMoving] = useState(false);
  const account = useAccount();
  const movable =
    account &&
    account !== 'unknown' &&
    account.subscriptions.some(({ status, plan }) => status === 'active' && plan !== 'TEACHER');

  const start = async () => {
    if (busy) return;
    setBusy(true);
    setError((await openPurchase(subject)).error);
    setBusy(false);
  };

  const rest = (
    <>
      {movable && (
        <button
          type="button"
          className="link mt-2 min-h-11 self-start px-1 text-left text-sm"
          onClick={() => setMoving(true)}
        >
          Or change to one plan for both
        </button>
      )}
      <Dialog open={error !== undefined} onClose={() => setError(undefined)} title={`Add ${subjectTitles[subject]}`}>
        <FormError>{error}</FormError>
      </Dialog>
      <Dialog open={moving} onClose={() => setMoving(false)} title={`Add ${subjectTitles[subject]}`}>
        <Suspense fallback={<Skeleton lines={3} />}>
          {moving && <SubjectOffer subject={subject} only="move" />}
        </Suspense>
      </Dialog>
    </>
  );
  return { start: () => inBackground(start()), busy, rest };
}

const SubjectOffer = lazy(() =>
  import('../billing/subject-offer.tsx').then((module) => ({ default: module.SubjectOffer })),
);
