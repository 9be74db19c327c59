import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { addFigureGauges } from './figure-gauges.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** How the tutor's answer comes about: the student's words, what to say, and the first sound of it. */
export type TurnStage = 'ears' | 'brain' | 'mouth' | 'marker';

/** The figures of this process. What the database knows is read when it is asked for. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const series = createSeries(registers);
  const voiceServers = new Set<() => number>();
  new Gauge({
    name: 'margin_voice_sessions',
    help: 'Voice conversations that are live in this process.',
    registers,
    collect() {
      this.set([...voiceServers].reduce((total, count) => total + count(), 0));
    },
  });

  // Finding a series by its labels costs more than all the rest: each is found once.
  const known = new Map<string, { observe(seconds: number): void }>();
  return {
    registry,
    /** Reads what the database knows, for the next answer. */
    readFigures: addFigureGauges(registers),
    /** Of the process itself: processor, memory, the event loop's delay. Only where there is one product in a process. */
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    countRequest(method: string, route: string, status: number, seconds: number): void {
      const key = `${method} ${route} ${status}`;
      let found = known.get(key);
      if (!found) {
        found = series.requests.labels(method, route, String(status));
        known.set(key, found);
      }
      found.observe(seconds);
    },
    timeStage: (stage: TurnStage, seconds: number) => series.stages.observe({ stage }, seconds),
    countTick: (outcome: string) => series.ticks.inc({ outcome }),
    countProviderError: (provider: string, kind: string) => series.providerErrors.inc({ provider, kind }),
    countOwnModelSentence: (outcome: string) => series.ownModelSentences.inc({ outcome }),
    countJob: (kind: string, result: 'done' | 'failed' | 'given_up') => series.jobsRun.inc({ kind, result }),
    countDroppedPromise: () => series.droppedPromises.inc(),
    /** Gives back how to forget it again. */
    watchVoiceSessions(count: () => number): () => void {
      voiceServers.add(count);
      return () => voiceServers.delete(count);
    },
  };
}

function createSeries(registers: Registry[]) {
  return {
    requests: new Histogram({
      name: 'margin_http_request_seconds',
      help: 'How long requests took, by the pattern of their address and the status of the answer.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
      registers,
    }),
    stages: new Histogram({
      name: 'margin_turn_stage_seconds',
      help: 'Of a turn with the tutor: until the words (ears), the first text (brain), the first sound (mouth), a mark (marker).',
      labelNames: ['stage'],
      buckets: [0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3, 6, 15],
      registers,
    }),
    ticks: new Counter({
      name: 'margin_voice_ticks_total',
      help: 'Ticks of ten seconds of voice, by what became of them.',
      labelNames: ['outcome'],
      registers,
    }),
    providerErrors: new Counter({
      name: 'margin_provider_errors_total',
      help: 'Calls to a provider or engine that failed.',
      labelNames: ['provider', 'kind'],
      registers,
    }),
    ownModelSentences: new Counter({
      name: 'margin_own_model_sentences_total',
      help: 'Sentences of a language model of this machine, by what became of them; replaced, completed: the written answer instead or after it.',
      labelNames: ['outcome'],
      registers,
    }),
    jobsRun: new Counter({
      name: 'margin_jobs_run_total',
      help: 'Work in the background, by kind and result (done, failed, given_up).',
      labelNames: ['kind', 'result'],
      registers,
    }),
    droppedPromises: new Counter({
      name: 'margin_dropped_promises_total',
      help: 'Failures that nobody in the program caught. Each is a fault of ours, and in the log.',
      registers,
    }),
  };
}
