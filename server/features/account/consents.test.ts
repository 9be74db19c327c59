import { expect, test } from 'vitest';
import { consents } from '#server/db/schema/billing.ts';
import { registrationForm } from '#tests/forms.ts';
import { startProduct } from '#tests/harness.ts';
import { openRegistrationCheckout, payCheckout } from '#tests/registration.ts';

test('what was agreed to is kept with its version and the moment it was agreed to, also when it is paid later', async () => {
  await using product = await startProduct();
  const { sessionId, id, secrete } = await openRegistrationCheckout(product);
  product.clock.advance(600);
  await payCheckout(product, sessionId);
  await product.visitor().put('/api/registrations', { id, secrete, sessionId });
  const rows = await product.deps.db().select().from(consents);
  const givenAt = new Date('2026-11-16T09:00:00Z');
  expect(rows.map(({ kind, version, givenAt }) => ({ kind, version, givenAt }))).toEqual([
    { kind: 'acceptable_use', version: '2025-06-01', givenAt },
    { kind: 'privacy', version: '2026-11-16', givenAt },
    { kind: 'immediate_start', version: '2025-06-01', givenAt },
  ]);
});

test('nobody is registered who has not agreed to both policies', async () => {
  await using product = await startProduct();
  const sentence = async (changes: object) =>
    (await (await product.visitor().post('/api/registrations', registrationForm({ ...changes }))).json()).message;
  expect(await sentence({ acceptableUse: false })).toBe('Please accept the acceptable use policy to proceed');
  expect(await sentence({ privacy: false })).toBe('Please accept the privacy policy to proceed');
});
