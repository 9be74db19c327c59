import { type TranscriptionModel, transcribe } from 'ai';
import { writeWav } from '../../../audio/wav.ts';
import type { Clock } from '../../../clock.ts';
import type { Log } from '../../../log.ts';
import { createCircuitBreaker } from '../../models/circuit-breaker.ts';
import { asEngineFailure } from '../../models/hosted-failure.ts';
import { spellBritish } from '../embedded/british-spelling.ts';
import { earsRate, type Transcriber } from '../interface.ts';

export type HostedEarsOptions = {
  description: string;
  model: TranscriptionModel;
  /** Hears when the model cannot. */
  embedded: Transcriber;
  log: Log;
  clock: Clock;
  timeoutSeconds: number;
};

/** A tenth of a second: less is no word, and is refused by the vendor. */
const shortestSamples = earsRate / 10;
/** Our own ears must have the time to answer before the student is told that nobody heard. */
const longestSeconds = 6;

/** A hosted model writes down what is said; when it fails, our own ears do, and say so. */
export function openHostedEars(options: HostedEarsOptions): Transcriber {
  const breaker = createCircuitBreaker(options.clock);
  return {
    description: options.description,
    async transcribe(audio, heard) {
      const { signal, tookOver } = heard;
      signal?.throwIfAborted();
      if (audio.length < shortestSamples) return '';
      if (!breaker.isOpen()) {
        try {
          return await ask(options, audio, signal);
        } catch (error) {
          signal?.throwIfAborted();
          breaker.trip();
          options.log.warn({ error: asEngineFailure('ears', error) }, 'the hosted ears failed');
        }
      }
      tookOver?.();
      return options.embedded.transcribe(audio, heard);
    },
  };
}

async function ask(
  { model, timeoutSeconds }: HostedEarsOptions,
  audio: Int16Array,
  signal: AbortSignal | undefined,
): Promise<string> {
  const limit = AbortSignal.timeout(Math.min(timeoutSeconds, longestSeconds) * 1000);
  const { text } = await transcribe({
    model,
    audio: writeWav(audio, earsRate),
    maxRetries: 0,
    abortSignal: signal ? AbortSignal.any([signal, limit]) : limit,
    providerOptions: { openai: { language: 'en', prompt: subjectWords } },
  });
  return spellBritish(text.trim());
}

/** What the words may be about: names and terms that sound like others. */
const subjectWords =
  'A-Level Economics and Business: complements, Gini coefficient, oligopoly, monopsony, fiscal, elasticity, PED, YED, XED, GDP, MPC, ad valorem, ceteris paribus, Keynesian, Laffer curve, gearing, ROCE.';
