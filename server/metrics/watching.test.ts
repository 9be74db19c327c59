import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from './metrics.ts';

type Rule = { alert: string; expr: string; annotations: { summary: string }; labels: { severity: string } };

const dashboard = JSON.parse(readFileSync('ops/grafana-dashboard.json', 'utf8'));
const alerts: { groups: { rules: Rule[] }[] } = parse(readFileSync('ops/alerts.yml', 'utf8'));
const rules = alerts.groups.flatMap((group) => group.rules);
const queries: string[] = [
  ...dashboard.panels.flatMap(({ targets = [] }: { targets?: { expr: string }[] }) => targets.map(({ expr }) => expr)),
  ...rules.map(({ expr }) => expr),
];

const metrics = createMetrics();
metrics.watchProcess();
const known = new Map(metrics.registry.getMetricsAsArray().map((metric) => [metric.name, metric]));

/** Without the endings that a histogram adds, labels and PromQL's own words. */
function namesIn(query: string): string[] {
  const plain = query.replaceAll(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, ' ');
  return [...plain.matchAll(/\b[a-z]\w*_\w+\b/g)]
    .map(([name]) => name)
    .filter((name) => name !== 'histogram_quantile')
    .map((name) => (known.has(name) ? name : name.replace(/_(bucket|count|sum)$/, '')));
}

test('the dashboard and the alarms ask only for figures that the product has', () => {
  const asked = new Set(queries.flatMap(namesIn));
  expect(asked.size).toBeGreaterThan(12);
  expect([...asked].filter((name) => !known.has(name))).toEqual([]);
});

test('they ask only for labels that the figures have', async () => {
  const labels = new Set(
    (metrics.registry.getMetricsAsArray() as unknown as { labelNames: string[] }[]).flatMap(
      (metric) => metric.labelNames,
    ),
  );
  const asked = queries.flatMap((query) => [
    ...[...query.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/)),
    ...[...query.matchAll(/(\w+)=~?"/g)].map(([, name = '']) => name),
  ]);
  expect(asked.filter((name) => !['le', 'job', 'instance'].includes(name) && !labels.has(name))).toEqual([]);
});

test('every figure of ours is on the dashboard or sets off an alarm', () => {
  const asked = new Set(queries.flatMap(namesIn));
  const own = [...known.keys()].filter((name) => name.startsWith('margin_'));
  expect(own.filter((name) => !asked.has(name))).toEqual([]);
});

test('every alarm is explained in docs/operations.md, and nothing is explained that is no alarm', () => {
  const guide = readFileSync('docs/operations.md', 'utf8');
  const section = guide.split('\n## Alarms\n')[1]?.split('\n## ')[0] ?? '';
  const explained = [...section.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  expect(explained).toEqual(rules.map(({ alert }) => alert));
  for (const { alert, annotations, labels } of rules) {
    expect(annotations.summary, alert).toMatch(/\.$/);
    expect(['page', 'ticket'], alert).toContain(labels.severity);
  }
});
