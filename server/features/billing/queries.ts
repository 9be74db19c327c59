import { and, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { profiles } from '../../db/schema/account.ts';
import { providerEvents, subjectPurchases, subscriptions } from '../../db/schema/billing.ts';

/** Access = a subscription that is active, or past due while the provider still tries to collect. */
const open = ['active', 'past_due'];

export type SubscriptionRow = typeof subscriptions.$inferSelect;

export async function readOpenSubscriptions(db: Db, userId: string): Promise<SubscriptionRow[]> {
  return db()
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), inArray(subscriptions.status, open)))
    .orderBy(subscriptions.createdAt);
}

/** Also what is over. */
export async function readAllSubscriptions(db: Db, userId: string): Promise<SubscriptionRow[]> {
  return db().select().from(subscriptions).where(eq(subscriptions.userId, userId));
}

export async function hasSubscriptions(db: Db, stripeCustomerId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.stripeCustomerId, stripeCustomerId));
  return rows.length > 0;
}

/** Whether somebody has or had a plan that was paid for. */
export async function hasProviderSubscription(db: Db, userId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isNotNull(subscriptions.stripeSubscriptionId)));
  return rows.length > 0;
}

export async function deleteAllSubscriptions(db: Db, userId: string): Promise<void> {
  await db().delete(subscriptions).where(eq(subscriptions.userId, userId));
}

export async function readOwnSubscription(db: Db, userId: string, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db()
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.userId, userId)));
  return row;
}

/** Gives back nothing when the provider's subscription is recorded already. */
export async function insertSubscription(db: Db, row: typeof subscriptions.$inferInsert): Promise<string | undefined> {
  const [inserted] = await db()
    .insert(subscriptions)
    .values(row)
    .onConflictDoNothing({ target: subscriptions.stripeSubscriptionId })
    .returning({ id: subscriptions.id });
  return inserted?.id;
}

export async function readSubscriptionByProvider(db: Db, stripeSubscriptionId: string) {
  const [row] = await db()
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.stripeSubscriptionId, stripeSubscriptionId));
  return row;
}

type ProviderState = { status: string; plan: string; subjects: string[]; periodEnd: Date; readAt: Date };

/** Writes what the provider said, unless something it said later is already written. */
export async function updateFromProvider(
  db: Db,
  id: string,
  { status, plan, subjects, periodEnd, readAt }: ProviderState,
) {
  await db()
    .update(subscriptions)
    .set({ status, plan, subjectName: subjects, providerPeriodEnd: periodEnd, providerReadAt: readAt })
    .where(
      and(
        eq(subscriptions.id, id),
        or(isNull(subscriptions.providerReadAt), lte(subscriptions.providerReadAt, readAt)),
      ),
    );
}

/** Before the provider is asked, so that a customer about whom it cannot answer goes to the end of the line. */
export async function noteProviderAsked(db: Db, stripeCustomerId: string, at: Date): Promise<void> {
  await db()
    .update(subscriptions)
    .set({ providerAskedAt: at })
    .where(eq(subscriptions.stripeCustomerId, stripeCustomerId));
}

/** Those who were not asked about for longest first. */
export async function readProviderCustomers(db: Db, most: number): Promise<string[]> {
  const rows = await db()
    .select({ customerId: subscriptions.stripeCustomerId })
    .from(subscriptions)
    .where(sql`${subscriptions.stripeCustomerId} is not null`)
    .groupBy(subscriptions.stripeCustomerId)
    .orderBy(sql`min(coalesce(${subscriptions.providerAskedAt}, ${subscriptions.providerReadAt})) nulls first`)
    .limit(most);
  return rows.flatMap(({ customerId }) => customerId ?? []);
}

/** One at a time per customer or user, until the transaction ends. */
export async function lock(db: Db, id: string): Promise<void> {
  await db().execute(sql`select pg_advisory_xact_lock(hashtext(${id}))`);
}

export async function readEmail(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db().select({ email: profiles.email }).from(profiles).where(eq(profiles.id, userId));
  return row?.email;
}

export async function insertPurchase(db: Db, row: typeof subjectPurchases.$inferInsert): Promise<void> {
  await db().insert(subjectPurchases).values(row);
}

/** False when it is gone, with the account. */
export async function setPurchaseCheckout(db: Db, id: string, checkoutSessionId: string): Promise<boolean> {
  const set = await db()
    .update(subjectPurchases)
    .set({ checkoutSessionId })
    .where(eq(subjectPurchases.id, id))
    .returning({ id: subjectPurchases.id });
  return set.length > 0;
}

export async function readPurchase(db: Db, id: string) {
  const [row] = await db().select().from(subjectPurchases).where(eq(subjectPurchases.id, id));
  return row;
}

/** True for the first that asks. */
export async function claimPurchaseReturn(db: Db, id: string, at: Date): Promise<boolean> {
  const claimed = await db()
    .update(subjectPurchases)
    .set({ returnSeenAt: at })
    .where(and(eq(subjectPurchases.id, id), isNull(subjectPurchases.returnSeenAt)))
    .returning({ id: subjectPurchases.id });
  return claimed.length > 0;
}

export async function completePurchase(db: Db, id: string, at: Date): Promise<boolean> {
  const completed = await db()
    .update(subjectPurchases)
    .set({ completedAt: at })
    .where(and(eq(subjectPurchases.id, id), isNull(subjectPurchases.completedAt)))
    .returning({ id: subjectPurchases.id });
  return completed.length > 0;
}

export async function deleteUnfinishedPurchase(db: Db, id: string): Promise<void> {
  await db()
    .delete(subjectPurchases)
    .where(and(eq(subjectPurchases.id, id), isNull(subjectPurchases.completedAt)));
}

export async function readOpenCheckouts(db: Db, userId: string): Promise<string[]> {
  const rows = await db()
    .select({ id: subjectPurchases.checkoutSessionId })
    .from(subjectPurchases)
    .where(and(eq(subjectPurchases.userId, userId), isNull(subjectPurchases.completedAt)));
  return rows.flatMap(({ id }) => id ?? []);
}

/** Notices that were taken in and not dealt with, oldest first. */
export async function readUnhandledEvents(db: Db) {
  return db()
    .select()
    .from(providerEvents)
    .where(isNull(providerEvents.handledAt))
    .orderBy(providerEvents.receivedAt)
    .limit(200);
}
