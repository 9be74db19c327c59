import { expect, test } from 'vitest';
import { startProduct } from '#tests/harness.ts';
import { users } from './schema/account.ts';

const row = (email: string) => ({ id: crypto.randomUUID(), email, createdAt: new Date() });

test('a query inside a transaction joins it, and nothing of it stays when it fails', async () => {
  await using product = await startProduct();
  const { db } = product.deps;
  const failed = db.transaction(async () => {
    await db().insert(users).values(row('one@school.example'));
    await db.transaction(async () => {
      await db().insert(users).values(row('two@school.example'));
    });
    expect(await db().select().from(users)).toHaveLength(2);
    throw new Error('after both');
  });
  await expect(failed).rejects.toThrow('after both');
  expect(await db().select().from(users)).toHaveLength(0);
});

test('work outside a transaction does not see it before it is committed', async () => {
  await using product = await startProduct();
  const { db } = product.deps;
  const { promise: halfway, resolve: reachHalfway } = Promise.withResolvers<void>();
  const { promise: isRead, resolve: goOn } = Promise.withResolvers<void>();
  const transaction = db.transaction(async () => {
    await db().insert(users).values(row('one@school.example'));
    reachHalfway();
    await isRead;
  });
  await halfway;
  const reading = db().select().from(users).execute();
  // A server answers with nothing; the embedded engine waits for its one connection and then sees the row.
  const hasOneConnection = product.deps.engine.name === 'PGlite';
  if (hasOneConnection) goOn();
  const seen = await reading;
  goOn();
  await transaction;
  expect(seen.length).toBe(hasOneConnection ? 1 : 0);
  expect(await db().select().from(users)).toHaveLength(1);
});
