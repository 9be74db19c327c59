import { lazy, Suspense } from 'react';
import { Spinner } from '#web/ui/spinner.tsx';
import { useForm } from '#web/use-form.ts';
import { unreachable } from '../billing/error-box.tsx';
import { RegisterFields } from './register-fields.tsx';
import { RegisterHeading } from './register-heading.tsx';
import type { RegistrationOutcome } from './send-registration.ts';

export function RegisterForm() {
  const { state, busy, formProps } = useForm(register, {});
  if (state.registered) {
    return (
      <Suspense fallback={<Spinner label="Loading" />}>
        <RegisteredNotice notified={state.notified} />
      </Suspense>
    );
  }
  return (
    <>
      <RegisterHeading />
      {/* Our own rules speak, in their order, instead of the browser's bubbles. */}
      <form {...formProps} noValidate className="grid max-w-4xl gap-x-12 gap-y-10 lg:grid-cols-2">
        <RegisterFields outcome={state} busy={busy} />
      </form>
    </>
  );
}

/** The rules and the server's client come with the first press of the button, not with the page. */
async function register(form: FormData): Promise<RegistrationOutcome> {
  const sender = await import('./send-registration.ts').catch(() => null);
  return sender ? sender.sendRegistration(form) : { error: unreachable };
}

const RegisteredNotice = lazy(() => import('./registered-notice.tsx').then((m) => ({ default: m.RegisteredNotice })));
