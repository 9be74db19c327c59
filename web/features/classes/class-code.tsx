import { Copy, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { showCode } from '#domain/classes/join-code.ts';
import { errorText } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { inBackground } from '../../in-background.ts';
import { renewCode } from './class-api.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type ClassCodeProps = { id: string; code: string; onChanged: () => void };

/** Large enough to be read from the last row. */
export function ClassCode({ id, code, onChanged }: ClassCodeProps) {
  const [renewing, setRenewing] = useState(false);
  const link = `${location.origin}/join/${code}`;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toast.success('The link is copied'),
      () => toast.error('The link could not be copied. You can select it and copy it by hand.'),
    );
  return (
    <section aria-label="Class code" className="mb-8 rounded-md border border-line bg-raised p-5 shadow-sheet sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <p className="text-sm text-ink-soft">Students join with this code</p>
          <p className="font-mono text-h1 leading-tight font-semibold tracking-wider whitespace-nowrap">
            {showCode(code)}
          </p>
          <p className="mt-1 text-sm text-ink-soft wrap-anywhere">or at {link}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" icon={<Copy aria-hidden="true" />} onClick={() => inBackground(copy())}>
            Copy the link
          </Button>
          <Button variant="secondary" icon={<RefreshCw aria-hidden="true" />} onClick={() => setRenewing(true)}>
            New code
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={renewing}
        onClose={() => setRenewing(false)}
        title="Make a new code?"
        confirm="Make a new code"
        onConfirm={async () => {
          await renewCode(id);
          onChanged();
        }}
        failed={(failure) => errorText(failure, 'We couldn’t make a new code. Please try again.')}
      >
        <p>The old code and its link stop working straight away. Everyone already in the class stays in it.</p>
      </ConfirmDialog>
    </section>
  );
}
