import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { usageKey } from '#domain/allowance.ts';
import { say, startConversation } from '#tests/conversations.ts';
import { registrationForm } from '#tests/forms.ts';
import { type Product, startProduct } from '#tests/harness.ts';
import { payMarking, readMarkingRow, startMarkingProduct } from '#tests/marking.ts';
import { confirmEmail, registerStudent } from '#tests/registration.ts';
import { users } from './db/schema/account.ts';
import { subscriptions } from './db/schema/billing.ts';
import { testModeObjects } from './db/schema/test-mode.ts';
import { conversationMessages, conversations } from './db/schema/tutor.ts';
import { trackedTime } from './db/schema/usage.ts';
import { scheduleHourlyJobs } from './jobs/schedule.ts';

/** The clock moves, the payment provider's with it, and the work of that hour is done. */
async function travelTo(product: Product, iso: string): Promise<void> {
  product.clock.set(iso);
  await product.deliverNotices();
  await scheduleHourlyJobs(product.deps);
  await product.runJobs();
}

async function signIn(product: Product, { email, password }: { email: string; password: string }) {
  const browser = product.visitor();
  const { account } = await (await browser.post('/api/session', { email, password })).json();
  return { browser, subjects: account.subjects as string[] };
}

test('a spring of a student and a teacher: renewals at the end of short months, the allowance, the 30 days', async () => {
  await using product = await startProduct({ now: '2027-01-31T12:00:00Z' });
  const { form, browser } = await registerStudent(product);
  const teacher = registrationForm({ plan: 'TEACHER', code: 'TEACHERTRIAL' });
  await product.visitor().post('/api/registrations', teacher);
  await product.runJobs();
  await confirmEmail(product, teacher);
  await say(browser, await startConversation(browser), 'What is opportunity cost?');
  const { db } = product.deps;
  const [student] = await db().select().from(users).where(eq(users.email, form.email));
  await db()
    .insert(trackedTime)
    .values({ id: usageKey(student?.id ?? '', product.clock.now()), subject: 'economics', time: 9000 });
  const readUsed = async () => {
    const { browser: own } = await signIn(product, form);
    return (await (await own.get('/api/usage/economics')).json()).usedSeconds;
  };
  const countPayments = async () =>
    (await db().select().from(testModeObjects).where(eq(testModeObjects.object, 'invoice'))).length;

  await travelTo(product, '2027-01-31T23:59:59Z');
  expect(await readUsed()).toBe(9000);
  await travelTo(product, '2027-02-01T00:00:00Z');
  expect(await readUsed()).toBe(0);

  // Fourteen days are written down at first; what the provider says counts, and a teacher's plan never ends.
  await travelTo(product, '2027-02-15T12:00:00Z');
  expect((await signIn(product, form)).subjects).toEqual(['economics']);
  expect((await signIn(product, teacher)).subjects.sort()).toEqual(['business', 'economics']);
  expect(await countPayments()).toBe(1);

  await travelTo(product, '2027-02-28T12:00:01Z');
  expect(await countPayments()).toBe(2);
  await travelTo(product, '2027-03-02T11:59:00Z');
  expect(await db().select().from(conversationMessages)).toHaveLength(2);
  await travelTo(product, '2027-03-02T13:00:00Z');
  expect(await db().select().from(conversationMessages)).toEqual([]);
  expect(await db().select().from(conversations)).toEqual([]);

  await travelTo(product, '2027-03-31T22:59:59Z');
  expect(await countPayments()).toBe(3);
  const [plan] = await db()
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, student?.id ?? ''));
  expect(plan?.status).toBe('active');
  expect(plan?.providerPeriodEnd?.getTime()).toBeGreaterThan(product.clock.now().getTime());
  expect((await signIn(product, form)).subjects).toEqual(['economics']);
  expect((await product.readMail()).filter(({ subject }) => subject === 'Your plan has ended')).toEqual([]);
});

test('summer time begins and a month ends: the allowance is London’s to the second', async () => {
  await using product = await startProduct({ now: '2027-03-31T22:59:59Z' });
  const { form, account } = await registerStudent(product);
  const { db, clock } = product.deps;
  const [student] = await db().select().from(users).where(eq(users.email, account.email));
  const id = student?.id ?? '';
  expect(usageKey(id, clock.now())).toBe(`${id}/03/27`);
  await db()
    .insert(trackedTime)
    .values({ id: `${id}/03/27`, subject: 'economics', time: 1230 });
  const { browser } = await signIn(product, form);
  const read = async () => (await (await browser.get('/api/usage/economics')).json()).usedSeconds;
  expect(await read()).toBe(1230);
  product.clock.advance(1);
  expect(await read()).toBe(0);
});

test('work that is paid for before Easter is due after it, and nobody is called late in between', async () => {
  await using product = await startMarkingProduct();
  // A Thursday; Good Friday, the weekend and Easter Monday do not count.
  product.clock.set('2027-03-25T18:00:00Z');
  const { id } = await payMarking(product);
  expect((await readMarkingRow(product, id))?.dueOn).toBe('2027-04-01');
  const digests = async () => (await product.readMail()).filter(({ subject }) => subject.startsWith('Marking: '));
  for (const day of ['26', '27', '28', '29']) await travelTo(product, `2027-03-${day}T09:00:00Z`);
  expect(await digests()).toEqual([]);
  await travelTo(product, '2027-04-01T09:00:00Z');
  expect((await digests()).at(-1)?.subject).toBe('Marking: 0 late, 1 due today, 0 due next');
  await travelTo(product, '2027-04-02T09:00:00Z');
  expect((await digests()).at(-1)?.subject).toBe('Marking: 1 late, 0 due today, 0 due next');
});
