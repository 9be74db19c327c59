import { Failure } from '#domain/failures.ts';
import type { Deps } from '../deps.ts';
import type { TutorBrain } from '../providers/brain/interface.ts';
import { FileTooLarge } from '../providers/files/interface.ts';
import { EngineFailure } from '../providers/models/interface.ts';
import { PaymentsFailure } from '../providers/payments/interface.ts';
import type { Traces } from '../traces/traces.ts';
import type { Metrics, TurnStage } from './metrics.ts';

/** The same world, whose providers and engines are counted, timed and traced, whichever the settings have picked. */
export function watchProviders(metrics: Metrics, deps: Omit<Deps, 'metrics'>): Deps {
  const { speech, brain, hostedBrain, scanner, call, traces } = deps;
  const watch = { metrics, traces };
  const count = <Means extends object>(provider: string, means: Means) => countFaults(watch, provider, means);
  return {
    ...deps,
    metrics,
    mail: count('mail', deps.mail),
    payments: count('payments', deps.payments),
    files: count('files', deps.files),
    scanner: scanner && count('scanner', scanner),
    call: call && count('call', call),
    marker: replace(deps.marker, { mark: timed(watch, ['marker', 'mark'], deps.marker.mark) }),
    speech: replace(speech, {
      ears: replace(speech.ears, { transcribe: timed(watch, ['ears', 'transcribe'], speech.ears.transcribe) }),
      mouth: replace(speech.mouth, { speak: timedToFirst(watch, ['mouth', 'speak'], speech.mouth.speak) }),
    }),
    brain: watchBrain(watch, brain),
    hostedBrain: hostedBrain && watchBrain(watch, hostedBrain),
  };
}

type Watch = { metrics: Metrics; traces: Traces };

function watchBrain(watch: Watch, brain: TutorBrain): TutorBrain {
  return replace(brain, { reply: timedToFirst(watch, ['brain', 'reply'], brain.reply) });
}

type Call<Args extends unknown[], Result> = (...args: Args) => Promise<Result>;

function countFaults<Means extends object>(watch: Watch, provider: string, means: Means): Means {
  const watched = Object.entries(means).flatMap(([name, method]) =>
    typeof method === 'function' ? [[name, counted(watch, [provider, name], method as Call<unknown[], unknown>)]] : [],
  );
  return replace(means, Object.fromEntries(watched));
}

function counted<Args extends unknown[], Result>(
  { metrics, traces }: Watch,
  [provider, operation]: [provider: string, operation: string],
  call: Call<Args, Result>,
) {
  return (...args: Args): Promise<Result> => {
    const traced = traces.startCall(provider, operation);
    const result = call(...args);
    // A list that comes piece by piece is no promise: what reads it hears of the fault.
    if (!(result instanceof Promise)) return result;
    return result.then(
      (value) => {
        traced.end();
        return value;
      },
      (error) => {
        const kind = faultOf(error);
        if (kind) metrics.countProviderError(provider, kind);
        traced.end(kind);
        throw error;
      },
    );
  };
}

function timed<Args extends unknown[], Result>(
  watch: Watch,
  [stage, operation]: [stage: TurnStage, operation: string],
  call: Call<Args, Result>,
) {
  const watched = counted(watch, [stage, operation], call);
  return async (...args: Args): Promise<Result> => {
    const started = performance.now();
    const result = await watched(...args);
    watch.metrics.timeStage(stage, secondsSince(started));
    return result;
  };
}

function timedToFirst<Args extends unknown[], Item>(
  { metrics, traces }: Watch,
  [stage, operation]: [stage: TurnStage, operation: string],
  call: (...args: Args) => AsyncIterable<Item>,
) {
  return async function* (...args: Args): AsyncGenerator<Item> {
    const traced = traces.startCall(stage, operation);
    let started: number | undefined = performance.now();
    let fault: string | undefined;
    try {
      for await (const item of call(...args)) {
        if (started !== undefined) metrics.timeStage(stage, secondsSince(started));
        started = undefined;
        yield item;
      }
    } catch (error) {
      fault = faultOf(error);
      if (fault) metrics.countProviderError(stage, fault);
      throw error;
    } finally {
      traced.end(fault);
    }
  };
}

/** What is the caller's fault, or what the caller wanted stopped, is none of the provider's. */
function faultOf(error: unknown): string | undefined {
  if (error instanceof FileTooLarge) return undefined;
  if (error instanceof PaymentsFailure) return error.kind;
  if (error instanceof EngineFailure) return error.code;
  if (error instanceof Error && error.name === 'AbortError') return undefined;
  return error instanceof Failure ? error.code : 'unexpected';
}

/** A copy with some methods replaced. What the original works out anew at each reading, the copy does too. */
function replace<Means extends object>(means: Means, methods: Partial<Means>): Means {
  const copy = Object.defineProperties({} as Means, Object.getOwnPropertyDescriptors(means));
  return Object.defineProperties(copy, Object.getOwnPropertyDescriptors(methods));
}

function secondsSince(started: number): number {
  return (performance.now() - started) / 1000;
}
