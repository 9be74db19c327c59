import { randomBytes } from 'node:crypto';
import { and, asc, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../db/database.ts';
import { testModeObjects } from '../../../db/schema/test-mode.ts';
import { missing } from './api-error.ts';
import type { Line } from './build-invoice.ts';

/** Every kind of object the provider keeps, in the shape that the pinned version of the real API gives it. */
export type Objects = {
  'checkout.session': StoredSession;
  customer: Stripe.Customer;
  product: Stripe.Product;
  price: Stripe.Price;
  coupon: Stripe.Coupon;
  promotion_code: Stripe.PromotionCode;
  discount: Stripe.Discount;
  subscription: StoredSubscription;
  invoice: Stripe.Invoice;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  event: Stripe.EventBase;
  webhook_endpoint: Stripe.WebhookEndpoint;
  'billing_portal.session': Stripe.BillingPortal.Session;
};
/** What a session was given for later and what it waits for: kept with it, never shown. */
export type StoredSession = Stripe.Checkout.Session & {
  later?: { metadata: Stripe.Metadata; promotionCode?: string; confirmingName?: string };
};

/** With what a change has left for the next invoice. */
export type StoredSubscription = Stripe.Subscription & { waitingLines?: Line[] };

export type Kind = keyof Objects;

export type Page = { limit: number; startingAfter?: string; endingBefore?: string };

export type Store = ReturnType<typeof createStore>;

const table = testModeObjects;

export function createStore({ db, clock }: { db: Db; clock: Clock }) {
  async function read<K extends Kind>(kind: K, id: string): Promise<Objects[K] | undefined> {
    const [row] = await db()
      .select({ data: table.data })
      .from(table)
      .where(and(eq(table.id, id), eq(table.object, kind)));
    return row?.data as Objects[K] | undefined;
  }

  return {
    read,

    async require<K extends Kind>(kind: K, id: string): Promise<Objects[K]> {
      const found = await read(kind, id);
      if (!found) throw missing(kind, id);
      return found;
    },

    /** Inside a transaction: nobody else changes the object until it ends. */
    async lock<K extends Kind>(kind: K, id: string): Promise<Objects[K]> {
      const [row] = await db()
        .select({ data: table.data })
        .from(table)
        .where(and(eq(table.id, id), eq(table.object, kind)))
        .for('update');
      if (!row) throw missing(kind, id);
      return row.data as Objects[K];
    },

    async readAny(id: string): Promise<{ object: string } | undefined> {
      const [row] = await db().select({ data: table.data }).from(table).where(eq(table.id, id));
      return row?.data as { object: string } | undefined;
    },

    async save<T extends { id: string; object: Kind }>(object: T): Promise<T> {
      await db()
        .insert(table)
        .values({ id: object.id, object: object.object, data: object })
        .onConflictDoUpdate({ target: table.id, set: { data: object } });
      return object;
    },

    async add<T extends { id: string; object: Kind }>(object: T): Promise<void> {
      await db()
        .insert(table)
        .values({ id: object.id, object: object.object, data: object })
        .onConflictDoNothing({ target: table.id });
    },

    list: <K extends Kind>(kind: K, where: object, page: Page, also?: SQL) => listObjects(db, kind, where, page, also),

    now: () => Math.floor(clock.now().getTime() / 1000),
  };
}

/** Newest first, as the real API lists. `where` holds parts that the objects must contain. */
async function listObjects<K extends Kind>(
  db: Db,
  kind: K,
  where: object,
  page: Page,
  also?: SQL,
): Promise<{ data: Objects[K][]; more: boolean }> {
  const cursor = page.startingAfter ?? page.endingBefore;
  const position = sql`(select position from ${table} where id = ${cursor ?? ''})`;
  const backwards = page.startingAfter === undefined && page.endingBefore !== undefined;
  const rows = await db()
    .select({ data: table.data })
    .from(table)
    .where(
      and(
        eq(table.object, kind),
        sql`${table.data} @> ${JSON.stringify(where)}::jsonb`,
        cursor ? (backwards ? gt(table.position, position) : lt(table.position, position)) : undefined,
        also,
      ),
    )
    .orderBy(backwards ? asc(table.position) : desc(table.position))
    .limit(page.limit + 1);
  const data = rows.slice(0, page.limit).map((row) => row.data as Objects[K]);
  return { data: backwards ? data.reverse() : data, more: rows.length > page.limit };
}

/** Of objects that were made then or later, in seconds. */
export function createdSince(seconds: number): SQL {
  return sql`(${testModeObjects.data}->>'created')::bigint >= ${seconds}`;
}

/** Looks like the provider's own ids, and cannot be guessed. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('base64url').replace(/[-_]/g, 'x')}`;
}
