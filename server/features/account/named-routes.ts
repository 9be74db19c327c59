import { Hono } from 'hono';
import { Failure } from '#domain/failures.ts';
import {
  checkoutSessionInput,
  checkoutSessionParam,
  deleteUserInput,
  emailInput,
  promoCodeInput,
  providerSubscriptionParam,
} from '#domain/inputs.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/env.ts';
import { requireSession } from '../../http/guard.ts';
import { input } from '../../http/input.ts';
import { countHit, limitByAddress } from '../../http/rate-limit.ts';
import { clearSessionCookie } from '../../http/session-cookie.ts';
import { closeSubscription } from '../billing/cancel-subscription.ts';
import { limitPurchases } from '../billing/limit-purchases.ts';
import { readOpenSubscriptions, readPurchase } from '../billing/queries.ts';
import { startSubjectPurchase } from '../billing/subject-purchase.ts';
import { closuresByUser, deleteAccount } from './closure.ts';
import { readUserByEmail } from './queries.ts';
import { isTeacherCodeUsable } from './teacher-code-queries.ts';

const lookupsByAddress = { name: 'user-exists', most: 30, seconds: 300 };
const lookupsByEmail = { name: 'user-exists by email', most: 10, seconds: 900 };
const codesByAddress = { name: 'check code', most: 30, seconds: 300 };

/** Spec 7's calls under their own names, made safe: nothing is believed that the server can know by itself. */
export function namedRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .post('/user-exists', limitByAddress(deps, lookupsByAddress), input('json', emailInput), async (c) => {
      const { email } = c.req.valid('json');
      await countHit(deps, lookupsByEmail, email.toLowerCase());
      const user = await readUserByEmail(deps.db, email);
      return c.json({ exists: Boolean(user), verified: Boolean(user?.verifiedAt) });
    })
    .post('/rpc/check_promo_code', limitByAddress(deps, codesByAddress), input('json', promoCodeInput), async (c) =>
      c.json(await isTeacherCodeUsable(deps.db, c.req.valid('json').input_code, deps.clock.now())),
    )
    .post('/create-stripe-session', input('json', checkoutSessionInput), async (c) => {
      const { userId } = requireSession(c);
      const { subject, coupon } = c.req.valid('json');
      await limitPurchases(deps, { userId, code: coupon });
      const { sessionId } = await startSubjectPurchase(deps, { userId, subject, code: coupon });
      return c.json({ sessionId });
    })
    .put('/payment-verify/:session_id', input('param', checkoutSessionParam), async (c) => {
      const { userId } = requireSession(c);
      const checkout = await deps.payments.readCheckout(c.req.valid('param').session_id);
      const purchase = checkout?.clientReference ? await readPurchase(deps.db, checkout.clientReference) : undefined;
      if (!checkout || purchase?.userId !== userId || checkout.status !== 'complete')
        throw new Failure('purchase_not_found');
      return c.json({ subscriptionId: checkout.subscriptionId });
    })
    .put('/rm-sess/:id', input('param', providerSubscriptionParam), async (c) => {
      const subscriptions = await readOpenSubscriptions(deps.db, requireSession(c).userId);
      const own = subscriptions.find(({ stripeSubscriptionId }) => stripeSubscriptionId === c.req.valid('param').id);
      if (!own) throw new Failure('not_found');
      await closeSubscription(deps, own);
      return c.json({ removed: true });
    })
    .post('/rpc/delete_auth_user', input('json', deleteUserInput), async (c) => {
      const { userId } = requireSession(c);
      const { user_id, password } = c.req.valid('json');
      if (user_id !== userId) throw new Failure('not_your_account');
      await countHit(deps, closuresByUser, userId);
      await deleteAccount(deps, { userId, password });
      clearSessionCookie(c, deps.config);
      return c.json({ deleted: true });
    });
}
