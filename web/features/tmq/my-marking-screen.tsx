import { messages } from '#domain/messages.ts';
import { errorText } from '#web/api.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLoaded } from '#web/use-loaded.ts';
import { loadRequests } from './load-requests.ts';
import { RequestCard } from './request-card.tsx';

export function MyMarkingScreen() {
  return (
    <>
      <PageHeading title="My marking" lead="What you’ve sent for marking, and what’s come back." />
      <Requests />
    </>
  );
}

function Requests() {
  const loaded = useLoaded(loadRequests, 'own');
  if (loaded.state === 'loading') return <Skeleton lines={5} label="Loading your marking" />;
  if (loaded.state === 'failed')
    return <LoadFailed sentence={errorText(loaded.error, messages.loadFailed)} onRetry={loaded.retry} />;
  if (loaded.value.length === 0) {
    return (
      <EmptyState
        title="Nothing sent yet"
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink href="/tmq/economics">Send an Economics answer</ButtonLink>
            <ButtonLink href="/tmq/business" variant="secondary">
              Send a Business answer
            </ButtonLink>
          </div>
        }
      >
        <p>A marker reads your long answer and sends it back with a level, a mark and comments.</p>
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-6">
      {loaded.value.map((request) => (
        <RequestCard key={request.id} request={request} onChanged={loaded.reload} />
      ))}
    </ul>
  );
}
