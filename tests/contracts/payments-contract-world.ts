import { createHmac } from 'node:crypto';
import { catalogue, promotionPence } from '#content/plans.ts';
import { createDb } from '#server/db/database.ts';
import type { NewCheckout, Payments } from '#server/providers/payments/interface.ts';
import { openStripe, type StripeOptions } from '#server/providers/payments/stripe/payments-stripe.ts';
import {
  createTestModePayments,
  type TestModePayments,
} from '#server/providers/payments/test-mode/test-mode-payments.ts';
import { openTestDatabase } from '../support/test-database.ts';

export const webhookSecret = 'whsec_for_tests';

/** A provider with a database and a clock of its own. */
export async function startProvider() {
  const database = await openTestDatabase();
  let time = new Date('2026-11-16T09:00:00Z').getTime();
  const clock = {
    now: () => new Date(time),
    set: (to: Date) => {
      time = to.getTime();
    },
    advance: (seconds: number) => {
      time += seconds * 1000;
    },
  };
  const provider = createTestModePayments({
    db: createDb(database.engine),
    clock,
    catalogue,
    promotionPence,
    publicOrigin: 'http://localhost:3000',
    sellerName: 'Margin',
    secretKey: 'sk_test_margin',
    webhook: { url: 'http://localhost:3000/api/webhooks/stripe', secret: webhookSecret },
  });
  return { provider, clock, database, secretKey: 'sk_test_margin' };
}

export type StartedProvider = Awaited<ReturnType<typeof startProvider>>;

export type Reached = {
  payments: Payments;
  provider: TestModePayments;
  clock: StartedProvider['clock'];
  [Symbol.asyncDispose](): Promise<void>;
};

/** The official SDK and the provider in one process, with no socket between them. */
export async function openInProcess(options: Partial<StripeOptions> = {}): Promise<Reached> {
  const { provider, clock, database, secretKey } = await startProvider();
  const payments = openStripe({ ...stripeOptions({ clock, secretKey }), fetch: provider.fetch, ...options });
  return { payments, provider, clock, [Symbol.asyncDispose]: () => database.drop() };
}

type Answer = Awaited<ReturnType<Response['json']>>;

/** A provider whose answers are changed on their way. */
export async function openAltered(
  alter: (path: string, answer: Answer) => Answer,
  onCall: (url: URL, body: string) => void = () => undefined,
): Promise<Reached> {
  const { provider, clock, database, secretKey } = await startProvider();
  const payments = openStripe({
    ...stripeOptions({ clock, secretKey }),
    async fetch(input, init) {
      const url = new URL(String(input));
      onCall(url, String(init?.body ?? ''));
      const answer = await provider.fetch(input, init);
      return Response.json(alter(url.pathname, await answer.json()), { status: answer.status });
    },
  });
  return { payments, provider, clock, [Symbol.asyncDispose]: () => database.drop() };
}

export function stripeOptions({ clock, secretKey }: Pick<StartedProvider, 'clock' | 'secretKey'>): StripeOptions {
  return { description: 'test mode', secretKey, webhookSecret, livemode: false, catalogue, clock };
}

export function plan(priceKey: string, row = 'row-1'): NewCheckout {
  return {
    mode: 'subscription',
    priceKey,
    email: 'sam@school.example',
    clientReference: row,
    metadata: { kind: 'registration' },
    successUrl: 'http://localhost:3000/return?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'http://localhost:3000/register',
    operation: `op:registration:${row}`,
  };
}

type Subscriber = { row?: string; paymentMethod?: string };

export async function subscribe(
  world: Reached,
  priceKey: string,
  { row, paymentMethod }: Subscriber = {},
): Promise<string> {
  const { id } = await world.payments.openCheckout(plan(priceKey, row));
  return (await world.provider.control.pay(id, { paymentMethod })).subscription as string;
}

export async function amountPaid(provider: TestModePayments, invoice: string): Promise<number> {
  const headers = { Authorization: 'Bearer sk_test_margin' };
  const answer = await provider.api.request(`/v1/invoices/${invoice}`, { headers });
  return (await answer.json()).amount_paid;
}

export async function collectNotices(provider: TestModePayments) {
  const sent: { type: string; body: string; signature: string }[] = [];
  await provider.runDue((_, request) => {
    const body = String(request.body);
    const signature = new Headers(request.headers).get('Stripe-Signature') ?? '';
    sent.push({ type: JSON.parse(body).type, body, signature });
    return new Response(null, { status: 200 });
  });
  return sent;
}

export function sign(body: string, at: Date, secret: string): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
