import { defaultVoiceSettings, type VoiceSettings, type VoiceState } from '#domain/tutor-protocol.ts';
import type { Message } from './thread.ts';

/** The server's states of a live conversation, and the browser's own. */
export type TutorMode = VoiceState | 'idle' | 'connecting' | 'over-limit' | 'offline';

/** One thing at a time that the student should know, with at most one thing to do about it. */
export type Notice = {
  tone: 'info' | 'warning';
  sentence: string;
  action?: 'continue-here' | 'talk-again' | 'try-again' | 'listen-only' | 'log-in';
};

/** As `/api/tutor/voice-status` has it. */
export type VoiceReadiness =
  | { state: 'ready'; sample?: boolean; twoVoices?: boolean }
  | { state: 'loading' }
  | { state: 'off'; sentence: string };

export type Usage = { usedSeconds: number; allowanceSeconds: number };

export type TutorState = {
  conversation: { id: string; title: string } | undefined;
  messages: Message[];
  /** An earlier conversation is on its way, or could not be had. */
  loading: 'no' | 'yes' | 'failed';
  /** What stands in the text box. */
  draft: string;
  /** A typed message is with the tutor, and its reply has not ended. */
  replying: boolean;
  mode: TutorMode;
  /** The conversation is, or is about to be, by voice: the microphone may be open and the minutes may count. */
  live: boolean;
  /** Only the mouth: the student types, and hears the replies. */
  listenOnly: boolean;
  muted: boolean;
  notice: Notice | undefined;
  /** Whether anybody can talk now. Unknown until the server has answered. */
  voice: VoiceReadiness | undefined;
  usage: Usage | undefined;
  settings: VoiceSettings;
};

/** Of one conversation; the rest stays when the student turns to another. */
export const emptyThread = {
  conversation: undefined,
  messages: [],
  loading: 'no',
  draft: '',
  replying: false,
  mode: 'idle',
  live: false,
  listenOnly: false,
  muted: false,
  notice: undefined,
} satisfies Partial<TutorState>;

export const firstState: TutorState = {
  ...emptyThread,
  voice: undefined,
  usage: undefined,
  settings: defaultVoiceSettings,
};

/** The mode that the student sees: without minutes there is nothing to start. */
export function shownMode({ mode, usage }: Pick<TutorState, 'mode' | 'usage'>): TutorMode {
  return mode === 'idle' && usage && usage.usedSeconds >= usage.allowanceSeconds ? 'over-limit' : mode;
}

/** Whether the voice can be started: it is there or loading, as far as we know, and there are minutes for it. */
export function canTalk(state: Pick<TutorState, 'mode' | 'usage' | 'voice'>): boolean {
  return state.voice?.state !== 'off' && shownMode(state) !== 'over-limit';
}
