import { inBackground } from './in-background.ts';
import { refreshAccount, useSessionTrouble } from './session.ts';
import { Button } from './ui/button.tsx';
import { Spinner } from './ui/spinner.tsx';

/** While it is not known who is signed in. */
export function SessionWait({ label }: { label: string }) {
  if (!useSessionTrouble()) return <Spinner label={label} />;
  return (
    <div role="status">
      <p className="mb-6">We can’t be reached just now. We’ll keep trying.</p>
      <Button onClick={() => inBackground(refreshAccount())}>Try again</Button>
    </div>
  );
}
