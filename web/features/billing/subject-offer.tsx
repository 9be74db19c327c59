import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { subjectTitles } from '#content/subjects.ts';
import { pounds } from '#domain/money.ts';
import type { Subject } from '#domain/subjects.ts';
import { refreshAccount } from '#web/session.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useForm } from '#web/use-form.ts';
import { ErrorBox } from './error-box.tsx';
import { acceptOffer, type Offer, readOffer } from './offers.ts';
import { PlanTerms } from './plan-terms.tsx';

/** What one more subject costs this student, and the button that buys it. */
export function SubjectOffer({ subject, offer: known }: { subject: Subject; offer?: Offer }) {
  const [offer, setOffer] = useState(known);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    if (known) return;
    let current = true;
    void readOffer(subject).then((read) => {
      if (!current) return;
      if ('error' in read) setFailure(read.error);
      else setOffer(read.offer);
    });
    return () => {
      current = false;
    };
  }, [subject, known]);
  if (failure) return <FormError>{failure}</FormError>;
  return offer ? <OfferForm key={subject} subject={subject} first={offer} /> : <Skeleton lines={3} />;
}

function OfferForm({ subject, first }: { subject: Subject; first: Offer }) {
  const [, navigate] = useLocation();
  const { state, busy, formProps } = useForm(accept, { offer: first });
  const { offer } = state;

  async function accept(): Promise<{ offer: Offer; error?: string }> {
    const outcome = await acceptOffer(subject, offer);
    if (outcome.changed) {
      await refreshAccount();
      navigate(`/subject/${subject}`);
    }
    return { offer: outcome.offer ?? offer, error: outcome.error };
  }

  return (
    <form {...formProps} data-subject={subject} className="grid gap-4">
      {offer.kind === 'change' ? <ChangeWords subject={subject} offer={offer} /> : <NewPlanWords {...offer} />}
      <PlanTerms />
      <ErrorBox outcome={state} />
      <Button type="submit" busy={busy} className="justify-self-start">
        {buttonWords(subject, offer)}
      </Button>
    </form>
  );
}

function ChangeWords({ subject, offer }: { subject: Subject; offer: Extract<Offer, { kind: 'change' }> }) {
  const lines = [
    ['Due now', pounds(Math.max(offer.amountDuePence, 0))],
    ['Then each month, for both subjects', pounds(offer.monthlyPence)],
  ];
  return (
    <>
      <p>
        Your plan becomes Economics and Business. You pay only the difference for the rest of the month you have already
        paid for, and {subjectTitles[subject]} opens at once.
      </p>
      <dl className="grid gap-2 border-y border-line py-3">
        {lines.map(([name, amount]) => (
          <div key={name} className="flex items-baseline justify-between gap-4">
            <dt>{name}</dt>
            <dd className="font-serif text-h4 font-semibold lining-nums tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function NewPlanWords({ monthlyPence }: { monthlyPence: number }) {
  return (
    <p>
      <strong className="font-serif text-h3 lining-nums">{pounds(monthlyPence)}</strong> a month, with 150 minutes of
      voice tutoring.
    </p>
  );
}

function buttonWords(subject: Subject, offer: Offer): string {
  const title = subjectTitles[subject];
  if (offer.kind === 'checkout') return `Subscribe to ${title}`;
  return offer.amountDuePence > 0 ? `Pay ${pounds(offer.amountDuePence)} and add ${title}` : `Add ${title}`;
}
