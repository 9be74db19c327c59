import type { Said } from '../brain/interface.ts';

/** Listens for cries for help in what somebody wrote or said. */
export interface Listener {
  readonly description: string;
  /** Somebody is about to ask: what is not loaded is loaded. */
  warm(): void;
  /** For each text how likely it is a cry for help, as a logit: above 0 it is more likely one than not. */
  hear(texts: string[], options?: { signal?: AbortSignal | undefined }): Promise<number[]>;
}

/** A speech or model engine that is off, slow, refused or broken. The conversation goes on without it. */
export class EngineFailure extends Error {
  readonly engine: 'detector' | 'ears' | 'mouth' | 'listener' | 'brain' | 'marker' | 'call';
  /** For instance 'off', 'timeout', 'quota', 'busy', 'cut_off', 'refused', 'garbage'. */
  readonly code: string;

  constructor(engine: EngineFailure['engine'], code: string, cause?: unknown) {
    super(`${engine}: ${code}`, { cause });
    this.name = 'EngineFailure';
    this.engine = engine;
    this.code = code;
  }
}

/** The language model of this machine, whichever is there now. */
export type LocalModels = {
  /** One that may take a turn; a spoken one only when it was quick in its trial. */
  ready(spoken: boolean): LocalModel | undefined;
  /** It has failed in a turn: it is left alone until it is looked for again. */
  failed(model: LocalModel): void;
  /** For the start-up text and whoever asks. */
  status(): LocalStatus;
  close(): Promise<void>;
};

export type LocalStatus =
  | { state: 'none' /** Why the one that was fetched does not run, and what to do. */; problem?: string | undefined }
  | { state: 'trying'; model: string }
  | { state: 'ready'; model: string; speaks: boolean };

/** A language model on this machine, in a server that somebody runs or in a process of ours. */
export interface LocalModel {
  /** For instance 'qwen3.5:4b in Ollama'. */
  readonly description: string;
  /** Its words, piece by piece. Throws EngineFailure when it cannot, also half-way through. */
  say(prompt: LocalPrompt, options: SayOptions): AsyncIterable<string>;
  /** It will never answer again. */
  hasEnded?(): boolean;
  close(): Promise<void>;
}

/** The fixed part comes first, so that a model that keeps what it has read need not read it again. */
export type LocalPrompt = { rules: string; history: Said[]; words: string };

export type SayOptions = { mostTokens: number; signal?: AbortSignal | undefined };
