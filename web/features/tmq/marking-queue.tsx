import { useState } from 'react';
import { useLocation } from 'wouter';
import { isSubject } from '#domain/subjects.ts';
import { errorText } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { inBackground } from '../../in-background.ts';
import { openDesk, type QueueView } from './marking-link.ts';

type Waiting = QueueView['requests'][number];

export function MarkingQueue({ token, requests }: { token: string; requests: Waiting[] }) {
  const [, navigate] = useLocation();
  const [error, setError] = useState<string>();
  const open = async ({ subject, id }: Waiting) => {
    if (!isSubject(subject)) return;
    try {
      navigate(await openDesk(token, { subject, id }));
    } catch (failure) {
      setError(errorText(failure, 'This desk could not be opened. Please try again.'));
    }
  };
  return (
    <>
      <PageHeading title="Marking queue" lead="Work waiting to be marked, most urgent first." />
      <FormError>{error}</FormError>
      {requests.length === 0 && <EmptyState title="Nothing to mark">Everything has been answered.</EmptyState>}
      <ul className="grid gap-5">
        {requests.map((request) => (
          <Card key={request.id} as="li" subject={isSubject(request.subject) ? request.subject : undefined}>
            <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
              <div className="grid min-w-0 flex-1 basis-80 gap-1">
                <p className="text-sm text-ink-soft">
                  {request.subjectTitle}, {request.examBoard} paper {request.paperNumber}, {request.type}
                </p>
                <h2 className="text-h4 wrap-anywhere">{request.examQuestion}</h2>
                <p className={request.late ? 'font-semibold text-danger' : 'font-semibold'}>
                  {request.late && 'Late: '}
                  {request.fileAsked ? 'Waiting for a better file: the deadline is paused' : `due by ${request.due}`}
                </p>
              </div>
              <Button onClick={() => inBackground(open(request))}>Open the desk</Button>
            </div>
          </Card>
        ))}
      </ul>
    </>
  );
}
