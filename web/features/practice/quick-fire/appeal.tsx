import { useState } from 'react';
import { errorText } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useForm } from '#web/use-form.ts';
import { sendAppeal } from './quick-fire-api.ts';

type AppealProps = { attemptId: string; appealed: boolean; onAppealed: () => void };

/** 'I did say that': the marking reads for ideas and can miss one. Told honestly: it changes no mark. */
export function Appeal({ attemptId, appealed, onAppealed }: AppealProps) {
  const [open, setOpen] = useState(false);
  if (appealed) {
    return (
      <p role="status" className="text-sm text-ink-soft">
        Thanks, we’ve noted that. It helps us mark better, but it doesn’t change this mark.
      </p>
    );
  }
  if (!open) {
    return (
      <div>
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          I did say that
        </Button>
      </div>
    );
  }
  return <AppealForm attemptId={attemptId} onAppealed={onAppealed} />;
}

function AppealForm({ attemptId, onAppealed }: Omit<AppealProps, 'appealed'>) {
  const { state, busy, formProps } = useForm(async (form) => {
    try {
      await sendAppeal(attemptId, String(form.get('note')));
      onAppealed();
      return '';
    } catch (error) {
      return errorText(error, 'We couldn’t send that. Check your connection and try again.');
    }
  }, '');
  return (
    <form {...formProps} className="grid gap-3">
      <TextArea
        name="note"
        label="Which of your words say it?"
        hint="We read these to improve the marking. It doesn’t change this mark."
        optional
        rows={3}
        maxLength={600}
        error={state}
        autoFocus
      />
      <div>
        <Button type="submit" size="small" variant="secondary" busy={busy}>
          Send
        </Button>
      </div>
    </form>
  );
}
