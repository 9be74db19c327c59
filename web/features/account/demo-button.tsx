import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { setAccount } from '#web/session.ts';
import { Button } from '#web/ui/button.tsx';
import { useForm } from '#web/use-form.ts';

/** Test mode's one click to a student with both subjects. */
export function DemoButton() {
  const [, navigate] = useLocation();
  const [available, setAvailable] = useState(false);
  const { state: error, busy, formProps } = useForm(startDemo, '');

  useEffect(() => {
    // Asked for without the typed client, which nobody needs before a button is pressed.
    fetch('/api/demo')
      .then((response) => response.json())
      .then((demo) => setAvailable(demo.available === true))
      .catch(() => setAvailable(false));
  }, []);

  async function startDemo() {
    const { api, call, errorText } = await import('#web/api.ts');
    try {
      const { account } = await call(api.demo.$post());
      setAccount(account);
      navigate('/');
      return '';
    } catch (failure) {
      return errorText(failure, 'Failed to sign in');
    }
  }

  // The place is kept from the start: what stands below does not jump when the answer comes.
  return (
    <div className="min-h-52 pt-10">
      {available && (
        <form {...formProps} className="grid gap-3 border-t border-line pt-6">
          <p className="text-ink-soft">
            Only looking? The demo gives you a student with both subjects, with no sign-up.
          </p>
          <p role="alert" className="font-medium text-danger empty:hidden">
            {error}
          </p>
          <Button type="submit" variant="secondary" busy={busy}>
            Try the demo
          </Button>
        </form>
      )}
    </div>
  );
}
