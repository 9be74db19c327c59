import { useCallback } from 'react';
import { conversationDays } from '#domain/tutor.ts';
import { errorText } from '#web/api.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLoaded } from '#web/use-loaded.ts';
import { isOfPlace } from './conversation-times.ts';
import { EarlierEntry } from './earlier-entry.tsx';
import type { TutorPlace } from './places.ts';
import { SubView } from './sub-view.tsx';
import { listConversations } from './tutor-api.ts';
import type { TutorSession } from './tutor-session.ts';

type EarlierViewProps = { place: TutorPlace; session: TutorSession; onBack: () => void };

export function EarlierView({ place, session, onBack }: EarlierViewProps) {
  const load = useCallback(
    async () => (await listConversations(place.subject)).filter((entry) => isOfPlace(entry, place)),
    [place],
  );
  const loaded = useLoaded(load, 'earlier');
  return (
    <SubView title="Earlier conversations" onBack={onBack}>
      <p className="mb-4 text-sm text-ink-soft">
        Kept for {conversationDays} days after your last message, then deleted.
      </p>
      {loaded.state === 'loading' && <Skeleton lines={5} label="Loading your conversations" />}
      {loaded.state === 'failed' && (
        <LoadFailed
          sentence={errorText(loaded.error, 'Your conversations could not be loaded. Check your connection.')}
          onRetry={loaded.retry}
        />
      )}
      {loaded.state === 'ready' &&
        (loaded.value.length === 0 ? (
          <EmptyState title="No conversations yet">Your conversations with this tutor will appear here.</EmptyState>
        ) : (
          <ul className="grid gap-2">
            {loaded.value.map((entry) => (
              <EarlierEntry
                key={entry.id}
                entry={entry}
                session={session}
                onOpen={() => {
                  session.openEarlier(entry.id);
                  onBack();
                }}
                onChanged={loaded.reload}
              />
            ))}
          </ul>
        ))}
    </SubView>
  );
}
