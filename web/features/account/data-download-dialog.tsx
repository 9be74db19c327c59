import { useState } from 'react';
import { messages } from '#domain/messages.ts';
import { errorText } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useForm } from '#web/use-form.ts';
import { ErrorBox } from '../billing/error-box.tsx';
import { isDemo } from './demo-address.ts';
import { downloadData } from './download-data.ts';

type DataDownloadDialogProps = { email: string; onClose: () => void };

export function DataDownloadDialog({ email, onClose }: DataDownloadDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Download my data">
      {isDemo(email) ? (
        <p>This is the demo, so there’s nothing of yours to download.</p>
      ) : (
        <DownloadForm onClose={onClose} />
      )}
    </Dialog>
  );
}

function DownloadForm({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('');
  const { state, busy, formProps } = useForm(download, {});

  async function download(): Promise<{ error?: string }> {
    try {
      await downloadData(password);
      onClose();
      toast.success('Your data is in your downloads');
      return {};
    } catch (failure) {
      return { error: errorText(failure, messages.dataDownloadFailed) };
    }
  }

  return (
    <form {...formProps} className="grid gap-4">
      <p>
        You get everything we hold about you in one zip file: your profile, your plans, what you and the tutor said,
        your practice, and your marked work with its files. Keep it somewhere safe.
      </p>
      <PasswordField label="Password" value={password} onChange={(event) => setPassword(event.target.value)} required />
      <ErrorBox outcome={state} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} disabled={!password}>
          {busy ? 'Preparing your data' : 'Download'}
        </Button>
      </div>
    </form>
  );
}
