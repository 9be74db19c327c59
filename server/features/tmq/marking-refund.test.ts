import { expect, test } from 'vitest';
import { auditEvents } from '#server/db/schema/operations.ts';
import { testModeObjects } from '#server/db/schema/test-mode.ts';
import { jobHandlers } from '#server/jobs/all-jobs.ts';
import { admin } from '#tests/admin.ts';
import { feedbackForm } from '#tests/forms.ts';
import {
  findMail,
  openDesk,
  openMarking,
  payMarking,
  readDeskToken,
  readMarkingRow,
  startMarkingProduct,
} from '#tests/marking.ts';
import { createSignedInStudent } from '#tests/students.ts';

test('unreadable: two markers click at once, the money goes back once, and the student learns how to send it better', async () => {
  await using product = await startMarkingProduct();
  const { id, student, token } = await openDesk(product);
  const refund = () => product.visitor().post(`/api/marking/${token}/refund`);
  const answers = await Promise.all([refund(), refund(), refund(), refund()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  await product.deliverNotices();
  const refunds = (await product.deps.db().select().from(testModeObjects)).filter(({ object }) => object === 'refund');
  expect(refunds).toHaveLength(1);
  expect(await readMarkingRow(product, id)).toMatchObject({ status: 'refunded', active: false, outcome: 'unreadable' });
  const mail = (await product.readMail()).filter(({ recipient }) => recipient === student.email);
  expect(mail.map(({ subject }) => subject)).toEqual([
    'Your work is with a marker',
    'We could not read your work and have refunded it',
  ]);
  expect(mail[1]?.bodyText).toContain('We have refunded £4.50 to your card');
  expect(mail[1]?.bodyText).toContain('Put all pages into one PDF');
  expect((await product.visitor().post(`/api/marking/${token}/feedback`, feedbackForm())).status).toBe(409);
  const audit = await product.deps.db().select().from(auditEvents);
  expect(audit.filter(({ kind }) => kind === 'marking_refunded').map(({ amountPence }) => amountPence)).toEqual([450]);
});

test('feedback and refund at the same moment have one outcome', async () => {
  await using product = await startMarkingProduct();
  const { id, token } = await openDesk(product);
  const [sent, refunded] = await Promise.all([
    product.visitor().post(`/api/marking/${token}/feedback`, feedbackForm()),
    product.visitor().post(`/api/marking/${token}/refund`),
  ]);
  expect([sent.status, refunded.status].sort()).toEqual([200, 409]);
  await product.runJobs();
  const row = await readMarkingRow(product, id);
  expect(row?.status).toBe(row?.outcome === 'unreadable' ? 'refunded' : 'completed');
});

test('the payment service is down when work is unreadable: decided at once, refunded later, once', async () => {
  await using product = await startMarkingProduct();
  const { id, student } = await payMarking(product);
  const { refund } = product.deps.payments;
  product.deps.payments.refund = () => Promise.reject(new Error('down'));
  const token = await readDeskToken(product);
  expect((await product.visitor().post(`/api/marking/${token}/refund`)).status).toBe(200);
  expect(await (await product.visitor().get(`/api/marking/${token}`)).json()).toMatchObject({
    state: 'refunded',
    refundPending: true,
  });
  product.deps.payments.refund = refund;
  product.clock.advance(3600);
  await product.runJobs();
  await product.runJobs();
  expect(await readMarkingRow(product, id)).toMatchObject({ status: 'refunded' });
  expect(await findMail(product, student.email, 'We could not read your work')).toBeTruthy();
});

test('a refund made at the payment provider sets the row to refunded and tells the student once', async () => {
  await using product = await startMarkingProduct();
  const { id, student } = await payMarking(product);
  await product.deliverNotices();
  const row = await readMarkingRow(product, id);
  await product.deps.payments.refund(row?.paymentIntentId ?? '', 'op:dashboard');
  await product.deliverNotices();
  await product.deliverNotices();
  expect(await readMarkingRow(product, id)).toMatchObject({ status: 'refunded', active: false, outcome: null });
  const told = (await product.readMail()).filter(({ subject }) => subject === 'Your marking has been refunded');
  expect(told.map(({ recipient }) => recipient)).toEqual([student.email]);
  const token = await readDeskToken(product);
  expect((await product.visitor().post(`/api/marking/${token}/feedback`, feedbackForm())).status).toBe(409);
});

test('what is paid back is one student’s, and the work of another stays with the marker', async () => {
  await using product = await startMarkingProduct();
  const bystander = await payMarking(product);
  product.clock.advance(1);
  const before = await readMarkingRow(product, bystander.id);
  const { id, token } = await openDesk(product);
  expect((await product.visitor().post(`/api/marking/${token}/refund`)).status).toBe(200);
  expect(await readMarkingRow(product, id)).toMatchObject({ status: 'refunded' });
  expect(await readMarkingRow(product, bystander.id)).toEqual(before);
  // A job whose process died is run again.
  await jobHandlers(product.deps).refund_marking({ subject: 'economics', id });
  const audit = await product.deps.db().select().from(auditEvents);
  expect(audit.filter(({ kind }) => kind === 'marking_refunded').map(({ detail }) => detail)).toEqual([
    { request: id },
  ]);
});

test('work that is found unreadable while a refund’s notice is looked at is told of once, with the reason', async () => {
  await using product = await startMarkingProduct();
  const { id, student, token } = await openDesk(product);
  await product.deliverNotices();
  const { payments } = product.deps;
  await payments.refund((await readMarkingRow(product, id))?.paymentIntentId ?? '', 'op:dashboard');
  const { readPayment } = payments;
  payments.readPayment = async (payment) => {
    await product.visitor().post(`/api/marking/${token}/refund`);
    return readPayment(payment);
  };
  await product.deliverNotices();
  expect(await readMarkingRow(product, id)).toMatchObject({ status: 'refunded', outcome: 'unreadable' });
  const mail = (await product.readMail()).filter(({ recipient }) => recipient === student.email);
  expect(mail.map(({ subject }) => subject)).toEqual([
    'Your work is with a marker',
    'We could not read your work and have refunded it',
  ]);
});

test('unreadable work that the operator pays back while the marker’s refund waits is told of once, with the reason', async () => {
  await using product = await startMarkingProduct();
  const { id, student, token } = await openDesk(product);
  await product.deliverNotices();
  const { payments } = product.deps;
  const { refund } = payments;
  payments.refund = () => Promise.reject(new Error('down'));
  await product.visitor().post(`/api/marking/${token}/refund`);
  payments.refund = refund;
  await payments.refund((await readMarkingRow(product, id))?.paymentIntentId ?? '', 'op:dashboard');
  await product.deliverNotices();
  expect(await readMarkingRow(product, id)).toMatchObject({ status: 'refunded', outcome: 'unreadable' });
  product.clock.advance(3600);
  await product.runJobs();
  await product.runJobs();
  const mail = (await product.readMail()).filter(({ recipient }) => recipient === student.email);
  expect(mail.map(({ subject }) => subject)).toEqual([
    'Your work is with a marker',
    'We could not read your work and have refunded it',
  ]);
});

test('the operator pays back only what is there and was paid', async () => {
  await using product = await startMarkingProduct();
  const { browser } = await createSignedInStudent(product);
  const { id } = await openMarking(product, browser);
  expect(await admin(product, 'marking', 'refund', crypto.randomUUID())).toEqual({
    code: 1,
    lines: ['There is nothing at this address.'],
  });
  expect(await admin(product, 'marking', 'refund', id)).toEqual({
    code: 1,
    lines: ['This request has not been paid for.'],
  });
});

test('once an hour the provider is asked what it has paid back in the last thirty days', async () => {
  await using product = await startMarkingProduct();
  const asked: Date[] = [];
  product.deps.payments.listRefundedPayments = async (since) => {
    asked.push(since);
    return [];
  };
  product.clock.set('2026-11-16T10:00:00Z');
  await jobHandlers(product.deps).reconcile({});
  expect(asked).toEqual([new Date('2026-10-17T10:00:00Z')]);
});

test('a refund made at the payment provider whose notice was lost is found within the hour, and asked about no more', async () => {
  await using product = await startMarkingProduct();
  const { id, student } = await payMarking(product);
  const row = await readMarkingRow(product, id);
  const hourly = jobHandlers(product.deps).reconcile;
  await hourly({});
  expect(await readMarkingRow(product, id)).toMatchObject({ status: 'completed' });
  await product.deps.payments.refund(row?.paymentIntentId ?? '', 'op:dashboard');
  await hourly({});
  expect(await readMarkingRow(product, id)).toMatchObject({ status: 'refunded', active: false, outcome: null });
  product.deps.payments.readPayment = () => Promise.reject(new Error('it is known to be refunded'));
  await hourly({});
  // The notice comes after all.
  await product.deliverNotices();
  const told = (await product.readMail()).filter(({ subject }) => subject === 'Your marking has been refunded');
  expect(told.map(({ recipient }) => recipient)).toEqual([student.email]);
});
