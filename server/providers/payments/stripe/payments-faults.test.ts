import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { catalogue } from '#content/plans.ts';
import {
  openInProcess,
  plan,
  startProvider,
  stripeOptions,
  subscribe,
} from '#tests/contracts/payments-contract-world.ts';
import { openStripe } from './payments-stripe.ts';

const clock = { now: () => new Date('2026-11-16T09:00:00Z'), set: () => undefined, advance: () => undefined };
const options = stripeOptions({ clock, secretKey: 'sk_test_margin' });

const card = (code: string) => ({ kind: 'refused', code });

/** A provider that answers as it is told to, or not at all. */
async function badProvider(answer: RequestListener, timeoutMilliseconds = 60_000) {
  let calls = 0;
  const server = createServer((request, response) => {
    calls++;
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const address = { host: '127.0.0.1', port, protocol: 'http' } as const;
  return {
    payments: openStripe({ ...options, address, timeoutMilliseconds, maxNetworkRetries: 1 }),
    calls: () => calls,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const error = (type: string) => JSON.stringify({ error: { type, message: 'sam@school.example is not known' } });

test.each<[string, string, number, RequestListener]>([
  ['never answers', 'timeout', 2, () => undefined],
  ['breaks off', 'unreachable', 2, (_, response) => response.destroy()],
  ['is broken', 'provider_error', 2, (_, response) => response.writeHead(500).end(error('api_error'))],
  ['sends an HTML page', 'provider_error', 2, (_, response) => response.writeHead(502).end('<html>Bad gateway</html>')],
  [
    'sends half an answer',
    'provider_error',
    1,
    (_, response) => response.writeHead(200).end('{"object":"checkout.ses'),
  ],
  [
    'sends something else',
    'unexpected_answer',
    1,
    (_, response) => response.writeHead(200).end('{"object":"customer"}'),
  ],
  ['sends nothing at all', 'unexpected_answer', 1, (_, response) => response.writeHead(200).end('null')],
  ['is too busy', 'busy', 1, (_, response) => response.writeHead(429).end(error('rate_limit_error'))],
  [
    'does not know our key',
    'not_authorised',
    1,
    (_, response) => response.writeHead(401).end(error('invalid_request_error')),
  ],
])('a provider that %s is tried again later', async (_, code, calls, answer) => {
  await using provider = await badProvider(answer, code === 'timeout' ? 150 : undefined);
  const failure = await provider.payments.readCheckout('cs_test_1').catch((thrown) => thrown);
  expect(failure).toMatchObject({ name: 'PaymentsFailure', kind: 'try_later', code });
  expect(provider.calls()).toBe(calls);
  expect(`${failure.message} ${failure.cause?.message}`).not.toContain('sam@school.example');
});

test.each<[string, number, object, Record<string, string>, object, string]>([
  [
    'a card with its reason',
    402,
    { type: 'card_error', code: 'expired_card' },
    {},
    card('expired_card'),
    'StripeCardError 402 ',
  ],
  ['a card without one', 402, { type: 'card_error' }, {}, card('card_declined'), 'StripeCardError 402 '],
  [
    'nothing, with a number for its support',
    400,
    { type: 'invalid_request_error', code: 'parameter_missing' },
    { 'Request-Id': 'req_1' },
    { kind: 'refused', code: 'parameter_missing' },
    'StripeInvalidRequestError 400 req_1',
  ],
])(
  'a provider that refuses %s is quoted by kind and number alone',
  async (_, status, said, headers, failure, cause) => {
    const body = JSON.stringify({ error: { ...said, message: 'sam@school.example is not known' } });
    await using provider = await badProvider((_, response) => response.writeHead(status, headers).end(body));
    const thrown = await provider.payments.readCheckout('cs_test_1').catch((error) => error);
    expect(thrown).toMatchObject(failure);
    expect(thrown.cause.message).toBe(cause);
  },
);

test('a provider that nobody listens at is tried again later', async () => {
  const { payments } = await badProvider(() => undefined).then(async (provider) => {
    await provider[Symbol.asyncDispose]();
    return provider;
  });
  const later = { kind: 'try_later', code: 'unreachable' };
  await expect(payments.openCheckout(plan('BOTH_MONTHLY'))).rejects.toMatchObject(later);
  await expect(payments.cancelSubscription('sub_1')).rejects.toMatchObject(later);
  await expect(payments.refund('pi_1', 'op:refund:1')).rejects.toMatchObject(later);
});

test('an answer that was lost is asked for again with the same key, and nothing is done twice', async () => {
  const { provider, database } = await startProvider();
  let lost = 0;
  const payments = openStripe({
    ...options,
    async fetch(input, init) {
      const answer = await provider.fetch(input, init);
      if (init?.method === 'POST' && lost++ === 0) throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
      return answer;
    },
  });
  const { id } = await payments.openCheckout(plan('BOTH_MONTHLY'));
  expect(lost).toBe(2);
  const headers = { Authorization: 'Bearer sk_test_margin' };
  const sessions = await (await provider.api.request('/v1/checkout/sessions', { headers })).json();
  expect(sessions.data.map((session: { id: string }) => session.id)).toEqual([id]);
  await database.drop();
});

test('every write carries its own key and every call the pinned version, and none tells more than it must', async () => {
  const { provider, database } = await startProvider();
  const calls: { method: string; path: string; key: string | null; version: string | null; telemetry: boolean }[] = [];
  const payments = openStripe({
    ...options,
    fetch(input, init) {
      const headers = new Headers(init?.headers);
      calls.push({
        method: init?.method ?? 'GET',
        path: new URL(String(input)).pathname,
        key: headers.get('Idempotency-Key'),
        version: headers.get('Stripe-Version'),
        telemetry: headers.has('X-Stripe-Client-Telemetry'),
      });
      return provider.fetch(input, init);
    },
  });
  const world = { payments, provider, clock, [Symbol.asyncDispose]: () => database.drop() };
  const id = await subscribe(world, 'BUSINESS_MONTHLY');
  const change = await payments.previewPlanChange(id, 'BOTH_MONTHLY');
  await payments.changePlan({ ...change, subscriptionId: id, priceKey: 'BOTH_MONTHLY', operation: 'op:change:row-1' });
  await payments.cancelSubscription(id);
  const open = await payments.openCheckout({ ...plan('TMQ_BUSINESS_16', 'row-2'), mode: 'payment' });
  await payments.expireCheckout(open.id);
  const paid = await payments.openCheckout({ ...plan('TMQ_BUSINESS_16', 'row-3'), mode: 'payment' });
  await payments.refund((await provider.control.pay(paid.id)).payment_intent as string, 'op:refund:row-3');
  const writes = calls.filter(({ method }) => method !== 'GET').map(({ method, key }) => `${method} ${key}`);
  const seconds = Math.floor(change.prorationDate.getTime() / 1000);
  expect(writes).toEqual([
    'POST op:registration:row-1',
    `POST op:preview:${id}:price_BOTH_MONTHLY_2299:${seconds}`,
    `POST op:preview:${id}:price_BOTH_MONTHLY_2299:${seconds}:month`,
    'POST op:change:row-1:preview',
    'POST op:change:row-1',
    `DELETE op:cancel:${id}`,
    'POST op:registration:row-2',
    `POST op:expire:${open.id}`,
    'POST op:registration:row-3',
    'POST op:refund:row-3',
  ]);
  expect(new Set(calls.map(({ version }) => version))).toEqual(new Set(['2026-10-28.endive']));
  expect(calls.some(({ telemetry }) => telemetry)).toBe(false);
  await database.drop();
});

test('what comes from the other mode is refused', async () => {
  await using world = await openInProcess({ livemode: true });
  const refused = world.payments.openCheckout(plan('BOTH_MONTHLY'));
  await expect(refused).rejects.toMatchObject({ kind: 'refused', code: 'wrong_mode' });
});

test('a price that was set up with another amount is not charged', async () => {
  const dearer = catalogue.map((item) => ({ ...item, pence: item.pence + 1 }));
  await using world = await openInProcess({ catalogue: dearer });
  const refused = world.payments.openCheckout(plan('BOTH_MONTHLY'));
  await expect(refused).rejects.toMatchObject({ kind: 'try_later', code: 'price_differs' });
});

test('a price is found by the id that the operator gives, and read back as ours', async () => {
  await using world = await openInProcess({ priceIds: { ECONOMICS_MONTHLY: 'price_BUSINESS_MONTHLY_1399' } });
  const checkout = await world.payments.openCheckout(plan('ECONOMICS_MONTHLY'));
  expect(checkout.priceKeys).toEqual(['ECONOMICS_MONTHLY']);
});
