import { useState } from 'react';
import { errorCode, errorText } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { inBackground } from '../../in-background.ts';
import { refuseAsUnreadable } from './marking-link.ts';

type UnreadableDialogProps = {
  token: string;
  amount: string;
  open: boolean;
  onClose: () => void;
  onChanged: () => void;
};

export function UnreadableDialog({ token, amount, open, onClose, onChanged }: UnreadableDialogProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const refund = async () => {
    setBusy(true);
    try {
      await refuseAsUnreadable(token);
      onChanged();
    } catch (failure) {
      if (errorCode(failure) === 'marking_settled') onChanged();
      setError(errorText(failure, 'This could not be done. Please try again.'));
    }
    setBusy(false);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Refund ${amount}?`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep marking
          </Button>
          <Button variant="danger" busy={busy} onClick={() => inBackground(refund())}>
            Refund {amount}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FormError>{error}</FormError>
        <p>
          Only if it can’t be read at all. The student gets {amount} back and an email that explains how to send a
          better picture. You can’t undo this.
        </p>
      </div>
    </Dialog>
  );
}
