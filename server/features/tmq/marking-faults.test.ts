import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { profiles } from '#server/db/schema/account.ts';
import { cardPages } from '#server/db/schema/billing.ts';
import { auditEvents } from '#server/db/schema/operations.ts';
import { tmqBacktrack } from '#server/db/schema/tmq.ts';
import { freshEmail, markingForm } from '#tests/forms.ts';
import { findMail, markerEmail, openMarking, readMarkingRow, startMarkingProduct, upload } from '#tests/marking.ts';
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

test('a card page whose answer was lost is closed when the student comes back with another type of question', async () => {
  await using product = await startMarkingProduct();
  const { browser } = await createSignedInStudent(product);
  const { id: uploadId } = await (await upload(browser)).json();
  const { openCheckout } = product.deps.payments;
  let lost = '';
  product.deps.payments.openCheckout = async (checkout) => {
    lost = (await openCheckout(checkout)).id;
    throw new Error('down');
  };
  const pay = (changes = {}) => browser.post('/api/tmq/economics/requests', markingForm({ uploadId, ...changes }));
  expect((await pay()).status).toBe(502);
  product.deps.payments.openCheckout = openCheckout;
  const page = sessionOf(await (await pay({ questionType: 'econ-8-12' })).json());
  expect(await product.deps.payments.readCheckout(lost)).toMatchObject({ status: 'expired' });
  expect(await product.deps.payments.readCheckout(page)).toMatchObject({ status: 'open', amountTotalPence: 300 });
  expect(await product.deps.db().select().from(tmqBacktrack)).toMatchObject([{ price: 300, checkoutSessionId: page }]);
});

test('two tabs that go on closing each other’s pages: after three turns one is told, and the other’s page stays', async () => {
  await using product = await startMarkingProduct();
  const { browser } = await createSignedInStudent(product);
  const { form } = await openMarking(product, browser);
  const { expireCheckout } = product.deps.payments;
  const pages: string[] = [];
  product.deps.payments.expireCheckout = async (session) => {
    const closed = await expireCheckout(session);
    // The other tab is quicker, each time.
    pages.push(sessionOf(await (await browser.post('/api/tmq/economics/requests', form)).json()));
    return closed;
  };
  const refused = await browser.post('/api/tmq/economics/requests', { ...form, questionType: 'econ-8-12' });
  expect([refused.status, (await refused.json()).message]).toEqual([502, 'Payment processing failed']);
  expect(pages).toHaveLength(3);
  expect(await product.deps.payments.readCheckout(pages[2] ?? '')).toMatchObject({ status: 'open' });
  expect(await product.deps.db().select().from(tmqBacktrack)).toMatchObject([{ checkoutSessionId: pages[2] }]);
});

test('a student with another address by now gets a card page in that address, and the first one is closed', async () => {
  await using product = await startMarkingProduct();
  const { browser, id: userId } = await createSignedInStudent(product);
  const { sessionId, form } = await openMarking(product, browser);
  const email = freshEmail();
  await product.deps.db().update(profiles).set({ email }).where(eq(profiles.id, userId));
  const second = sessionOf(await (await browser.post('/api/tmq/economics/requests', form)).json());
  expect(await product.deps.payments.readCheckout(sessionId)).toMatchObject({ status: 'expired' });
  expect(await product.deps.payments.readCheckout(second)).toMatchObject({ status: 'open', amountTotalPence: 450 });
  expect(await product.deps.db().select().from(tmqBacktrack)).toMatchObject([{ customerEmail: email, price: 450 }]);
});

test('pay, back and pay again: the card page stays the same, and work that is paid for is not paid twice', async () => {
  await using product = await startMarkingProduct();
  const { browser } = await createSignedInStudent(product);
  const bystander = await openMarking(product, (await createSignedInStudent(product)).browser);
  const { id, sessionId, form } = await openMarking(product, browser);
  const again = (changes = {}) => browser.post('/api/tmq/economics/requests', { ...form, ...changes });
  expect(sessionOf(await (await again({ examBoard: 'OCR' })).json())).toBe(sessionId);
  expect(await readMarkingRow(product, id)).toMatchObject({ examBoard: 'OCR', status: 'pending' });
  expect(await readMarkingRow(product, bystander.id)).toMatchObject({ examBoard: 'AQA', status: 'pending' });
  await payCheckout(product, sessionId);
  const refused = await again();
  expect([refused.status, (await refused.json()).message]).toEqual([
    409,
    'This work is already paid for. You’ll find it under My marking.',
  ]);
  const rows = await product.deps.db().select().from(tmqBacktrack);
  expect(rows.map((row) => `${row.id} ${row.status}`).sort()).toEqual(
    [`${id} completed`, `${bystander.id} pending`].sort(),
  );
});

test('another type of question closes the first card page and opens one at its own price', async () => {
  await using product = await startMarkingProduct();
  const { browser } = await createSignedInStudent(product);
  const { sessionId, form } = await openMarking(product, browser);
  const again = () => browser.post('/api/tmq/economics/requests', { ...form, questionType: 'econ-8-12' });
  const { expireCheckout } = product.deps.payments;
  product.deps.payments.expireCheckout = product.deps.payments.readCheckout;
  const refused = await again();
  expect([refused.status, (await refused.json()).message]).toEqual([502, 'Payment processing failed']);
  product.deps.payments.expireCheckout = expireCheckout;
  const second = sessionOf(await (await again()).json());
  expect(await product.deps.payments.readCheckout(sessionId)).toMatchObject({ status: 'expired' });
  expect(await product.deps.payments.readCheckout(second)).toMatchObject({ status: 'open', amountTotalPence: 300 });
  expect(await product.deps.db().select().from(tmqBacktrack)).toMatchObject([{ price: 300, status: 'pending' }]);
});

test('nine submits at once, of three types, while the provider is slow: every page that can be paid is one request’s', async () => {
  await using product = await startMarkingProduct();
  const { browser } = await createSignedInStudent(product);
  const { id: uploadId } = await (await upload(browser)).json();
  const { openCheckout } = product.deps.payments;
  const { promise: open, resolve: answer } = Promise.withResolvers<void>();
  product.deps.payments.openCheckout = async (checkout) => {
    const opened = await openCheckout(checkout);
    await open;
    return opened;
  };
  const types = ['econ-8-12', 'econ-15-16', 'econ-20-25'];
  const submits = [...types, ...types, ...types].map((questionType) =>
    browser.post('/api/tmq/economics/requests', markingForm({ uploadId, questionType })),
  );
  answer();
  const answers = await Promise.all(submits.map(async (submit) => (await submit).json()));
  const pages = [...new Set(answers.flatMap((body) => (body.url ? sessionOf(body) : [])))];
  expect(pages.length).toBeGreaterThan(0);
  const paid: string[] = [];
  for (const page of pages)
    await payCheckout(product, page).then(
      () => paid.push(page),
      () => undefined,
    );
  await product.deliverNotices();
  const requests = await product.deps.db().select().from(tmqBacktrack);
  expect(requests).toMatchObject([{ status: 'completed', checkoutSessionId: paid[0] }]);
  expect(paid).toHaveLength(1);
});

test('a paid card page whose request is gone is refunded within the hour, and its payer is told', async () => {
  await using product = await startMarkingProduct();
  const { browser, email } = await createSignedInStudent(product);
  const { id, sessionId } = await openMarking(product, browser);
  await product.deps.db().delete(tmqBacktrack);
  await payCheckout(product, sessionId);
  await product.runHour();
  const { paymentIntentId } = (await product.deps.payments.readCheckout(sessionId)) ?? {};
  expect(await product.deps.payments.readPayment(paymentIntentId ?? '')).toMatchObject({ refundedPence: 450 });
  expect(await product.deps.db().select().from(cardPages)).toMatchObject([
    { requestId: id, kind: 'tmq', checkoutSessionId: sessionId, outcome: 'refunded' },
  ]);
  await product.runJobs();
  expect((await findMail(product, email, 'Your payment is refunded'))?.bodyText).toContain(
    'You paid £4.50 for something that we could not give you. We have refunded it to your card',
  );
  product.clock.advance(3600);
  await product.runHour();
  const audit = await product.deps.db().select().from(auditEvents);
  expect(audit.filter(({ kind }) => kind === 'payment_returned')).toMatchObject([{ amountPence: 450 }]);
});

test('work of another price than was paid is refunded, and its request does not wait for ever', async () => {
  await using product = await startMarkingProduct();
  const { browser } = await createSignedInStudent(product);
  const { id, sessionId } = await openMarking(product, browser, { questionType: 'econ-8-12' });
  await product.deps.db().update(tmqBacktrack).set({ price: 450, questionType: 'econ-20-25' });
  await payCheckout(product, sessionId);
  await product.deliverNotices();
  const { paymentIntentId } = (await product.deps.payments.readCheckout(sessionId)) ?? {};
  expect(await product.deps.payments.readPayment(paymentIntentId ?? '')).toMatchObject({ refundedPence: 300 });
  product.clock.advance(86_401);
  await product.runHour();
  expect(await readMarkingRow(product, id)).toBeUndefined();
});

test('a request whose card page cannot be closed stays, so that its payment is not lost', async () => {
  await using product = await startMarkingProduct();
  const { browser } = await createSignedInStudent(product);
  const { id, sessionId } = await openMarking(product, browser);
  const { expireCheckout, readCheckout } = product.deps.payments;
  // The provider could not expire it just now, and says how it stands.
  product.deps.payments.expireCheckout = async (session) => {
    const checkout = await readCheckout(session);
    return checkout && { ...checkout, status: 'open' };
  };
  product.clock.advance(86_401);
  await product.runHour();
  expect(await readMarkingRow(product, id)).toMatchObject({ checkoutSessionId: sessionId, status: 'pending' });
  product.deps.payments.expireCheckout = expireCheckout;
  product.clock.advance(3600);
  await product.runHour();
  expect(await readMarkingRow(product, id)).toBeUndefined();
});

function sessionOf({ url }: { url: string }): string {
  return new URL(url).pathname.split('/').at(-1) ?? '';
}
