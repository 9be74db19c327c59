import { lazy, Suspense } from 'react';
import { firstIntent, LoadingNow } from '#web/first-intent.tsx';
import { useAccount } from '#web/session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useQuery } from './use-query.ts';

export function LoginScreen() {
  const account = useAccount();
  const query = useQuery();
  const linkExpired = query.get('link') === 'expired';
  if (account && account !== 'unknown') {
    return (
      <Suspense fallback={<Spinner label="Loading" />}>
        <SignedInNotice account={account} />
      </Suspense>
    );
  }
  if (query.has('demo')) {
    return (
      <Suspense fallback={<Spinner label="Opening the demo" />}>
        <DemoOpening />
      </Suspense>
    );
  }
  return (
    <div className="max-w-md">
      <PageHeading title="Log in" lead="Welcome back. Pick up where you left off." />
      {linkExpired && (
        <Suspense>
          <LinkExpired />
        </Suspense>
      )}
      <Suspense fallback={<LoadingNow />}>
        <LoginForm />
      </Suspense>
      <p className="mt-6">
        New here? <TextLink href="/register">Create account</TextLink>
      </p>
      <div className="mt-10 grid justify-items-start gap-3 border-t border-line pt-6">
        <p className="text-ink-soft">Just looking? See a student six weeks in. No sign-up.</p>
        <ButtonLink href="/login?demo" variant="secondary">
          Try the demo
        </ButtonLink>
      </div>
    </div>
  );
}

/** HTML at first, and taken over as soon as there is somebody to fill it in. */
const LoginForm = lazy(() =>
  firstIntent.then(() => import('./login-form.tsx')).then((m) => ({ default: m.LoginForm })),
);
const SignedInNotice = lazy(() => import('./signed-in-notice.tsx').then((m) => ({ default: m.SignedInNotice })));
const LinkExpired = lazy(() => import('./link-expired.tsx').then((m) => ({ default: m.LinkExpired })));
const DemoOpening = lazy(() => import('./demo-opening.tsx').then((m) => ({ default: m.DemoOpening })));
