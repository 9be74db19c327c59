import { expect, test } from 'vitest';
import { trackedTime } from '#server/db/schema/usage.ts';
import { readUsedSeconds } from '#server/features/usage/queries.ts';
import { startProduct } from '#tests/harness.ts';

test('a statement that was prepared outside a transaction sees, inside one, what is only there', async () => {
  await using product = await startProduct();
  const { db } = product.deps;
  const key = 'a-student/11/26';
  expect(await readUsedSeconds(db, key, 'economics')).toBe(0);
  const undone = db.transaction(async () => {
    await db().insert(trackedTime).values({ id: key, subject: 'economics', time: 40 });
    expect(await readUsedSeconds(db, key, 'economics')).toBe(40);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await readUsedSeconds(db, key, 'economics')).toBe(0);
});
