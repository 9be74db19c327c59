import { errorText } from '#web/api.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLoaded } from '#web/use-loaded.ts';
import { SetUpSteps } from './set-up/set-up-steps.tsx';
import { loadDraft } from './set-up/study-draft.ts';

/** For somebody who has just come. */
export function HomeSetUp({ onDone }: { onDone: () => void }) {
  const loaded = useLoaded(loadDraft, 'own');
  if (loaded.state === 'failed') {
    return (
      <div className="mb-8">
        <LoadFailed sentence={errorText(loaded.error, couldNotLoad)} onRetry={loaded.retry} />
      </div>
    );
  }
  if (loaded.state === 'loading') return <Skeleton lines={6} label="Loading your set-up" />;
  return <SetUpSteps initial={loaded.value} onDone={onDone} />;
}

const couldNotLoad = 'We couldn’t load your set-up. Check your connection and try again.';
