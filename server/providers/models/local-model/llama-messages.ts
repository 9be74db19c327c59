import type { LocalPrompt } from '../interface.ts';

/** What our process with a model is started with. */
export type LlamaStart = {
  /** The folder in which the library was installed. */
  library: string;
  file: string;
  /** Of the file as it was fetched. */
  sha256: string;
  threads: number;
  /** How much of a conversation it must be able to hold, and may. */
  contextTokens: { least: number; most: number };
};

export type ToLlama =
  | { kind: 'say'; id: number; prompt: LocalPrompt; mostTokens: number }
  | { kind: 'stop'; id: number };

/** Why a model cannot be loaded. */
export type LlamaRefusal = 'library' | 'changed' | 'damaged' | 'unknown' | 'memory';

export type FromLlama =
  | { kind: 'ready' }
  | { kind: 'refused'; why: LlamaRefusal }
  | { kind: 'text'; id: number; text: string }
  | { kind: 'end'; id: number }
  | { kind: 'failed'; id: number };
