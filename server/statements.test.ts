import { randomUUID } from 'node:crypto';
import { NodePgPreparedQuery } from 'drizzle-orm/node-postgres';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { users } from '#server/db/schema/account.ts';
import { pieces, say, scriptedBrain, startConversation } from '#tests/conversations.ts';
import { startProduct } from '#tests/harness.ts';
import { giveAttempt, secureSection } from '#tests/progress.ts';
import { createSignedInStudent } from '#tests/students.ts';
import { countTick, type Lease, takeLease } from './features/usage/meter.ts';

/**
 * How quick we are under load is measured by the bench. What can be held without a clock is what it comes from: how many
 * statements each thing needs. They are the same on either engine, so one counts them.
 */
const onPostgres = inject('database').engine === 'postgres';

/** All that the home page of a signed-in student asks for. */
const home = ['/api/session', '/api/tutor/conversations', '/api/usage/economics', '/api/home/next'];

test.runIf(onPostgres)('a page and a turn need as many statements for a busy student as for a new one', async () => {
  await using product = await startProduct();
  Object.assign(product.deps, { brain: scriptedBrain(() => pieces('Good. ', 'What next?')), hostedBrain: undefined });
  const statementsOf = countStatements();
  const { id, browser } = await createSignedInStudent(product, { subjects: ['economics', 'business'] });
  const conversationId = await startConversation(browser);
  await say(browser, conversationId, 'Demand rises.');
  const page = () => Promise.all(home.map((path) => browser.get(path)));
  const turn = () => say(browser, conversationId, 'And then the price rises.');
  await page();
  const fresh = { page: await statementsOf(page), turn: await statementsOf(turn) };

  for (let n = 0; n < 5; n++) await say(browser, await startConversation(browser), 'Supply falls.');
  for (let n = 0; n < 12; n++) await turn();
  await secureSection(product, id);
  for (let n = 0; n < 20; n++) await giveAttempt(product, id, { verdict: 'not yet', missing: 'scarcity' });
  expect({ page: await statementsOf(page), turn: await statementsOf(turn) }).toEqual(fresh);
  expect(fresh.page).toBeLessThanOrEqual(26);
  expect(fresh.turn).toBeLessThanOrEqual(22);
});

test.runIf(onPostgres)(
  'a hundred conversations at once: a tick is one statement, and counts ten seconds for each',
  async () => {
    await using product = await startProduct();
    const statementsOf = countStatements();
    const students = Array.from({ length: 100 }, () => randomUUID());
    const rows = students.map((id) => ({ id, email: `${id}@school.example`, createdAt: product.clock.now() }));
    await product.deps.db().insert(users).values(rows);
    const leases: Lease[] = [];
    for (const userId of students) {
      const lease = await takeLease(product.deps, { userId, subject: 'economics', conversationId: randomUUID() });
      if (lease) leases.push(lease);
    }
    product.clock.advance(10);
    const outcomes: object[] = [];
    const tickAll = async () => {
      outcomes.push(...(await Promise.all(leases.map((lease) => countTick(product.deps, lease, 1)))));
    };
    expect(await statementsOf(tickAll)).toBe(100);
    expect(outcomes).toEqual(Array.from({ length: 100 }, () => ({ outcome: 'counted', usedSeconds: 10 })));
  },
);

/** Those of a transaction and those that were prepared earlier included. */
function countStatements() {
  const executed = vi.spyOn(NodePgPreparedQuery.prototype, 'execute');
  onTestFinished(() => executed.mockRestore());
  return async (work: () => Promise<unknown>): Promise<number> => {
    const before = executed.mock.calls.length;
    await work();
    return executed.mock.calls.length - before;
  };
}
