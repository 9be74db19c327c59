import { useEffect, useState } from 'react';
import { useLocation, useParams, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { messages } from '#domain/messages.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { inBackground } from '../../in-background.ts';
import { finishRegistration, type RegistrationReturn } from './finish-registration.ts';
import { forgetRegistration } from './kept-registration.ts';
import { RegisteredNotice } from './registered-notice.tsx';

/** What this entry of the browser's history holds: a return that is still to be sent, or that it is done. */
type Kept = RegistrationReturn | { notified: boolean } | null;

/**
 * The secret leaves the address at once, and with it whatever shows or keeps addresses. A reload before the answer still
 * finds it in the history entry; a reload after it finds only that the registration is done.
 */
export function RegistrationReturnScreen() {
  const [, navigate] = useLocation();
  const { id = '', secrete = '' } = useParams<{ id: string; secrete: string }>();
  const sessionId = new URLSearchParams(useSearch()).get('session_id') ?? undefined;
  const kept = useHistoryState<Kept>();
  const [attempt, setAttempt] = useState(0);
  const [uncheckedAt, setUncheckedAt] = useState(-1);
  const clean = `/auth/success/${id}/${inHand}`;

  useEffect(() => {
    // Spec 5: a return without its parameters.
    if (!secrete) navigate('/auth/error', { replace: true });
    else if (secrete !== inHand) navigate(clean, { replace: true, state: { id, secrete, sessionId } });
    else if (!kept) navigate('/auth/error', { replace: true });
    else if ('secrete' in kept) {
      inBackground(
        finishRegistration(kept).then((done) => {
          if (location.pathname !== clean) return;
          if (done === 'unchecked') setUncheckedAt(attempt);
          else if (done === 'refused') navigate('/auth/error', { replace: true });
          else navigate(clean, { replace: true, state: { notified: done.notified } });
        }),
      );
    }
  }, [id, secrete, sessionId, kept, clean, attempt, navigate]);

  const done = Boolean(kept && 'notified' in kept);
  useEffect(() => {
    if (done) forgetRegistration();
  }, [done]);

  if (kept && 'notified' in kept) return <RegisteredNotice notified={kept.notified} />;
  return (
    <>
      <PageHeading title="Registration" lead="We are checking your payment." />
      {uncheckedAt === attempt ? (
        <LoadFailed sentence={messages.paymentUnchecked} onRetry={() => setAttempt(attempt + 1)} />
      ) : (
        <Spinner label="Checking your payment" />
      )}
    </>
  );
}

/** Stands in the address where the secret was. */
const inHand = 'done';
