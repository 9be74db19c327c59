import { expect, test } from 'vitest';
import { tmqBacktrack } from '#server/db/schema.ts';
import { markerEmail, markingForm, openMarking, readMarkingRow, startMarkingProduct, upload } from '#tests/marking.ts';
import { payCheckout } from '#tests/registration.ts';
import { createSignedInStudent } from '#tests/students.ts';
import { startSmtpServer } from '#tests/support/smtp-server.ts';

test('paid and never returned, with every notice lost: the hourly check completes it', async () => {
  await using product = await startMarkingProduct();
  const { browser } = await createSignedInStudent(product);
  const { id, sessionId } = await openMarking(product, browser);
  await payCheckout(product, sessionId);
  await product.runHour();
  expect(await readMarkingRow(product, id)).toMatchObject({ status: 'completed' });
});

test('the mail server is down: the order stands, and each message goes later, once', async () => {
  await using smtp = await startSmtpServer();
  await using product = await startMarkingProduct({ env: { SMTP_URL: smtp.url } });
  const { browser, email } = await createSignedInStudent(product);
  const { subject, id, email64, sessionId } = await openMarking(product, browser);
  smtp.refuse(true);
  await payCheckout(product, sessionId);
  expect((await browser.put('/api/tmq/returns', { subject, id, email64 })).status).toBe(200);
  await product.deliverNotices();
  expect(smtp.received).toEqual([]);
  smtp.refuse(false);
  product.clock.advance(3600);
  await Promise.all([product.runJobs(), product.runJobs()]);
  product.clock.advance(3600);
  await product.runJobs();
  expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual([email, markerEmail].sort());
});

test('the payment service is down: a clear sentence, and the same work can be paid for later', async () => {
  await using product = await startMarkingProduct();
  const { browser } = await createSignedInStudent(product);
  const { id: uploadId } = await (await upload(browser)).json();
  const { openCheckout } = product.deps.payments;
  product.deps.payments.openCheckout = () => Promise.reject(new Error('down'));
  const pay = () => browser.post('/api/tmq/economics/requests', markingForm({ uploadId }));
  const refused = await pay();
  expect([refused.status, (await refused.json()).message]).toEqual([502, 'Payment processing failed']);
  product.deps.payments.openCheckout = openCheckout;
  expect((await pay()).status).toBe(200);
  expect(await product.deps.db().select().from(tmqBacktrack)).toHaveLength(1);
});

test('pay, back and pay again: the first card page can no longer be paid, and a paid one is not paid twice', async () => {
  await using product = await startMarkingProduct();
  const { browser } = await createSignedInStudent(product);
  const { sessionId, form } = await openMarking(product, browser);
  const again = () => browser.post('/api/tmq/economics/requests', form);
  const { url } = await (await again()).json();
  expect(await product.deps.payments.readCheckout(sessionId)).toMatchObject({ status: 'expired' });
  await payCheckout(product, new URL(url).pathname.split('/').at(-1) ?? '');
  const refused = await again();
  expect([refused.status, (await refused.json()).message]).toEqual([
    409,
    'This work is paid for already. You find it under My marking.',
  ]);
  const [row, ...others] = await product.deps.db().select().from(tmqBacktrack);
  expect([row?.status, others.length]).toEqual(['completed', 0]);
});
