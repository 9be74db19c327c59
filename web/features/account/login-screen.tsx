import { useLocation } from 'wouter';
import { messages } from '#domain/messages.ts';
import { setAccount } from '#web/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useForm } from '#web/use-form.ts';
import { DemoButton } from './demo-button.tsx';

export function LoginScreen() {
  const [, navigate] = useLocation();
  const { state: error, busy, formProps } = useForm(logIn, '');

  async function logIn(form: FormData) {
    const { api, call, errorText } = await import('#web/api.ts');
    const json = {
      email: String(form.get('email')),
      password: String(form.get('password')),
      remember: form.get('remember') === 'on',
    };
    try {
      const { account } = await call(api.session.$post({ json }));
      setAccount(account);
      navigate('/');
      return '';
    } catch (failure) {
      return errorText(failure, messages.loginFailed);
    }
  }

  return (
    <div className="max-w-md">
      <PageHeading title="Log in" lead="Welcome back. Your tutor is where you left it." />
      <form {...formProps} className="grid gap-5">
        <FormError>{error}</FormError>
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
      <p className="mt-6">
        New here? <TextLink href="/register">Create account</TextLink>
      </p>
      <DemoButton />
    </div>
  );
}
