import { useEffect } from 'react';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

/** The same for a paid registration and a teacher's. */
export function RegisteredNotice({ notified = true }: { notified?: boolean }) {
  useEffect(() => {
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <PageHeading
        title="Registration Successful"
        lead="Please check your email and your spam folder, and verify your account before logging in."
      />
      {!notified && (
        <div className="mb-6 max-w-reading">
          <Banner tone="warning">
            <p>Cannot send notification</p>
            <p className="text-sm">Your account is ready. We’ll keep trying to send the email.</p>
          </Banner>
        </div>
      )}
      <ButtonLink href="/login">Go to Login</ButtonLink>
    </>
  );
}
