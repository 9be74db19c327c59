import { generateSpeech, type SpeechModel } from 'ai';
import { createResampler } from '../../../audio/linear-resample.ts';
import type { Clock } from '../../../clock.ts';
import type { Log } from '../../../log.ts';
import { createCircuitBreaker } from '../../models/circuit-breaker.ts';
import { asEngineFailure } from '../../models/hosted-failure.ts';
import { EngineFailure } from '../../models/interface.ts';
import { createSoundCache } from '../embedded/sound-cache.ts';
import type { SpeechSynthesiser } from '../interface.ts';

export type HostedMouthOptions = {
  description: string;
  model: SpeechModel;
  /** The vendor's name of it. */
  voice: string;
  /** Speaks when the model cannot. */
  embedded: SpeechSynthesiser;
  log: Log;
  clock: Clock;
  timeoutSeconds: number;
};

/** What OpenAI's `pcm` is. */
const hostedRate = 24_000;
/** A fifth of a second, so that an interruption has little to wait for. */
const pieceSamples = hostedRate / 5;
/** Our own voice must have the time to begin before the reply is put into writing. */
const longestSeconds = 3;
/** About eight minutes: greetings and questions are said again and again. */
const cacheBytes = 24 * 1024 * 1024;

/** A hosted model speaks, a sentence at a time; when it fails, our own voice does, and says so. */
export function openHostedMouth(options: HostedMouthOptions): SpeechSynthesiser {
  const { embedded, log } = options;
  const breaker = createCircuitBreaker(options.clock);
  const cache = createSoundCache(cacheBytes);

  async function make(sentence: string, speed: number, signal: AbortSignal | undefined) {
    const key = `${speed} ${sentence}`;
    const known = cache.read(key);
    if (known || breaker.isOpen()) return known;
    try {
      const sound = await ask(options, { sentence, speed, signal });
      cache.keep(key, sound);
      return sound;
    } catch (error) {
      signal?.throwIfAborted();
      breaker.trip();
      log.warn({ error: asEngineFailure('mouth', error) }, 'the hosted voice failed');
      return undefined;
    }
  }

  return {
    description: options.description,
    sampleRate: hostedRate,
    async *speak(sentence, spoken) {
      const { speed, signal, tookOver } = spoken;
      signal?.throwIfAborted();
      if (!/[\p{L}\p{N}]/u.test(sentence)) return;
      const sound = await make(sentence.trim(), speed, signal);
      if (!sound) {
        tookOver?.();
        const toHostedRate = createResampler(hostedRate);
        for await (const piece of embedded.speak(sentence, spoken)) yield toHostedRate(piece, embedded.sampleRate);
        return;
      }
      for (let from = 0; from < sound.length; from += pieceSamples) {
        signal?.throwIfAborted();
        yield sound.subarray(from, from + pieceSamples);
      }
    },
  };
}

type Asked = { sentence: string; speed: number; signal: AbortSignal | undefined };

async function ask({ model, voice, timeoutSeconds }: HostedMouthOptions, { sentence, speed, signal }: Asked) {
  const limit = AbortSignal.timeout(Math.min(timeoutSeconds, longestSeconds) * 1000);
  const { audio, responses } = await generateSpeech({
    model,
    text: sentence,
    voice,
    outputFormat: 'pcm',
    ...(speed === 1 ? {} : { speed }),
    maxRetries: 0,
    abortSignal: signal ? AbortSignal.any([signal, limit]) : limit,
  });
  // Anything at all can be played as samples: a page that says 'maintenance' would be a loud noise.
  if (/^(text|application\/json)/.test(responses[0]?.headers?.['content-type'] ?? '')) {
    throw new EngineFailure('mouth', 'garbage');
  }
  const bytes = audio.uint8Array;
  return new Int16Array(bytes.slice(0, bytes.length & ~1).buffer);
}
