import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { providerEvents } from '#server/db/schema/billing.ts';
import { findMail, payMarking, readDeskToken, readMarkingRow, startMarkingProduct } from '#tests/marking.ts';

type Product = Awaited<ReturnType<typeof startMarkingProduct>>;

test('a dispute alone changes nothing; once the provider has paid the money back, its notice changes the row', async () => {
  await using product = await startMarkingProduct();
  const { id, student } = await payMarking(product);
  await product.deliverNotices();
  const paymentIntentId = (await readMarkingRow(product, id))?.paymentIntentId ?? '';
  const notice = { id: 'evt_dispute', type: 'charge.dispute.created', paymentIntentId };
  expect(await sendNotice(product, notice)).toBe(200);
  expect(await sendNotice(product, notice)).toBe(200);
  await product.runJobs();
  const stored = (await product.deps.db().select().from(providerEvents)).filter((event) => event.id === notice.id);
  expect(stored).toMatchObject([{ type: 'charge.dispute.created', attempts: 1, handledAt: product.clock.now() }]);
  expect(await readMarkingRow(product, id)).toMatchObject({ status: 'completed', active: true, outcome: null });
  expect(await findMail(product, student.email, 'refunded')).toBeUndefined();
  expect((await product.visitor().get(`/api/marking/${await readDeskToken(product)}`)).status).toBe(200);

  // A notice says that the money went back, and it did not.
  expect(await sendNotice(product, { id: 'evt_untrue', type: 'charge.refunded', paymentIntentId })).toBe(200);
  await product.runJobs();
  expect(await readMarkingRow(product, id)).toMatchObject({ status: 'completed', active: true });

  // The operator accepts the dispute there.
  await product.deps.payments.refund(paymentIntentId, 'op:dispute');
  await product.deliverNotices();
  expect(await readMarkingRow(product, id)).toMatchObject({ status: 'refunded', active: false });
  expect(await findMail(product, student.email, 'Your marking has been refunded')).toBeTruthy();
});

type Sent = { id: string; type: string; paymentIntentId: string };

/** As the provider would send it, signed. */
async function sendNotice({ app, clock, deps }: Product, { id, type, paymentIntentId }: Sent): Promise<number> {
  const created = Math.floor(clock.now().getTime() / 1000);
  const about = { id: `dp_${id}`, object: 'dispute', payment_intent: paymentIntentId, livemode: false };
  const body = JSON.stringify({ id, object: 'event', type, created, livemode: false, data: { object: about } });
  const secret = `whsec_${deps.secret.fingerprint('test mode', 'webhook')}`;
  const signature = createHmac('sha256', secret).update(`${created}.${body}`).digest('hex');
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': `t=${created},v1=${signature}` };
  return (await app.request('/api/webhooks/stripe', { method: 'POST', headers, body })).status;
}
