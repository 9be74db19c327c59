import { join } from 'node:path';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { catalogue, promotionPence } from '#content/plans.ts';
import { usageKey } from '#domain/allowance.ts';
import { systemClock } from '#server/clock.ts';
import { createDb, type Db } from '#server/db/database.ts';
import { openPglite } from '#server/db/pglite.ts';
import { users } from '#server/db/schema/account.ts';
import { subscriptions } from '#server/db/schema/billing.ts';
import { trackedTime } from '#server/db/schema/usage.ts';
import { createTestModePayments } from '#server/providers/payments/test-mode/test-mode-payments.ts';
import { giveAttempt } from '../progress.ts';
import { type RunningProduct, runProduct } from '../support/running-product.ts';
import { test as base } from './account.ts';

type Meanwhile = ReturnType<typeof reach>;
type StopWhile = (happens: (meanwhile: Meanwhile) => Promise<unknown>) => Promise<void>;

/**
 * Journeys with a product of their own that can be stopped. What the payment provider does meanwhile it finds when it
 * starts again. A running product has no way in for moving the provider's time, and a test is no reason to make one.
 */
export const test = base.extend<
  object,
  { own: { product: RunningProduct; stopWhile: StopWhile }; stopWhile: StopWhile }
>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures a function asks for
    async ({}, use) => {
      let product = await runProduct();
      const { origin, dataDir } = product;
      const stopWhile: StopWhile = async (happens) => {
        await product.stop();
        await withData(join(dataDir, 'database'), (db) => happens(reach(db, origin)));
        product = await runProduct({ DATA_DIR: dataDir, PORT: new URL(origin).port });
      };
      await use({ product, stopWhile });
      await product.stop();
    },
    { scope: 'worker' },
  ],
  product: [({ own }, use) => use(own.product), { scope: 'worker' }],
  /** Stops the product, lets something happen, and starts it again at the same address with the same data. */
  stopWhile: [({ own }, use) => use(own.stopWhile), { scope: 'worker' }],
});

async function withData(folder: string, work: (db: Db) => Promise<unknown>): Promise<void> {
  const engine = await openPglite(folder);
  try {
    await work(createDb(engine));
  } finally {
    await engine.close();
  }
}

function reach(db: Db, publicOrigin: string) {
  const world = { db, clock: systemClock, catalogue, promotionPence, publicOrigin, sellerName: 'Margin' };
  return {
    /** Renews, fails and ends subscriptions, with the notices that follow. */
    provider: createTestModePayments(world).control,

    /** The provider's id of the plan that a student has. */
    async subscriptionOf(email: string): Promise<string> {
      const [row] = await db()
        .select({ id: subscriptions.stripeSubscriptionId })
        .from(subscriptions)
        .innerJoin(users, eq(users.id, subscriptions.userId))
        .where(and(eq(users.email, email), inArray(subscriptions.status, ['active', 'past_due'])));
      return row?.id ?? 'no subscription';
    },

    /** A piece of work as it was so many days ago. Gives back whose it is. */
    async practise(email: string, daysAgo: number, work: Parameters<typeof giveAttempt>[2]): Promise<string> {
      const [user] = await db().select().from(users).where(eq(users.email, email));
      if (!user) throw new Error(`There is no user ${email}`);
      const clock = { now: () => new Date(Date.now() - daysAgo * 86_400_000) };
      await giveAttempt({ deps: { db, clock } }, user.id, work);
      return user.id;
    },

    async spendMinutes(email: string, subject: string, minutes: number): Promise<void> {
      const [user] = await db().select().from(users).where(eq(users.email, email));
      const id = usageKey(user?.id ?? '', systemClock.now());
      await db()
        .insert(trackedTime)
        .values({ id, subject, time: minutes * 60 });
    },

    /** The database refuses to write down the next return from a purchase, and only that one. */
    async failNextPurchaseReturn(): Promise<void> {
      await db().execute(sql`create sequence purchase_returns`);
      await db().execute(sql`
        create function refuse_first_return() returns trigger language plpgsql as $$ begin
          if nextval('purchase_returns') = 1 then raise exception 'disk of the database is full'; end if;
          return new;
        end $$`);
      await db().execute(sql`
        create trigger refuse_first_return before update of return_seen_at on subject_purchases
        for each row execute function refuse_first_return()`);
    },
  };
}
