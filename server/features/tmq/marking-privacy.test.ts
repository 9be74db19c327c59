import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#server/db/schema/account.ts';
import { jobs } from '#server/db/schema/operations.ts';
import { tmqBacktrack, tmqUploads } from '#server/db/schema/tmq.ts';
import type { Mail } from '#server/providers/mail/interface.ts';
import { essayPdf, feedbackForm, markingForm } from '#tests/forms.ts';
import { openMarking, payMarking, readDeskToken, readMarkingRow, startMarkingProduct, upload } from '#tests/marking.ts';
import { payCheckout } from '#tests/registration.ts';
import { createSignedInStudent } from '#tests/students.ts';
import { purgeMarking } from './purge-marking.ts';

const day = 86_400;

test('a stranger who asks for any file, desk or feedback finds nothing there', async () => {
  await using product = await startMarkingProduct();
  const { id } = await payMarking(product);
  await product.visitor().post(`/api/marking/${await readDeskToken(product)}/feedback`, feedbackForm());
  const stranger = await createSignedInStudent(product);
  for (const file of ['document', 'feedback-file'])
    expect((await stranger.browser.get(`/api/tmq/requests/${id}/${file}`)).status, file).toBe(404);
  expect(await (await stranger.browser.get('/api/tmq/requests')).json()).toEqual({ requests: [] });
  const guess = randomBytes(32).toString('base64url');
  for (const path of ['', '/document', '/feedback-file'])
    expect((await product.visitor().get(`/api/marking/${guess}${path}`)).status, path).toBe(404);
  expect((await product.visitor().put(`/api/marking/${guess}/draft`, { ...feedbackForm() })).status).toBe(404);
  for (const path of ['feedback', 'refund', 'renewal', 'revocation'])
    expect((await product.visitor().post(`/api/marking/${guess}/${path}`, feedbackForm())).status, path).toBe(404);
  const body = essayPdf();
  const headers = { 'X-File-Name': 'x.pdf' };
  expect((await product.visitor().request('POST', `/api/marking/${guess}/file`, { body, headers })).status).toBe(404);
  expect((await product.visitor().get(`/api/tmq/requests/${id}/document`)).status).toBe(401);
});

test('the owner reads the work back as it was sent, under its own name', async () => {
  await using product = await startMarkingProduct();
  const { browser } = await createSignedInStudent(product);
  const { id: uploadId } = await (await upload(browser, 'economics', essayPdf('Mine'), 'Évaluate “this”.pdf')).json();
  const { id } = await openMarking(product, browser, { uploadId });
  const response = await browser.get(`/api/tmq/requests/${id}/document`);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(essayPdf('Mine'));
  expect(response.headers.get('content-disposition')).toContain("filename*=UTF-8''%C3%89valuate");
});

test('over 10 MB, the wrong kind and nothing at all are refused with a sentence and leave no file', async () => {
  await using product = await startMarkingProduct();
  const { browser } = await createSignedInStudent(product);
  const send = async (content: Uint8Array<ArrayBuffer>, name = 'essay.pdf') => {
    const response = await upload(browser, 'economics', content, name);
    return [response.status, (await response.json()).code];
  };
  expect(await send(new Uint8Array(10 * 1024 * 1024 + 1))).toEqual([413, 'document_too_large']);
  expect(await send(new TextEncoder().encode('just words'))).toEqual([400, 'document_refused']);
  expect(await send(essayPdf(), '')).toEqual([400, 'invalid_input']);
  expect((await browser.request('POST', '/api/tmq/economics/uploads')).status).toBe(400);
  expect((await upload(browser, 'law')).status).toBe(400);
  expect((await upload(product.visitor())).status).toBe(401);
  expect(await product.countFiles()).toBe(0);
});

test('a file that is removed or never used is gone, at once or after a day', async () => {
  await using product = await startMarkingProduct();
  const { browser } = await createSignedInStudent(product);
  const { id } = await (await upload(browser)).json();
  const stranger = await createSignedInStudent(product);
  expect((await stranger.browser.delete(`/api/tmq/uploads/${id}`)).status).toBe(404);
  await product.runJobs();
  expect(await product.countFiles()).toBe(1);
  expect((await browser.delete(`/api/tmq/uploads/${id}`)).status).toBe(200);
  expect((await browser.delete(`/api/tmq/uploads/${id}`)).status).toBe(404);
  await product.runJobs();
  expect(await product.countFiles()).toBe(0);
  await upload(browser);
  product.clock.advance(day - 60);
  await product.runHour();
  expect(await product.countFiles()).toBe(1);
  product.clock.advance(3600);
  await product.runHour();
  expect(await product.countFiles()).toBe(0);
  expect(await product.deps.db().select().from(tmqUploads)).toEqual([]);
});

test('a request nobody paid is gone after a day; one that was paid in the last minute is finished instead', async () => {
  await using product = await startMarkingProduct();
  const { browser } = await createSignedInStudent(product);
  const unpaid = await openMarking(product, browser);
  const paid = await openMarking(product, browser);
  await payCheckout(product, paid.sessionId);
  product.clock.advance(day);
  await purgeMarking(product.deps);
  expect(await readMarkingRow(product, unpaid.id)).toMatchObject({ status: 'pending' });
  product.clock.advance(0.001);
  await purgeMarking(product.deps);
  await product.runJobs();
  expect(await readMarkingRow(product, unpaid.id)).toBeUndefined();
  expect(await readMarkingRow(product, paid.id)).toMatchObject({ status: 'completed' });
  expect(await product.countFiles()).toBe(1);
});

test('a request whose card page could never be opened is gone after a day too, with its file', async () => {
  await using product = await startMarkingProduct();
  const { browser } = await createSignedInStudent(product);
  const { id: uploadId } = await (await upload(browser)).json();
  product.deps.payments.openCheckout = () => Promise.reject(new Error('down'));
  expect((await browser.post('/api/tmq/economics/requests', markingForm({ uploadId }))).status).toBe(502);
  product.clock.advance(day + 1);
  await purgeMarking(product.deps);
  await product.runJobs();
  expect(await product.deps.db().select().from(tmqBacktrack)).toEqual([]);
  expect(await product.countFiles()).toBe(0);
});

test('two processes that throw away the same request do it once', async () => {
  await using product = await startMarkingProduct();
  const { browser } = await createSignedInStudent(product);
  await openMarking(product, browser);
  const { expireCheckout } = product.deps.payments;
  const { promise: bothAsk, resolve: goOn } = Promise.withResolvers<void>();
  let asking = 0;
  product.deps.payments.expireCheckout = async (session) => {
    if (++asking === 2) goOn();
    await bothAsk;
    return expireCheckout(session);
  };
  product.clock.advance(day + 1);
  await Promise.all([purgeMarking(product.deps), purgeMarking(product.deps)]);
  const owed = await product.deps.db().select().from(jobs).where(eq(jobs.kind, 'delete_file'));
  expect(owed).toHaveLength(1);
});

test('while the payment service cannot say whether it was paid, nothing is thrown away', async () => {
  await using product = await startMarkingProduct();
  const { browser } = await createSignedInStudent(product);
  const { id } = await openMarking(product, browser);
  const down = () => Promise.reject(new Error('down'));
  Object.assign(product.deps.payments, { expireCheckout: down, readCheckout: down });
  product.clock.advance(3 * day);
  await product.runHour();
  expect(await readMarkingRow(product, id)).toMatchObject({ status: 'pending' });
  expect(await product.countFiles()).toBe(1);
});

test('answered work goes with the account, and waiting work stays until it is answered', async () => {
  await using product = await startMarkingProduct();
  const { id, student } = await payMarking(product);
  await product.deps.db().delete(users).where(eq(users.id, student.id));
  await product.runHour();
  expect(await readMarkingRow(product, id)).toMatchObject({ status: 'completed', userId: null });
  await product.visitor().post(`/api/marking/${await readDeskToken(product)}/feedback`, feedbackForm());
  product.clock.advance(3600);
  await product.runHour();
  expect(await product.deps.db().select().from(tmqBacktrack)).toEqual([]);
  expect(await product.countFiles()).toBe(0);
});

test('waiting work without an account goes thirty days after it was due, and work with one stays', async () => {
  await using product = await startMarkingProduct();
  const kept = await payMarking(product);
  const { id, student } = await payMarking(product);
  await product.deps.db().delete(users).where(eq(users.id, student.id));
  // Due on Thursday 19 November.
  product.clock.set('2026-12-19T23:59:59Z');
  await purgeMarking(product.deps);
  expect(await readMarkingRow(product, id)).toMatchObject({ status: 'completed', userId: null, dueOn: '2026-11-19' });
  product.clock.set('2026-12-20T00:00:00Z');
  await purgeMarking(product.deps);
  await product.runJobs();
  expect(await readMarkingRow(product, id)).toBeUndefined();
  expect(await readMarkingRow(product, kept.id)).toMatchObject({ status: 'completed' });
  expect(await product.countFiles()).toBe(1);
});

test('an expired link can be renewed for ninety days, and then it is as if it had never been', async () => {
  await using product = await startMarkingProduct();
  await payMarking(product);
  const token = await readDeskToken(product);
  product.clock.advance((14 + 90) * day);
  await purgeMarking(product.deps);
  expect(await (await product.visitor().get(`/api/marking/${token}`)).json()).toEqual({
    kind: 'expired',
    renewable: true,
  });
  product.clock.advance(0.001);
  await purgeMarking(product.deps);
  expect((await product.visitor().get(`/api/marking/${token}`)).status).toBe(404);
});

test('an operator who keeps answered work for 30 days keeps it for 30 days', async () => {
  await using product = await startMarkingProduct({ env: { MARKING_RETENTION_DAYS: '30' } });
  const { id } = await payMarking(product);
  await product.visitor().post(`/api/marking/${await readDeskToken(product)}/feedback`, feedbackForm());
  product.clock.advance(30 * day);
  await product.runHour();
  expect(await readMarkingRow(product, id)).toBeTruthy();
  product.clock.advance(0.001);
  await purgeMarking(product.deps);
  await product.runJobs();
  expect(await readMarkingRow(product, id)).toBeUndefined();
  expect(await product.countFiles()).toBe(0);
});

test('closing an account takes the mail about its own work along, and nobody else’s', async () => {
  await using product = await startMarkingProduct();
  const friend = await createSignedInStudent(product);
  const { student } = await payMarking(product, { email: friend.email });
  const visitor = product.visitor();
  await visitor.post('/api/password-resets', { email: friend.email });
  await product.runJobs();
  await visitor.post(`/api/marking/${await readDeskToken(product)}/feedback`, feedbackForm());
  await visitor.post('/api/password-resets', { email: friend.email });
  const unsent = async () => {
    const owed = await product.deps
      .db()
      .select()
      .from(jobs)
      .where(and(eq(jobs.kind, 'send_mail'), isNull(jobs.doneAt)));
    return owed.map(({ payload }) => (payload as Mail).subject).sort();
  };
  const kept = async () =>
    (await product.readMail()).map(({ recipient, subject }) => `${recipient}: ${subject}`).sort();
  expect(await unsent()).toEqual(['Set a new password', 'Your Economics answer is marked: 18 of 25 marks']);
  const { browser, password } = student;
  const { account } = await (await browser.get('/api/session')).json();
  const closure = { subscriptionId: account.subscriptions[0].id, password, acknowledged: true };
  expect((await browser.post('/api/closures', closure)).status).toBe(200);
  expect(await unsent()).toEqual(['Set a new password', 'Your account is closed']);
  expect(await kept()).toEqual([`${friend.email}: Set a new password`]);

  // What waits for a marker after the account is gone takes along no more when its turn comes.
  const other = await payMarking(product, { email: friend.email });
  const plans = (await (await other.student.browser.get('/api/session')).json()).account.subscriptions;
  await other.student.browser.post('/api/closures', { ...closure, subscriptionId: plans[0].id });
  await visitor.post(`/api/marking/${await readDeskToken(product)}/feedback`, feedbackForm());
  await product.runJobs();
  await purgeMarking(product.deps);
  expect((await kept()).filter((mail) => mail.startsWith(friend.email))).toEqual([
    `${friend.email}: Set a new password`,
    `${friend.email}: Set a new password`,
  ]);
});
