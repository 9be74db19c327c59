import type { QuickFireQuestion } from '#content/curriculum/curriculum.ts';
import type { TutorAgent } from '#content/tutors.ts';
import type { Marking } from '#domain/marking/mark-answer.ts';
import type { Board } from '#domain/study/boards.ts';
import type { Taught } from '#domain/study/taught.ts';
import type { Evidence, WeakPoint } from '#domain/tutor.ts';
import type { TutorVoice } from '#domain/tutor-protocol.ts';
import type { LookingAt, Shown } from '#domain/tutor-shown.ts';

/** The tutor's capabilities: what may be done by an embedded engine or by a hosted one. `server/deps.ts` picks. */

// Ears and mouth. Audio is mono, 16-bit.

/** What the ears and the detector take. */
export const earsRate = 16_000;
/** One frame of the detector: 32 ms at 16 kHz. */
export const frameSamples = 512;

export interface SpeechDetector {
  /** Said at start-up. */
  readonly description: string;
  /** One microphone. The detector keeps a memory of it until it is closed. */
  open(): DetectorStream;
}

export type DetectorStream = {
  /** How likely it is, from 0 to 1, that somebody speaks in these 512 samples. Frames are taken in order. */
  hear(frame: Int16Array): Promise<number>;
  close(): void;
};

export interface Transcriber {
  readonly description: string;
  /** The words of one utterance, as a person would write them. Empty when nothing was said. */
  transcribe(audio: Int16Array, options: EngineOptions): Promise<string>;
}

export interface SpeechSynthesiser {
  readonly description: string;
  readonly sampleRate: number;
  /** Whether `voice` makes a difference. */
  readonly hasTwoVoices?: boolean;
  /** One sentence, in pieces as they are ready. `speed` is 1 at the voice's own pace. */
  speak(
    sentence: string,
    options: EngineOptions & { speed: number; voice?: TutorVoice | undefined },
  ): AsyncIterable<Int16Array>;
}

export type EngineOptions = {
  signal?: AbortSignal;
  /** Called when the engine has failed and another does its work: the student is told. */
  tookOver?(): void;
};

/** Meanings as unit vectors: near vectors are near in topic, not in direction ('rises' is near 'falls'). */
export interface Embedder {
  readonly description: string;
  /** Somebody is about to ask: what is not loaded is loaded. */
  warm(): void;
  /** With `largest`, each unit vector is followed by the largest that any one word has in each place. */
  embed(texts: string[], options?: { largest?: boolean; signal?: AbortSignal | undefined }): Promise<Float32Array[]>;
}

/** A speech or model engine that is off, slow, refused or broken. The conversation goes on without it. */
export class EngineFailure extends Error {
  readonly engine: 'detector' | 'ears' | 'mouth' | 'brain' | 'marker' | 'call';
  /** For instance 'off', 'timeout', 'quota', 'busy', 'cut_off', 'refused', 'garbage'. */
  readonly code: string;

  constructor(engine: EngineFailure['engine'], code: string, cause?: unknown) {
    super(`${engine}: ${code}`, { cause });
    this.name = 'EngineFailure';
    this.engine = engine;
    this.code = code;
  }
}

// The brain

/** One turn of a lesson. Nothing in it says who the student is: no name, no address, no number. */
export type TutorTurn = {
  agent: TutorAgent;
  /** What of the agent's field this conversation is about, such as a theme ('2') or a simulator question ('7'). */
  focus: string | undefined;
  /** 'opening': the student has come, and has said nothing yet. 'wrap-up': the minutes are nearly used. */
  kind: 'opening' | 'words' | 'check-in' | 'wrap-up';
  /** What the student said or typed; empty unless `kind` is 'words'. */
  words: string;
  spoken: boolean;
  /** What the student's page shows, where the browser has said so. */
  lookingAt?: LookingAt | undefined;
  /** The exam board that the student sits, where the student has said so. */
  board?: Board | undefined;
  /** The themes or units that were taught so far: nothing else is asked about unasked. */
  taught?: Taught | undefined;
  /** Oldest first, without `words`. */
  history: Said[];
  /** As this brain left it after the last turn, kept with the conversation. */
  lesson: LessonState | undefined;
  /** What was weak in earlier conversations, weakest first. */
  weakPoints: WeakPoint[];
};

export type Said = { by: 'student' | 'tutor'; text: string };

/** JSON that only the brain that wrote it understands. */
export type LessonState = { [key: string]: unknown };

export type BrainEvent =
  /** A piece of the reply, shown and spoken in this order. Pieces joined together are the whole reply. */
  | { kind: 'text'; text: string }
  /** What stands under the reply: once, or not at all, before 'lesson'. A hosted brain gives none. */
  | { kind: 'shown'; shown: Shown }
  /** Once, at the end. `unanswered`: the words had no answer that can be trusted. */
  | { kind: 'lesson'; lesson: LessonState; evidence: Evidence[]; unanswered?: boolean };

export interface TutorBrain {
  readonly description: string;
  /** Whether it can take a turn now; one that does not say always can. */
  takes?(turn: Pick<TutorTurn, 'spoken'>): boolean;
  /** It teaches by the built-in tutor's own lesson, and shows what that one shows. */
  readonly leansOn?: 'embedded';
  /** Throws EngineFailure when it cannot, also half-way through. */
  reply(turn: TutorTurn, options: { signal?: AbortSignal }): AsyncIterable<BrainEvent>;
}

export interface AnswerMarker {
  readonly description: string;
  /** Which required ideas are there, denied or missing, each with its words; 'unsure' asks the student a follow-up. */
  mark(question: QuickFireQuestion, answer: string, options: { signal?: AbortSignal }): Promise<Marking>;
}

// Whole calls

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

// All of them together

/** Whether a student can talk now. 'off' says why in a sentence for the student; text works all the same. */
export type VoiceStatus = { state: 'ready' } | { state: 'loading' } | { state: 'off'; sentence: string };

/** The engines of this process. Opening them does not wait for their models: a call does. */
export type SpeechEngines = {
  detector: SpeechDetector;
  ears: Transcriber;
  mouth: SpeechSynthesiser;
  embedder: Embedder;
  voice(): VoiceStatus;
  /** Said at start-up, for instance 'embedded: Silero, Moonshine, DittliTTS'. */
  readonly description: string;
  close(): Promise<void>;
};
