import { useState } from 'react';
import { errorText } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';
import { endRun, type Run } from './quick-fire-api.ts';
import type { RunState } from './run-state.ts';
import { VerdictStrip } from './verdict-strip.tsx';

/** Where the student is in the run, and the way out of it. */
export function RunHeader({ run, state }: { run: Run; state: RunState }) {
  const [busy, setBusy] = useState(false);
  const end = () => {
    setBusy(true);
    endRun(run.id).then(state.finish, (error: unknown) => {
      setBusy(false);
      toast.error(errorText(error, 'We couldn’t finish just now. Your answers are safe.'));
    });
  };
  return (
    <header className="mb-6">
      <p className="mb-2 text-sm font-semibold">
        <TextLink href={`/subject/${run.subject}/qft`}>Quick Fire Testing</TextLink>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-h2">
          Question {state.at + 1} of {run.questions.length}
        </h1>
        <Button variant="quiet" size="small" className="-mx-3" busy={busy} onClick={end}>
          Finish here
        </Button>
      </div>
      <VerdictStrip run={run} given={state.given} at={state.at} />
    </header>
  );
}
