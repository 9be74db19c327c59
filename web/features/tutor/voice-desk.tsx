import { Mic } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { LiveDesk } from './live-desk.tsx';
import type { TutorSession } from './tutor-session.ts';
import { shownMode, type TutorState } from './tutor-state.ts';
import { useTutorState } from './use-tutor.ts';
import { minutesLeft, modeWords, voiceWords } from './voice-words.ts';

/** Where one talks. It takes the focus when the voice starts, so that the space bar is free to talk with. */
export function VoiceDesk({ session }: { session: TutorSession }) {
  const state = useTutorState(session);
  const desk = useRef<HTMLElement>(null);
  const { live } = state;
  useEffect(() => {
    if (live) desk.current?.focus({ preventScroll: true });
  }, [live]);
  return (
    <section ref={desk} tabIndex={-1} aria-label="Voice" className={place}>
      {live ? <LiveDesk session={session} state={state} /> : <IdleDesk session={session} state={state} />}
    </section>
  );
}

function IdleDesk({ session, state }: { session: TutorSession; state: TutorState }) {
  const { voice, usage } = state;
  const mode = shownMode(state);
  if (voice?.state === 'off') return <Sentence>{voice.sentence}</Sentence>;
  if (mode === 'over-limit') return <Sentence>{modeWords['over-limit']}</Sentence>;
  const loading = voice?.state === 'loading';
  return (
    <div className="flex items-center gap-3.5 @4xl:m-auto @4xl:flex-col @4xl:gap-5 @4xl:text-center">
      <button type="button" aria-keyshortcuts="Space" className={talkButton} onClick={session.voice.start}>
        <Mic aria-hidden="true" className="size-5.5 @4xl:size-9" />
        Talk
      </button>
      <div className="min-w-0 text-sm">
        <p>{loading ? voiceWords.getsReady : 'Talk, or write below'}</p>
        <p className="text-ink-soft">{usage ? `${minutesLeft(usage)} min of voice left this month` : '\u00a0'}</p>
      </div>
    </div>
  );
}

function Sentence({ children }: { children: string }) {
  return <p className="text-sm text-ink-soft @4xl:m-auto @4xl:text-center">{children}</p>;
}

const place =
  'flex flex-col border-t border-line bg-surface px-4 py-3 outline-none [grid-area:voice] ' +
  '@4xl:rounded-br-[inherit] @4xl:border-t-0 @4xl:border-l @4xl:p-6';

const talkButton =
  'flex h-12 shrink-0 items-center gap-2 rounded-full bg-accent pr-5 pl-4 font-semibold text-accent-ink shadow-sheet transition-colors ' +
  'hover:bg-accent-strong @4xl:size-32 @4xl:flex-col @4xl:justify-center @4xl:gap-1.5 @4xl:p-0 @4xl:text-lead';
