import { Hono } from 'hono';
import { forgetPerson } from './forget.ts';
import { type ApiEnv, answer } from './http.ts';
import { expireCheckout, payCheckout } from './pay-checkout.ts';
import { endSubscription, failRenewal, renewSubscription, replaceCard } from './subscriptions.ts';
import type { World } from './world.ts';

export type Control = ReturnType<typeof createControl>;

/** What happens at a real provider by itself or by somebody's hand, made to happen now. */
export function createControl(world: World) {
  return {
    pay: (sessionId: string, { name = 'A Student', paymentMethod = 'pm_card_visa' } = {}) =>
      payCheckout(world, sessionId, { name, paymentMethod }),
    expire: (sessionId: string) => expireCheckout(world, sessionId),
    renew: (subscriptionId: string) => renewSubscription(world, subscriptionId),
    failRenewal: (subscriptionId: string) => failRenewal(world, subscriptionId),
    end: (subscriptionId: string) => endSubscription(world, subscriptionId, 'payment_failed'),
    forget: (email: string) => forgetPerson(world, email),
    replaceCard: (subscriptionId: string, paymentMethod = 'pm_card_visa') =>
      replaceCard(world, subscriptionId, paymentMethod),
  };
}

/** The same over HTTP, for tests of other programs. */
export function controlRoutes(world: World, control: Control) {
  return new Hono<ApiEnv>()
    .use(async (c, next) => {
      c.set('params', {});
      await next();
    })
    .post('/checkout/:id/pay', async (c) => answer(c, world, await control.pay(c.req.param('id'))))
    .post('/checkout/:id/expire', async (c) => answer(c, world, await control.expire(c.req.param('id'))))
    .post('/subscriptions/:id/renew', async (c) => answer(c, world, await control.renew(c.req.param('id'))))
    .post('/subscriptions/:id/fail-renewal', async (c) =>
      answer(c, world, await control.failRenewal(c.req.param('id'))),
    )
    .post('/subscriptions/:id/end', async (c) => answer(c, world, await control.end(c.req.param('id'))));
}
