import { expect, test } from 'vitest';
import { scheduleHourlyJobs } from '#server/jobs/schedule.ts';
import { type Product, startProduct } from '#tests/harness.ts';
import { giveAttempt } from '#tests/progress.ts';
import { createSignedInStudent, createStudent } from '#tests/students.ts';
import { startSmtpServer } from '#tests/support/smtp-server.ts';
import { addTalk } from '../../usage/talked-days.ts';
import { unsubscribeToken, writeSettings } from './settings.ts';
import { sendWeeklySummaries } from './weekly-summaries.ts';

/** A Thursday; the Monday after it is 23 November. */
const thursday = { now: '2026-11-19T18:00:00Z' };
const mondayMorning = '2026-11-23T07:00:00Z';

async function createReader(product: Product) {
  const student = await createStudent(product);
  await writeSettings(product.deps, student.id, { weeklySummary: true });
  return student;
}

async function passHour(product: Product, at: string): Promise<void> {
  product.clock.set(at);
  await scheduleHourlyJobs(product.deps);
  await product.runJobs();
}

const summaries = async (product: Product) =>
  (await product.readMail()).filter(({ subject }) => subject.startsWith('Your week'));

test('who has asked for it is told on Monday of the week that has passed', async () => {
  await using product = await startProduct(thursday);
  const { id, email } = await createReader(product);
  await addTalk(product.deps, { userId: id, subject: 'economics' }, 24 * 60);
  await giveAttempt(product, id, { takenMs: 120_000 });
  await giveAttempt(product, id, { itemId: '1.1.3-q2', verdict: 'not yet', takenMs: 60_000 });
  await passHour(product, mondayMorning);
  const [mail, ...more] = await summaries(product);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ recipient: email, subject: 'Your week: 1 day with work' });
  for (const line of [
    'Hello Sam Student,',
    'Last week you worked on 1 day: 24 minutes talking with your tutor and 3 minutes of practice.',
    'You gave 2 answers: 1 fully right.',
    'Most of it was about: The economic problem.',
    'Economics: 2 cards to go over this week.',
    'You get this message on Mondays because you asked for it.',
  ])
    expect(mail?.bodyText.split('\n')).toContain(line);
});

test('nobody gets it unasked, and a week without work is passed over in silence', async () => {
  await using product = await startProduct(thursday);
  const unasked = await createStudent(product);
  await giveAttempt(product, unasked.id);
  const stopped = await createReader(product);
  await giveAttempt(product, stopped.id);
  await writeSettings(product.deps, stopped.id, { weeklySummary: false });
  const unconfirmed = await createStudent(product, { verified: false });
  await writeSettings(product.deps, unconfirmed.id, { weeklySummary: true });
  await giveAttempt(product, unconfirmed.id);
  await createReader(product);
  await passHour(product, mondayMorning);
  expect(await summaries(product)).toEqual([]);
});

test('it is sent once a week, however many processes and hours there are', async () => {
  await using product = await startProduct(thursday);
  const { id } = await createReader(product);
  await giveAttempt(product, id);
  await passHour(product, '2026-11-23T06:59:00Z');
  expect(await summaries(product)).toHaveLength(0);
  await passHour(product, mondayMorning);
  await passHour(product, '2026-11-23T12:00:00Z');
  await Promise.all([1, 2].map(() => sendWeeklySummaries(product.deps, '2026-11-16', async () => [])));
  await product.runJobs();
  await passHour(product, '2026-11-24T08:00:00Z');
  expect(await summaries(product)).toHaveLength(1);
  await passHour(product, '2026-11-30T08:00:00Z');
  expect(await summaries(product)).toHaveLength(1);
});

test('only that week’s work is told of', async () => {
  await using product = await startProduct({ now: '2026-11-22T23:59:00Z' });
  const { id } = await createReader(product);
  await giveAttempt(product, id);
  product.clock.set('2026-11-23T00:01:00Z');
  await giveAttempt(product, id, { itemId: '1.1.3-q2' });
  await giveAttempt(product, id, { itemId: '1.1.3-q3' });
  await passHour(product, mondayMorning);
  expect((await summaries(product))[0]?.bodyText).toContain('You gave 1 answer: 1 fully right.');
});

test('a student turns it on and off, and nobody else does', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product);
  const other = await createSignedInStudent(product);
  const read = async (who: typeof browser) => (await (await who.get('/api/practice/progress')).json()).settings;
  expect((await browser.put('/api/practice/progress/settings', { weeklySummary: true })).status).toBe(200);
  expect(await read(browser)).toEqual({ weeklySummary: true });
  expect(await read(other.browser)).toEqual({ weeklySummary: false });
  expect((await browser.put('/api/practice/progress/settings', { weeklySummary: false })).status).toBe(200);
  expect(await read(browser)).toEqual({ weeklySummary: false });
  expect((await browser.put('/api/practice/progress/settings', { weeklySummary: 'yes' })).status).toBe(400);
  expect((await product.visitor().put('/api/practice/progress/settings', { weeklySummary: true })).status).toBe(401);
});

test('one press in the mail program ends it, without a page, a session or an origin', async () => {
  await using smtp = await startSmtpServer();
  await using product = await startProduct({ ...thursday, env: { SMTP_URL: smtp.url } });
  const { id, browser, email, password } = await createReader(product);
  await giveAttempt(product, id);
  await passHour(product, mondayMorning);
  const source = smtp.received
    .map((mail) => mail.source)
    .join('\n')
    .replaceAll(/\r\n[ \t]+/g, ' ');
  expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  const [, url = ''] = /^List-Unsubscribe: <([^>]+)>\r?$/m.exec(source) ?? [];
  const body = 'List-Unsubscribe=One-Click';
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const pressed = await product.app.request(new URL(url).pathname, { method: 'POST', headers, body });
  expect(pressed.status).toBe(200);
  await browser.post('/api/session', { email, password });
  expect((await (await browser.get('/api/practice/progress')).json()).settings).toEqual({ weeklySummary: false });
});

test('the link in the message leads to a page, and a link that we did not write does nothing', async () => {
  await using product = await startProduct();
  const { id } = await createReader(product);
  const other = await createReader(product);
  const token = unsubscribeToken(product.deps, id);
  const opened = await product.visitor().get(`/api/practice/progress/unsubscriptions/${token}`);
  expect([opened.status, opened.headers.get('location')]).toEqual([303, `/weekly-summary/${token}`]);
  const [, signature] = token.split('.');
  const forged = `${other.id}.${signature}`;
  expect((await product.visitor().post(`/api/practice/progress/unsubscriptions/${forged}`)).status).toBe(404);
  expect((await product.visitor().post('/api/practice/progress/unsubscriptions/x')).status).toBe(400);
  expect((await product.visitor().post(`/api/practice/progress/unsubscriptions/${token}`)).status).toBe(200);
});
