import type { TutorVoice } from '#domain/tutor-protocol.ts';
import type { Listener } from '../models/interface.ts';

/** Ears and mouth. Audio is mono, 16-bit. */

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
  /** Whether it has nothing to do, and asking in vain costs nobody anything. */
  isFree?(): boolean;
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

/** Whether a student can talk now. 'off' says why in a sentence for the student; text works all the same. */
export type VoiceStatus = { state: 'ready' } | { state: 'loading' } | { state: 'off'; sentence: string };

/** The engines of this process. Opening them does not wait for their models: a call does. */
export type SpeechEngines = {
  detector: SpeechDetector;
  ears: Transcriber;
  mouth: SpeechSynthesiser;
  listener: Listener;
  voice(): VoiceStatus;
  /** Said at start-up, for instance 'embedded: Silero, Moonshine, DittliTTS'. */
  readonly description: string;
  close(): Promise<void>;
};
