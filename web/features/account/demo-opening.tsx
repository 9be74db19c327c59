import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { api, errorText, replyOf } from '#web/api.ts';
import { accountNow, setAccount } from '#web/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { inBackground } from '../../in-background.ts';

/** One click from the landing page: a demo student of the visitor's own, and home. */
export function DemoOpening() {
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState('');

  async function start() {
    setProblem('');
    // Whoever is signed in stays so, however late the server says it.
    if (await accountNow()) return;
    try {
      const { account } = await openDemo();
      setAccount(account);
      navigate('/', { replace: true });
    } catch (failure) {
      setProblem(errorText(failure, 'The demo could not be opened. Please try again.'));
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    inBackground(start());
  }, []);

  if (!problem) return <Spinner label="Opening the demo" />;
  return (
    <div className="max-w-md">
      <PageHeading title="The demo" />
      <p role="alert" className="mb-6">
        {problem}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => inBackground(start())}>Try again</Button>
        <ButtonLink href="/" variant="secondary">
          Back to Home
        </ButtonLink>
      </div>
    </div>
  );
}

let opening: ReturnType<typeof ask> | undefined;

const ask = () => replyOf(api['demo-students'].$post());

/** However often the page is drawn, one visitor opens one student. */
function openDemo(): ReturnType<typeof ask> {
  opening ??= ask().finally(() => {
    opening = undefined;
  });
  return opening;
}
