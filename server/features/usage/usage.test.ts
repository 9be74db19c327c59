import { expect, test } from 'vitest';
import { monthlyAllowanceSeconds } from '#domain/allowance.ts';
import { trackedTime } from '#server/db/schema/usage.ts';
import { startProduct } from '#tests/harness.ts';
import { createSignedInStudent } from '#tests/students.ts';

test('usage is read per subject and per calendar month in London', async () => {
  await using product = await startProduct({ now: '2026-11-30T23:59:00Z' });
  const { browser, id } = await createSignedInStudent(product);
  await product.deps
    .db()
    .insert(trackedTime)
    .values({ id: `${id}/11/26`, subject: 'economics', time: 610 });
  const read = async (subject: string) => (await browser.get(`/api/usage/${subject}`)).json();
  expect(await read('economics')).toEqual({ usedSeconds: 610, allowanceSeconds: 9000 });
  expect(await read('business')).toEqual({ usedSeconds: 0, allowanceSeconds: 9000 });
  product.clock.advance(60);
  expect(await read('economics')).toEqual({ usedSeconds: 0, allowanceSeconds: 9000 });
});

test('a subject that is not on sale is refused', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product);
  const response = await browser.get('/api/usage/law');
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message: 'The subject must be economics or business' });
});

test('the database itself takes the whole allowance, 9000 seconds, and refuses more', async () => {
  await using product = await startProduct();
  const { id } = await createSignedInStudent(product);
  const write = (time: number) =>
    product.deps
      .db()
      .insert(trackedTime)
      .values({ id: `${id}/11/26`, subject: 'economics', time });
  expect(monthlyAllowanceSeconds).toBe(9000);
  await expect(write(monthlyAllowanceSeconds + 1)).rejects.toThrow();
  await write(monthlyAllowanceSeconds);
});
