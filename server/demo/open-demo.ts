import { randomUUID } from 'node:crypto';
import { usageKey } from '#domain/allowance.ts';
import { asDemoId } from '#domain/demo.ts';
import { Failure } from '#domain/failures.ts';
import { subjects } from '#domain/subjects.ts';
import { type Day, londonDay } from '#domain/working-days.ts';
import { recordAudit } from '../audit.ts';
import { profiles, users } from '../db/schema/account.ts';
import { subscriptions } from '../db/schema/billing.ts';
import { trackedTime } from '../db/schema/usage.ts';
import type { Deps } from '../deps.ts';
import { readTalkedDays } from '../features/usage/talked-days.ts';
import { copyRows } from './copy-rows.ts';
import { keepEssay } from './keep-essay.ts';
import { readRecorded } from './recorded.ts';

type World = Pick<Deps, 'db' | 'clock' | 'config' | 'files'>;

const dayMs = 86_400_000;
const fourteenDays = 14 * dayMs;

/**
 * A student of a visitor's own, six weeks in, with both subjects and no password. What a visitor does with it nobody
 * else sees, and it is gone the day after.
 */
export async function openDemo(deps: World): Promise<string> {
  if (!deps.config.demo) throw new Failure('demo_unavailable');
  const { db, clock } = deps;
  const recorded = await readRecorded();
  const now = clock.now();
  const userId = asDemoId(randomUUID());
  const email = `demo-${userId.slice(0, 8)}@demo.example`;
  const essay = await keepEssay(deps);
  await db.transaction(async () => {
    await db().insert(users).values({ id: userId, email, emailVerifiedAt: now, createdAt: now });
    await db().insert(profiles).values({ id: userId, email, fullName: 'Demo student', yearOfStudy: 'Year 1' });
    await db()
      .insert(subscriptions)
      .values({
        id: randomUUID(),
        userId,
        plan: 'BOTH_MONTHLY',
        currentPeriodEnd: new Date(now.getTime() + fourteenDays),
        subjectName: [...subjects],
        createdAt: now,
      });
    const days = daysBetween(recorded.until, londonDay(now));
    await copyRows(db, recorded, { userId, days }, { tmqBacktrack: { email, customerEmail: email, ...essay } });
    await countMinutes(deps, userId, now);
    await recordAudit(deps, 'demo_started', { userId });
  });
  return userId;
}

function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** What was talked this month is what is used of this month's minutes. */
async function countMinutes({ db }: World, userId: string, now: Date): Promise<void> {
  const talked = await readTalkedDays(db, userId, `${londonDay(now).slice(0, 7)}-01`);
  for (const [subject, days] of Map.groupBy(talked, (one) => one.subject)) {
    const time = days.reduce((sum, { seconds }) => sum + seconds, 0);
    await db()
      .insert(trackedTime)
      .values({ id: usageKey(userId, now), subject, time });
  }
}
