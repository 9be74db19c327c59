import * as v from 'valibot';
import { messages } from './messages.ts';
import { longestMessage } from './tutor.ts';
import { lookingAt, type Shown } from './tutor-shown.ts';

/** Two to choose from, whoever speaks: a deeper one and a lighter one. */
export const tutorVoices = ['lower', 'higher'] as const;
export type TutorVoice = (typeof tutorVoices)[number];

/**
 * What goes over the voice socket, `/api/tutor/voice`. Text frames are JSON as below. Binary frames are sound: from the
 * browser 16 kHz mono 16-bit samples, a multiple of 20 ms each; to the browser a 4-byte little-endian utterance number,
 * then samples at the rate that 'ready' named.
 */
export const voiceSettings = v.strictObject({
  /** How long a pause ends the student's turn. */
  patience: v.picklist(['quick', 'normal', 'patient']),
  speed: v.pipe(v.number(), v.minValue(0.7), v.maxValue(1.4)),
  voice: v.optional(v.picklist(tutorVoices), 'lower'),
  /** The student's turn lasts as long as the button is held. */
  pushToTalk: v.boolean(),
  /** Off: spoken questions, written replies. */
  speakReplies: v.boolean(),
});
export type VoiceSettings = v.InferOutput<typeof voiceSettings>;

export const defaultVoiceSettings: VoiceSettings = {
  patience: 'normal',
  speed: 1,
  voice: 'lower',
  pushToTalk: false,
  speakReplies: true,
};

/** What a sample of the voice is asked for with. A query holds only words: the speed is read as a number. */
export const voiceSampleQuery = v.strictObject({
  voice: v.picklist(tutorVoices, messages.invalidInput),
  speed: v.pipe(
    v.string(),
    v.transform(Number),
    v.number(messages.invalidInput),
    v.minValue(0.7, messages.invalidInput),
    v.maxValue(1.4, messages.invalidInput),
  ),
});

const key = v.pipe(v.string(), v.uuid());

export const fromBrowser = v.variant('type', [
  /** First, once. Another conversation of the same student that is live ends then. */
  v.strictObject({
    type: v.literal('start'),
    conversationId: key,
    settings: voiceSettings,
    lookingAt: v.optional(lookingAt),
  }),
  v.strictObject({ type: v.literal('settings'), settings: voiceSettings }),
  /** Push-to-talk pressed or let go. */
  v.strictObject({ type: v.literal('talk'), down: v.boolean() }),
  v.strictObject({ type: v.literal('mute'), on: v.boolean() }),
  /** 'Let me think': the floor is held and the meter stands until 'on' is false. */
  v.strictObject({ type: v.literal('think'), on: v.boolean() }),
  /** Typed in the same thread; `key` makes a repeat harmless. */
  v.strictObject({
    type: v.literal('typed'),
    key,
    text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longestMessage)),
    lookingAt: v.optional(lookingAt),
  }),
  /** The page shows something else than before. */
  v.strictObject({ type: v.literal('looking'), lookingAt }),
  /** The tutor shall be silent: Esc, or a button. */
  v.strictObject({ type: v.literal('hush') }),
  /** How much of an utterance has been heard, told at its end, when held and when cut: the caption keeps just that. */
  v.strictObject({ type: v.literal('heard'), utterance: v.number(), samples: v.number() }),
  v.strictObject({ type: v.literal('end') }),
]);
export type FromBrowser = v.InferOutput<typeof fromBrowser>;

/** What the student sees and hears announced. 'idle', 'connecting', 'over-limit' and 'offline' are the browser's own. */
export type VoiceState = 'listening' | 'hearing' | 'thinking' | 'speaking' | 'interrupted' | 'thinking-time' | 'muted';

export type ToBrowser =
  | { type: 'ready'; sampleRate: number; usedSeconds: number; allowanceSeconds: number; voice: string }
  | { type: 'state'; state: VoiceState }
  /** What the student said. `messageId` is the stored message. */
  | { type: 'student'; messageId: string; text: string }
  /** The next sentence of the tutor's reply; with sound, the binary frames of `utterance` that follow speak it. */
  | { type: 'tutor'; messageId: string; utterance: number; text: string; spoken: boolean }
  /** No more sound for this utterance. */
  | { type: 'spoken'; utterance: number }
  /**
   * The student makes a sound while the tutor speaks: pause at once and tell 'heard'. Off again when it was only a
   * 'yeah': play on from there. When it was an interruption, 'cut' comes instead.
   */
  | { type: 'hold'; on: boolean }
  /** Stop playing at once. `text` is all that the message now says: what was heard. May come twice: the last one holds. */
  | { type: 'cut'; messageId: string; utterance: number; text: string }
  /** What stands under a reply, before its 'reply-end'. A 'cut' takes it away again. */
  | { type: 'shown'; messageId: string; shown: Shown }
  | { type: 'reply-end'; messageId: string }
  /** A card instead of a reply, and the tutor steps back. */
  | { type: 'card'; card: 'support' }
  | { type: 'usage'; usedSeconds: number; allowanceSeconds: number }
  | { type: 'warning'; secondsLeft: 600 | 120 | 30 }
  /** Something of the voice does not work now; the sentence says what, and text goes on. */
  | { type: 'fault'; part: 'ears' | 'mouth' | 'brain' | 'microphone'; sentence: string };

/** Why the server closed the socket. Above 4000 they are ours. */
export const closeCodes = {
  /** The month's minutes are used up: the browser goes to '/' and says why. */
  allowanceSpent: 4008,
  notSignedIn: 4001,
  noSubject: 4003,
  noConversation: 4004,
  /** Another tab or device took over. */
  superseded: 4009,
  badMessage: 4010,
  /** More frames than a browser sends, or more lines at once than a student has. */
  tooMuch: 4029,
  /** The server restarts: connect again. */
  restarting: 1012,
} as const;

/** What a typed turn answers with: one JSON object a line, as it comes. */
export type TextTurnEvent =
  | { type: 'student'; messageId: string }
  | { type: 'tutor'; messageId: string; text: string }
  | { type: 'card'; card: 'support' }
  | { type: 'notice'; sentence: string }
  | { type: 'shown'; messageId: string; shown: Shown }
  | { type: 'end'; messageId: string }
  | { type: 'failed'; sentence: string };
