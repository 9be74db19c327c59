import { useState } from 'react';
import { subjectTitles } from '#content/subjects.ts';
import type { Subject } from '#domain/subjects.ts';
import { useStored } from '#web/kept/use-stored.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** Shown until 'I Understand' is pressed, once and for good per subject in this browser. Esc only puts it off. */
export function UsageReminder({ subject }: { subject: Subject }) {
  const [understood, setUnderstood] = useStored(`usage-reminder/${subject}`, false);
  const [putOff, setPutOff] = useState(false);
  return (
    <Dialog
      open={!understood && !putOff}
      onClose={() => setPutOff(true)}
      title="Your monthly minutes"
      actions={<Button onClick={() => setUnderstood(true)}>I Understand</Button>}
    >
      <div className="grid gap-3">
        <p>
          You have <strong>150 minutes</strong> of voice tutoring in {subjectTitles[subject]} each calendar month. That
          is about ten conversations of 10 to 15 minutes.
        </p>
        <p>
          Only live talking counts. Reading, typing to your tutor, quick-fire questions and marking don’t, and you can
          use them even when your minutes run out.
        </p>
        <p>Your minutes start again on the first of the month. Unused ones don’t carry over.</p>
      </div>
    </Dialog>
  );
}
