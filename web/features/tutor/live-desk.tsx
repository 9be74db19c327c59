import { Hourglass, Mic, MicOff, PhoneOff, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { HoldToTalk } from './hold-to-talk.tsx';
import type { TutorSession } from './tutor-session.ts';
import type { TutorState } from './tutor-state.ts';
import { VoiceTrace } from './voice-trace.tsx';
import { liveWords, minutesLeft } from './voice-words.ts';

/** While they talk: what happens now, both voices, and the means to steer it. */
export function LiveDesk({ session, state }: { session: TutorSession; state: TutorState }) {
  const { mode, muted, usage, settings, listenOnly } = state;
  const { voice } = session;
  const thinking = mode === 'thinking-time';
  const words = liveWords(state);
  return (
    <div className="flex flex-1 flex-col gap-2.5 @4xl:gap-4">
      <div className="flex items-center gap-2.5 @4xl:min-h-13">
        <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${dots[mode]}`} />
        <p className="min-w-0 flex-1 leading-snug font-semibold">{words}</p>
        {usage && (
          <p className="shrink-0 text-xs text-ink-soft tabular-nums @4xl:hidden">{minutesLeft(usage)} min left</p>
        )}
      </div>
      <div className="h-10 @4xl:my-auto @4xl:h-28">
        <VoiceTrace session={session} label={words} />
      </div>
      {settings.pushToTalk && !listenOnly && <HoldToTalk session={session} />}
      <div className="grid grid-cols-4 gap-2">
        {!listenOnly && (
          <Tile label={muted ? 'Unmute' : 'Mute'} pressed={muted} onClick={() => voice.mute(!muted)}>
            {muted ? <MicOff aria-hidden="true" /> : <Mic aria-hidden="true" />}
          </Tile>
        )}
        <Tile label="Let me think" pressed={thinking} onClick={() => voice.think(!thinking)}>
          <Hourglass aria-hidden="true" />
        </Tile>
        <Tile label="Stop talking" disabled={mode !== 'speaking' && mode !== 'thinking'} onClick={voice.hush}>
          <VolumeX aria-hidden="true" />
        </Tile>
        <Tile label="End" danger onClick={voice.end}>
          <PhoneOff aria-hidden="true" />
        </Tile>
      </div>
      {usage && (
        <p className="hidden text-center text-sm text-ink-soft @4xl:block">
          {minutesLeft(usage)} min of voice left this month
        </p>
      )}
    </div>
  );
}

type TileProps = {
  label: string;
  pressed?: boolean;
  disabled?: boolean;
  danger?: boolean;
  onClick: () => void;
  children: ReactNode;
};

function Tile({ label, pressed, disabled, danger, onClick, children }: TileProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      className={`${tile} ${danger ? 'text-danger' : ''}`}
      onClick={onClick}
    >
      {children}
      {label}
    </button>
  );
}

const tile =
  'flex min-h-14 flex-col items-center justify-center gap-1 rounded-md border border-line-strong bg-raised px-1 py-1.5 text-center text-xs leading-tight font-semibold ' +
  'transition-colors hover:border-ink hover:bg-accent-soft disabled:opacity-45 aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-accent-ink [&>svg]:size-4.5 [&>svg]:shrink-0';

const dots: Record<TutorState['mode'], string> = {
  idle: 'bg-line-strong',
  connecting: 'animate-pulse bg-warning',
  listening: 'bg-success',
  hearing: 'bg-ink',
  thinking: 'animate-pulse bg-accent',
  speaking: 'bg-accent',
  interrupted: 'bg-ink',
  'thinking-time': 'bg-info',
  muted: 'bg-line-strong',
  'over-limit': 'bg-line-strong',
  offline: 'bg-danger',
};
