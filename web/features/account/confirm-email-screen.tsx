import { useLocation } from 'wouter';
import { setAccount } from '#web/session.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useForm } from '#web/use-form.ts';
import { ErrorBox } from '../billing/error-box.tsx';
import { confirmEmail } from './confirm-email.ts';
import { useLinkToken } from './use-link-token.ts';

/** Where the link in the confirmation message leads. Opening it changes nothing: mail programs open links too. */
export function ConfirmEmailScreen() {
  const [, navigate] = useLocation();
  const token = useLinkToken();
  const { state, busy, formProps } = useForm(send, {});

  async function send(form: FormData): Promise<{ error?: string }> {
    const { account, expired, error } = await confirmEmail(token, form);
    if (account) {
      setAccount(account);
      toast.success('Email confirmed. You are logged in.');
      navigate('/');
    }
    if (account === null) navigate('/signup_success');
    if (expired) navigate('/login?link=expired');
    return { error };
  }

  return (
    <div className="max-w-md">
      <PageHeading
        title="Confirm your email address"
        lead="Enter the password you chose when you registered, and you’re in."
      />
      <form {...formProps} className="grid gap-5">
        <ErrorBox outcome={state} />
        <PasswordField label="Password" name="password" autoComplete="current-password" required />
        <div>
          <Button type="submit" busy={busy}>
            Confirm email address
          </Button>
        </div>
      </form>
      <p className="mt-6">
        Forgotten it? <TextLink href="/reset-password">Set a new password</TextLink>. That confirms your address too.
      </p>
    </div>
  );
}
