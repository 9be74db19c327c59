import pg from 'pg';
import { createDb, type Db } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';

export type StoredUsers = { db: Db; count: number; [Symbol.asyncDispose](): Promise<void> };

/** A database with so many students, each with a plan, a session, some time used and the jobs of a month. */
export async function storeUsers(serverUrl: string, count: number): Promise<StoredUsers> {
  const name = `stored_${count}`;
  const admin = new pg.Client({ connectionString: `${serverUrl}/postgres` });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = `${serverUrl}/${name}`;
  const engine = openPostgres(url);
  await migrate(engine);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement, statement.includes('$1') ? [count] : []);
  await client.end();
  return { db: createDb(engine), count, [Symbol.asyncDispose]: () => engine.close() };
}

/** The id of student number n: the same in every database, so that anybody can be picked without asking. */
export function userId(n: number): string {
  return `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;
}

const id = `('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
const everybody = 'from generate_series(0, $1::int - 1) as n';

const statements = [
  `insert into users select ${id}, 'student-' || n || '@school.example', now(), now() ${everybody}`,
  `insert into profiles (id, email, full_name, year_of_study)
   select ${id}, 'student-' || n || '@school.example', 'Student ' || n, 'Year 1' ${everybody}`,
  `insert into subscriptions (id, user_id, plan, current_period_end, subject_name, stripe_subscription_id, stripe_customer_id, created_at)
   select ${id}, ${id}, 'ECONOMICS_MONTHLY', now(), array['economics'], 'sub_' || n, 'cus_' || n, now() ${everybody}`,
  `insert into sessions select ${id}, lpad(to_hex(n), 64, '0'), ${id}, true, 'a browser', now(), now() + interval '30 days'
   ${everybody}`,
  `insert into tracked_time select ${id} || to_char(now(), '/MM/YY'), 'economics', 1230 ${everybody}`,
  `insert into jobs (id, kind, payload, unique_key, run_at, attempts, created_at, done_at)
   select ${id}, 'send_mail', '{}', 'mail:' || n, now(), 1, now(), now() ${everybody}`,
  'analyze',
];
