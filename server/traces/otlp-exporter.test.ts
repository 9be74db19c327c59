import { expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { startTraceCollector } from '#tests/support/trace-collector.ts';
import { createExporter } from './otlp-exporter.ts';

test('a collector that takes nothing is told of once, and again only when it has been back', async () => {
  await using collector = await startTraceCollector();
  const logged: string[] = [];
  const log = createLog({ production: true, logLevel: 'info' }, { write: (line) => void logged.push(line) });
  const exporter = createExporter(collector.url, log);
  const send = () => new Promise((resolve) => exporter.export([], resolve));
  collector.refuse(true);
  await send();
  await send();
  const warnings = () => logged.map((line) => JSON.parse(line).msg);
  expect(warnings()).toEqual(['traces could not be sent']);
  collector.refuse(false);
  await send();
  expect(warnings()).toHaveLength(1);
  collector.refuse(true);
  await send();
  expect(warnings()).toHaveLength(2);
});

test('a batch that is on its way when the product stops still arrives', async () => {
  await using collector = await startTraceCollector();
  const exporter = createExporter(collector.url, createLog({ production: true, logLevel: 'silent' }));
  exporter.export([], () => undefined);
  await exporter.shutdown();
  expect(collector.bodies).toHaveLength(1);
});
