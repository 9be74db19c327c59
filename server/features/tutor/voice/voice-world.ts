import type { FromBrowser, ToBrowser, VoiceSettings } from '#domain/tutor-protocol.ts';
import type { LookingAt } from '#domain/tutor-shown.ts';
import type { Deps } from '../../../deps.ts';
import type { Conversation } from '../queries.ts';
import type { Timers } from './timers.ts';
import type { VoiceMeter } from './voice-meter.ts';

/** The browser's end of the line. */
export type BrowserSocket = {
  send(message: ToBrowser): void;
  /** A promise only when there is no room for more: it settles when there is. */
  sendSound(utterance: number, samples: Int16Array): Promise<void> | undefined;
  close(code: number): void;
};

/** What a live conversation is made of, whoever hears and speaks in it. */
export type VoiceWorld = {
  deps: Deps;
  timers: Timers;
  browser: BrowserSocket;
  conversation: Conversation;
  meter: Pick<VoiceMeter, 'pause' | 'resume'>;
  settings: VoiceSettings;
  /** What the student's page shows now. */
  lookingAt?: LookingAt | undefined;
  /** Tells the browser what it will hear, at which rate. */
  ready(voice: { sampleRate: number; description: string }): void;
  end(code: number): void;
};

export type VoiceConversation = {
  /** Sound from the microphone. */
  hear(samples: Int16Array): void;
  take(message: Exclude<FromBrowser, { type: 'start' | 'end' }>): void;
  /** The minutes are used up: finish, and end. */
  finish(): void;
  /** The line is closed. Settles when nothing of it is left to do. */
  close(code: number): Promise<void>;
};
