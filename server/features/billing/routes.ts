import { Hono } from 'hono';
import { planChangeInput, purchaseReturnInput, subjectParam } from '#domain/inputs.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/env.ts';
import { requireSession } from '../../http/guard.ts';
import { input } from '../../http/input.ts';
import { changeToBoth } from './plan-change.ts';
import { takeNotice } from './provider-notices.ts';
import { readSubjectOffer, returnFromPurchase, startSubjectPurchase } from './subject-purchase.ts';

export function billingRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .get('/offers/:subject', input('param', subjectParam), async (c) => {
      const { userId } = requireSession(c);
      return c.json(await readSubjectOffer(deps, { userId, subject: c.req.valid('param').subject }));
    })
    .post('/purchases', input('json', subjectParam), async (c) => {
      const { userId } = requireSession(c);
      const { url } = await startSubjectPurchase(deps, { userId, subject: c.req.valid('json').subject });
      return c.json({ url });
    })
    .put('/purchases', input('json', purchaseReturnInput), async (c) => {
      await returnFromPurchase(deps, { userId: requireSession(c).userId, ...c.req.valid('json') });
      return c.json({ recorded: true });
    })
    .post('/plan-changes', input('json', planChangeInput), async (c) => {
      const { prorationDate, ...change } = c.req.valid('json');
      await changeToBoth(deps, { userId: requireSession(c).userId, ...change, prorationDate: new Date(prorationDate) });
      return c.json({ changed: true });
    });
}

export function webhookRoutes(deps: Deps) {
  return (
    new Hono<AppEnv>()
      // An operator who opens the address in a browser sees that it is there.
      .get('/stripe', (c) => c.json({ received: false }))
      .post('/stripe', async (c) => {
        const received = await takeNotice(deps, await c.req.text(), c.req.header('Stripe-Signature'));
        return c.json({ received });
      })
  );
}
