import { useEffect, useState } from 'react';
import { useLocation, useParams, useSearch } from 'wouter';
import { subjectTitles } from '#content/subjects.ts';
import { messages } from '#domain/messages.ts';
import { isSubject } from '#domain/subjects.ts';
import { useAccount } from '#web/session.ts';
import { SessionWait } from '#web/session-wait.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { toast } from '#web/ui/toast.tsx';
import { inBackground } from '../../in-background.ts';
import { recordPurchase } from './purchase-return.ts';

export function SubjectPurchaseReturnScreen() {
  const [, navigate] = useLocation();
  const { subject = '' } = useParams<{ subject: string }>();
  const sessionId = new URLSearchParams(useSearch()).get('session_id');
  const account = useAccount();
  const [alert, setAlert] = useState<string | null>(null);
  const known = account !== 'unknown';
  const email = known ? account?.email : undefined;
  const signedIn = email !== undefined;

  useEffect(() => {
    if (!known) return;
    let current = true;
    inBackground(
      recordPurchase({ subject, sessionId, signedIn }).then((sentence) => {
        if (!current) return;
        if (sentence) setAlert(sentence);
        else {
          navigate('/', { replace: true });
          if (email && isSubject(subject)) toast.success(`${subjectTitles[subject]} added. Receipt sent to ${email}`);
        }
      }),
    );
    return () => {
      current = false;
    };
  }, [known, signedIn, email, subject, sessionId, navigate]);

  return (
    <>
      <PageHeading title="Recording your subscription" lead="We are checking your payment." />
      {!alert && <SessionWait label="Checking your payment" />}
      <PurchaseAlert sentence={alert} onClose={() => navigate('/', { replace: true })} />
    </>
  );
}

function PurchaseAlert({ sentence, onClose }: { sentence: string | null; onClose: () => void }) {
  const [, navigate] = useLocation();
  const mayReload = sentence === messages.purchaseNotRecorded || sentence === messages.purchaseFault;
  return (
    <Dialog
      open={sentence !== null}
      onClose={onClose}
      title="Your subscription"
      actions={
        <>
          {mayReload && <Button onClick={() => window.location.reload()}>Reload</Button>}
          {sentence === messages.purchaseUserUnknown && <Button onClick={() => navigate('/login')}>Log in</Button>}
          <Button variant="secondary" onClick={onClose}>
            Go to Home
          </Button>
        </>
      }
    >
      <p role="alert">{sentence}</p>
      {sentence !== messages.purchaseAlreadyRecorded && (
        <p className="mt-3 text-ink-soft">
          If you have paid, your subject opens by itself within a minute. You don’t need to pay again.
        </p>
      )}
    </Dialog>
  );
}
