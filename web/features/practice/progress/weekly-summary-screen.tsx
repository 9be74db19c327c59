import { useParams } from 'wouter';
import { errorText } from '#web/api.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useLoaded } from '#web/use-loaded.ts';
import { endWeeklySummary } from './progress-api.ts';

/** Where the link at the foot of a weekly summary leads: coming here is enough. */
export function WeeklySummaryScreen() {
  const { token = '' } = useParams();
  const ended = useLoaded(endWeeklySummary, token);
  return (
    <div className="grid max-w-reading gap-6">
      <PageHeading title="Weekly summary" />
      {ended.state === 'loading' && <Spinner label="One moment" />}
      {ended.state === 'failed' && <LoadFailed sentence={errorText(ended.error, failed)} onRetry={ended.retry} />}
      {ended.state === 'ready' && (
        <>
          <Banner tone="success">You won’t get any more weekly summaries.</Banner>
          <div>
            <ButtonLink href="/progress" variant="secondary">
              Open your progress
            </ButtonLink>
          </div>
        </>
      )}
    </div>
  );
}

const failed = 'The summary could not be stopped. Check your connection and try again.';
