import { useState } from 'react';
import { useLocation } from 'wouter';
import { subjectTitles } from '#content/subjects.ts';
import { pounds } from '#domain/money.ts';
import type { Subject } from '#domain/subjects.ts';
import { refreshAccount } from '#web/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useForm } from '#web/use-form.ts';
import { ErrorBox } from './error-box.tsx';
import { movePlan, type PlanMove, readOffer } from './offers.ts';
import { PlanTerms } from './plan-terms.tsx';

type PlanMoveFormProps = { subject: Subject; first: PlanMove; beside: boolean };

/** One plan for both subjects instead of two plans: today's sum and every month's, a promo code, and the button that pays. */
export function PlanMoveForm({ subject, first, beside }: PlanMoveFormProps) {
  const [, navigate] = useLocation();
  const [code, setCode] = useState('');
  const { state, busy, formProps } = useForm(send, { move: first, code: '' });
  const { move } = state;
  const title = subjectTitles[subject];
  const unread = code.trim() !== state.code;

  /** A code changes the price: it is shown first, and the next press pays it. */
  async function send(): Promise<{ move: PlanMove; code: string; error?: string }> {
    const wanted = code.trim();
    if (unread) {
      const read = await readOffer(subject, wanted);
      if ('error' in read) return { ...state, error: read.error };
      return { move: read.offer.change ?? move, code: wanted };
    }
    const moved = await movePlan(subject, move, state.code);
    if (moved.receiptTo === undefined) return { ...state, move: moved.move ?? move, error: moved.error };
    await refreshAccount();
    navigate(`/subject/${subject}`);
    toast.success(`${title} added. Receipt sent to ${moved.receiptTo}`);
    return { move, code: state.code };
  }

  return (
    <form {...formProps} className={`grid gap-4 ${beside ? 'border-t border-line pt-6' : ''}`}>
      {beside && <h3 className="text-h4">Or one plan for both, for less</h3>}
      <p>
        Your plan becomes Economics and Business. Today you pay only the difference for the rest of the month you have
        already paid for, from the card you use for your plan.
      </p>
      <dl className="grid gap-2 border-y border-line py-3" aria-live="polite">
        <Sum name="Due now" pence={move.amountDuePence} />
        <Sum name="Then each month, for both subjects" pence={move.monthlyPence} />
      </dl>
      <Field
        label="Promo code"
        hint="A code for one subject doesn’t count for both. If you have one for both, enter it here."
        optional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      {!beside && <PlanTerms />}
      <ErrorBox outcome={state} />
      <Button type="submit" variant={beside ? 'secondary' : 'primary'} busy={busy} className="justify-self-start">
        {unread ? 'Check the code' : payWords(title, move)}
      </Button>
    </form>
  );
}

function Sum({ name, pence }: { name: string; pence: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{name}</dt>
      <dd className="font-serif text-h4 font-semibold lining-nums tabular-nums">{pounds(pence)}</dd>
    </div>
  );
}

function payWords(title: string, { amountDuePence }: PlanMove): string {
  return amountDuePence > 0 ? `Pay ${pounds(amountDuePence)} and add ${title}` : `Add ${title}`;
}
