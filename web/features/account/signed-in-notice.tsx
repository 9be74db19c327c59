import { useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { subjectTitles } from '#content/subjects.ts';
import { subjectOfPath } from '#domain/subject-of-path.ts';
import type { Account } from '#web/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { inBackground } from '../../in-background.ts';
import { SubjectOffer } from '../billing/subject-offer.tsx';
import { logOut, stillLoggedIn } from './log-out.ts';

/** The login, shown to somebody who is in already: often because a subject is missing from the plan. */
export function SignedInNotice({ account }: { account: Account }) {
  const from = useHistoryState<{ from?: string } | null>()?.from ?? '';
  const [, navigate] = useLocation();
  const [error, setError] = useState('');
  const asked = subjectOfPath(from);
  const missing = asked && !account.subjects.includes(asked) ? asked : undefined;
  return (
    <div className="max-w-xl">
      <PageHeading
        title="You are logged in"
        lead={
          <>
            As <span className="wrap-anywhere">{account.email}</span>.
          </>
        }
      />
      {missing && (
        <Card as="section" subject={missing} className="mb-8">
          <h2 className="mb-3 text-h3">{subjectTitles[missing]} is not in your plan</h2>
          {/* The page that was asked for leads to this offer again; the login's own address does not know it. */}
          <SubjectOffer subject={missing} from={from} />
        </Card>
      )}
      <FormError>{error}</FormError>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/" variant={missing ? 'secondary' : 'primary'}>
          Go to Home
        </ButtonLink>
        <Button
          variant="quiet"
          onClick={() => inBackground(logOut().then((done) => (done ? navigate('/login') : setError(stillLoggedIn))))}
        >
          Log out
        </Button>
      </div>
    </div>
  );
}
