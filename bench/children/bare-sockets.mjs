// The floor of many voice sockets: `ws` and the product's own statement on the product's own driver, and nothing else.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { WebSocketServer } from 'ws';
import { measureMemory } from './measure-memory.mjs';

const { DATABASE_URL, PORT } = process.env;
const statement = `
  with counted as (
    update voice_leases set
      ticks = ticks + 1,
      counted_from = counted_from + interval '10 seconds',
      expires_at = $1::timestamptz + interval '30 seconds'
    where user_id = $2 and lease_id = $3 and ticks = $4
      and counted_from <= $1::timestamptz - interval '10 seconds' and expires_at > $1::timestamptz
    returning subject)
  insert into tracked_time as used (id, subject, "time")
  select $5, subject, 10 from counted
  on conflict (id, subject) do update set "time" = least(used."time" + excluded."time", 9000)
  returning "time"`;

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const sessions = new Set();
let now = Date.now();

const server = new WebSocketServer({ port: Number(PORT), host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', async (socket) => {
  const session = { socket, userId: randomUUID(), leaseId: randomUUID(), ticks: 0 };
  await pool.query('insert into users (id, email, created_at) values ($1, $2, now())', [
    session.userId,
    `${session.userId}@school.example`,
  ]);
  await pool.query(
    `insert into voice_leases (user_id, lease_id, subject, conversation_id, counted_from, started_at, expires_at)
     values ($1, $2, 'economics', $3, $4, $4, $5)`,
    [session.userId, session.leaseId, randomUUID(), new Date(now).toISOString(), new Date(now + 30_000).toISOString()],
  );
  sessions.add(session);
  socket.send('ready');
});

async function tick(session) {
  const { socket, userId, leaseId } = session;
  const values = [new Date(now).toISOString(), userId, leaseId, session.ticks++, `${userId}/11/26`];
  const { rows } = await pool.query(statement, values);
  if (rows.length !== 1) throw new Error('A tick was not counted');
  socket.send(JSON.stringify({ type: 'usage', usedSeconds: rows[0].time }));
}

process.on('message', async ({ kind }) => {
  if (kind === 'tick') {
    now += 10_000;
    await Promise.all([...sessions].map(tick));
  }
  const { user, system } = process.cpuUsage();
  process.send({ cpuSeconds: (user + system) / 1e6, memory: kind === 'memory' ? measureMemory() : 0 });
});
process.on('disconnect', () => process.exit());
server.on('listening', () => process.send('ready'));
