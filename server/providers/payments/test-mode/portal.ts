import { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { pounds } from '#domain/money.ts';
import { invalid } from './api-error.ts';
import { pageFrame } from './hosted-page-frame.ts';
import { type ApiEnv, answer, checked, expand, text } from './http.ts';
import { newId } from './store.ts';
import { itemOf, nameOf } from './subscriptions.ts';
import type { World } from './world.ts';

const portalParams = v.strictObject({
  customer: text,
  return_url: v.optional(v.pipe(text, v.regex(/^https?:\/\//))),
  locale: v.optional(text),
  expand,
});

/** `POST /v1/billing_portal/sessions`: a page on which a customer sees what he pays for. */
export function portalRoutes(world: World) {
  const { store, publicOrigin } = world;
  return new Hono<ApiEnv>().post('/', async (c) => {
    const { customer, return_url = null } = checked(c, portalParams);
    if (!(await store.read('customer', customer)))
      throw invalid(`No such customer: '${customer}'`, { code: 'resource_missing', param: 'customer' });
    const id = newId('bps');
    const session = await store.save({
      id,
      object: 'billing_portal.session',
      configuration: 'bpc_test_mode',
      created: store.now(),
      customer,
      customer_account: null,
      flow: null,
      livemode: false,
      locale: null,
      on_behalf_of: null,
      return_url,
      url: `${publicOrigin}/test-mode/portal/${id}`,
    });
    return answer(c, world, session);
  });
}

/** The page itself, at /test-mode/portal/{session id}. It shows and changes nothing. */
export function portalPage(world: World, sellerName: string) {
  const { store } = world;
  return new Hono().get('/:id', async (c) => {
    c.header('Cache-Control', 'no-store');
    const session = await store.read('billing_portal.session', c.req.param('id'));
    if (!session) return c.html(narrow('Nothing is here', html`<p>This page does not exist.</p>`), 404);
    const { data } = await store.list('subscription', { customer: session.customer }, { limit: 100 });
    const lines = await Promise.all(
      data.map(async (subscription) => {
        const { price } = itemOf(subscription);
        const { status } = subscription;
        return html`<div><dt>${await nameOf(world, price)}</dt><dd>${pounds(price.unit_amount ?? 0)} a month, ${status}</dd></div>`;
      }),
    );
    const back = session.return_url ?? '/';
    const plans = html`<dl class="lines">${lines}</dl><a class="button" href="${back}">Back to ${sellerName}</a>`;
    return c.html(narrow('Your plans', plans));
  });
}

function narrow(title: string, body: ReturnType<typeof html>) {
  return pageFrame(title, html`<section class="sheet narrow"><h1>${title}</h1>${body}</section>`);
}
