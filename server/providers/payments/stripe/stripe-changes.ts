import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import type { Clock } from '../../../clock.ts';
import { type Payments, PaymentsFailure } from '../interface.ts';
import type { createCatalogue } from './stripe-catalogue.ts';
import { type createReader, dateOf, firstItem } from './stripe-objects.ts';

type ChangeOptions = Pick<ReturnType<typeof createCatalogue>, 'findPrice' | 'findUsableCode'> & {
  stripe: Stripe;
  reader: ReturnType<typeof createReader>;
  clock: Clock;
};

type Changes = Pick<Payments, 'previewPlanChange' | 'changePlan' | 'previewNextPlan' | 'changeNextMonth'>;

/** Moves of a subscription to another price: now, with the difference charged, or from the next month on. */
export function createChanges({ stripe, reader, clock, findPrice, findUsableCode }: ChangeOptions): Changes {
  const { check } = reader;
  const { readItems, previewDue, previewMonth } = createPreviews({ stripe, reader, findPrice, findUsableCode });

  return {
    async previewPlanChange(subscriptionId, priceKey, promotionCode) {
      const seconds = Math.floor(clock.now().getTime() / 1000);
      const { items, periodEnd } = await readItems(subscriptionId, priceKey, promotionCode);
      const key = previewKey(subscriptionId, items, seconds);
      const [amountDuePence, monthlyPence] = await Promise.all([
        previewDue(subscriptionId, items, seconds, key),
        previewMonth(subscriptionId, items, key),
      ]);
      return { amountDuePence, monthlyPence, prorationDate: dateOf(seconds), periodEnd };
    },

    async changePlan({ subscriptionId, priceKey, promotionCode, amountDuePence, prorationDate, operation }) {
      const seconds = Math.floor(prorationDate.getTime() / 1000);
      const [price, found] = await Promise.all([findPrice(priceKey), stripe.subscriptions.retrieve(subscriptionId)]);
      // Done before: what was charged then is told again, and nothing is charged or redeemed a second time.
      if (firstItem(check(found, 'subscription')).price.id !== price.id) {
        const { items } = await readItems(subscriptionId, priceKey, promotionCode);
        // The student agreed to an amount: if anything has changed it since, he is asked again.
        if ((await previewDue(subscriptionId, items, seconds, `${operation}:preview`)) !== amountDuePence)
          throw new PaymentsFailure('refused', 'amount_differs');
        const params = { ...prorated(items, seconds), payment_behavior: 'error_if_incomplete' as const };
        await stripe.subscriptions.update(subscriptionId, params, { idempotencyKey: operation });
      }
      const changed = await stripe.subscriptions.retrieve(subscriptionId, { expand: ['latest_invoice'] });
      const { latest_invoice: invoice } = changed;
      const charge =
        invoice && typeof invoice !== 'string' && invoice.billing_reason === 'subscription_update' ? invoice : null;
      return {
        subscription: reader.readSubscription(changed),
        chargedPence: charge?.amount_paid ?? 0,
        invoiceId: charge?.id ?? null,
      };
    },

    async previewNextPlan(subscriptionId, priceKey) {
      const { items, periodEnd } = await readItems(subscriptionId, priceKey);
      // Asked twice in one second about a plan that was changed between: two answers.
      const key = `${previewKey(subscriptionId, items, clock.now().getTime())}:${randomUUID()}`;
      return { monthlyPence: await previewMonth(subscriptionId, items, key), periodEnd };
    },

    async changeNextMonth({ subscriptionId, priceKey, operation }) {
      const { items } = await readItems(subscriptionId, priceKey);
      const params = { items, proration_behavior: 'none' as const };
      return reader.readSubscription(
        await stripe.subscriptions.update(subscriptionId, params, { idempotencyKey: operation }),
      );
    },
  };
}

/** What a change would charge now, and what a month would cost after it. */
function createPreviews({ stripe, reader, findPrice, findUsableCode }: Omit<ChangeOptions, 'clock'>) {
  const { check } = reader;

  /** A code is redeemed for the item: then a preview and the change itself take the very same parameters. */
  async function readItems(subscriptionId: string, priceKey: string, code?: string) {
    const [price, subscription] = await Promise.all([
      findPrice(priceKey),
      stripe.subscriptions.retrieve(subscriptionId),
    ]);
    const promotion = code ? await findUsableCode(code, price) : undefined;
    if (code && !promotion) throw new PaymentsFailure('refused', 'promotion_code');
    const item = firstItem(check(subscription, 'subscription'));
    const discounts = promotion ? { discounts: [{ promotion_code: promotion.id }] } : {};
    return {
      items: [{ id: item.id, price: price.id, quantity: 1, ...discounts }],
      periodEnd: dateOf(item.current_period_end),
    };
  }

  async function previewDue(subscription: string, items: Items, seconds: number, key: string): Promise<number> {
    const params = { subscription, subscription_details: prorated(items, seconds) };
    return check(await stripe.invoices.createPreview(params, { idempotencyKey: key }), 'invoice').amount_due;
  }

  /** What every month costs after the change, with whatever is taken off it. */
  async function previewMonth(subscription: string, items: Items, key: string): Promise<number> {
    const params = {
      subscription,
      subscription_details: { items, proration_behavior: 'none' as const },
      preview_mode: 'recurring' as const,
    };
    return check(await stripe.invoices.createPreview(params, { idempotencyKey: `${key}:month` }), 'invoice').total;
  }

  return { readItems, previewDue, previewMonth };
}

type Items = { id: string; price: string; quantity: number; discounts?: { promotion_code: string }[] }[];

const prorated = (items: Items, seconds: number) => ({
  items,
  proration_behavior: 'always_invoice' as const,
  proration_date: seconds,
});

function previewKey(subscriptionId: string, items: Items, at: number): string {
  const [item] = items;
  const code = item?.discounts ? `:${JSON.stringify(item.discounts)}` : '';
  return `op:preview:${subscriptionId}:${item?.price}${code}:${at}`;
}
