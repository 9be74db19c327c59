import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Log } from '../log.ts';

/** A collector stands near: what it has not taken by then is let go. */
const exportMilliseconds = 2000;

/** OTLP as JSON over HTTP. A collector that is away is told of once, and once more when it has been back. */
export function createExporter(endpoint: string, log: Log): SpanExporter {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: exportMilliseconds });
  let away = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.error && !away) log.warn({ error: result.error }, 'traces could not be sent');
        away = result.error !== undefined;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}
