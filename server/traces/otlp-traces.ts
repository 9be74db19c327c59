import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { site } from '#content/site.ts';
import type { Log } from '../log.ts';
import { createExporter } from './otlp-exporter.ts';
import { createTraceIds, idsOf } from './trace-ids.ts';
import { readTraceparent } from './traceparent.ts';
import type { Traces } from './traces.ts';

/** A stop waits no longer for the collector. */
const closeMilliseconds = 3000;

type TraceIds = ReturnType<typeof createTraceIds>;

/** Nothing is registered for the whole process: each product has its own. */
export function openOtlpTraces(endpoint: string, log: Log): Traces {
  const name = site.name.toLowerCase();
  const ids = createTraceIds();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': name }),
    idGenerator: ids.generator,
    spanProcessors: [new BatchSpanProcessor({ exporter: createExporter(endpoint, log) })],
  });
  const tracer = provider.getTracer(name);
  const contexts = new AsyncLocalStorage<Context>();
  const current = () => contexts.getStore() ?? ROOT_CONTEXT;
  const within = <Result>(span: Span, work: () => Result) => contexts.run(trace.setSpan(ROOT_CONTEXT, span), work);

  return {
    async followRequest({ requestId, traceparent, outcome }, work) {
      const parent = readTraceparent(traceparent() ?? '');
      // One that this process sends to itself, such as a notice in test mode, is part of no other request.
      const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
      const options = { kind: SpanKind.SERVER, attributes: { 'margin.request_id': requestId } };
      const span = ids.giving(idsOf(requestId), () => tracer.startSpan('request', options, context));
      if (parent) ids.remember(requestId, span.spanContext());
      try {
        await within(span, work);
        tellOutcome(span, outcome());
      } finally {
        span.end();
      }
    },

    async followJob(job, work) {
      const span = startJobSpan(ids, tracer, job, current());
      try {
        const result = await within(span, work);
        if (result !== 'done') markFailed(span, result);
        return result;
      } catch (error) {
        markFailed(span, 'unexpected');
        throw error;
      } finally {
        span.end();
      }
    },

    startCall(provider, operation) {
      const options = { kind: SpanKind.CLIENT, attributes: { 'margin.provider': provider } };
      const span = tracer.startSpan(`${provider}.${operation}`, options, current());
      return {
        end(fault) {
          if (fault) markFailed(span, fault);
          span.end();
        },
      };
    },

    close: () => waitFor(provider.shutdown()),
  };
}

type Outcome = ReturnType<Parameters<Traces['followRequest']>[0]['outcome']>;

function tellOutcome(span: Span, { method, route, status }: Outcome): void {
  span.updateName(`${method} ${route}`);
  span.setAttributes({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status });
  if (status >= 500) markFailed(span, String(status));
}

type Job = Parameters<Traces['followJob']>[0];

function startJobSpan(ids: TraceIds, tracer: Tracer, { id, kind, attempts, requestId }: Job, context: Context): Span {
  const attributes = { 'margin.job.id': id, 'margin.job.kind': kind, 'margin.job.attempt': attempts };
  const origin = requestId === null ? undefined : ids.linkTo(requestId);
  const options = {
    kind: SpanKind.CONSUMER,
    attributes: requestId === null ? attributes : { ...attributes, 'margin.request_id': requestId },
    links: origin ? [{ context: origin }] : [],
  };
  // A job that came from no request gives its own id to those it sets off. Another attempt is the same trace's.
  const own = requestId === null ? idsOf(id) : undefined;
  const given = attempts > 1 ? own && { traceId: own.traceId } : own;
  return ids.giving(given, () => tracer.startSpan(`job ${kind}`, options, context));
}

/** However it ends, and no longer than a stop may wait. */
async function waitFor(shutdown: Promise<void>): Promise<void> {
  const limit = new AbortController();
  const closed = shutdown.catch(() => undefined);
  await Promise.race([closed, wait(closeMilliseconds, undefined, { signal: limit.signal }).catch(() => undefined)]);
  limit.abort();
}

/** By the name of the fault alone: the sentence of an error may quote what a user typed. */
function markFailed(span: Span, fault: string): void {
  span.setAttribute('error.type', fault);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
