import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { startProduct } from '#tests/harness.ts';
import { createSignedInStudent } from '#tests/students.ts';
import { startCuttableProxy } from '#tests/support/cuttable-proxy.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { createDb } from './database.ts';
import { openPostgres } from './postgres.ts';
import { users } from './schema/account.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const onServer = inject('database').engine === 'postgres';

test.runIf(onServer)('when the database goes away the product says so, and recovers by itself', async () => {
  const source = inject('database');
  if (source.engine !== 'postgres') return;
  const { hostname: host, port } = new URL(source.serverUrl);
  await using proxy = await startCuttableProxy({ host, port: Number(port) });
  await using product = await startProduct({ databasePort: proxy.port });
  const { browser } = await createSignedInStudent(product);
  expect(await (await browser.get('/readyz')).json()).toEqual({ status: 'ready', database: 'up' });

  proxy.cut();
  product.clock.advance(10);
  const refused = await browser.get('/api/usage/economics');
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({
    message: 'We cannot reach our records just now. Please try again in a minute.',
  });
  const ready = await browser.get('/readyz');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ status: 'not ready', database: 'down' });
  expect((await browser.get('/healthz')).status).toBe(200);

  proxy.restore();
  expect((await browser.get('/api/usage/economics')).status).toBe(200);
  expect((await browser.get('/readyz')).status).toBe(200);
});

test('a database without room says so, to the student and at /readyz, until it has been a minute without refusing', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product);
  const start = () => browser.post('/api/tutor/conversations', { agentId: 'economics-theme-1' });
  await product.deps.db().execute(sql`
    create function refuse_for_room() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = '53100';
    end $$`);
  await product.deps.db().execute(sql`
    create trigger refuse_for_room before insert on conversations for each row execute function refuse_for_room()`);
  const refused = await start();
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({
    code: 'database_unavailable',
    message: 'We cannot reach our records just now. Please try again in a minute.',
  });
  const ready = await browser.get('/readyz');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ status: 'not ready', database: 'full' });

  await product.deps.db().execute(sql`drop trigger refuse_for_room on conversations`);
  product.clock.advance(61);
  expect((await start()).status).toBe(200);
  expect(await (await browser.get('/readyz')).json()).toEqual({ status: 'ready', database: 'up' });
});

test('a product whose schema is behind is alive but not ready', async () => {
  await using product = await startProduct();
  await product.deps.engine.runInTransaction(
    async (run) => void (await run("delete from migrations where name like '0001%'")),
  );
  const response = await product.visitor().get('/readyz');
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    status: 'migrations pending',
    database: 'up',
    pending: ['0001-foundation.sql'],
  });
});

async function openThroughProxy(patienceMs?: number) {
  const source = inject('database');
  if (source.engine !== 'postgres') throw new Error('There is no server');
  const { hostname: host, port } = new URL(source.serverUrl);
  const proxy = await startCuttableProxy({ host, port: Number(port) });
  const { url = '', drop } = await openTestDatabase({ port: proxy.port });
  const engine = openPostgres(url, { patienceMs });
  return {
    proxy,
    engine,
    db: createDb(engine),
    async [Symbol.asyncDispose]() {
      await engine.close();
      await drop();
      await proxy[Symbol.asyncDispose]();
    },
  };
}

test.runIf(onServer)(
  'a database that stops answering is given up as one that is away, and is used again when it answers',
  async () => {
    await using world = await openThroughProxy(300);
    const ask = () => world.db().execute(sql`select 1`);
    await ask();
    world.proxy.stall();
    expect(isDatabaseUnavailable(await ask().catch((error) => error))).toBe(true);
    world.proxy.restore();
    await expect.poll(() => ask().then(() => 'answered', String)).toBe('answered');
  },
);

test.runIf(onServer)('a connection that breaks in the middle of a transaction leaves nothing of it', async () => {
  await using world = await openThroughProxy();
  const insert = (email: string) =>
    world.db().insert(users).values({ id: crypto.randomUUID(), email, createdAt: new Date() });
  const broken = world.db.transaction(async () => {
    await insert('first@school.example');
    world.proxy.cut();
    await insert('second@school.example');
  });
  expect(isDatabaseUnavailable(await broken.catch((error) => error))).toBe(true);
  world.proxy.restore();
  expect(await world.db().select().from(users)).toEqual([]);
  await insert('third@school.example');
  expect(await world.db().select().from(users)).toHaveLength(1);
});

test.runIf(onServer)('a transaction that cannot even begin keeps no connection', async () => {
  await using world = await openThroughProxy();
  const nothing = () => world.db.transaction(async () => undefined);
  await Promise.all([nothing(), nothing(), nothing()]);
  world.proxy.cut();
  const refused = await Promise.all([nothing(), nothing(), nothing()].map((begun) => begun.catch((error) => error)));
  expect(refused.map(isDatabaseUnavailable)).toEqual([true, true, true]);
  expect(world.engine.readPool()).toEqual({ open: 0, idle: 0, waiting: 0 });
  world.proxy.restore();
  await nothing();
});

test('a statement that takes too long counts as a database that is away, not as a fault of ours', () => {
  const tooLong = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
  expect(isDatabaseUnavailable(new Error('Failed query', { cause: tooLong }))).toBe(true);
});
