import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEvents, jobs } from '#server/db/schema/operations.ts';
import { keepTeacherCodes } from '#server/features/account/teacher-codes.ts';
import { openStripe } from '#server/providers/payments/stripe/payments-stripe.ts';
import { admin, readActions } from '#tests/admin.ts';
import { freshEmail, registrationForm } from '#tests/forms.ts';
import { startProduct } from '#tests/harness.ts';
import { findMail, payMarking, readMarkingRow, startMarkingProduct } from '#tests/marking.ts';
import { openRegistrationCheckout, payCheckout, registerStudent } from '#tests/registration.ts';
import { createStudent } from '#tests/students.ts';
import { startSmtpServer } from '#tests/support/smtp-server.ts';

test('a teacher code is made with its limits, used, listed and revoked, and stays revoked after a restart', async () => {
  await using product = await startProduct({ env: { TEACHER_CODES: 'SPRING-2027' } });
  expect(await admin(product, 'teacher-code', 'create', 'AUTUMN-26', '--uses', '1', '--until', '2027-07-31')).toEqual({
    code: 0,
    lines: ['Teachers can now register with AUTUMN-26.'],
  });
  const register = (code: string) =>
    product.visitor().post('/api/registrations', registrationForm({ plan: 'TEACHER', code }));
  expect((await register('AUTUMN-26')).status).toBe(200);
  expect((await register('AUTUMN-26')).status).toBe(400);
  const { lines } = await admin(product, 'teacher-code', 'list');
  expect(lines.find((line) => line.startsWith('AUTUMN-26'))).toMatch(/used up +1 of 1 +2027-07-31$/);

  expect((await admin(product, 'teacher-code', 'revoke', 'SPRING-2027')).code).toBe(0);
  await keepTeacherCodes(product.deps);
  expect((await register('SPRING-2027')).status).toBe(400);
  expect(await admin(product, 'teacher-code', 'revoke', 'SPRING-2027')).toEqual({
    code: 1,
    lines: ['There is no teacher code SPRING-2027 to revoke.'],
  });
});

test('a promo code lowers the price of its plan, and once revoked it does not', async () => {
  await using product = await startProduct();
  const made = await admin(
    product,
    ...['promo-code', 'create', 'OPENDAY', '--pence-off', '399', '--plan', 'ECONOMICS_MONTHLY', '--uses', '5'],
  );
  expect(made).toEqual({ code: 0, lines: ['OPENDAY now takes £3.99 off every month of ECONOMICS_MONTHLY.'] });
  const { payments } = product.deps;
  expect(await payments.findPromotionCode('openday', 'ECONOMICS_MONTHLY')).toEqual({ pence: 1000 });
  expect(await payments.findPromotionCode('OPENDAY', 'BOTH_MONTHLY')).toBeUndefined();
  expect(await admin(product, 'promo-code', 'create', 'OPENDAY', '--percent-off', '10')).toEqual({
    code: 1,
    lines: ['There is an active promo code OPENDAY already. Revoke it first.'],
  });
  const { lines } = await admin(product, 'promo-code', 'list');
  expect(lines.find((line) => line.startsWith('OPENDAY'))).toMatch(/works +£3\.99 +0 of 5/);
  expect((await admin(product, 'promo-code', 'revoke', 'OPENDAY')).code).toBe(0);
  expect(await payments.findPromotionCode('OPENDAY', 'ECONOMICS_MONTHLY')).toBeUndefined();
  expect((await admin(product, 'promo-code', 'revoke', 'OPENDAY')).code).toBe(1);
});

test('an account is found by address or id, and the audit says who looked without naming the address', async () => {
  await using product = await startProduct();
  const { form, account } = await registerStudent(product, { plan: 'BOTH_MONTHLY' });
  const { code, lines } = await admin(product, 'user', 'show', form.email.toUpperCase());
  expect(code).toBe(0);
  expect(lines[0]).toBe(`Ada Student <${form.email}>`);
  expect(lines.join('\n')).toMatch(/plan +BOTH_MONTHLY, active, since 2026-11-16/);
  expect(lines.join('\n')).toContain('economics: 0 of 150 used this month');
  const [action] = await readActions(product);
  expect(action).toMatchObject({ detail: { command: 'user show', result: 'done' } });
  expect(account.email).toBe(form.email);
  expect(JSON.stringify(action)).not.toContain(form.email);
  expect((await admin(product, 'user', 'show', action?.userId ?? '')).lines).toEqual(lines);
  expect(await admin(product, 'user', 'show', 'nobody@school.example')).toEqual({
    code: 1,
    lines: ['There is no account nobody@school.example.'],
  });
});

test('a message that the mail server refused goes when it is asked for, also after it was given up', async () => {
  await using smtp = await startSmtpServer();
  await using product = await startProduct({ env: { SMTP_URL: smtp.url } });
  smtp.refuse(true);
  const email = freshEmail();
  await product
    .visitor()
    .post('/api/registrations', registrationForm({ plan: 'TEACHER', code: 'TEACHERTRIAL', email }));
  await product.runJobs();
  const { lines } = await admin(product, 'mail', 'list');
  const welcome = lines.find((line) => line.endsWith(`${email}  Welcome to Margin`))?.split(' ')[0] ?? '';
  expect(await admin(product, 'mail', 'resend', welcome)).toEqual({
    code: 1,
    lines: ['The mail server did not take it. It goes as soon as it can.'],
  });
  await product.deps.db().update(jobs).set({ failedAt: product.clock.now() }).where(isNull(jobs.doneAt));
  const stuck = (await admin(product, 'job', 'list')).lines.slice(1);
  expect(stuck.map((line) => /send_mail .* given up/.test(line))).toEqual([true, true]);
  smtp.refuse(false);
  expect(await admin(product, 'mail', 'resend', welcome)).toEqual({ code: 0, lines: ['Sent.'] });
  const other = stuck.find((line) => !line.startsWith(welcome))?.split(' ')[0] ?? '';
  expect(await admin(product, 'job', 'retry', other)).toEqual({ code: 0, lines: ['It is due now.'] });
  await product.runJobs();
  expect((await admin(product, 'job', 'list')).lines).toEqual(['Nothing is stuck.']);
  expect((await admin(product, 'mail', 'list')).lines).toEqual(['Every message has gone.']);
  expect(smtp.received).toHaveLength(2);
});

test('new links go to who has lost them: to confirm, to set a password, and to the marker', async () => {
  await using product = await startMarkingProduct();
  const { id: request, student } = await payMarking(product);
  const newcomer = await createStudent(product, { verified: false });
  for (const typed of [
    ['confirmation', newcomer.email],
    ['reset', student.id],
    ['marker', request],
  ]) {
    expect((await admin(product, 'mail', ...typed)).code).toBe(0);
  }
  await product.runJobs();
  expect(await findMail(product, newcomer.email, 'Confirm your email address')).toBeDefined();
  expect(await findMail(product, student.email, 'Set a new password')).toBeDefined();
  const told = (await product.readMail()).filter(({ subject }) => subject.startsWith('To mark'));
  expect(told).toHaveLength(2);
  expect(await admin(product, 'mail', 'confirmation', student.email)).toEqual({
    code: 1,
    lines: ['This address was confirmed on 2026-11-16 09:00.'],
  });
});

test('what is kept about somebody is exported to a file, and erased only when it is meant', async () => {
  await using product = await startProduct();
  const { form } = await registerStudent(product);
  const path = join(await mkdtemp(join(tmpdir(), 'margin-export-')), 'ada.zip');
  expect(await admin(product, 'user', 'export', form.email, '--to', path)).toEqual({
    code: 0,
    lines: [`Written to ${path}.`],
  });
  expect((await readFile(path)).subarray(0, 2).toString()).toBe('PK');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await admin(product, 'user', 'export', form.email, '--to', path)).lines).toEqual([
    `${path} is there already. Choose another name, or remove it.`,
  ]);
  expect(await admin(product, 'user', 'erase', form.email)).toEqual({
    code: 1,
    lines: [`This would erase ${form.email} for ever. Add --yes to do it.`],
  });
  expect((await admin(product, 'user', 'show', form.email)).code).toBe(0);
  expect((await admin(product, 'user', 'erase', form.email, '--yes')).code).toBe(0);
  expect((await admin(product, 'user', 'show', form.email)).code).toBe(1);
});

test('marking that is late is listed, and paid back once however often it is asked for', async () => {
  await using product = await startMarkingProduct();
  const { id, student } = await payMarking(product);
  expect((await admin(product, 'marking', 'late')).lines).toEqual(['Nothing is late.']);
  product.clock.advance(4 * 86_400);
  expect((await admin(product, 'marking', 'late')).lines[1]).toMatch(
    new RegExp(`^${id} +economics +econ-20-25 +2026-11-19`),
  );
  for (let times = 0; times < 2; times++) {
    expect(await admin(product, 'marking', 'refund', id)).toEqual({ code: 0, lines: ['£4.50 went back to the card.'] });
  }
  await product.deliverNotices();
  expect(await readMarkingRow(product, id)).toMatchObject({ status: 'refunded', active: false });
  const mail = (await product.readMail()).filter(({ recipient }) => recipient === student.email);
  expect(mail.filter(({ subject }) => subject === 'Your marking has been refunded')).toHaveLength(1);
  expect(await findMail(product, student.email, 'We could not read')).toBeUndefined();
  const refunds = (await product.deps.db().select().from(auditEvents)).filter(
    ({ kind }) => kind === 'marking_refunded',
  );
  expect(refunds.map(({ amountPence }) => amountPence)).toEqual([450]);
  expect((await admin(product, 'marking', 'late')).lines).toEqual(['Nothing is late.']);
});

test('a notice is dealt with again, and "reconcile" finds a payment whose notice never came', async () => {
  await using product = await startProduct();
  const { form, sessionId } = await openRegistrationCheckout(product);
  await payCheckout(product, sessionId);
  expect((await admin(product, 'reconcile')).code).toBe(0);
  expect((await admin(product, 'user', 'show', form.email)).code).toBe(0);

  await product.deliverNotices();
  const [notice] = (await product.deps.db().select().from(jobs)).filter(({ kind }) => kind === 'provider_notice');
  const id = String(Object(notice?.payload).id);
  expect(await admin(product, 'event', 'replay', id)).toEqual({ code: 0, lines: ['Dealt with.'] });
  expect((await admin(product, 'event', 'list')).lines).toEqual(['Every notice is dealt with.']);
  expect((await admin(product, 'event', 'replay', 'evt_unknown')).code).toBe(1);
  expect(
    (await admin(product, 'user', 'show', form.email)).lines.filter((line) => line.includes(' plan ')),
  ).toHaveLength(1);
});

test('when the payment provider is down the operator reads so', async () => {
  await using product = await startProduct();
  const payments = openStripe({
    ...{ description: '', secretKey: 'sk_test_x', webhookSecret: 'whsec_x', livemode: false, catalogue: [] },
    clock: product.clock,
    address: { host: '127.0.0.1', port: 9, protocol: 'http' },
    maxNetworkRetries: 0,
  });
  const deps = { ...product.deps, payments };
  expect(await admin({ deps }, 'promo-code', 'list')).toEqual({
    code: 1,
    lines: ['The payment provider refused or failed (unreachable).'],
  });
  expect(await readActions(product)).toMatchObject([{ detail: { command: 'promo-code list', result: 'refused' } }]);
});
