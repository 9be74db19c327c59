import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { Subject } from '#domain/subjects.ts';
import { useAccount } from '#web/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { inBackground } from '../../../in-background.ts';

/** For whoever has the subject the practice itself, in a chunk of its own; for everybody else a taste and the way in. */
export function QuickFirePractice({ subject }: { subject: Subject }) {
  const account = useAccount();
  if (account && account !== 'unknown' && account.subjects.includes(subject)) {
    return (
      <Suspense fallback={<div className="mb-section min-h-120" />}>
        <QuickFirePanel subject={subject} />
      </Suspense>
    );
  }
  return <Invitation />;
}

const QuickFirePanel = lazy(() =>
  import('./quick-fire-panel.tsx').then((module) => ({ default: module.QuickFirePanel })),
);

function Invitation() {
  const [Trial, setTrial] = useState<ComponentType>();
  // A question that cannot be loaded is no loss here: the button stays, and so does the text.
  const load = () =>
    inBackground(
      import('../trial.tsx').then(
        (module) => setTrial(() => module.Trial),
        () => undefined,
      ),
    );
  return (
    <div className="mb-10 grid gap-6" data-screen-only>
      <div className="flex flex-wrap items-center gap-4">
        <ButtonLink href="/login">Log in to practise</ButtonLink>
        {!Trial && (
          <Button variant="secondary" className="noscript:hidden" onClick={load}>
            Try one question first
          </Button>
        )}
      </div>
      {Trial && <Trial />}
    </div>
  );
}
