import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MessageView } from './message-view.tsx';
import type { Message } from './thread.ts';
import type { TutorSession } from './tutor-session.ts';
import { useFollowing } from './use-following.ts';
import { useTutorState } from './use-tutor.ts';

/** Everything said, oldest first. It follows what comes, unless the student has scrolled up to read. */
export function Transcript({ name, session }: { name: string; session: TutorSession }) {
  const { messages, loading, conversation, replying, live } = useTutorState(session);
  const { page, content, onScroll } = useFollowing(messages);
  const thinking = replying && !live && !messages.some(({ by, state }) => by === 'tutor' && state === 'coming');
  const visible = messages.filter(({ text, card }) => text.trim() || card);
  const last = visible.at(-1);
  const firstQueued = visible.findIndex(({ state }) => state === 'queued');
  const asked = firstQueued < 0 ? visible : visible.slice(0, firstQueued);
  const view = (message: Message) => (
    <MessageView
      key={message.key ?? message.id}
      name={name}
      message={message}
      session={session}
      isLast={message === last}
    />
  );
  return (
    <div
      ref={page}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
      tabIndex={0}
      role="log"
      aria-live="off"
      aria-label={`Conversation with ${name}`}
      className={paper}
      onScroll={onScroll}
    >
      {loading === 'yes' && <Skeleton lines={5} label="Loading the conversation" />}
      {loading === 'failed' && conversation && (
        <LoadFailed
          sentence="The conversation could not be loaded. Check your connection and try again."
          onRetry={() => session.openEarlier(conversation.id)}
        />
      )}
      <div ref={content} className="grid gap-5">
        <ol className="grid gap-5">{asked.map(view)}</ol>
        {thinking && <Dots />}
        {firstQueued >= 0 && <ol className="grid gap-5">{visible.slice(firstQueued).map(view)}</ol>}
      </div>
    </div>
  );
}

function Dots() {
  return (
    <p className="pl-12 text-sm text-ink-soft">
      <span className="animate-pulse">Thinking…</span>
    </p>
  );
}

/** The exercise book's margin runs down the page; who speaks stands in it. */
const paper =
  'min-h-0 overflow-y-auto overscroll-contain px-4 pt-4 pb-5 [grid-area:thread] focus-visible:-outline-offset-3 ' +
  'bg-[linear-gradient(var(--rule),var(--rule))] bg-[length:1px_100%] bg-[position:3.125rem_0] bg-no-repeat [background-attachment:local]';
