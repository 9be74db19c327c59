import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApiError } from './api-error.ts';
import { cardPage, closedPage, confirmPage } from './hosted-page-views.ts';
import { askToConfirm, type Payer, payCheckout } from './pay-checkout.ts';
import type { StoredSession } from './store.ts';
import { type CardInput, checkCard } from './test-cards.ts';
import type { World } from './world.ts';

/** A card number, three short fields and a name. */
const largestForm = 4 * 1024;

const notConfirmed =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/** The card page, at /test-mode/checkout/{session id}: plain forms, so that it needs no script. */
export function hostedPage(world: World, sellerName: string) {
  const { store, clock } = world;

  async function pay(c: Context, session: StoredSession, payer: Payer, input: Partial<CardInput> = {}) {
    try {
      const paid = await payCheckout(world, session.id, payer);
      return c.redirect(paid.success_url ?? '/', 303);
    } catch (error) {
      // Refused after all, for instance because a code was used up in the meantime.
      if (!(error instanceof ApiError)) throw error;
      return show(c, cardPage({ sellerName, session, input, alert: error.message }), 402);
    }
  }

  /** What there is to see and do as long as the checkout is open, or why there is nothing any more. */
  async function withOpen(c: Context, work: (session: StoredSession) => Response | Promise<Response>) {
    const session = await store.read('checkout.session', c.req.param('id') ?? '');
    if (!session) return show(c, closedPage({ sellerName, state: 'unknown' }), 404);
    const expired = session.status === 'expired' || (session.status === 'open' && session.expires_at <= store.now());
    if (expired) return show(c, closedPage({ sellerName, state: 'expired', session }), 410);
    if (session.status !== 'complete') return work(session);
    // A second press of the button comes here: it ends where the first one did.
    if (c.req.method === 'POST') return c.redirect(session.success_url ?? '/', 303);
    return show(c, closedPage({ sellerName, state: 'paid', session }), 200);
  }

  return new Hono()
    .use(bodyLimit({ maxSize: largestForm }))
    .get('/:id', (c) => withOpen(c, (session) => show(c, cardPage({ sellerName, session }), 200)))
    .post('/:id', (c) =>
      withOpen(c, async (session) => {
        const input = await readCard(c);
        const check = checkCard(input, clock.now());
        if (!check.ok) {
          const kept = { ...input, number: check.numberShown };
          return show(c, cardPage({ sellerName, session, input: kept, errors: check.errors }), 422);
        }
        const { outcome } = check;
        if (outcome.kind === 'refused') {
          return show(c, cardPage({ sellerName, session, input, errors: { number: outcome.sentence } }), 402);
        }
        if (outcome.kind === 'pays')
          return pay(c, session, { name: input.name.trim(), paymentMethod: outcome.paymentMethod }, input);
        await askToConfirm(world, session.id, input.name.trim());
        return show(c, confirmPage({ sellerName, session }), 200);
      }),
    )
    .post('/:id/confirm', (c) =>
      withOpen(c, async (session) => {
        const name = session.later?.confirmingName;
        const { answer } = await readForm(c);
        if (name && answer === 'complete') {
          return pay(c, session, { name, paymentMethod: 'pm_card_authenticationRequired' });
        }
        return show(c, cardPage({ sellerName, session, input: { name }, alert: notConfirmed }), 402);
      }),
    );
}

async function readCard(c: Context): Promise<CardInput> {
  const form = await readForm(c);
  const field = (name: string) => (typeof form[name] === 'string' ? form[name].slice(0, 200) : '');
  return { number: field('number'), expiry: field('expiry'), cvc: field('cvc'), name: field('name') };
}

/** What cannot be read as a form is one in which nothing was filled in. */
async function readForm(c: Context): Promise<Record<string, unknown>> {
  return c.req.parseBody().catch(() => ({}));
}

type Page = ReturnType<typeof cardPage>;

function show(c: Context, page: Page, status: 200 | 402 | 404 | 410 | 422) {
  c.header('Cache-Control', 'no-store');
  return c.html(page, status);
}
