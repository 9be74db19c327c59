import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { setAccount } from '#web/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useForm } from '#web/use-form.ts';
import { ErrorBox, unreachable } from '../billing/error-box.tsx';
import type { LoginOutcome } from './log-in.ts';
import { ResendConfirmation } from './resend-confirmation.tsx';

export function LoginForm() {
  const [, navigate] = useLocation();
  const cameFrom = useHistoryState<{ from?: string } | null>()?.from ?? '/';
  const { state, busy, formProps } = useForm(send, {});

  async function send(form: FormData): Promise<LoginOutcome> {
    const sender = await import('./log-in.ts').catch(() => null);
    const outcome = sender ? await sender.logIn(form) : { error: unreachable };
    if (outcome.account) {
      setAccount(outcome.account);
      navigate(cameFrom);
    }
    return outcome;
  }

  return (
    <>
      <form {...formProps} className="grid gap-5">
        <ErrorBox outcome={state} />
        <Field label="Email" name="email" type="email" autoComplete="email" required />
        <PasswordField label="Password" name="password" autoComplete="current-password" required />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox label="Remember me" name="remember" />
          <TextLink href="/reset-password">Forgot password?</TextLink>
        </div>
        <Button type="submit" busy={busy}>
          Log in
        </Button>
      </form>
      {state.unverified && <ResendConfirmation key={state.unverified} email={state.unverified} />}
    </>
  );
}
