import { isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { jobs } from '#server/db/schema/operations.ts';
import { registrationForm } from '#tests/forms.ts';
import { startProduct } from '#tests/harness.ts';
import { startSmtpServer } from '#tests/support/smtp-server.ts';

const teacher = (changes = {}) => registrationForm({ plan: 'TEACHER', code: 'TEACHERTRIAL', ...changes });

test('a message goes through a real mail server, in plain text and HTML, with our sender', async () => {
  await using smtp = await startSmtpServer();
  await using product = await startProduct({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'Margin <hello@margin.example>' } });
  const form = teacher();
  const response = await product.visitor().post('/api/registrations', form);
  expect(await response.json()).toEqual({ url: null, notified: true });
  await product.runJobs();
  expect(smtp.received.map(({ from, to }) => [from, ...to])).toEqual([
    ['hello@margin.example', form.email],
    ['hello@margin.example', form.email],
  ]);
  const source = smtp.received.map((mail) => mail.source).join('\n');
  expect(source).toContain('Subject: Welcome to Margin');
  expect(source).toContain('text/plain');
  expect(source).toContain('text/html');
});

test('when the mail server refuses, the account is there, the screen is told, and the mail goes later, once', async () => {
  await using smtp = await startSmtpServer();
  await using product = await startProduct({ env: { SMTP_URL: smtp.url } });
  smtp.refuse(true);
  const response = await product.visitor().post('/api/registrations', teacher());
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ url: null, notified: false });
  await product.runJobs();
  expect(smtp.received).toEqual([]);
  // Spec 7: what an operator finds in the log and among the stuck jobs.
  const reasons = await product.deps
    .db()
    .select({ lastError: jobs.lastError })
    .from(jobs)
    .where(isNotNull(jobs.lastError));
  expect(reasons).toHaveLength(2);
  for (const { lastError } of reasons) expect(lastError).toMatch(/"message":"Failed to send notification email: \w/);
  smtp.refuse(false);
  product.clock.advance(3600);
  await Promise.all([product.runJobs(), product.runJobs()]);
  product.clock.advance(3600);
  await product.runJobs();
  expect(smtp.received).toHaveLength(2);
});

test('what a user typed cannot become markup or a header in a message', async () => {
  await using smtp = await startSmtpServer();
  await using product = await startProduct({ env: { SMTP_URL: smtp.url } });
  const fullName = '<img src=x onerror=alert(1)>\r\nBcc: victim@school.example';
  await product.visitor().post('/api/registrations', teacher({ fullName }));
  await product.runJobs();
  for (const { to, source } of smtp.received) {
    expect(to).toHaveLength(1);
    expect(source).not.toMatch(/^Bcc:/im);
    expect(source.split('text/html')[1]).not.toContain('<img');
  }
});

test('a message names the company and its office as they are set', async () => {
  const env = {
    COMPANY_LINE: 'Ledger is a trading name of Ink & Ledger Ltd.',
    COMPANY_ADDRESS: '1 High Street, Leeds',
  };
  await using product = await startProduct({ env });
  await product.visitor().post('/api/registrations', teacher());
  await product.runJobs();
  const [mail] = await product.readMail();
  expect(mail?.bodyText).toContain(
    'Ledger is a trading name of Ink & Ledger Ltd. Registered office: 1 High Street, Leeds.',
  );
  expect(mail?.bodyHtml).toContain('Ink &amp; Ledger Ltd. Registered office: 1 High Street, Leeds.');
  expect(mail?.bodyText + (mail?.bodyHtml ?? '')).not.toContain('Margin Tutoring Ltd');
});
