import { EngineFailure } from '../models/interface.ts';
import type { SpeechEngines } from './interface.ts';

/** No engines at all: every call says so, and students read the sentence. */
export function speechOff(sentence: string): SpeechEngines {
  const off = (engine: EngineFailure['engine']) => new EngineFailure(engine, 'off');
  const description = 'off';
  return {
    description,
    detector: { description, open: () => ({ hear: () => Promise.reject(off('detector')), close: () => undefined }) },
    ears: { description, transcribe: () => Promise.reject(off('ears')) },
    mouth: {
      description,
      sampleRate: 16_000,
      // biome-ignore lint/correctness/useYield: it fails before its first piece
      async *speak() {
        throw off('mouth');
      },
    },
    listener: { description, warm: () => undefined, hear: () => Promise.reject(off('listener')) },
    voice: () => ({ state: 'off', sentence }),
    close: async () => undefined,
  };
}
