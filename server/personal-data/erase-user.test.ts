import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { subscriptions } from '#server/db/schema/billing.ts';
import { auditEvents, jobs } from '#server/db/schema/operations.ts';
import { tmqBacktrack } from '#server/db/schema/tmq.ts';
import { scheduleHourlyJobs } from '#server/jobs/schedule.ts';
import { PaymentsFailure } from '#server/providers/payments/interface.ts';
import { readAllRows } from '#tests/all-rows.ts';
import { canaries, createCanaryStudent, readStoredFiles } from '#tests/canaries.ts';
import { feedbackForm } from '#tests/forms.ts';
import { payMarking, readDeskToken, startMarkingProduct } from '#tests/marking.ts';
import { registerStudent } from '#tests/registration.ts';
import { eraseUser } from './erase-user.ts';

type Product = Awaited<ReturnType<typeof startMarkingProduct>>;

/** Also as they would be in an address or in a payment page's way back. */
const traces = Object.entries(canaries).flatMap(([name, value]) => [
  [name, value] as const,
  [`${name}, in an address`, encodeURIComponent(value)] as const,
  [`${name}, in base64`, Buffer.from(value).toString('base64url').slice(0, -2)] as const,
]);

async function findTraces(product: Product): Promise<string[]> {
  const rows = await readAllRows(product.deps);
  const files = await readStoredFiles(product);
  const places = [
    ...rows.map(({ table, row }) => ({ place: table, text: row })),
    ...files.map((text) => ({ place: 'a file', text })),
    ...product.logged.map((text) => ({ place: 'the log', text })),
  ];
  const found = places.flatMap(({ place, text }) =>
    traces.filter(([, value]) => text.includes(value)).map(([name]) => `${name} in ${place}`),
  );
  return [...new Set(found)].sort();
}

const close = ({ browser, account, password }: Awaited<ReturnType<typeof createCanaryStudent>>) =>
  browser.post('/api/closures', { subscriptionId: account.subscriptions[0].id, password, acknowledged: true });

test('after closure nothing that the student ever gave us is in any table, file or log, but for the goodbye', async () => {
  await using product = await startMarkingProduct();
  const student = await createCanaryStudent(product);
  const before = await findTraces(product);
  for (const name of Object.keys(canaries)) expect(before.join('\n'), name).toContain(`${name} in`);
  expect(before.filter((place) => place.endsWith('the log'))).toEqual([]);
  expect(await (await close(student)).json()).toEqual({ accountClosed: true });
  await product.runJobs();
  expect(await findTraces(product)).toEqual(['email in kept_mail']);
  const mail = await product.readMail();
  const toStudent = mail.filter(({ recipient }) => recipient === canaries.email);
  expect(toStudent.map(({ subject }) => subject)).toEqual(['Your account is closed']);
  expect(mail.filter(({ bodyText }) => bodyText.includes('uokka'))).toEqual([]);
  // The audit of money outlives the account, without a name.
  const kinds = (await product.deps.db().select().from(auditEvents)).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['subscription_started', 'marking_paid', 'account_closed']));
  product.clock.advance(31 * 86_400);
  await scheduleHourlyJobs(product.deps);
  await product.runJobs();
  expect(await findTraces(product)).toEqual([]);
});

test('work that is paid for stays with the marker, and goes when it is answered', async () => {
  await using product = await startMarkingProduct();
  const { student, form } = await payMarking(product);
  const desk = await readDeskToken(product);
  await eraseUser(product.deps, student.id);
  await product.runJobs();
  expect(await product.deps.db().select().from(tmqBacktrack)).toHaveLength(1);
  expect((await product.visitor().post(`/api/marking/${desk}/feedback`, feedbackForm())).status).toBe(200);
  await product.runJobs();
  product.clock.advance(3600);
  await scheduleHourlyJobs(product.deps);
  await product.runJobs();
  // The feedback itself went out to the address it was paid for.
  const rows = (await readAllRows(product.deps)).map(({ table, row }) => `${table} ${row}`);
  for (const word of [student.email, form.email, form.examQuestion]) {
    expect(rows.filter((row) => row.includes(word))).toEqual([]);
  }
  expect(await readStoredFiles(product)).toEqual([]);
});

test('paid work of a closed account that nobody answers is gone 30 days after it was due', async () => {
  await using product = await startMarkingProduct();
  const { student } = await payMarking(product);
  await eraseUser(product.deps, student.id);
  product.clock.advance(50 * 86_400);
  await scheduleHourlyJobs(product.deps);
  await product.runJobs();
  expect(await product.deps.db().select().from(tmqBacktrack)).toEqual([]);
  expect(await readStoredFiles(product)).toEqual([]);
});

test('the provider forgets the customer, later when it is down, and an open card page can no longer be paid', async () => {
  await using product = await startMarkingProduct();
  const { form, browser } = await registerStudent(product);
  const { url } = await (await browser.post('/api/billing/purchases', { subject: 'business' })).json();
  const { payments, db } = product.deps;
  const [row] = await db().select().from(subscriptions);
  const customerId = row?.stripeCustomerId ?? '';
  const forget = payments.forgetCustomer;
  payments.forgetCustomer = () => Promise.reject(new PaymentsFailure('try_later', 'timeout'));
  expect(await eraseUser(product.deps, row?.userId ?? '')).toBe(true);
  await product.runJobs();
  const waiting = (await db().select().from(jobs)).filter(({ doneAt }) => !doneAt);
  expect(waiting.map(({ kind, payload }) => [kind, payload])).toEqual([['forget_customer', { customerId }]]);
  payments.forgetCustomer = forget;
  product.clock.advance(60);
  await product.runJobs();
  const rows = (await readAllRows(product.deps)).filter(({ table }) => table !== 'kept_mail');
  expect(rows.filter(({ row }) => row.includes(form.email))).toEqual([]);
  const paidLater = product.deps.testModePayments?.control.pay(url.split('/').at(-1));
  await expect(paidLater).rejects.toThrow('This Checkout Session has expired.');
  expect(await eraseUser(product.deps, row?.userId ?? '')).toBe(false);
});

test('whatever table has a user’s id lets go of it with the user, but for the audit', async () => {
  await using product = await startMarkingProduct();
  const { rows } = (await product.deps.db().execute(sql`
    select c.relname as name, (
      select string_agg(f.confdeltype::text, '') from pg_constraint f
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid = 'users'::regclass and a.attnum = any (f.conkey)
    ) as rule
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'user_id'`)) as unknown as {
    rows: { name: string; rule: string | null }[];
  };
  expect(rows.length).toBeGreaterThan(10);
  // 'c' takes the row along, 'n' forgets whose it was.
  expect(rows.filter(({ rule }) => !/^[cn]$/.test(rule ?? '')).map(({ name }) => name)).toEqual(['audit_events']);
});
