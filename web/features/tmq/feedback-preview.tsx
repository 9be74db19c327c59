import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { inBackground } from '../../in-background.ts';
import { FeedbackSheet } from './feedback-sheet.tsx';
import type { Feedback } from './load-requests.ts';

type FeedbackPreviewProps = {
  /** Null while there is nothing to show. */
  feedback: Omit<Feedback, 'sentAt'> | null;
  fileHref: string;
  onClose: () => void;
  /** Gives back a sentence when it could not be sent. */
  onSend: () => Promise<string | undefined>;
};

/** The feedback as the student will read it, before it goes: what was sent cannot be changed. */
export function FeedbackPreview({ feedback, fileHref, onClose, onSend }: FeedbackPreviewProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const send = async () => {
    setBusy(true);
    setError(await onSend());
    setBusy(false);
  };
  return (
    <Dialog
      open={feedback !== null}
      onClose={onClose}
      title="This is what the student will read"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep editing
          </Button>
          <Button busy={busy} onClick={() => inBackground(send())}>
            Send to the student
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FormError>{error}</FormError>
        {feedback && <FeedbackSheet feedback={feedback} fileHref={fileHref} />}
        <p className="text-sm text-ink-soft">It goes by email straight away and can’t be changed afterwards.</p>
      </div>
    </Dialog>
  );
}
