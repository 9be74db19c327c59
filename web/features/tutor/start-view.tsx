import { useCallback } from 'react';
import { errorText } from '#web/api.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { useLoaded } from '#web/use-loaded.ts';
import { Chip } from './chip.tsx';
import { isOfPlace, timeAgo } from './conversation-times.ts';
import { couldNotLoadLast } from './load-words.ts';
import type { TutorPlace } from './places.ts';
import { tutorPrompts } from './prompts.ts';
import { listConversations } from './tutor-api.ts';
import type { TutorSession } from './tutor-session.ts';

/** Something to begin with. `text` is put into the text box when it is a function, and sent otherwise. */
export type Suggestion = { label: string; text: string | (() => string) };

type StartViewProps = { place: TutorPlace; session: TutorSession; suggestions: readonly Suggestion[] };

/** An empty page: who this is, how to begin, and the way back to the last conversation. */
export function StartView({ place, session, suggestions }: StartViewProps) {
  const load = useCallback(
    async () => (await listConversations(place.subject)).find((entry) => isOfPlace(entry, place) && entry.messages > 1),
    [place],
  );
  const loaded = useLoaded(load, 'last');
  const last = loaded.state === 'ready' ? loaded.value : undefined;
  const take = ({ text }: Suggestion) => {
    if (typeof text === 'string') session.typed.send(text);
    else session.write(text());
  };
  return (
    <div className="min-h-0 overflow-y-auto [grid-area:thread]">
      <div className="ruled flex min-h-full flex-col bg-[position:0_-0.375rem]">
        <div className="ml-8 flex flex-1 flex-col border-l border-rule px-4 pt-8 pb-6 @4xl:ml-14 @4xl:px-8">
          <p className="max-w-reading leading-8 @lg:text-lead">{tutorPrompts(place)}</p>
          <div className="mt-4 flex flex-wrap gap-x-2 gap-y-3 @lg:mt-8">
            <Chip onClick={session.typed.begin}>Let the tutor begin</Chip>
            {suggestions.map((suggestion) => (
              <Chip key={suggestion.label} onClick={() => take(suggestion)}>
                {suggestion.label}
              </Chip>
            ))}
          </div>
          {loaded.state === 'failed' && (
            <div className="mt-8 max-w-reading">
              <LoadFailed sentence={errorText(loaded.error, couldNotLoadLast)} onRetry={loaded.retry} />
            </div>
          )}
          {last && (
            <button type="button" className={resume} onClick={() => session.openEarlier(last.id)}>
              <span className="text-sm leading-6 text-ink-soft">
                Continue where you left off, {timeAgo(last.lastAt)}
              </span>
              <span className="max-w-full truncate leading-6 font-semibold first-letter:uppercase">{last.title}</span>
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

const resume =
  'mt-8 flex max-w-full flex-col items-start self-start rounded-md border border-line bg-raised px-4 py-2.5 text-left shadow-sheet hover:border-accent';
