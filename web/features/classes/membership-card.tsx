import { useState } from 'react';
import { subjectTitles } from '#content/subjects.ts';
import { dayText, londonDay } from '#domain/working-days.ts';
import { errorCode, errorText } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toast.tsx';
import { leaveClass, type Membership } from './class-api.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { SharingList } from './sharing-list.tsx';

export function MembershipCard({ membership, onLeft }: { membership: Membership; onLeft: () => void }) {
  const { classId, name, subject, teacher, joinedAt, ended } = membership;
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    try {
      await leaveClass(classId);
    } catch (failure) {
      // Another tab, or the teacher, was quicker.
      if (errorCode(failure) !== 'not_found') throw failure;
    }
    toast.success(`You’ve left ${name}. Your teacher can’t see your work any more.`);
    onLeft();
  };
  return (
    <Card as="li" subject={subject}>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-h4 wrap-anywhere">{name}</h2>
          <p className="text-sm text-ink-soft">
            {subjectTitles[subject]} with {teacher}, joined on {dayText(londonDay(new Date(joinedAt)))}
          </p>
          {ended && <p className="mt-2">This class has ended, so nobody sees your work here. You can leave it.</p>}
        </div>
        <Button variant="secondary" size="small" onClick={() => setLeaving(true)}>
          Leave the class
        </Button>
      </div>
      {!ended && (
        <details className="mt-3">
          <summary className="cursor-pointer py-2 text-sm font-semibold text-accent">What {teacher} sees</summary>
          <div className="pt-3">
            <SharingList />
          </div>
        </details>
      )}
      <ConfirmDialog
        open={leaving}
        onClose={() => setLeaving(false)}
        title={`Leave ${name}?`}
        confirm="Leave the class"
        onConfirm={leave}
        failed={(failure) => errorText(failure, 'You are still in the class. Check your connection and try again.')}
      >
        <p>You keep your own work. Your teacher won’t see any of it from now on.</p>
      </ConfirmDialog>
    </Card>
  );
}
