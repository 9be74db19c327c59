import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { timeAgo } from './conversation-times.ts';
import { findPlace } from './find-place.ts';
import { hasTalked } from './has-talked.ts';
import { type ConversationEntry, listConversations } from './tutor-api.ts';

/** The way back into the newest conversation. Nothing for somebody who has had none. */
export function LastConversation() {
  const [last, setLast] = useState<ConversationEntry>();
  // Its room is kept where there has been one before, so that nothing moves when it comes.
  const [expected, setExpected] = useState(hasTalked);
  useEffect(() => {
    let current = true;
    listConversations().then(
      (entries) => {
        if (!current) return;
        setLast(entries.find(({ messages }) => messages > 0));
        setExpected(false);
      },
      () => current && setExpected(false),
    );
    return () => {
      current = false;
    };
  }, []);
  const place = last && findPlace(last);
  if (!place) return expected ? <div className="mb-6 h-20" /> : null;
  return (
    <Link href={`${place.path}?conversation=${last.id}`} data-subject={last.subject} className={look}>
      <span className="block text-sm text-ink-soft">
        Continue with {place.name === 'Mr E' ? 'Mr E' : `your ${place.name}`}, {timeAgo(last.lastAt)}
      </span>
      <span className="block truncate font-serif text-h4 font-semibold text-accent">{last.title}</span>
    </Link>
  );
}

const look =
  'mb-6 block min-h-20 rounded-md border border-line border-l-4 border-l-accent bg-raised px-5 py-4 text-ink no-underline shadow-sheet transition-colors hover:border-accent';
