import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../../../log.ts';
import { type Model, models } from '../../models/weights.ts';
import type { PoolState, WorkerPool } from '../../models/worker-pool.ts';
import type { SpeechSynthesiser } from '../interface.ts';
import { createSynthesiser } from './adapters.ts';
import { createSoundCache } from './sound-cache.ts';
import { openSpeechPool, type Settings, type SpeechPool } from './speech-pool.ts';
import { dittliRate, fliteRate, kokoroRate, type MouthInput } from './voices.ts';

/** Seconds of work for a second of speech: above this a conversation would stutter. */
const slowestKokoro = 0.6;
const benchmarkSentence = 'The price mechanism rations scarce goods, and signals where they are wanted most.';
/** About nine minutes of sound. */
const cacheBytes = 24 * 1024 * 1024;

type Voice = { synthesiser: SpeechSynthesiser; pool: WorkerPool<MouthInput, Int16Array> };

export type Mouth = {
  synthesiser: SpeechSynthesiser;
  state(): PoolState;
  load(): void;
  close(): Promise<void>;
};

/** One voice for the whole machine, chosen once: a conversation never changes its voice. */
export function openMouth(settings: Settings, log: Log, othersLoaded: Promise<unknown>): Mouth {
  let voice: Voice | undefined;
  let choice: Promise<Voice> | undefined;
  let closed = false;

  function choose(): Promise<Voice> {
    choice ??= chooseVoice({ settings, log, othersLoaded, isClosed: () => closed }).then(async (chosen) => {
      voice = chosen;
      if (closed) await chosen.pool.close();
      else chosen.pool.load();
      return chosen;
    });
    return choice;
  }

  return {
    synthesiser: {
      get description() {
        return voice?.synthesiser.description ?? hoped(settings).join(' or ');
      },
      get sampleRate() {
        return voice?.synthesiser.sampleRate ?? (hasDittli(settings) ? dittliRate : fliteRate);
      },
      hasTwoVoices: true,
      async *speak(sentence, options) {
        const { synthesiser } = await choose();
        yield* synthesiser.speak(sentence, options);
      },
    },
    state: () => voice?.pool.state() ?? { state: 'loading' },
    load() {
      const loaded = choose().then(({ pool }) => pool.load());
      loaded.catch((error) => log.warn({ error }, 'no voice could be chosen'));
    },
    async close() {
      closed = true;
      await voice?.pool.close();
    },
  };
}

type World = { settings: Settings; log: Log; othersLoaded: Promise<unknown>; isClosed(): boolean };

async function chooseVoice({ settings, log, othersLoaded, isClosed }: World): Promise<Voice> {
  const { modelsDir, tutorVoice } = settings;
  const cache = createSoundCache(cacheBytes);
  if (mayUseKokoro(settings)) {
    // Measured when nothing else is being loaded.
    await othersLoaded;
    const pool = openSpeechPool('kokoro', { modelsDir, log });
    const factor = isClosed() ? undefined : await measure(pool);
    log.info({ secondsPerSecond: factor?.toFixed(2) }, 'Kokoro was measured');
    if (factor !== undefined && (tutorVoice === 'kokoro' || factor < slowestKokoro))
      return { pool, synthesiser: createSynthesiser(pool, { name: 'Kokoro', sampleRate: kokoroRate, cache }) };
    await pool.close();
  }
  if (hasDittli(settings)) {
    const pool = openSpeechPool('dittli', { modelsDir, log });
    pool.load();
    await pool.settled();
    if (pool.state().state !== 'off')
      return { pool, synthesiser: createSynthesiser(pool, { name: 'DittliTTS', sampleRate: dittliRate, cache }) };
    await pool.close();
  }
  const pool = openSpeechPool('flite', { modelsDir, log });
  return { pool, synthesiser: createSynthesiser(pool, { name: 'flite', sampleRate: fliteRate, cache }) };
}

/** The best first. */
function hoped(settings: Settings): string[] {
  const best = hasDittli(settings) ? 'DittliTTS' : 'flite';
  return mayUseKokoro(settings) ? ['Kokoro', best] : [best];
}

function mayUseKokoro({ tutorVoice, modelsDir }: Settings): boolean {
  const isWanted = tutorVoice === 'auto' || tutorVoice === 'kokoro';
  return isWanted && isThere([models.kokoro, models.phonemizer], modelsDir);
}

function hasDittli({ tutorVoice, modelsDir }: Settings): boolean {
  return tutorVoice !== 'flite' && isThere([models.dittli], modelsDir);
}

function isThere(wanted: Model[], modelsDir: string): boolean {
  return wanted.every(({ files }) => files.every(({ name }) => existsSync(join(modelsDir, name))));
}

/** Nothing when it does not work at all. */
async function measure(pool: SpeechPool<'kokoro'>): Promise<number | undefined> {
  try {
    await pool.run({ text: 'Ready.', speed: 1 });
    const started = performance.now();
    const sound = await pool.run({ text: benchmarkSentence, speed: 1 });
    return (performance.now() - started) / 1000 / (sound.length / kokoroRate);
  } catch {
    return undefined;
  }
}
