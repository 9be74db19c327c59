import { useId } from 'react';
import { messages } from '#domain/messages.ts';
import { errorCode, errorText } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useForm } from '#web/use-form.ts';
import { askForBetterFile } from './marking-link.ts';

type BetterFileDialogProps = { token: string; open: boolean; onClose: () => void; onChanged: () => void };

/** The file can nearly be read: the student is asked for another one, and the clock stands until it comes. */
export function BetterFileDialog({ token, open, onClose, onChanged }: BetterFileDialogProps) {
  const id = useId();
  const { state, busy, formProps } = useForm<{ error?: string }>(send, {});

  async function send(form: FormData) {
    const note = String(form.get('note')).trim();
    if (!note) return { error: messages.betterFileNoteRequired };
    try {
      await askForBetterFile(token, note);
      onChanged();
      onClose();
      return {};
    } catch (failure) {
      if (errorCode(failure) === 'marking_settled') onChanged();
      return { error: errorText(failure, 'This could not be done. Please try again.') };
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Ask for a better file"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep marking
          </Button>
          <Button type="submit" form={id} busy={busy}>
            Ask the student
          </Button>
        </>
      }
    >
      <form {...formProps} id={id} noValidate className="grid gap-4">
        <p>
          The student gets your note by email and can send another file without paying again. The three working days
          pause until it arrives.
        </p>
        <TextArea
          name="note"
          label="What cannot be read"
          hint="For instance: page 2 is cut off on the right."
          rows={4}
          maxLength={1000}
          error={state.error}
        />
      </form>
    </Dialog>
  );
}
