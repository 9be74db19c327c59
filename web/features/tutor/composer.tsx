import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { longestMessage } from '#domain/tutor.ts';
import { addressed } from './places.ts';
import type { TutorSession } from './tutor-session.ts';
import { useTutorState } from './use-tutor.ts';

/** Always there: text needs no microphone and no minutes. */
export function Composer({ name, session }: { name: string; session: TutorSession }) {
  const { draft } = useTutorState(session);
  const id = useId();
  const nearEnd = draft.length > longestMessage - 400;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    session.send();
  };
  return (
    <form
      className="p-3"
      onSubmit={(event) => {
        event.preventDefault();
        session.send();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {`Write to ${addressed(name)}`}
      </label>
      <div className="flex items-end gap-2">
        <textarea
          id={id}
          rows={1}
          value={draft}
          maxLength={longestMessage}
          enterKeyHint="send"
          placeholder={`Write to ${addressed(name)}`}
          aria-describedby={nearEnd ? `${id}-count` : undefined}
          className="control field-sizing-content max-h-40 resize-none"
          onChange={(event) => session.write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="submit"
          aria-label="Send"
          disabled={!draft.trim()}
          className="grid size-11 shrink-0 place-items-center rounded-md bg-accent text-accent-ink hover:bg-accent-strong disabled:opacity-45"
        >
          <ArrowUp size={20} aria-hidden="true" />
        </button>
      </div>
      {nearEnd && (
        <p id={`${id}-count`} className="mt-1 text-xs text-ink-soft tabular-nums">
          {draft.length} of {longestMessage} characters
        </p>
      )}
    </form>
  );
}
