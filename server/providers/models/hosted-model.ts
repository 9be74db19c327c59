import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel, SpeechModel, TranscriptionModel } from 'ai';

export type ModelSettings = {
  vendor: 'openai' | 'anthropic' | 'compatible';
  model: string;
  /** A server of one's own may need none. */
  apiKey: string | undefined;
  /** Without it the vendor's own address. */
  baseUrl: string | undefined;
  /** The longest wait for the first words, and between any two pieces after them. */
  timeoutSeconds: number;
};

/** The SDK would write to the console what a model does not support. */
globalThis.AI_SDK_LOG_WARNINGS = false;

export function openModel({ vendor, model, apiKey = '', baseUrl: baseURL }: ModelSettings): LanguageModel {
  switch (vendor) {
    case 'openai':
      return createOpenAI({ apiKey, baseURL })(model);
    case 'anthropic':
      return createAnthropic({ apiKey, baseURL })(model);
    case 'compatible':
      return createOpenAICompatible({ name: 'compatible', apiKey, baseURL: baseURL ?? '' })(model);
  }
}

/** A server of one's own that hears or speaks does it as OpenAI's does. */
export function openTranscription({ model, apiKey = '', baseUrl: baseURL }: ModelSettings): TranscriptionModel {
  return createOpenAI({ apiKey, baseURL }).transcription(model);
}

export function openSpeech({ model, apiKey = '', baseUrl: baseURL }: ModelSettings): SpeechModel {
  return createOpenAI({ apiKey, baseURL }).speech(model);
}

/** The vendor keeps no copy of what was said. */
export const keepNothing = { openai: { store: false } };
