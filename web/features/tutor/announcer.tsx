import { useEffect, useState } from 'react';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { TutorSession } from './tutor-session.ts';
import { shownMode, type TutorMode, type TutorState } from './tutor-state.ts';
import { useTutorState } from './use-tutor.ts';
import { modeWords } from './voice-words.ts';

/** A state that passes within this time is not worth a word. */
const settledMilliseconds = 400;

/**
 * Says the states to a screen reader once they last, and written replies when they are whole: neither talks over the
 * tutor's own voice, which is its own announcement.
 */
export function Announcer({ session }: { session: TutorSession }) {
  const state = useTutorState(session);
  const mode = shownMode(state);
  const [said, setSaid] = useState<{ mode: TutorMode; words: string }>({ mode: 'idle', words: '' });
  useEffect(() => {
    const say = () => setSaid((before) => (before.mode === mode ? before : { mode, words: modeWords[mode] }));
    const timer = setTimeout(say, settledMilliseconds);
    return () => clearTimeout(timer);
  }, [mode]);
  const reply = writtenReply(state);
  return (
    <VisuallyHidden>
      <span role="status">{said.words}</span>
      <span role="status">{reply}</span>
    </VisuallyHidden>
  );
}

function writtenReply({ messages, replying, live }: TutorState): string {
  const last = messages.at(-1);
  const done = last?.by === 'tutor' && last.state !== 'coming' && !last.spoken;
  return done && !replying && !live ? last.text : '';
}
