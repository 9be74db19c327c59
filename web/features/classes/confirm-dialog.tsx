import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { inBackground } from '../../in-background.ts';

type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  confirm: string;
  onConfirm: () => Promise<void>;
  failed: (failure: unknown) => string;
};

/** One question before something that cannot be taken back. */
export function ConfirmDialog({ open, onClose, title, children, confirm, onConfirm, failed }: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const go = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (failure) {
      setError(failed(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" busy={busy} onClick={() => inBackground(go())}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {children}
        <FormError>{error}</FormError>
      </div>
    </Dialog>
  );
}
