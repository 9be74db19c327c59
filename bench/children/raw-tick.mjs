// The floor of a tick: the product's own statement on the product's own driver, and nothing else.
import { randomUUID } from 'node:crypto';

const { DATABASE_URL, DATABASE_FOLDER } = process.env;
const statement = `
  with counted as (
    update "voice_leases" set
      ticks = ticks + 1,
      counted_from = counted_from + interval '10 seconds',
      expires_at = $1::timestamptz + interval '30 seconds'
    where user_id = $2 and lease_id = $3 and ticks = $4
      and counted_from <= $5::timestamptz - interval '10 seconds' and expires_at > $6::timestamptz
    returning subject)
  insert into "tracked_time" as used (id, subject, "time")
  select $7, subject, 10 from counted
  on conflict (id, subject) do update set "time" = least(used."time" + excluded."time", 9000)
  returning "time"`;

const query = await openStore();
const [userId, leaseId] = [randomUUID(), randomUUID()];
let now = Date.now();
let ticks = 0;
await query('insert into users (id, email, created_at) values ($1, $2, now())', [userId, `${userId}@school.example`]);
await query(
  `insert into voice_leases (user_id, lease_id, subject, conversation_id, counted_from, started_at, expires_at)
   values ($1, $2, 'economics', $3, $4, $4, $5)`,
  [userId, leaseId, randomUUID(), new Date(now).toISOString(), new Date(now + 30_000).toISOString()],
);

process.on('message', async ({ count }) => {
  const before = process.cpuUsage();
  for (const end = ticks + count; ticks < end; ticks++) {
    now += 10_000;
    const at = new Date(now).toISOString();
    const { rows } = await query(statement, [at, userId, leaseId, ticks, at, at, `${userId}/11/26`]);
    if (rows.length !== 1) throw new Error('A tick was not counted');
  }
  const { user, system } = process.cpuUsage(before);
  process.send({ cpuSeconds: (user + system) / 1e6 });
});
process.on('disconnect', () => process.exit());
process.send('ready');

async function openStore() {
  if (DATABASE_URL) {
    const { default: pg } = await import('pg');
    const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
    return (text, values) => pool.query(text, values);
  }
  const { PGlite } = await import('@electric-sql/pglite');
  const database = await PGlite.create({ dataDir: DATABASE_FOLDER, relaxedDurability: false });
  return (text, values) => database.query(text, values);
}
