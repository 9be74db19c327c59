import { randomUUID } from 'node:crypto';
import { usageKey } from '#domain/allowance.ts';
import { readUserByEmail } from '#server/features/account/queries.ts';
import { readOpenSubscriptions } from '#server/features/billing/queries.ts';
import { countTick, takeLease } from '#server/features/usage/meter.ts';
import { readUsedSeconds } from '#server/features/usage/queries.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import { readFigures } from '#server/metrics/read-figures.ts';
import { createSessions } from '#server/sessions.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { interleave, summarise } from '../rounds.ts';
import type { Line, Row } from '../row.ts';
import { type StoredUsers, storeUsers, userId } from '../stored-users.ts';

/** `STORED_USERS=100000 npm run bench stored-users` for fewer: a million take a few minutes to write. */
const few = 10_000;
const many = Number(process.env.STORED_USERS ?? 1_000_000);
const rounds = 7;
const calls = 100;
const most = 1.5;

/** Row 21: what an operation costs must not depend on how many students are stored. */
export const row: Row = {
  number: 21,
  name: 'stored-users',
  async measure() {
    const server = await startPostgres();
    await using _server = { [Symbol.asyncDispose]: server.stop };
    await using small = await storeUsers(server.url, few);
    await using large = await storeUsers(server.url, many);
    const lines: Line[] = [];
    for (const [figure, prepare] of Object.entries(operations))
      lines.push(await compare(figure, prepare, small, large));
    return lines;
  },
};

type Operation = (n: number) => Promise<unknown>;

const clock = { now: () => new Date() };

/** Each with what is done before the clock starts. */
const operations: Record<string, (stored: StoredUsers) => Operation> = {
  'session read': ({ db }) => {
    const sessions = createSessions({ db, clock });
    return () => sessions.read(randomUUID());
  },
  'sign-in lookup':
    ({ db }) =>
    (n) =>
      readUserByEmail(db, `student-${n}@school.example`),
  'plans of a student':
    ({ db }) =>
    (n) =>
      readOpenSubscriptions(db, userId(n)),
  'minutes of a student':
    ({ db }) =>
    (n) =>
      readUsedSeconds(db, usageKey(userId(n), new Date()), 'economics'),
  'lease and tick':
    ({ db }) =>
    (n) =>
      leaseAndTick({ db }, userId(n)),
  'job written':
    ({ db }) =>
    () =>
      enqueueJob({ db, clock }, 'delete_file', { key: 'none' }, { uniqueKey: randomUUID() }),
  'figures for /metrics':
    ({ db }) =>
    () =>
      readFigures({ db, clock }),
};

async function leaseAndTick({ db }: Pick<StoredUsers, 'db'>, id: string): Promise<void> {
  let now = Date.now();
  const world = { db, clock: { now: () => new Date(now) } };
  const lease = await takeLease(world, { userId: id, subject: 'economics', conversationId: randomUUID() });
  now += 10_000;
  if (lease) await countTick(world, lease, 1);
}

async function compare(
  figure: string,
  prepare: (stored: StoredUsers) => Operation,
  small: StoredUsers,
  large: StoredUsers,
): Promise<Line> {
  const time = (stored: StoredUsers) => {
    const operation = prepare(stored);
    return async () => {
      const started = performance.now();
      for (let call = 0; call < calls; call++) await operation(Math.floor(Math.random() * stored.count));
      return (performance.now() - started) / calls;
    };
  };
  const sides = { floor: time(small), ours: time(large) };
  await interleave(1, sides);
  const taken = summarise(await interleave(rounds, sides));
  return {
    figure: `${figure}, ${many} stored users, ms`,
    floor: taken.floor.toFixed(2),
    ours: taken.ours.toFixed(2),
    ratio: taken.ratio,
    goal: `<= ${most} x with ${few}`,
    met: taken.ratio <= most,
  };
}
