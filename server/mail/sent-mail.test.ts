import { expect, test } from 'vitest';
import { keptMail } from '#server/db/schema/operations.ts';
import { readAllRows } from '#tests/all-rows.ts';
import { startProduct } from '#tests/harness.ts';
import { readLink } from '#tests/registration.ts';
import { createStudent } from '#tests/students.ts';
import { startSmtpServer } from '#tests/support/smtp-server.ts';

test('once a message has gone, the link in it is nowhere with us', async () => {
  await using product = await startProduct();
  const { email } = await createStudent(product);
  await product.visitor().post('/api/password-resets', { email });
  await product.runJobs();
  const token = (await readLink(product, email, 'Set a new password')).split('#')[1] ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  // With a mail server there is no such copy.
  await product.deps.db().delete(keptMail);
  const rows = await readAllRows(product.deps);
  expect(rows.filter(({ row }) => row.includes(token))).toEqual([]);
  const [job] = rows.filter(({ table, row }) => table === 'jobs' && row.includes('mail:reset:'));
  expect(job?.row).toContain('"payload":{}');
});

test('a mail server that quotes the address it refuses does not put it into the log or the job', async () => {
  await using smtp = await startSmtpServer();
  await using product = await startProduct({ env: { SMTP_URL: smtp.url } });
  const { email } = await createStudent(product);
  smtp.refuse(true);
  await product.visitor().post('/api/password-resets', { email });
  await product.runJobs();
  expect(product.logged.join('\n')).toContain('mail was not taken');
  expect(product.logged.join('\n')).not.toContain(email);
  const [job] = (await readAllRows(product.deps)).filter(({ table }) => table === 'jobs');
  expect(JSON.parse(job?.row ?? '').last_error).not.toContain(email);
});
