import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { useForm } from '#web/use-form.ts';
import { unreachable } from '../billing/error-box.tsx';

type Outcome = { sent?: string; error?: string };

export function ResendConfirmation({ email }: { email: string }) {
  const { state, busy, formProps } = useForm(send, {});

  async function send(): Promise<Outcome> {
    const sender = await import('./log-in.ts').catch(() => null);
    return sender ? sender.resendConfirmation(email) : { error: unreachable };
  }

  return (
    <form {...formProps} className="mt-5 grid gap-3">
      <FormError>{state.error}</FormError>
      <p role="status" className="empty:hidden">
        {state.sent}
      </p>
      {!state.sent && (
        <Button type="submit" variant="secondary" busy={busy}>
          Send the email again
        </Button>
      )}
    </form>
  );
}
