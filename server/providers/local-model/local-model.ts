import type { Said } from '../tutor-interfaces.ts';

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

/** As servers want it: the student begins, and each speaks in turn. */
export function asMessages({ rules, history, words }: LocalPrompt): { role: string; content: string }[] {
  return [
    { role: 'system', content: rules },
    ...history.map(({ by, text }) => ({ role: by === 'tutor' ? 'assistant' : 'user', content: text })),
    { role: 'user', content: words },
  ];
}

/** Little of its own invention. */
export const temperature = 0.3;
