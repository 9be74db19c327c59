import { Printer } from 'lucide-react';
import { subjectTitles } from '#content/subjects.ts';
import { messages } from '#domain/messages.ts';
import { dayText } from '#domain/working-days.ts';
import { errorText } from '#web/api.ts';
import { usePageTitle } from '#web/page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLoaded } from '#web/use-loaded.ts';
import { type ClassView, loadClass } from './class-api.ts';
import { IdeaList } from './idea-list.tsx';
import { NoIdeasYet } from './missed-ideas.tsx';

/** One page for the lesson, without a name on it. */
export function ClassSheet({ classId }: { classId: string }) {
  const loaded = useLoaded(loadClass, classId);
  usePageTitle(loaded.state === 'ready' ? `Ideas to go over, ${loaded.value.name}` : undefined);
  if (loaded.state === 'loading') return <Skeleton lines={10} label="Loading the sheet" />;
  if (loaded.state === 'failed') {
    return <LoadFailed sentence={errorText(loaded.error, messages.loadFailed)} onRetry={loaded.retry} />;
  }
  return <Sheet shown={loaded.value} />;
}

function Sheet({ shown: { id, name, subject, today, missed } }: { shown: ClassView }) {
  return (
    <div data-subject={subject} className="max-w-3xl print:max-w-none">
      <p data-screen-only className="mb-3 text-sm font-semibold">
        <TextLink href={`/classes/${id}`}>Back to {name}</TextLink>
      </p>
      <PageHeading
        title={missed.length === 10 ? 'Ten ideas to go over' : 'Ideas to go over'}
        lead={[name, ...(name.includes(subjectTitles[subject]) ? [] : [subjectTitles[subject]]), dayText(today)].join(
          ', ',
        )}
      />
      {missed.length === 0 ? (
        <NoIdeasYet />
      ) : (
        <>
          <IdeaList missed={missed} />
          <p className="mt-6 text-sm text-ink-soft print:mt-3">
            Based on each student’s latest work, for tasks that at least three students have tried.
          </p>
          <div data-screen-only className="mt-6">
            <Button icon={<Printer aria-hidden="true" />} onClick={() => print()}>
              Print
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
