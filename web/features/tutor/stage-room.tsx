import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import type { LookingAt } from '#domain/tutor-shown.ts';
import { useAccount } from '#web/session.ts';
import { LogoButton } from './logo-button.tsx';
import { panelPlace } from './panel-frame.tsx';
import type { TutorPlace } from './places.ts';
import type { Suggestion } from './start-view.tsx';
import { Tutor } from './tutor.tsx';
import { stageHeights } from './tutor-stage.tsx';
import { useTutor, useTutorState } from './use-tutor.ts';

export type StageRoomProps = {
  place: TutorPlace;
  suggestions: readonly Suggestion[];
  /** What the page shows besides the tutor. */
  lookingAt?: LookingAt | undefined;
};

/**
 * The tutor as a part of the page. When it has been scrolled away, the logo brings it along as a panel at the page's
 * side, in the midst of a conversation too; on a phone, where there is no side, the logo leads back to it.
 */
export function StageRoom({ place: given, suggestions, lookingAt }: StageRoomProps) {
  const [place] = useState(given);
  const account = useAccount();
  const headingId = useId();
  const slot = useRef<HTMLElement>(null);
  const [away, setAway] = useState(false);
  const [docked, setDocked] = useState(false);
  const search = useSearch();
  // As the page was opened: turning to another section of it does not end the conversation.
  const [asked] = useState(() => new URLSearchParams(search).get('conversation') ?? undefined);
  const owner = account && account !== 'unknown' ? account.email : '';
  const session = useTutor(place, { owner, conversationId: asked, lookingAt });
  const { conversation, messages, live } = useTutorState(session);
  const begun = live || conversation !== undefined || messages.length > 0;
  const focus = useCallback(() => slot.current?.querySelector<HTMLElement>('textarea')?.focus(), []);
  useEffect(() => {
    const element = slot.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setAway(entries.at(-1)?.isIntersecting === false));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (begun) slot.current?.scrollIntoView({ block: 'start' });
  }, [begun]);
  const bring = () => {
    if (matchMedia('(width < 40rem)').matches) slot.current?.scrollIntoView({ block: 'start' });
    else setDocked(true);
    requestAnimationFrame(focus);
  };
  const putBack = useCallback(() => {
    session.voice.end();
    setDocked(false);
  }, [session]);
  return (
    <section
      ref={slot}
      data-screen-only
      aria-labelledby={headingId}
      className={`scroll-mt-[-4rem] ${begun ? stageHeights.conversation : stageHeights.start}`}
    >
      <div className={docked ? panelPlace : stage}>
        <Tutor
          place={place}
          session={session}
          suggestions={suggestions}
          headingId={headingId}
          onClose={docked ? putBack : undefined}
        />
      </div>
      {away && !docked && <LogoButton name={place.name} onClick={bring} />}
    </section>
  );
}

const stage = 'flex h-full flex-col rounded-lg border border-line bg-raised shadow-sheet';
