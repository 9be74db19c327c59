import { Link } from 'wouter';
import { errorText } from '#web/api.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { useLoaded } from '#web/use-loaded.ts';
import { timeAgo } from './conversation-times.ts';
import { findPlace } from './find-place.ts';
import { hasTalked } from './has-talked.ts';
import { couldNotLoadLast } from './load-words.ts';
import { addressed } from './places.ts';
import { listConversations } from './tutor-api.ts';

/** The way back into the newest conversation. Nothing for somebody who has had none. */
export function LastConversation() {
  const loaded = useLoaded(loadAll, 'all');
  if (loaded.state === 'failed') {
    return (
      <div className="mb-6">
        <LoadFailed sentence={errorText(loaded.error, couldNotLoadLast)} onRetry={loaded.retry} />
      </div>
    );
  }
  // Its room is kept where there has been one before, so that nothing moves when it comes.
  if (loaded.state === 'loading') return hasTalked() ? <div className="mb-6 h-20" /> : null;
  const last = loaded.value.find(({ messages }) => messages > 0);
  const place = last && findPlace(last);
  if (!place) return null;
  return (
    <Link href={`${place.path}?conversation=${last.id}`} data-subject={last.subject} className={look}>
      <span className="block text-sm text-ink-soft">
        Continue with {addressed(place.name)}, {timeAgo(last.lastAt)}
      </span>
      <span className="block truncate font-serif text-h4 font-semibold text-accent first-letter:uppercase">
        {last.title}
      </span>
    </Link>
  );
}

const loadAll = () => listConversations();

const look =
  'mb-6 block min-h-20 rounded-md border border-line border-l-4 border-l-accent bg-raised px-5 py-4 text-ink no-underline shadow-sheet transition-colors hover:border-accent';
