import { catalogue } from '#content/plans.ts';
import { isLive, type Mode, requireOutsideTestMode } from './mode.ts';
import { ConfigError, type Environment, text } from './read-setting.ts';

type StripeSettings = { secretKey: string; webhookSecret: string; priceIds: Record<string, string> };

export function stripeSettings(env: Environment, mode: Mode): StripeSettings | undefined {
  const secretKey = text(env, 'STRIPE_SECRET_KEY');
  const webhookSecret = text(env, 'STRIPE_WEBHOOK_SECRET');
  if (!secretKey && !webhookSecret) {
    requireOutsideTestMode('STRIPE_SECRET_KEY', mode);
    return undefined;
  }
  if (!secretKey || !/^(sk|rk)_(live|test)_\w+$/.test(secretKey)) {
    throw new ConfigError('STRIPE_SECRET_KEY must be a secret or restricted key such as sk_live_… or rk_live_….');
  }
  if (isLive(mode) && /^.._test_/.test(secretKey)) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY is a test key: in production it must be a live one unless ALLOW_TEST_MODE is 1.',
    );
  }
  if (!webhookSecret?.startsWith('whsec_')) {
    throw new ConfigError('STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook, such as whsec_….');
  }
  return { secretKey, webhookSecret, priceIds: priceIds(env) };
}

/** `STRIPE_PRICE_{key}` for each price of the catalogue; a price without one is found by its lookup key. */
function priceIds(env: Environment): Record<string, string> {
  return Object.fromEntries(
    catalogue.flatMap(({ key }) => {
      const id = text(env, `STRIPE_PRICE_${key}`);
      return id ? [[key, id]] : [];
    }),
  );
}
