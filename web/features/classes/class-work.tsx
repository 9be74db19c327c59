import { useState } from 'react';
import { workKindNames } from '#domain/classes/set-work.ts';
import { dayText } from '#domain/working-days.ts';
import { errorText } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { type ClassView, removeWork } from './class-api.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { SetWorkForm } from './set-work-form.tsx';

type Changing = { shown: ClassView; onChanged: () => void };

export function ClassWork({ shown, onChanged }: Changing) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="order-2 lg:order-1">
        {shown.work.length === 0 ? (
          <p className="text-ink-soft">
            Nothing set yet. What you set appears on each student’s home page with its date.
          </p>
        ) : (
          <ul className="grid gap-4" aria-label="Work set">
            {shown.work.map((work) => (
              <WorkCard key={work.id} classId={shown.id} work={work} onChanged={onChanged} />
            ))}
          </ul>
        )}
      </div>
      <div className="order-1 lg:order-2">
        <SetWorkForm key={shown.work.length} classId={shown.id} today={shown.today} onChanged={onChanged} />
      </div>
    </div>
  );
}

type Work = ClassView['work'][number];

function WorkCard({ classId, work, onChanged }: { classId: string; work: Work; onChanged: () => void }) {
  const [removing, setRemoving] = useState(false);
  const done = work.students.filter((student) => student.done);
  const open = work.students.filter((student) => !student.done);
  return (
    <Card as="li">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-sm font-semibold text-accent">{workKindNames[work.kind]}</p>
          <h2 className="text-h4">{work.title}</h2>
          <p className="text-sm text-ink-soft">
            Due {dayText(work.dueOn)}. {done.length} of {work.students.length} have done it.
          </p>
        </div>
        <Button variant="quiet" size="small" onClick={() => setRemoving(true)}>
          Remove
        </Button>
      </div>
      {work.students.length > 0 && (
        <dl className="mt-3 grid gap-3 text-sm sm:grid-cols-2">
          <div>
            <dt className="font-semibold text-success">Done</dt>
            <dd>{done.length > 0 ? done.map(withDay).join(', ') : 'Nobody yet'}</dd>
          </div>
          <div>
            <dt className="font-semibold text-ink-soft">Not yet</dt>
            <dd>{open.length > 0 ? open.map(({ name }) => name).join(', ') : 'Everybody has done it'}</dd>
          </div>
        </dl>
      )}
      <ConfirmDialog
        open={removing}
        onClose={() => setRemoving(false)}
        title="Remove this work?"
        confirm="Remove it"
        onConfirm={async () => {
          await removeWork(classId, work.id);
          onChanged();
        }}
        failed={(failure) => errorText(failure, 'We couldn’t remove it. Please try again.')}
      >
        <p>It disappears from your students’ home pages. They keep what they’ve done.</p>
      </ConfirmDialog>
    </Card>
  );
}

function withDay({ name, done }: Work['students'][number]): string {
  return done?.late ? `${name} (late, ${dayText(done.on)})` : name;
}
