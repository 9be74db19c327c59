import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { openTraces } from './open-traces.ts';
import { readTraceparent } from './traceparent.ts';
import { tracesOff } from './traces.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';
const noughts = '0'.repeat(32);

test('a traceparent names a trace, a span and whether it is kept', () => {
  const read = { traceId, spanId, isRemote: true };
  expect(readTraceparent(`00-${traceId}-${spanId}-01`)).toEqual({ ...read, traceFlags: 1 });
  expect(readTraceparent(`00-${traceId}-${spanId}-02`)).toEqual({ ...read, traceFlags: 0 });
  expect(readTraceparent(`01-${traceId}-${spanId}-03-later`)).toEqual({ ...read, traceFlags: 1 });
});

test.each([
  '',
  'quokka',
  `ff-${traceId}-${spanId}-01`,
  `00-${traceId}-${spanId}-01-more`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
  `00-${noughts}-${spanId}-01`,
  `00-${traceId}-${noughts.slice(16)}-01`,
  `00-${traceId}-${spanId}-01, 00-${traceId}-${spanId}-01`,
])('what is none is not taken for one: "%s"', (header) => {
  expect(readTraceparent(header)).toBeUndefined();
});

test('without an address there are no traces, and nothing that makes them is loaded', async () => {
  const log = createLog({ production: true, logLevel: 'silent' });
  expect(await openTraces({ otlpEndpoint: undefined }, log)).toBe(tracesOff);
  const loading = (pattern: RegExp) =>
    globSync('server/**/*.ts').filter((file) => !file.endsWith('.test.ts') && pattern.test(readFileSync(file, 'utf8')));
  const makers = ['otlp-exporter', 'otlp-traces', 'trace-ids'];
  expect(loading(/^import (?!type )[^;]*'@opentelemetry\//m).sort()).toEqual(
    makers.map((name) => `server/traces/${name}.ts`),
  );
  expect(loading(/^import (?!type )[^;]*\/otlp-traces\.ts'/m)).toEqual([]);
  expect(loading(/^import (?!type )[^;]*\/(otlp-exporter|trace-ids)\.ts'/m)).toEqual(['server/traces/otlp-traces.ts']);
});
