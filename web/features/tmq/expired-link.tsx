import { useState } from 'react';
import { errorText } from '#web/api.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { useForm } from '#web/use-form.ts';
import { ErrorBox } from '../billing/error-box.tsx';
import { renewLink } from './marking-link.ts';

export function ExpiredLink({ token, renewable }: { token: string; renewable: boolean }) {
  const [sent, setSent] = useState(false);
  const { state, busy, formProps } = useForm<{ error?: string }>(renew, {});

  async function renew() {
    try {
      await renewLink(token);
      setSent(true);
      return {};
    } catch (failure) {
      return { error: errorText(failure, 'The link could not be sent. Please try again.') };
    }
  }

  if (!renewable) {
    return (
      <PageHeading title="This link has expired" lead="Your feedback is still in your account, under My marking." />
    );
  }
  return (
    <>
      <PageHeading
        title="This link has expired"
        lead="We can send a new one, but only to the address that marking requests go to."
      />
      {sent ? (
        <Banner tone="success">A new link is on its way to the marker’s address.</Banner>
      ) : (
        <form {...formProps} className="grid max-w-reading justify-items-start gap-5">
          <ErrorBox outcome={state} />
          <Button type="submit" busy={busy}>
            Send a new link
          </Button>
        </form>
      )}
    </>
  );
}
