import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { conversationDays } from '#domain/tutor.ts';
import { voiceCalls } from '../../db/schema/tutor.ts';
import type { Deps } from '../../deps.ts';

const day = 24 * 3_600_000;
const mostAtOnce = 100;

/**
 * A vendor that held a call may keep a copy of what was said. It is told to delete it once the seconds are settled, or a
 * day later when it never reported them. One that cannot be reached is asked again the next hour.
 */
export async function purgeCalls(deps: Pick<Deps, 'db' | 'clock' | 'log' | 'call'>): Promise<void> {
  const { db, clock, call } = deps;
  const now = clock.now();
  if (call?.forget) await forgetCalls(deps, { vendor: call.description, forget: call.forget, now });
  const old = new Date(now.getTime() - conversationDays * day);
  await db()
    .delete(voiceCalls)
    .where(and(isNotNull(voiceCalls.forgottenAt), lt(voiceCalls.startedAt, old)));
}

type Forgetting = { vendor: string; forget(id: string): Promise<void>; now: Date };

async function forgetCalls({ db, log }: Pick<Deps, 'db' | 'log'>, { vendor, forget, now }: Forgetting): Promise<void> {
  const over = or(isNotNull(voiceCalls.settledAt), lt(voiceCalls.startedAt, new Date(now.getTime() - day)));
  const calls = await db()
    .select({ id: voiceCalls.id })
    .from(voiceCalls)
    // Another vendor, of other settings, knows nothing of these.
    .where(and(eq(voiceCalls.vendor, vendor), isNull(voiceCalls.forgottenAt), over))
    .limit(mostAtOnce);
  for (const { id } of calls) {
    try {
      await forget(id);
      await db().update(voiceCalls).set({ forgottenAt: now }).where(eq(voiceCalls.id, id));
    } catch (error) {
      log.warn({ error }, "the vendor's copy of a call could not be deleted");
    }
  }
}
