import { useRef } from 'react';
import type { Offer } from '#domain/tutor-shown.ts';
import { Chip } from './chip.tsx';
import type { TutorSession } from './tutor-session.ts';
import type { TutorState } from './tutor-state.ts';
import { useTutorState } from './use-tutor.ts';

/** What the student may well say next, to be said with one press. It goes the way that typed words go. */
export function Offers({ offers, session }: { offers: readonly Offer[]; session: TutorSession }) {
  const isReplying = hasTutorFloor(useTutorState(session));
  const group = useRef<HTMLFieldSetElement>(null);
  const say = (words: string) => {
    // The buttons go with the press; who came by keyboard stays in the conversation.
    group.current?.closest<HTMLElement>('[role="log"]')?.focus({ preventScroll: true });
    session.typed.send(words);
  };
  return (
    <fieldset ref={group} className="mt-2 flex flex-wrap gap-2">
      <legend className="sr-only">You could say</legend>
      {offers.map(({ label, says }) => (
        <Chip key={label} disabled={isReplying} onClick={() => say(says)}>
          {label}
        </Chip>
      ))}
    </fieldset>
  );
}

function hasTutorFloor({ replying, live, mode }: TutorState): boolean {
  return replying || (live && (mode === 'thinking' || mode === 'speaking'));
}
