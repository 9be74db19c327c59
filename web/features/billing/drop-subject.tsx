import { useState } from 'react';
import { subjectTitles } from '#content/subjects.ts';
import { messages } from '#domain/messages.ts';
import { pounds } from '#domain/money.ts';
import { isSubject, type Subject } from '#domain/subjects.ts';
import { dayText, londonDay } from '#domain/working-days.ts';
import { api, errorText, replyOf } from '#web/api.ts';
import { type Account, refreshAccount } from '#web/session.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { inBackground } from '../../in-background.ts';

type Plan = Account['subscriptions'][number];
type DropOffer = { subject: Subject; kept: Subject; monthlyPence: number; endsAt: string };

/** Of a plan for both subjects one can go, at the end of the month that is paid for. Until then it can be kept after all. */
export function DropSubject({ plan }: { plan: Plan }) {
  const [offer, setOffer] = useState<DropOffer | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const doing = async (work: () => Promise<DropOffer | null>) => {
    setBusy(true);
    setError(undefined);
    try {
      setOffer(await work());
    } catch (failure) {
      setError(errorText(failure, messages.paymentsUnavailable));
    }
    setBusy(false);
  };
  const ask = (subject: Subject) =>
    doing(async () => ({ subject, ...(await replyOf(api.billing.drops[':subject'].$get({ param: { subject } }))) }));
  const drop = ({ subject, monthlyPence }: DropOffer) =>
    doing(async () => {
      await replyOf(api.billing.drops.$post({ json: { subject, monthlyPence } }));
      await refreshAccount();
      return null;
    });
  const keep = () =>
    doing(async () => {
      await replyOf(api.billing.drops.$delete());
      await refreshAccount();
      return null;
    });

  return (
    <section className="grid gap-3 rounded-md border border-line bg-raised p-4" aria-labelledby="drop-subject">
      <h3 id="drop-subject" className="text-h4">
        Only need one subject?
      </h3>
      <FormError>{error}</FormError>
      {plan.leaving ? (
        <Leaving leaving={plan.leaving} busy={busy} onKeep={() => inBackground(keep())} />
      ) : offer ? (
        <Offered offer={offer} busy={busy} onDrop={() => inBackground(drop(offer))} onBack={() => setOffer(null)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          {plan.subjects.filter(isSubject).map((subject) => (
            <Button
              key={subject}
              size="small"
              variant="secondary"
              busy={busy}
              onClick={() => inBackground(ask(subject))}
            >
              Drop {subjectTitles[subject]}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

type OfferedProps = { offer: DropOffer; busy: boolean; onDrop: () => void; onBack: () => void };

function Offered({ offer, busy, onDrop, onBack }: OfferedProps) {
  return (
    <>
      <p>
        From {dayOf(offer.endsAt)} you’ll pay {pounds(offer.monthlyPence)} a month for {subjectTitles[offer.kept]}.
        Until then both stay open. Nothing is charged today, and your {subjectTitles[offer.subject]} work is kept.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="small" busy={busy} onClick={onDrop}>
          Yes, drop {subjectTitles[offer.subject]}
        </Button>
        <Button size="small" variant="secondary" onClick={onBack}>
          Back
        </Button>
      </div>
    </>
  );
}

type LeavingProps = { leaving: NonNullable<Plan['leaving']>; busy: boolean; onKeep: () => void };

function Leaving({ leaving: { subject, at }, busy, onKeep }: LeavingProps) {
  return (
    <>
      <p>
        {isSubject(subject) ? subjectTitles[subject] : subject} ends on {dayOf(at)}. You can still change your mind.
      </p>
      <Button size="small" variant="secondary" busy={busy} className="justify-self-start" onClick={onKeep}>
        Keep both subjects
      </Button>
    </>
  );
}

const dayOf = (iso: string) => dayText(londonDay(new Date(iso)));
