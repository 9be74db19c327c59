import { expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { chooseDeps } from '#server/deps.ts';
import { jobHandlers } from '#server/jobs/all-jobs.ts';
import { runDueJobs } from '#server/jobs/run-jobs.ts';
import { registrationForm } from '#tests/forms.ts';
import { startProduct } from '#tests/harness.ts';
import { startSmtpServer } from '#tests/support/smtp-server.ts';
import { startTraceCollector } from '#tests/support/trace-collector.ts';
import { openTraces } from './open-traces.ts';

const foreignTrace = '4bf92f3577b34da6a3ce929d0e0e4736';
const foreignSpan = '00f067aa0ba902b7';
const traceparent = `00-${foreignTrace}-${foreignSpan}-01`;
const failed = 2;

test('a request and the provider it calls are one trace, which has the id of the request', async () => {
  await using collector = await startTraceCollector();
  await using product = await startTracedProduct(collector.url);
  const response = await product.post('/api/registrations', registrationForm());
  const requestId = response.headers.get('X-Request-Id') ?? '';
  await product.traces.close();
  const request = find(collector, 'POST /api/registrations');
  expect(request.facts).toEqual({
    'margin.request_id': requestId,
    'http.request.method': 'POST',
    'http.route': '/api/registrations',
    'http.response.status_code': 200,
  });
  expect(request.traceId).toBe(requestId.replaceAll('-', ''));
  expect(request.parentSpanId).toBeUndefined();
  const call = find(collector, 'payments.openCheckout');
  expect(call).toMatchObject({ traceId: request.traceId, parentSpanId: request.spanId, status: { code: 0 } });
  expect(call.facts).toEqual({ 'margin.provider': 'payments' });
  expect(collector.bodies.join()).toContain('{"key":"service.name","value":{"stringValue":"margin"}}');
});

test('a job is a trace of its own that links to its request; a fault is told by its name, and nothing of a user is', async () => {
  await using collector = await startTraceCollector();
  await using smtp = await startSmtpServer();
  await using product = await startTracedProduct(collector.url, { SMTP_URL: smtp.url });
  smtp.refuse(true);
  const form = registrationForm({ plan: 'TEACHER', code: 'TEACHERTRIAL', email: 'quokka.mail@school.example' });
  const headers = { Cookie: 'margin_session=quokkacookie', 'User-Agent': 'Quokkabrowser/1.0' };
  const registered = await product.post('/api/registrations?from=quokkaquery', form, headers);
  await product.post('/api/marking/quokkatoken/feedback', { strengths: 'quokkafeedback' }, headers);
  await product.app.request('/api/quokkapath');
  await product.runJobs();
  smtp.refuse(false);
  product.clock.advance(3600);
  await product.runJobs();
  await product.traces.close();

  const request = find(collector, 'POST /api/registrations');
  expect(request.facts['margin.request_id']).toBe(registered.headers.get('X-Request-Id'));
  const mails = collector
    .spans()
    .filter(({ name, facts }) => name === 'job send_mail' && facts['margin.job.attempt'] === 1);
  const linked = { links: [{ traceId: request.traceId, spanId: request.spanId }], status: { code: failed } };
  expect(mails).toMatchObject([linked, linked]);
  // The message that the screen waits for is part of the request; the other is the runner's.
  const waited = mails.filter(({ parentSpanId }) => parentSpanId === request.spanId);
  expect(waited.map(({ traceId }) => traceId)).toEqual([request.traceId]);
  const later = mails.find(({ parentSpanId }) => parentSpanId === undefined);
  expect(later?.traceId).not.toBe(request.traceId);
  expect(later?.facts).toMatchObject({ 'margin.job.kind': 'send_mail', 'error.type': 'failed' });
  const send = collector.spans().find(({ parentSpanId }) => parentSpanId === later?.spanId);
  expect(send).toMatchObject({ name: 'mail.send', traceId: later?.traceId, status: { code: failed } });
  expect(send?.facts['error.type']).toBe('unexpected');
  const again = collector.spans().filter(({ facts }) => facts['margin.job.attempt'] === 2);
  expect(again.map(({ status, links }) => [status.code, links.length])).toEqual([
    [0, 1],
    [0, 1],
  ]);

  expect(find(collector, 'POST /api/marking/:token/feedback').facts['http.response.status_code']).toBe(400);
  expect(find(collector, 'GET /*').facts['http.response.status_code']).toBe(401);
  expect(collector.bodies.join()).not.toMatch(/quokka|school\.example|six or more/i);
});

test('a job that came from no request links the jobs it sets off to itself', async () => {
  await using collector = await startTraceCollector();
  await using product = await startTracedProduct(collector.url);
  const { traces } = product;
  const id = '0b5d2f0e-6a52-4d0c-9d43-0b9d3c5f7a11';
  const job = { id, kind: 'weekly_summaries', attempts: 1, requestId: null };
  await traces.followJob(job, async () => 'done');
  await traces.followJob({ ...job, attempts: 2 }, async () => 'done');
  await traces.followJob({ ...job, kind: 'send_mail', id: crypto.randomUUID(), requestId: id }, async () => 'done');
  await traces.close();
  const [once, twice] = collector.spans().filter(({ name }) => name === 'job weekly_summaries');
  expect(find(collector, 'job send_mail').links).toMatchObject([{ traceId: once?.traceId, spanId: once?.spanId }]);
  expect(twice?.traceId).toBe(once?.traceId);
  expect(twice?.spanId).not.toBe(once?.spanId);
});

test('only a proxy of our own may name the trace, and a job still finds its request there', async () => {
  await using collector = await startTraceCollector();
  await using product = await startTracedProduct(collector.url, { TRUSTED_PROXIES: '1' });
  const form = registrationForm({ plan: 'TEACHER', code: 'TEACHERTRIAL' });
  await product.post('/api/registrations', form, { traceparent, 'X-Forwarded-For': '192.0.2.1' });
  await product.runJobs();
  await product.app.request('/healthz', { headers: { traceparent } });
  await product.traces.close();
  const request = find(collector, 'POST /api/registrations');
  expect(request).toMatchObject({ traceId: foreignTrace, parentSpanId: foreignSpan });
  expect(find(collector, 'job send_mail').links).toMatchObject([{ traceId: foreignTrace, spanId: request.spanId }]);
  const direct = find(collector, 'GET /healthz');
  expect(direct.traceId).not.toBe(foreignTrace);
  expect(direct.parentSpanId).toBeUndefined();
});

test('without proxies of our own nobody may name the trace', async () => {
  await using collector = await startTraceCollector();
  await using product = await startTracedProduct(collector.url);
  await product.app.request('/healthz', { headers: { traceparent, 'X-Forwarded-For': '192.0.2.1' } });
  await product.traces.close();
  expect(find(collector, 'GET /healthz').traceId).not.toBe(foreignTrace);
});

test('a collector that is away harms no request and no stop', async () => {
  await using collector = await startTraceCollector();
  await using product = await startTracedProduct(collector.url);
  await collector.close();
  const response = await product.post('/api/registrations', registrationForm());
  expect(response.status).toBe(200);
  await product.traces.close();
  const warnings = product.logged.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
  expect(warnings.map(({ msg, error }) => [msg, error.code])).toEqual([['traces could not be sent', 'ECONNREFUSED']]);
  expect((await product.app.request('/healthz')).status).toBe(200);
});

async function startTracedProduct(endpoint: string, env: Record<string, string> = {}) {
  const product = await startProduct({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...env } });
  const { config, log, clock, engine, secret, speech } = product.deps;
  const traces = await openTraces(config, log);
  const deps = chooseDeps({ config, log, clock, engine, secret, speech, traces });
  const app = createApp(deps);
  return {
    ...product,
    app,
    traces,
    runJobs: () => runDueJobs(deps, jobHandlers(deps)),
    post: (path: string, json: unknown, headers: Record<string, string> = {}) =>
      app.request(path, {
        method: 'POST',
        headers: { Origin: config.origin, 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(json),
      }),
    async [Symbol.asyncDispose]() {
      await traces.close();
      await product[Symbol.asyncDispose]();
    },
  };
}

function find(collector: Awaited<ReturnType<typeof startTraceCollector>>, name: string) {
  const span = collector.spans().find((candidate) => candidate.name === name);
  if (!span) throw new Error(`No span is called ${name}, but ${collector.spans().map((sent) => sent.name)}`);
  return span;
}
