import { expect, test } from 'vitest';
import { tmqTypes } from '#content/plans.ts';
import { auditEvents } from '#server/db/schema/operations.ts';
import { testModeObjects } from '#server/db/schema/test-mode.ts';
import { tmqBacktrack } from '#server/db/schema/tmq.ts';
import { markingForm } from '#tests/forms.ts';
import { findMail, markerEmail, openMarking, readMarkingRow, startMarkingProduct, upload } from '#tests/marking.ts';
import { payCheckout } from '#tests/registration.ts';
import { createSignedInStudent } from '#tests/students.ts';
import { finishMarking } from './complete.ts';

test.each([
  ['economics', 'econ-8-12', 300, '£3.00'],
  ['economics', 'econ-15-16', 350, '£3.50'],
  ['economics', 'econ-20-25', 450, '£4.50'],
  ['business', 'bus-8-12', 300, '£3.00'],
  ['business', 'bus-16', 350, '£3.50'],
  ['business', 'bus-20-25', 450, '£4.50'],
] as const)('%s %s: shown, charged and recorded are %i pence', async (subject, questionType, pence, words) => {
  await using product = await startMarkingProduct();
  const { browser, email } = await createSignedInStudent(product);
  const order = await openMarking(product, browser, { subject, questionType });
  expect(tmqTypes[subject].find(({ id }) => id === questionType)?.pence).toBe(pence);
  expect(await product.deps.payments.readCheckout(order.sessionId)).toMatchObject({
    mode: 'payment',
    amountTotalPence: pence,
    currency: 'gbp',
    clientReference: order.id,
  });
  await payCheckout(product, order.sessionId);
  await product.deliverNotices();
  expect(await readMarkingRow(product, order.id)).toMatchObject({ price: pence, status: 'completed', active: true });
  const audit = await product.deps.db().select().from(auditEvents);
  expect(audit.find(({ kind }) => kind === 'marking_paid')?.amountPence).toBe(pence);
  expect((await findMail(product, email, 'Your work is with a marker'))?.bodyText).toContain(`You paid ${words} for`);
  expect((await findMail(product, markerEmail, 'To mark'))?.bodyText).toContain(`Amount: ${words}`);
});

test('a new request is pending and inactive, and its addresses are exactly those of the specification', async () => {
  await using product = await startMarkingProduct();
  const { browser, email, id: userId } = await createSignedInStudent(product);
  const { id, successUrl, sessionId } = await openMarking(product, browser);
  expect(await readMarkingRow(product, id)).toMatchObject({
    subject: 'economics',
    userId,
    email: 'feedback@home.example',
    customerEmail: email,
    status: 'pending',
    active: false,
    checkoutSessionId: sessionId,
    fileName: 'essay.pdf',
    fileUrl: `/api/tmq/requests/${id}/document`,
    noRefundAcceptedAt: product.clock.now(),
  });
  const email64 = Buffer.from(email).toString('base64url');
  expect(successUrl).toBe(`${product.config.origin}/tmqproc/success/economics/${id}/${email64}`);
  const [session] = (await product.deps.db().select().from(testModeObjects)).filter(
    (object) => object.id === sessionId,
  );
  expect(session?.data).toMatchObject({ cancel_url: `${product.config.origin}/tmqproc/error` });
});

test('a form that is not complete is refused with its sentence, and a price of one’s own is refused', async () => {
  await using product = await startMarkingProduct();
  const { browser } = await createSignedInStudent(product);
  const { id: uploadId } = await (await upload(browser)).json();
  const send = async (changes: Record<string, unknown>) => {
    const response = await browser.post('/api/tmq/economics/requests', markingForm({ uploadId, ...changes }));
    return [response.status, (await response.json()).message];
  };
  const refusals = [
    [{ acceptedNoRefund: false }, 'Please accept the no-refund policy before proceeding with payment.'],
    [{ acceptedNoRefund: undefined }, 'Please accept the no-refund policy before proceeding with payment.'],
    [{ examBoard: ' ' }, 'Please enter the exam board'],
    [{ examQuestion: '' }, 'Please enter the exam question'],
    [{ paperNumber: 4 }, 'Please choose paper 1, 2 or 3'],
    [{ questionType: 'bus-16' }, 'Please choose the type of question'],
    [{ email: 'nobody' }, 'Please enter a valid email address'],
    [{ uploadId: undefined }, 'Please add your work'],
    [{ uploadId: '11111111-1111-4111-8111-111111111111' }, 'Please add your work'],
    [{ price: 1 }, 'Unknown field: price'],
  ] as const;
  for (const [changes, sentence] of refusals) expect(await send(changes)).toEqual([400, sentence]);
  const stranger = await createSignedInStudent(product);
  const stolen = await stranger.browser.post('/api/tmq/economics/requests', markingForm({ uploadId }));
  expect([stolen.status, (await stolen.json()).message]).toEqual([400, 'Please add your work']);
  expect((await browser.post('/api/tmq/law/requests', markingForm({ uploadId }))).status).toBe(400);
  expect(await product.deps.db().select().from(tmqBacktrack)).toEqual([]);
});

test('the first return succeeds whether or not the notice came first, and a second visit is refused', async () => {
  for (const noticeFirst of [true, false]) {
    await using product = await startMarkingProduct();
    const { browser, email } = await createSignedInStudent(product);
    const { subject, id, email64, sessionId } = await openMarking(product, browser);
    await payCheckout(product, sessionId);
    if (noticeFirst) await product.deliverNotices();
    const back = () => browser.put('/api/tmq/returns', { subject, id, email64 });
    expect((await back()).status).toBe(200);
    expect((await back()).status).toBe(400);
    await product.deliverNotices();
    const mail = await product.readMail();
    expect(mail.map(({ recipient }) => recipient).sort()).toEqual([email, markerEmail].sort());
    expect(await readMarkingRow(product, id)).toMatchObject({ status: 'completed', active: true, dueOn: '2026-11-19' });
  }
});

test('twenty returns and the notice at once: one succeeds, one completion, each message once', async () => {
  await using product = await startMarkingProduct();
  const { browser } = await createSignedInStudent(product);
  const { subject, id, email64, sessionId } = await openMarking(product, browser);
  await payCheckout(product, sessionId);
  const back = () => browser.put('/api/tmq/returns', { subject, id, email64 });
  const [answers] = await Promise.all([Promise.all(Array.from({ length: 20 }, back)), product.deliverNotices()]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await product.deliverNotices();
  expect(await product.readMail()).toHaveLength(2);
});

test('an unpaid, forged, swapped or foreign return is refused; the row stays pending and nobody is written to', async () => {
  await using product = await startMarkingProduct();
  const { browser, email } = await createSignedInStudent(product);
  const stranger = await createSignedInStudent(product);
  const order = await openMarking(product, browser);
  const { subject, id, email64 } = order;
  const paidByStranger = await openMarking(product, stranger.browser);
  const back = async (from: typeof browser, changes: Record<string, unknown> = {}) =>
    (await from.put('/api/tmq/returns', { subject, id, email64, ...changes })).status;
  expect(await back(browser)).toBe(400);
  await payCheckout(product, paidByStranger.sessionId);
  expect(await back(browser)).toBe(400);
  expect(await readMarkingRow(product, id)).toMatchObject({ status: 'pending', active: false });
  expect(await product.readMail()).toEqual([]);

  await payCheckout(product, order.sessionId);
  expect(await back(stranger.browser)).toBe(400);
  expect(await back(browser, { subject: 'business' })).toBe(400);
  expect(await back(browser, { id: paidByStranger.id })).toBe(400);
  expect(await back(browser, { email64: Buffer.from(stranger.email).toString('base64url') })).toBe(400);
  expect(await back(browser, { email64: undefined })).toBe(400);
  expect(await back(browser, { session_id: order.sessionId })).toBe(400);
  expect(await back(product.visitor())).toBe(401);
  expect(await product.readMail()).toEqual([]);
  expect(await back(browser)).toBe(200);
  // The address is in the return's path and in no log line.
  expect(product.logged.join('\n')).not.toContain(email64);
  expect(product.logged.join('\n')).not.toContain(email);
});

test('a paid checkout completes a request only when every fact of it is right', async () => {
  await using product = await startMarkingProduct();
  const { browser } = await createSignedInStudent(product);
  const { id, sessionId } = await openMarking(product, browser);
  await payCheckout(product, sessionId);
  const checkout = await product.deps.payments.readCheckout(sessionId);
  if (!checkout) throw new Error('The checkout is gone');
  const wrong: Partial<typeof checkout>[] = [
    { id: 'cs_test_another' },
    { status: 'open' },
    { paymentStatus: 'unpaid' },
    { paymentStatus: 'no_payment_required' },
    { mode: 'subscription' },
    { currency: 'usd' },
    { amountTotalPence: 449 },
    { priceKeys: ['TMQ_ECONOMICS_8_12'] },
    { priceKeys: ['TMQ_ECONOMICS_20_25', 'TMQ_ECONOMICS_8_12'] },
    { metadata: { kind: 'subject_purchase' } },
    { clientReference: null },
    { clientReference: '11111111-1111-4111-8111-111111111111' },
  ];
  for (const change of wrong) {
    const refused = finishMarking(product.deps, { ...checkout, ...change });
    await expect(refused, JSON.stringify(change)).rejects.toThrow('We could not confirm this payment');
  }
  expect(await readMarkingRow(product, id)).toMatchObject({ status: 'pending' });
  await finishMarking(product.deps, checkout);
  expect(await readMarkingRow(product, id)).toMatchObject({ status: 'completed' });
});

test('a payment of another price, though paid in full, completes nothing', async () => {
  await using product = await startMarkingProduct();
  const { browser } = await createSignedInStudent(product);
  const { subject, id, email64, sessionId } = await openMarking(product, browser, { questionType: 'econ-8-12' });
  await product.deps.db().update(tmqBacktrack).set({ price: 450, questionType: 'econ-20-25' });
  await payCheckout(product, sessionId);
  await product.deliverNotices();
  expect((await browser.put('/api/tmq/returns', { subject, id, email64 })).status).toBe(400);
  expect(await readMarkingRow(product, id)).toMatchObject({ status: 'pending' });
});
