import { catalogue, promotionPence } from '#content/plans.ts';
import { site } from '#content/site.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/database.ts';
import type { Payments } from './interface.ts';
import { openStripe } from './stripe/payments-stripe.ts';
import { createTestModePayments, type TestModePayments } from './test-mode/test-mode-payments.ts';

type Needs = {
  config: Pick<Config, 'stripe' | 'origin'>;
  clock: Clock;
  secret: { fingerprint(purpose: string, value: string): string };
  db: Db;
};

/** With keys the real provider; without them our own in this process, spoken to by the same SDK. */
export function choosePayments({ config, clock, secret, db }: Needs): {
  payments: Payments;
  testModePayments: TestModePayments | undefined;
} {
  if (config.stripe) {
    const livemode = /^.k_live_/.test(config.stripe.secretKey);
    const description = livemode ? 'Stripe' : 'Stripe, with its own test keys';
    return {
      payments: openStripe({ ...config.stripe, description, livemode, catalogue, clock }),
      testModePayments: undefined,
    };
  }
  const secretKey = `sk_test_${secret.fingerprint('test mode', 'key').replaceAll(/\W/g, '')}`;
  const webhookSecret = `whsec_${secret.fingerprint('test mode', 'webhook')}`;
  const testModePayments = createTestModePayments({
    db,
    clock,
    catalogue,
    promotionPence,
    publicOrigin: config.origin,
    sellerName: site.name,
    secretKey,
    webhook: { url: `${config.origin}/api/webhooks/stripe`, secret: webhookSecret },
  });
  const payments = openStripe({
    description: 'test mode: no card is charged',
    secretKey,
    webhookSecret,
    livemode: false,
    catalogue,
    clock,
    fetch: testModePayments.fetch,
  });
  return { payments, testModePayments };
}
