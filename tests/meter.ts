import { randomUUID } from 'node:crypto';
import { usageKey } from '#domain/allowance.ts';
import { users } from '#server/db/schema/account.ts';
import { trackedTime } from '#server/db/schema/usage.ts';
import { countTick, type Lease, renewLease } from '#server/features/usage/meter.ts';
import { readUsedSeconds } from '#server/features/usage/queries.ts';
import { freshEmail } from './forms.ts';
import type { Product } from './harness.ts';

/** The least that can hold a lease. `used` are seconds of economics in the present month. */
export async function createTalker({ deps: { db, clock } }: Product, { used = 0 }: { used?: number } = {}) {
  const userId = randomUUID();
  const key = () => usageKey(userId, clock.now());
  await db().insert(users).values({ id: userId, email: freshEmail(), createdAt: clock.now() });
  if (used) await db().insert(trackedTime).values({ id: key(), subject: 'economics', time: used });
  return {
    userId,
    conversation: () => ({ userId, subject: 'economics', conversationId: randomUUID() }) as const,
    readUsed: () => readUsedSeconds(db, key(), 'economics'),
  };
}

export type Tab = { lease: Lease; next: number; thinking: boolean; alive: boolean };

export const newTab = (lease: Lease): Tab => ({ lease, next: 1, thinking: false, alive: true });

/** What a process does for a conversation it holds: every tick that is due, or the lease kept while the student thinks. */
export async function driveTab(deps: Product['deps'], tab: Tab): Promise<void> {
  if (tab.thinking) return void (await renewLease(deps, tab.lease));
  for (;;) {
    const tick = tab.next;
    const { outcome } = await countTick(deps, tab.lease, tick);
    if (outcome !== 'counted' && outcome !== 'repeated') return;
    tab.next = Math.max(tab.next, tick + 1);
  }
}
