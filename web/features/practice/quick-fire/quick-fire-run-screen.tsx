import { useParams } from 'wouter';
import { subjectTitles } from '#content/subjects.ts';
import { isSubject } from '#domain/subjects.ts';
import { errorCode, errorText } from '#web/api.ts';
import { usePageTitle } from '#web/page-title.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLoaded } from '#web/use-loaded.ts';
import { loadRun } from './quick-fire-api.ts';
import { RunView } from './run-view.tsx';

/** One run: reached again by its address, it goes on where it was. */
export function QuickFireRunScreen() {
  const { subject = '', runId = '' } = useParams();
  const loaded = useLoaded(loadRun, runId);
  usePageTitle(isSubject(subject) ? `${subjectTitles[subject]} quick fire` : undefined);
  if (!isSubject(subject)) return null;
  const start = `/subject/${subject}/qft`;
  return (
    <div data-subject={subject}>
      {loaded.state === 'loading' && <Skeleton lines={8} label="Loading your round" />}
      {loaded.state === 'ready' && <RunView key={runId} run={loaded.value} />}
      {loaded.state === 'failed' &&
        (errorCode(loaded.error) === 'offline' ? (
          <LoadFailed sentence={errorText(loaded.error, couldNotLoad)} onRetry={loaded.retry} />
        ) : (
          <EmptyState title="We can’t find this round" action={<ButtonLink href={start}>Start another</ButtonLink>}>
            It may belong to another account, or part of the link may be missing. Your {subjectTitles[subject]}{' '}
            questions are still here.
          </EmptyState>
        ))}
    </div>
  );
}

const couldNotLoad = 'Your round could not be loaded. Check your connection and try again.';
