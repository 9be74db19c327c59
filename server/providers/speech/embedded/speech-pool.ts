import { availableParallelism } from 'node:os';
import type { Config } from '../../../config/config.ts';
import type { Log } from '../../../log.ts';
import type { EngineFailure } from '../../models/interface.ts';
import { modelHungAfterMs, openWorkerPool, type PoolOptions, type WorkerPool } from '../../models/worker-pool.ts';
import type { ListenerInput } from './listener.ts';
import type { MoonshineInput } from './moonshine.ts';
import type { SileroInput } from './silero.ts';
import type { SpeechWorkerData } from './speech-worker.ts';
import type { MouthInput } from './voices.ts';

export type Settings = Pick<Config, 'modelsDir' | 'tutorVoice'>;

/** What each model is given and gives back. */
type Tasks = {
  silero: [SileroInput, number];
  moonshine: [MoonshineInput, string];
  dittli: [MouthInput, Int16Array];
  flite: [MouthInput, Int16Array];
  kokoro: [MouthInput, Int16Array];
  listener: [ListenerInput, number[]];
};

/** Beside this file in the source; the build lays it beside the bundle. */
const entry = new URL(import.meta.url.endsWith('.ts') ? './speech-worker.ts' : './speech-worker.js', import.meta.url);

const cores = availableParallelism();
const half = Math.max(1, Math.min(4, Math.floor(cores / 2)));
const quarter = Math.max(1, Math.min(2, Math.floor(cores / 4)));

type Manner = { engine: EngineFailure['engine'] } & Pick<
  PoolOptions,
  'threads' | 'niceness' | 'longestTaskMs' | 'hungAfterMs' | 'longestQueue'
>;

const hungAfterMs = modelHungAfterMs;

/**
 * The detector has a thread to itself and stands in front of everything else: it alone must answer 30 times a second.
 * The heavy ones share what the machine has, and give way to the detector and to the server's own thread.
 */
const manners: Record<keyof Tasks, Manner> = {
  silero: { engine: 'detector', threads: 1, longestTaskMs: 5_000, hungAfterMs, longestQueue: 1_000 },
  moonshine: { engine: 'ears', threads: half, niceness: 2, longestTaskMs: 60_000, hungAfterMs },
  dittli: { engine: 'mouth', threads: quarter, longestTaskMs: 30_000, hungAfterMs },
  flite: { engine: 'mouth', threads: quarter, longestTaskMs: 15_000 },
  kokoro: { engine: 'mouth', threads: half, niceness: 2, longestTaskMs: 60_000, hungAfterMs },
  listener: { engine: 'listener', threads: 1, longestTaskMs: 15_000, hungAfterMs },
};

export type SpeechPool<Model extends keyof Tasks> = WorkerPool<Tasks[Model][0], Tasks[Model][1]>;
export type PoolChanges = Partial<
  Pick<PoolOptions, 'threads' | 'longestTaskMs' | 'longestWaitMs' | 'reloadAfterMs' | 'restAfterMs'>
> & {
  terms?: boolean;
};

export function openSpeechPool<Model extends keyof Tasks>(
  model: Model,
  { modelsDir, log, ...changes }: { modelsDir: string; log: Log } & PoolChanges,
): SpeechPool<Model> {
  const data: SpeechWorkerData = { model, modelsDir, terms: changes.terms ?? true };
  return openWorkerPool({ ...manners[model], ...changes, name: model, entry, data, log });
}
