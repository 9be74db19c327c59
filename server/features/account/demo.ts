import { randomUUID } from 'node:crypto';
import { Failure } from '#domain/failures.ts';
import { subjects } from '#domain/subjects.ts';
import { recordAudit } from '../../audit.ts';
import { profiles, users } from '../../db/schema/account.ts';
import { subscriptions } from '../../db/schema/billing.ts';
import type { Deps } from '../../deps.ts';

const fourteenDays = 14 * 24 * 3_600_000;

/** A fresh student with both subjects and no password, for whoever tries the product out in test mode. */
export async function createDemoStudent(deps: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<string> {
  if (!deps.config.testMode) throw new Failure('demo_unavailable');
  const { db, clock } = deps;
  const now = clock.now();
  const id = randomUUID();
  const email = `demo-${id.slice(0, 8)}@demo.example`;
  await db.transaction(async () => {
    await db().insert(users).values({ id, email, emailVerifiedAt: now, createdAt: now });
    await db().insert(profiles).values({ id, email, fullName: 'Demo student', yearOfStudy: 'Year 1' });
    await db()
      .insert(subscriptions)
      .values({
        id: randomUUID(),
        userId: id,
        plan: 'BOTH_MONTHLY',
        currentPeriodEnd: new Date(now.getTime() + fourteenDays),
        subjectName: [...subjects],
        createdAt: now,
      });
    await recordAudit(deps, 'demo_started', { userId: id });
  });
  return id;
}
