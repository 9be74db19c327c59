import { expect, test } from 'vitest';
import { stillRunning } from '#tests/support/end-with-test.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { runProduct } from '#tests/support/running-product.ts';

test.fails('a test that fails has left its product and its database running', async () => {
  await startPostgres();
  await runProduct();
  expect(stillRunning()).toEqual([]);
});

test('they ended with it', () => {
  expect(stillRunning()).toEqual([]);
});

// Here the time limit is the subject. It may also run out while the product is being started.
test.fails('a test that is given up has left its product running', { timeout: 3000 }, async () => {
  await runProduct();
  await new Promise(() => undefined);
});

test('that ended with it too', async () => {
  expect(stillRunning()).toEqual([]);
});
