import { useState } from 'react';
import { errorText } from '#web/api.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { inBackground } from '../../in-background.ts';
import { revokeLinks } from './marking-link.ts';

/** For a link that was passed on by mistake. */
export function CloseLinks({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<{ closed?: true; error?: string; busy?: true }>({});
  const close = async () => {
    setOutcome({ busy: true });
    try {
      await revokeLinks(token);
      setOutcome({ closed: true });
    } catch (failure) {
      setOutcome({ error: errorText(failure, 'The link could not be closed. Please try again.') });
    }
  };
  if (outcome.closed) {
    return (
      <div className="mt-12">
        <Banner tone="success">This link is closed. A new one is on its way to the marker’s address.</Banner>
      </div>
    );
  }
  return (
    <div className="mt-12 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-5 text-sm text-ink-soft">
      <p>Did somebody else get this link?</p>
      <Button size="small" variant="quiet" busy={outcome.busy} onClick={() => inBackground(close())}>
        Close it and send a new one
      </Button>
      {outcome.error && <p className="text-danger">{outcome.error}</p>}
    </div>
  );
}
