import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { providerEvents } from '#server/db/schema/billing.ts';
import { auditEvents, jobs } from '#server/db/schema/operations.ts';
import { registrationForm } from '#tests/forms.ts';
import { type Product, startProduct } from '#tests/harness.ts';
import { payMarking, startMarkingProduct } from '#tests/marking.ts';
import { startSmtpServer } from '#tests/support/smtp-server.ts';
import { startVoice } from '#tests/voice.ts';

const token = 'a-token-for-prometheus-of-some-length';

/** Every line of the answer that starts so. */
async function scrape({ visitor }: Pick<Product, 'visitor'>, start: string): Promise<string[]> {
  const response = await visitor().get('/metrics', { headers: { Authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  return (await response.text()).split('\n').filter((line) => line.startsWith(start));
}

test('with a token only who has it reads the figures; to others there is no such address', async () => {
  await using product = await startProduct({ env: { METRICS_TOKEN: token } });
  const from = (headers: Record<string, string>, remoteAddress?: string) =>
    product.app.request('/metrics', { headers }, { incoming: { socket: { remoteAddress } } });
  const allowed = await from({ Authorization: `Bearer ${token}` }, '203.0.113.9');
  expect(allowed.status).toBe(200);
  expect(allowed.headers.get('Content-Type')).toContain('text/plain; version=0.0.4');
  const wrong: Record<string, string>[] = [{}, { Authorization: `Bearer ${token}x` }, { Authorization: token }];
  for (const headers of wrong) {
    expect((await from(headers, '127.0.0.1')).status).toBe(404);
  }
});

test('without a token only a program on this machine reads them, not what a proxy passes on', async () => {
  await using product = await startProduct();
  const status = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (await product.app.request('/metrics', { headers }, { incoming: { socket: { remoteAddress } } })).status;
  for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(await status(own)).toBe(200);
  expect(await status('203.0.113.9')).toBe(404);
  for (const header of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via']) {
    expect(await status('127.0.0.1', { [header]: '203.0.113.9' })).toBe(404);
  }
});

test('requests are counted by the pattern of their address, never by what was in it', async () => {
  await using product = await startProduct({ env: { METRICS_TOKEN: token } });
  await product.visitor().get('/api/marking/a-secret-token');
  await product.visitor().get('/api/email-confirmations/another-secret');
  const lines = await scrape(product, 'margin_http_request_seconds_count');
  expect(lines).toContain('margin_http_request_seconds_count{method="GET",route="/api/marking/:token",status="404"} 1');
  expect(lines.join()).not.toContain('secret');
});

test('mail that cannot go shows in the age of the outbox, the errors of the provider and the work given up', async () => {
  await using smtp = await startSmtpServer();
  await using product = await startProduct({ env: { METRICS_TOKEN: token, SMTP_URL: smtp.url } });
  smtp.refuse(true);
  const form = registrationForm({ plan: 'TEACHER', code: 'TEACHERTRIAL' });
  await product.visitor().post('/api/registrations', form);
  product.clock.advance(600);
  expect(await scrape(product, 'margin_outbox_age_seconds')).toEqual(['margin_outbox_age_seconds 600']);
  expect(await scrape(product, 'margin_jobs_waiting')).toEqual(['margin_jobs_waiting{kind="send_mail"} 2']);
  expect(await scrape(product, 'margin_provider_errors_total')).toEqual([
    'margin_provider_errors_total{provider="mail",kind="unexpected"} 1',
  ]);
  smtp.refuse(false);
  await product.runJobs();
  expect(await scrape(product, 'margin_outbox_age_seconds')).toEqual(['margin_outbox_age_seconds 0']);
  expect(await scrape(product, 'margin_jobs_run_total{kind="send_mail",result="done"}')).toHaveLength(1);
});

test('a notice that waits and marking that is late are told', async () => {
  await using product = await startMarkingProduct({ env: { METRICS_TOKEN: token } });
  await payMarking(product);
  const notice = { id: 'evt_1', type: 'invoice.paid', receivedAt: product.clock.now() };
  await product.deps.db().insert(providerEvents).values(notice);
  product.clock.advance(90);
  expect(await scrape(product, 'margin_webhook_lag_seconds')).toEqual(['margin_webhook_lag_seconds 90']);
  expect(await scrape(product, 'margin_marking_')).toEqual(['margin_marking_due 1', 'margin_marking_late 0']);
  product.clock.advance(5 * 86_400);
  expect(await scrape(product, 'margin_marking_')).toEqual(['margin_marking_due 1', 'margin_marking_late 1']);
  expect(await scrape(product, 'margin_database_pool')).toHaveLength(3);
});

test('a live conversation counts as one while it lasts, and its ticks are counted', async () => {
  await using voice = await startVoice();
  const { client } = await voice.talk();
  const figures = async () => (await voice.deps.metrics.registry.metrics()).split('\n');
  expect(await figures()).toContain('margin_voice_sessions 1');
  await voice.time.advance(10);
  expect(await figures()).toContain('margin_voice_ticks_total{outcome="counted"} 1');
  await client.close();
  await voice.settled();
  expect(await figures()).toContain('margin_voice_sessions 0');
});

test('what a request sets off carries its id: the audit, the job, and the log lines of that job', async () => {
  await using smtp = await startSmtpServer();
  await using product = await startProduct({ env: { SMTP_URL: smtp.url } });
  smtp.refuse(true);
  const form = registrationForm({ plan: 'TEACHER', code: 'TEACHERTRIAL' });
  const response = await product.visitor().post('/api/registrations', form);
  const requestId = response.headers.get('X-Request-Id') ?? '';
  expect(requestId).toHaveLength(36);
  const mails = await product.deps.db().select().from(jobs).where(eq(jobs.kind, 'send_mail'));
  expect(mails.map((job) => job.requestId)).toEqual([requestId, requestId]);
  const audit = await product.deps.db().select().from(auditEvents);
  expect(audit.map((event) => event.requestId)).toEqual(audit.map(() => requestId));
  product.clock.advance(3600);
  product.logged.length = 0;
  await product.runJobs();
  const failed = product.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'job failed');
  expect(failed.map((line) => line.requestId)).toEqual([requestId, requestId]);
});
