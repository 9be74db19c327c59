import type { TutorTurn } from '../brain/interface.ts';

/** A vendor that hears, thinks and speaks by itself. Our server stands between, so that it can meter and hang up. */
export interface VoiceCall {
  readonly description: string;
  /** Nothing when this vendor holds no calls of that tutor. Throws EngineFailure when it cannot. */
  open(call: NewCall): Promise<OpenCall | undefined>;
  /** Deletes the vendor's own copy of a call. Deleted already, or unknown to the vendor, is success. */
  forget?(id: string): Promise<void>;
  /** What the vendor reports when a call is over; nothing when it is about something else. Throws EngineFailure when
   * the signature is wrong or too old. */
  readReport?(body: string, signature: string | undefined): CallReport | undefined;
}

/** Nothing in it says who the student is. */
export type NewCall = Pick<TutorTurn, 'agent' | 'focus' | 'weakPoints' | 'history' | 'board' | 'taught'>;

export type CallReport = { id: string; seconds: number };

export type CallEvent =
  | { kind: 'audio'; audio: Int16Array; sampleRate: number }
  /** What the student said, before anything that the tutor says to it. */
  | { kind: 'student'; text: string }
  /** Whole sentences. */
  | { kind: 'tutor'; text: string }
  /** The student speaks over the tutor: what is not yet played must not be. */
  | { kind: 'interrupted' }
  /** What had been said of the reply that was interrupted, by the vendor's own reckoning. */
  | { kind: 'corrected'; text: string }
  | { kind: 'ended' };

export type OpenCall = {
  /** The vendor's own id, by which it reports the seconds afterwards. */
  readonly id: string;
  /** Of its sound, where that is always the same; otherwise it is converted on its way. */
  readonly sampleRate?: number;
  hear(audio: Int16Array): void;
  /** Answers what the student has typed. */
  write(text: string): void;
  /** The guards have let the student's last words through. A vendor that answers by itself has no need of it. */
  answer?(): void;
  /** The reply was cut when so much of its sound had been played: the vendor is to stop, and to know. */
  hush?(playedMilliseconds: number): void;
  events: AsyncIterable<CallEvent>;
  hangUp(): Promise<void>;
};
