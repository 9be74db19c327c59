import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLoaded } from '#web/use-loaded.ts';
import { SetUpSteps } from './set-up/set-up-steps.tsx';
import { loadDraft } from './set-up/study-draft.ts';

/** For somebody who has just come. If it cannot be loaded the home page goes on without it. */
export function HomeSetUp({ onDone }: { onDone: () => void }) {
  const loaded = useLoaded(loadDraft, 'own');
  if (loaded.state === 'failed') return null;
  if (loaded.state === 'loading') return <Skeleton lines={6} label="Loading your set-up" />;
  return <SetUpSteps initial={loaded.value} onDone={onDone} />;
}
