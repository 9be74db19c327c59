import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { subscriptions } from '../../db/schema/billing.ts';
import type { SubscriptionRow } from './queries.ts';

/** Longer than all the provider's answers of one change can take together. */
const changeMilliseconds = 120_000;

/** One change of a plan at a time, whatever tab or process it comes from. False while another is under way. */
export async function claimChange(db: Db, id: string, now: Date): Promise<boolean> {
  const { changingSince } = subscriptions;
  const claimed = await db()
    .update(subscriptions)
    .set({ changingSince: now })
    .where(and(eq(subscriptions.id, id), or(isNull(changingSince), lt(changingSince, startOfLease(now)))))
    .returning({ id: subscriptions.id });
  return claimed.length > 0;
}

export async function releaseChange(db: Db, id: string): Promise<void> {
  await db().update(subscriptions).set({ changingSince: null }).where(eq(subscriptions.id, id));
}

export function isChanging({ changingSince }: Pick<SubscriptionRow, 'changingSince'>, now: Date): boolean {
  return changingSince !== null && changingSince >= startOfLease(now);
}

const startOfLease = (now: Date) => new Date(now.getTime() - changeMilliseconds);

type Leaving = { subject: string; at: Date } | null;

export async function writeLeaving(db: Db, id: string, leaving: Leaving): Promise<void> {
  await db()
    .update(subscriptions)
    .set({ leavingSubject: leaving?.subject ?? null, leavesAt: leaving?.at ?? null })
    .where(eq(subscriptions.id, id));
}
