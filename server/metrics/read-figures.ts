import { sql } from 'drizzle-orm';
import { londonDay } from '#domain/working-days.ts';
import type { Deps } from '../deps.ts';
import { readWaitingRequests } from '../features/tmq/queries.ts';
import { isLate } from '../features/tmq/request-state.ts';

export type Figures = {
  outboxAgeSeconds: number;
  webhookLagSeconds: number;
  jobsWaiting: { kind: string; count: number }[];
  jobsGivenUp: number;
  markingDue: number;
  markingLate: number;
};

/** What only the database knows. Every process says the same: show the largest, not the sum. */
export async function readFigures({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Figures> {
  const now = clock.now();
  const result = await db().execute(sql`
    select
      (select min(run_at) from jobs where kind = 'send_mail' and done_at is null and failed_at is null) as oldest_mail,
      (select min(received_at) from provider_events where handled_at is null) as oldest_event,
      (select count(*)::int from jobs where failed_at is not null) as given_up,
      (select coalesce(json_object_agg(kind, count), '{}') from (
        select kind, count(*)::int from jobs
        where done_at is null and failed_at is null and run_at <= ${now.toISOString()} group by kind) as due) as waiting`);
  const [row] = (result as unknown as { rows: Row[] }).rows;
  const marking = await readWaitingRequests(db);
  return {
    outboxAgeSeconds: ageOf(row?.oldest_mail, now),
    webhookLagSeconds: ageOf(row?.oldest_event, now),
    jobsWaiting: Object.entries(row?.waiting ?? {}).map(([kind, count]) => ({ kind, count })),
    jobsGivenUp: row?.given_up ?? 0,
    markingDue: marking.length,
    markingLate: marking.filter((request) => isLate(request, londonDay(now))).length,
  };
}

type Row = {
  oldest_mail: string | Date | null;
  oldest_event: string | Date | null;
  given_up: number;
  waiting: Record<string, number>;
};

function ageOf(since: string | Date | null | undefined, now: Date): number {
  return since ? Math.max(0, (now.getTime() - new Date(since).getTime()) / 1000) : 0;
}
