import { serveTasks } from '../../models/worker-side.ts';
import { loadDittli } from './dittli.ts';
import { loadFlite } from './flite.ts';
import { loadKokoro } from './kokoro.ts';
import { loadListener } from './listener.ts';
import { loadMoonshine } from './moonshine.ts';
import { loadSilero } from './silero.ts';

const loaders = {
  silero: loadSilero,
  moonshine: loadMoonshine,
  dittli: loadDittli,
  flite: loadFlite,
  kokoro: loadKokoro,
  listener: loadListener,
};

export type SpeechWorkerData = { model: keyof typeof loaders; modelsDir: string; terms?: boolean };

await serveTasks(async (data: SpeechWorkerData, kept) => loaders[data.model](data, kept));
