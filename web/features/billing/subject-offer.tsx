import { useEffect, useState } from 'react';
import { subjectTitles } from '#content/subjects.ts';
import { pounds } from '#domain/money.ts';
import type { Subject } from '#domain/subjects.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useForm } from '#web/use-form.ts';
import { inBackground } from '../../in-background.ts';
import { ErrorBox } from './error-box.tsx';
import { type Offer, openPurchase, readOffer } from './offers.ts';
import { PlanMoveForm } from './plan-move-form.tsx';
import { PlanTerms } from './plan-terms.tsx';

type SubjectOfferProps = {
  subject: Subject;
  only?: 'all' | 'move';
  /** Where a cancelled payment leads back to, if not to this page's address. */
  from?: string;
};

/** What one more subject costs this student: a plan of its own and, beside it, the move of the present plan to both. */
export function SubjectOffer({ subject, only = 'all', from }: SubjectOfferProps) {
  const [read, setRead] = useState<{ offer: Offer } | { error: string }>();
  useEffect(() => {
    let current = true;
    inBackground(readOffer(subject).then((answer) => current && setRead(answer)));
    return () => {
      current = false;
    };
  }, [subject]);
  if (!read) return <Skeleton lines={3} />;
  if ('error' in read) return <FormError>{read.error}</FormError>;
  const { monthlyPence, change } = read.offer;
  return (
    <div data-subject={subject} className="grid gap-6">
      {(only === 'all' || !change) && <NewPlanForm subject={subject} monthlyPence={monthlyPence} from={from} />}
      {change && <PlanMoveForm subject={subject} first={change} beside={only === 'all'} />}
    </div>
  );
}

type NewPlanFormProps = { subject: Subject; monthlyPence: number; from: string | undefined };

function NewPlanForm({ subject, monthlyPence, from }: NewPlanFormProps) {
  const { state, busy, formProps } = useForm(() => openPurchase(subject, from), {});
  return (
    <form {...formProps} className="grid gap-4">
      <p>
        <strong className="font-serif text-h3 lining-nums">{pounds(monthlyPence)}</strong> a month, with 150 minutes of
        voice tutoring.
      </p>
      <PlanTerms />
      <ErrorBox outcome={state} />
      <Button type="submit" busy={busy} className="justify-self-start">
        Subscribe to {subjectTitles[subject]}
      </Button>
    </form>
  );
}
