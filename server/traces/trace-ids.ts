import type { SpanContext } from '@opentelemetry/api';
import { type IdGenerator, RandomIdGenerator } from '@opentelemetry/sdk-trace';

/** As many requests with a foreign trace as may wait for a job of theirs. */
const mostRemembered = 1000;

/**
 * A trace that starts here has the id of its request: a job that carries the id links to it hours later, from any
 * process. Only where a proxy named the trace does this process have to remember it.
 */
export function createTraceIds() {
  const random = new RandomIdGenerator();
  const foreign = new Map<string, SpanContext>();
  let given: Partial<Ids> | undefined;
  const generator: IdGenerator = {
    generateTraceId: () => given?.traceId ?? random.generateTraceId(),
    generateSpanId: () => given?.spanId ?? random.generateSpanId(),
  };
  return {
    generator,
    /** The span that is started in here has these ids. */
    giving<Result>(ids: Partial<Ids> | undefined, start: () => Result): Result {
      given = ids;
      try {
        return start();
      } finally {
        given = undefined;
      }
    },
    remember(requestId: string, context: SpanContext): void {
      foreign.set(requestId, context);
      const [oldest] = foreign.keys();
      if (foreign.size > mostRemembered && oldest) foreign.delete(oldest);
    },
    linkTo(requestId: string): SpanContext | undefined {
      const ids = idsOf(requestId);
      return foreign.get(requestId) ?? (ids && { ...ids, traceFlags: 1, isRemote: true });
    },
  };
}

type Ids = { traceId: string; spanId: string };

/** Of a UUID, which is as long as a trace's id. */
export function idsOf(id: string): Ids | undefined {
  const traceId = id.replaceAll('-', '');
  return /^[\da-f]{32}$/.test(traceId) ? { traceId, spanId: traceId.slice(16) } : undefined;
}
