import { useState } from 'react';
import { useLocation } from 'wouter';
import { setAccount } from '#web/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useForm } from '#web/use-form.ts';
import { ErrorBox } from '../billing/error-box.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { type PasswordOutcome, updatePassword } from './set-password.ts';
import { useLinkToken } from './use-link-token.ts';

export function UpdatePasswordScreen() {
  const [, navigate] = useLocation();
  const token = useLinkToken();
  const [round, setRound] = useState(0);
  const { state, busy, formProps } = useForm(send, {});

  async function send(form: FormData): Promise<PasswordOutcome> {
    const outcome = await updatePassword(token, form);
    if (outcome.toast) toast.error(outcome.toast);
    if (outcome.done) {
      toast.success(outcome.done);
      // Every other session of the account has ended with the old password.
      setAccount(outcome.account ?? null);
      setRound((count) => count + 1);
      navigate('/');
    }
    return outcome;
  }

  return (
    <div className="max-w-md">
      <PageHeading
        title="Set a new password"
        lead="You’ll be logged in straight away, and logged out on every other device."
      />
      <form {...formProps} className="grid gap-5">
        <ErrorBox outcome={state} />
        <div key={round} className="grid gap-5">
          <NewPasswordField label="New Password" name="password" />
          <PasswordField label="Confirm Password" name="confirmation" autoComplete="new-password" required />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            Update Password
          </Button>
          <ButtonLink href="/" variant="secondary">
            Back to Home
          </ButtonLink>
        </div>
      </form>
    </div>
  );
}
