import { Gauge, type Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { readFigures } from './read-figures.ts';

type FigureDeps = Pick<Deps, 'db' | 'clock' | 'engine' | 'log'>;

/** Adds what the database knows to the figures of this process. While it is away they are left out, not repeated. */
export function addFigureGauges(registers: Registry[]): (deps: FigureDeps) => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const up = gauge('margin_database_up', '1 when the database answered just now.');
  const pool = gauge('margin_database_pool', 'Connections of this process to the database, by state.', ['state']);
  const outboxAge = gauge('margin_outbox_age_seconds', 'How long the oldest unsent message has been due.');
  const webhookLag = gauge('margin_webhook_lag_seconds', 'How long the oldest notice has waited to be dealt with.');
  const waiting = gauge('margin_jobs_waiting', 'Work in the background that is due, by kind.', ['kind']);
  const givenUp = gauge('margin_jobs_given_up', 'Work in the background that was given up on.');
  const due = gauge('margin_marking_due', 'Paid marking requests that wait for an answer.');
  const late = gauge('margin_marking_late', 'Of those, the ones whose day has passed.');

  return async (deps) => {
    for (const read of [outboxAge, webhookLag, waiting, givenUp, due, late]) read.reset();
    const { open, idle, waiting: queued } = deps.engine.readPool();
    pool.set({ state: 'open' }, open);
    pool.set({ state: 'idle' }, idle);
    pool.set({ state: 'waiting' }, queued);
    const figures = await readFigures(deps).catch((error) => {
      deps.log.warn({ error }, 'figures could not be read');
      return undefined;
    });
    up.set(figures ? 1 : 0);
    if (!figures) return;
    outboxAge.set(figures.outboxAgeSeconds);
    webhookLag.set(figures.webhookLagSeconds);
    for (const { kind, count } of figures.jobsWaiting) waiting.set({ kind }, count);
    givenUp.set(figures.jobsGivenUp);
    due.set(figures.markingDue);
    late.set(figures.markingLate);
  };
}
