import { useState } from 'react';
import { useLocation } from 'wouter';
import { messages } from '#domain/messages.ts';
import { api, errorText, replyOf } from '#web/api.ts';
import { type Account, setAccount } from '#web/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useForm } from '#web/use-form.ts';
import { DropSubject } from '../billing/drop-subject.tsx';
import { ErrorBox } from '../billing/error-box.tsx';
import { titleOfPlan } from '../billing/plan-title.ts';
import { isDemo } from './demo-address.ts';

/** Without a plan there is the account alone to close. */
type ClosureDialogProps = { account: Account; subscriptionId: string | undefined; onClose: () => void };

export function ClosureDialog({ account, subscriptionId, onClose }: ClosureDialogProps) {
  const plan = account.subscriptions.find(({ id }) => id === subscriptionId);
  if (subscriptionId && !plan) return null;
  const left = account.subscriptions.length;
  const what = left === 0 ? 'account' : left === 1 ? 'last plan' : 'plan';
  return (
    <Dialog
      open
      onClose={onClose}
      title={plan ? `Close your ${titleOfPlan(plan.subjects)} plan` : 'Close your account'}
    >
      {isDemo(account.email) ? (
        <p>This is the demo, so there’s nothing to close. Log out to leave it.</p>
      ) : (
        <div className="grid gap-6">
          {plan && plan.plan !== 'TEACHER' && plan.status === 'active' && plan.subjects.length > 1 && (
            <DropSubject plan={plan} />
          )}
          <ClosureForm subscriptionId={subscriptionId} what={what} onClose={onClose} />
        </div>
      )}
    </Dialog>
  );
}

type ClosureFormProps = {
  subscriptionId: string | undefined;
  what: 'plan' | 'last plan' | 'account';
  onClose: () => void;
};

function ClosureForm({ subscriptionId, what, onClose }: ClosureFormProps) {
  const last = what !== 'plan';
  const [, navigate] = useLocation();
  const [password, setPassword] = useState('');
  const [acknowledged, setAcknowledged] = useState(false);
  const { state, busy, formProps } = useForm(close, {});

  async function close(): Promise<{ error?: string }> {
    if (!acknowledged) return { error: messages.acknowledgeClosure };
    try {
      const { accountClosed } = await replyOf(
        api.closures.$post({ json: { ...(subscriptionId && { subscriptionId }), password, acknowledged } }),
      );
      if (!accountClosed) {
        window.location.reload();
        return {};
      }
      onClose();
      setAccount(null);
      navigate('/login');
      toast.success('Your account is closed');
      return {};
    } catch (failure) {
      return { error: errorText(failure, messages.closureFailed) };
    }
  }

  return (
    <form {...formProps} className="grid gap-4">
      <WhatIsLost what={what} />
      <PasswordField label="Password" value={password} onChange={(event) => setPassword(event.target.value)} required />
      <Checkbox
        label={
          last ? 'I understand that my account and all my data will be deleted' : 'I understand that my plan ends now'
        }
        checked={acknowledged}
        onChange={(event) => setAcknowledged(event.target.checked)}
      />
      <ErrorBox outcome={state} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {last ? 'Keep my account' : 'Keep the plan'}
        </Button>
        <Button type="submit" variant="danger" busy={busy} disabled={!password || !acknowledged}>
          {last ? 'Close my account' : 'Close the plan'}
        </Button>
      </div>
    </form>
  );
}

function WhatIsLost({ what }: Pick<ClosureFormProps, 'what'>) {
  return (
    <>
      {what !== 'account' && (
        <p>Your plan stops straight away and you won’t be charged again. What you’ve paid isn’t refunded.</p>
      )}
      {what !== 'plan' && (
        <p>
          {what === 'account' ? (
            'You have no plan, so there’s nothing to pay. Closing your account deletes it and all your data: '
          ) : (
            <>
              <strong>This is your last plan.</strong> Closing it also deletes your account and all your data:{' '}
            </>
          )}
          conversations, answers and marked work. You can’t undo this. To keep a copy, use ‘Download my data’ in the
          Account menu first.
        </p>
      )}
    </>
  );
}
