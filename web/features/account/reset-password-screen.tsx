import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Field } from '#web/ui/field.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useForm } from '#web/use-form.ts';
import { ErrorBox, unreachable } from '../billing/error-box.tsx';

export function ResetPasswordScreen() {
  const email = useRef<HTMLInputElement>(null);
  const { state, busy, formProps } = useForm(send, {});

  async function send(form: FormData): Promise<{ error?: string }> {
    const sender = await import('./set-password.ts').catch(() => null);
    if (!sender) return { error: unreachable };
    const outcome = await sender.requestReset(form);
    if (outcome.done && email.current) email.current.value = '';
    if (outcome.done) toast.success(outcome.done);
    if (outcome.toast) toast.error(outcome.toast);
    return outcome;
  }

  return (
    <div className="max-w-md">
      <PageHeading
        title="Reset password"
        lead="We will send you an email with instructions for setting a new password."
      />
      <form {...formProps} className="grid gap-5">
        <ErrorBox outcome={state} />
        <Field ref={email} label="Email" name="email" type="email" autoComplete="email" required />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            Reset password
          </Button>
          <ButtonLink href="/" variant="secondary">
            Back to Home
          </ButtonLink>
        </div>
      </form>
    </div>
  );
}
