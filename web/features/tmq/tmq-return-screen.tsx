import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { messages } from '#domain/messages.ts';
import { useAccount } from '#web/session.ts';
import { SessionWait } from '#web/session-wait.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { inBackground } from '../../in-background.ts';
import { recordReturn } from './record-return.ts';

/** Long enough to read it; then home, as the specification says. */
const shownMilliseconds = 4000;

/** A return counts once, so the history entry remembers that it did: a reload is no error. */
export function TmqReturnScreen() {
  const [path, navigate] = useLocation();
  const { subject = '', id = '', email: email64 = '' } = useParams<{ subject: string; id: string; email: string }>();
  const done = useHistoryState<{ done?: true } | null>()?.done;
  const account = useAccount();
  const [attempt, setAttempt] = useState(0);
  const [uncheckedAt, setUncheckedAt] = useState(-1);

  useEffect(() => {
    if (done) {
      const home = setTimeout(() => navigate('/', { replace: true }), shownMilliseconds);
      return () => clearTimeout(home);
    }
    if (account === 'unknown') return;
    let current = true;
    // Spec 5: a return without its parameters is refused here already.
    const recorded = account && email64 ? recordReturn({ subject, id, email64 }) : Promise.resolve('refused' as const);
    inBackground(
      recorded.then((outcome) => {
        if (!current) return;
        if (outcome === 'unchecked') setUncheckedAt(attempt);
        else if (outcome === 'paid') navigate(path, { replace: true, state: { done: true } });
        else navigate('/tmqproc/error', { replace: true });
      }),
    );
    return () => {
      current = false;
    };
  }, [done, account, attempt, subject, id, email64, path, navigate]);

  if (!done) {
    return (
      <>
        <PageHeading title="Purchase" lead="We are checking your payment." />
        {uncheckedAt === attempt ? (
          <LoadFailed sentence={messages.paymentUnchecked} onRetry={() => setAttempt(attempt + 1)} />
        ) : (
          <SessionWait label="Checking your payment" />
        )}
      </>
    );
  }
  return (
    <>
      <div role="status">
        <PageHeading title="Purchase Successful" lead={messages.markingSubmitted} />
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/">Go to Home</ButtonLink>
        <ButtonLink href="/my-marking" variant="secondary">
          My marking
        </ButtonLink>
      </div>
    </>
  );
}
