import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import { usageKey } from '#domain/allowance.ts';
import { registrationForm } from '#tests/forms.ts';
import { type Fleet, startFleet } from '#tests/support/fleet.ts';
import { createUploads, startBucket } from '#tests/support/fleet-uploads.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { startSmtpServer } from '#tests/support/smtp-server.ts';

/** `KILLS=100 npm test -- unit` for longer. */
const kills = Number(process.env.KILLS ?? 8);
const card = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123', name: 'Ada Student' };

test('three processes on one database, killed at random under load: nothing is lost, nothing is done twice', async () => {
  const postgres = await startPostgres();
  await using _server = { [Symbol.asyncDispose]: () => postgres.stop() };
  await using smtp = await startSmtpServer();
  const database = `${postgres.url}/postgres`;
  await using bucket = await startBucket();
  const { env, files } = bucket;
  await using fleet = await startFleet({ database, smtp: smtp.url, env, processes: 3, seed: 20261115 });
  const rows = new pg.Pool({ connectionString: database, max: 2 });
  await using _rows = { [Symbol.asyncDispose]: () => rows.end() };
  const students = await insertStudents(rows);
  const started = Date.now();
  await fleet.startTicking(
    students.map(({ id }) => id),
    started,
  );

  const paid: string[] = [];
  const demos: string[] = [];
  const uploads = createUploads(fleet, { files, database });
  const isOver = () => fleet.kills() >= kills && paid.length > 0 && uploads.answered() > 0;
  const busy = <T>(work: () => Promise<T>) =>
    (async () => {
      while (!isOver()) await work();
    })();
  await Promise.all([
    fleet.killAtRandom(isOver),
    ...[1, 2, 3].map(() => busy(async () => paid.push(...(await register(fleet, isOver))))),
    busy(async () => demos.push(...(await startDemo(fleet)))),
    ...[1, 2].map(() => busy(() => uploadAsDemo(fleet, uploads, isOver))),
  ]);
  await expect.poll(() => readTicks(rows, students), { interval: 250 }).toBeGreaterThan(3);
  fleet.stopTicking();
  const livedSeconds = ((Date.now() - started) / 1000) * 20;
  // A process that died leaves what it held until its lease runs out: a minute, which has now passed.
  await rows.query('update jobs set locked_until = null where done_at is null');
  await rows.query('update test_mode_notices set next_attempt_at = now()');
  const undone = `select (select count(*) from jobs where done_at is null) + (select count(*) from test_mode_notices) as n`;
  await expect.poll(async () => (await rows.query(undone)).rows[0].n, { interval: 250 }).toBe('0');

  await checkAccounts(rows, paid);
  checkMail(smtp.received, paid, fleet.kills());
  await checkDemos(fleet, demos);
  await uploads.check();
  await checkTicks(rows, students, livedSeconds);
  expect((await rows.query('select id from provider_events where handled_at is null')).rows).toEqual([]);
  expect((await rows.query('select kind from jobs where failed_at is not null')).rows).toEqual([]);
});

/** Registers, pays and comes back, asking again whenever a process died meanwhile. Gives back the address once it is paid. */
async function register(fleet: Fleet, isOver: () => boolean): Promise<string[]> {
  const form = registrationForm({ email: `${randomUUID()}@school.example` });
  const opened = await fleet.persist(() => fleet.send('POST', '/api/registrations', form), isOver);
  if (!opened) return [];
  const { url } = await opened.json();
  const { pathname } = new URL(url);
  // From here on the student has pressed Pay: whatever happens to the processes, the account must come.
  const paid = await fleet.persist(() => fleet.send('POST', pathname, new URLSearchParams(card)));
  const back = new URL(paid?.headers.get('location') ?? '/', url);
  const [, , , id, secrete] = back.pathname.split('/');
  const sessionId = back.searchParams.get('session_id');
  await fleet.persist(() => fleet.send('PUT', '/api/registrations', { id, secrete, sessionId }), isOver);
  return [form.email];
}

async function startDemo(fleet: Fleet): Promise<string[]> {
  const response = await fleet.send('POST', '/api/demo').catch(() => undefined);
  if (!response?.ok) return [];
  const [cookie = ''] = response.headers.getSetCookie()[0]?.split(';') ?? [];
  return [cookie];
}

/** A few essays each: there is a limit for one student. */
async function uploadAsDemo(fleet: Fleet, uploads: ReturnType<typeof createUploads>, isOver: () => boolean) {
  for (const cookie of await startDemo(fleet))
    for (let essay = 0; essay < 5 && !isOver(); essay++) await uploads.upload(cookie, isOver);
}

async function checkAccounts(rows: pg.Pool, paid: string[]): Promise<void> {
  const { rows: accounts } = await rows.query(
    `select u.email, count(s.id)::int as plans, (select count(*)::int from audit_events a where a.user_id = u.id and
       a.kind = 'registered') as registered, (select count(*)::int from consents c where c.user_id = u.id) as consents
     from users u left join subscriptions s on s.user_id = u.id where u.email like '%@school.example'
       and exists (select from credentials k where k.user_id = u.id) group by u.id`,
  );
  const found = new Map(accounts.map(({ email, ...counts }) => [email, counts]));
  for (const email of paid) expect(found.get(email), email).toEqual({ plans: 1, registered: 1, consents: 3 });
  const { rows: doubles } = await rows.query(
    `select data->>'customer' as customer from test_mode_objects where object = 'subscription'
     group by 1 having count(*) > 1`,
  );
  expect(doubles).toEqual([]);
}

type Received = { to: string[]; source: string }[];

/** A process that dies between sending and writing so down sends again, under the same Message-ID: one message to a reader. */
function checkMail(received: Received, paid: string[], kills: number): void {
  const subjects = ['Confirm your email address', 'Welcome to Margin', 'Your receipt'];
  for (const email of paid) {
    const own = received.filter(({ to }) => to.includes(email));
    const ids = subjects.map((subject) => {
      const copies = own.filter(({ source }) => source.includes(`Subject: ${subject}`));
      return new Set(copies.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1])).size;
    });
    expect(ids, email).toEqual([1, 1, 1]);
  }
  const all = received.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]);
  expect(all.length - new Set(all).size).toBeLessThanOrEqual(kills);
}

async function checkDemos(fleet: Fleet, cookies: string[]): Promise<void> {
  for (const Cookie of cookies) {
    const response = await fleet.send('GET', '/api/session', undefined, { Cookie });
    expect((await response.json()).account?.email).toMatch(/^demo-.*@demo\.example$/);
  }
}

type Student = { id: string; used: number };

/** Some with nothing used, one with nearly everything. */
async function insertStudents(rows: pg.Pool): Promise<Student[]> {
  const students = [0, 0, 0, 8990].map((used) => ({ id: randomUUID(), used }));
  for (const { id, used } of students) {
    await rows.query('insert into users values ($1, $2, null, now())', [id, `${id}@talks.example`]);
    await rows.query(`insert into tracked_time values ($1, 'economics', $2)`, [usageKey(id, new Date()), used]);
  }
  return students;
}

async function readTicks(rows: pg.Pool, students: Student[]): Promise<number> {
  const { rows: counted } = await rows.query('select sum("time")::int as seconds from tracked_time');
  return (counted[0].seconds - students.reduce((total, { used }) => total + used, 0)) / 10;
}

/** However many processes held a student's conversation, no more was counted than time has passed. */
async function checkTicks(rows: pg.Pool, students: Student[], livedSeconds: number): Promise<void> {
  for (const { id, used } of students) {
    const ofStudent = 'select max("time") as most, sum("time")::int as seconds from tracked_time where id like $1';
    const [{ most, seconds: counted }] = (await rows.query(ofStudent, [`${id}/%`])).rows;
    expect(most).toBeLessThanOrEqual(9000);
    expect(counted - used).toBeLessThanOrEqual(livedSeconds);
  }
}
