import { useState } from 'react';
import { errorText } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { inBackground } from '../../in-background.ts';
import { DocumentDrop } from './document-drop.tsx';
import { type OwnRequest, sendBetterFile } from './load-requests.ts';
import { useUpload } from './use-upload.ts';

/** What the marker could not read, and the place for another file. */
export function BetterFile({ request, onSent }: { request: OwnRequest; onSent: () => void }) {
  const upload = useUpload(request.subject);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const send = async () => {
    if (!upload.file) return;
    setBusy(true);
    setError(undefined);
    try {
      await sendBetterFile(request.id, upload.file.id);
      onSent();
    } catch (failure) {
      setError(errorText(failure, 'It could not be sent. Please check your connection.'));
    }
    setBusy(false);
  };
  return (
    <div className="grid gap-4 border-t border-rule pt-4">
      <blockquote className="border-l-3 border-pen pl-4 font-serif whitespace-pre-line wrap-anywhere">
        {request.fileAskedNote}
      </blockquote>
      <FormError>{error}</FormError>
      <DocumentDrop label="Another file of the same answer" upload={upload} preview />
      <div>
        <Button busy={busy} disabled={!upload.file} onClick={() => inBackground(send())}>
          Send this file
        </Button>
      </div>
    </div>
  );
}
