import { Hono } from 'hono';
import {
  dropInput,
  offerQuery,
  planChangeInput,
  purchaseInput,
  purchaseReturnInput,
  subjectParam,
} from '#domain/inputs.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/env.ts';
import { requireSession } from '../../http/guard.ts';
import { input } from '../../http/input.ts';
import { limitCodes, limitPurchases } from './limit-purchases.ts';
import { changeToBoth } from './plan-change.ts';
import { takeNotice } from './provider-notices.ts';
import { dropSubject, keepBothSubjects, readDropOffer } from './subject-drop.ts';
import { readSubjectOffer, returnFromPurchase, startSubjectPurchase } from './subject-purchase.ts';

export function billingRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .get('/offers/:subject', input('param', subjectParam), input('query', offerQuery), async (c) => {
      const { userId } = requireSession(c);
      const { code } = c.req.valid('query');
      await limitCodes(deps, { userId, code });
      return c.json(await readSubjectOffer(deps, { userId, subject: c.req.valid('param').subject, code }));
    })
    .post('/purchases', input('json', purchaseInput), async (c) => {
      const { userId } = requireSession(c);
      await limitPurchases(deps, { userId });
      const { url } = await startSubjectPurchase(deps, { userId, ...c.req.valid('json') });
      return c.json({ url });
    })
    .put('/purchases', input('json', purchaseReturnInput), async (c) => {
      await returnFromPurchase(deps, { userId: requireSession(c).userId, ...c.req.valid('json') });
      return c.json({ recorded: true });
    })
    .post('/plan-changes', input('json', planChangeInput), async (c) => {
      const { prorationDate, ...change } = c.req.valid('json');
      const { userId } = requireSession(c);
      await limitCodes(deps, { userId, code: change.code });
      return c.json(await changeToBoth(deps, { userId, ...change, prorationDate: new Date(prorationDate) }));
    })
    .get('/drops/:subject', input('param', subjectParam), async (c) => {
      const { userId } = requireSession(c);
      return c.json(await readDropOffer(deps, { userId, subject: c.req.valid('param').subject }));
    })
    .post('/drops', input('json', dropInput), async (c) => {
      await dropSubject(deps, { userId: requireSession(c).userId, ...c.req.valid('json') });
      return c.json({ dropped: true });
    })
    .delete('/drops', async (c) => {
      await keepBothSubjects(deps, requireSession(c).userId);
      return c.json({ kept: true });
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
