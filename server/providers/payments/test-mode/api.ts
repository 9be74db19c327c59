import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { testModeAnswers } from '../../../db/schema/test-mode.ts';
import { ApiError, invalid } from './api-error.ts';
import { type Control, controlRoutes } from './control.ts';
import { apiVersion } from './events.ts';
import { type ApiEnv, readParams } from './http.ts';
import { portalRoutes } from './portal.ts';
import { couponRoutes, priceRoutes, productRoutes, promotionCodeRoutes } from './routes-catalogue.ts';
import { checkoutRoutes } from './routes-checkout.ts';
import { customerRoutes, invoiceRoutes } from './routes-customers.ts';
import { paymentIntentRoutes, refundRoutes } from './routes-payments.ts';
import { previewRoute, subscriptionRoutes } from './routes-subscriptions.ts';
import { webhookEndpointRoutes } from './routes-webhook-endpoints.ts';
import type { World } from './world.ts';

export type ApiOptions = {
  /** The one key that is taken; without it any test key is. */
  secretKey?: string;
  /** Runs before every request. */
  prepare: () => Promise<void>;
  control: Control;
};

/** The provider's HTTP API. It is reached in this process or on loopback, never at the product's own address. */
export function createApi(world: World, { secretKey, prepare, control }: ApiOptions) {
  const app = new Hono<ApiEnv>();
  app.use(frame);
  app.onError((error, c) => {
    const told = error instanceof ApiError ? error : new ApiError(500, 'api_error', 'An unknown error occurred.');
    return c.json(told.body(), told.status);
  });
  app.notFound((c) => {
    const error = invalid(`Unrecognized request URL (${c.req.method}: ${c.req.path}).`, {}, 404);
    return c.json(error.body(), 404);
  });
  app.use('/v1/*', authenticate(secretKey));
  app.use('/v1/*', async (c, next) => {
    await prepare();
    c.set('params', await readParams(c));
    await next();
  });
  app.on('POST', '/v1/*', answerOnce(world));
  return app
    .route('/v1/checkout/sessions', checkoutRoutes(world))
    .route('/v1/subscriptions', subscriptionRoutes(world))
    .route('/v1/invoices/create_preview', previewRoute(world))
    .route('/v1/invoices', invoiceRoutes(world))
    .route('/v1/refunds', refundRoutes(world))
    .route('/v1/payment_intents', paymentIntentRoutes(world))
    .route('/v1/prices', priceRoutes(world))
    .route('/v1/products', productRoutes(world))
    .route('/v1/coupons', couponRoutes(world))
    .route('/v1/promotion_codes', promotionCodeRoutes(world))
    .route('/v1/customers', customerRoutes(world))
    .route('/v1/webhook_endpoints', webhookEndpointRoutes(world))
    .route('/v1/billing_portal/sessions', portalRoutes(world))
    .route('/test', controlRoutes(world, control));
}

const frame = createMiddleware<ApiEnv>(async (c, next) => {
  const requestId = `req_${randomBytes(7).toString('hex')}`;
  await next();
  c.res.headers.set('Request-Id', requestId);
  c.res.headers.set('Stripe-Version', c.req.header('Stripe-Version') ?? apiVersion);
  const key = c.req.header('Idempotency-Key');
  if (key) c.res.headers.set('Idempotency-Key', key);
});

/** A key as bearer or, as with curl -u, as the user's name. */
function authenticate(secretKey: string | undefined) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const [scheme = '', value = ''] = (c.req.header('Authorization') ?? '').split(' ');
    const given = /^basic$/i.test(scheme) ? Buffer.from(value, 'base64').toString().split(':')[0] : value;
    if (!given) throw new ApiError(401, 'invalid_request_error', 'You did not provide an API key.');
    const known = secretKey ? equal(given, secretKey) : /^[rs]k_test_\w+$/.test(given);
    if (!known) throw new ApiError(401, 'invalid_request_error', 'Invalid API Key provided.');
    const version = c.req.header('Stripe-Version');
    if (version && version !== apiVersion) throw invalid(`Invalid Stripe API version: ${version}`);
    await next();
  });
}

/**
 * A write and the record of its answer are one transaction. The same key again gets the same answer without the write
 * being done again; at the same time, it waits for the first. A write that failed leaves nothing, not even its key.
 */
function answerOnce({ db, clock }: World) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const key = c.req.header('Idempotency-Key');
    const requestHash = createHash('sha256')
      .update(`${c.req.path} ${JSON.stringify(c.get('params'))}`)
      .digest('hex');
    await db.transaction(async () => {
      if (key && !(await take(key, requestHash))) {
        c.res = await again(key, requestHash);
        return;
      }
      await next();
      if (c.error) throw c.error;
      if (!key) return;
      const body = await c.res.clone().json();
      await db().update(testModeAnswers).set({ body }).where(eq(testModeAnswers.idempotencyKey, key));
    });
  });

  async function take(key: string, requestHash: string): Promise<boolean> {
    const taken = await db()
      .insert(testModeAnswers)
      .values({ idempotencyKey: key, requestHash, createdAt: clock.now() })
      .onConflictDoNothing({ target: testModeAnswers.idempotencyKey })
      .returning({ key: testModeAnswers.idempotencyKey });
    return taken.length === 1;
  }

  async function again(key: string, requestHash: string): Promise<Response> {
    const [first] = await db().select().from(testModeAnswers).where(eq(testModeAnswers.idempotencyKey, key));
    if (first?.requestHash !== requestHash) {
      throw new ApiError(
        400,
        'idempotency_error',
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}'.`,
      );
    }
    return Response.json(first.body, { headers: { 'Idempotent-Replayed': 'true' } });
  }
}

function equal(given: string, wanted: string): boolean {
  const [a, b] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return Boolean(a && b && timingSafeEqual(a, b));
}
