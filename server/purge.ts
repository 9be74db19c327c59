import { and, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { conversationDays } from '#domain/tutor.ts';
import { oneTimeTokens, sessions } from './db/schema/account.ts';
import { cardPages, providerEvents, subjectPurchases } from './db/schema/billing.ts';
import { auditEvents, jobs, keptMail, rateLimits } from './db/schema/operations.ts';
import { unanswered } from './db/schema/tutor.ts';
import { voiceLeases } from './db/schema/usage.ts';
import type { Deps } from './deps.ts';

/** How many days things are kept that are needed no more. `docs/privacy.md` tells them to the world; a test compares. */
export const keptDays = {
  /** Done or given up. */
  jobs: 30,
  /** Only without a mail server. */
  mail: 30,
  /** The payment provider may send a notice again for 30 days. */
  notices: 90,
  unfinishedPurchases: 30,
  /** Since they were last asked. */
  unanswered: 30,
  signIns: 365,
  /** Money is accounted for until six years after its tax year. */
  audit: 7 * 365,
} as const;

const day = 24 * 3_600_000;
const signInKinds = ['sign_in', 'sign_in_refused', 'sign_out', 'sign_out_everywhere', 'demo_started'];

/** Removes what is past its time: links, sessions, counters, and finished work. */
export async function purgeExpired({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * day);
  await db().delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now));
  await db().delete(sessions).where(lt(sessions.expiresAt, now));
  await db()
    .delete(rateLimits)
    .where(lt(rateLimits.windowStart, ago(1)));
  await db()
    .delete(voiceLeases)
    .where(lt(voiceLeases.expiresAt, ago(conversationDays)));
  await db()
    .delete(jobs)
    .where(lt(jobs.doneAt, ago(keptDays.jobs)));
  await db()
    .delete(jobs)
    .where(lt(jobs.failedAt, ago(keptDays.jobs)));
  await db()
    .delete(keptMail)
    .where(lt(keptMail.sentAt, ago(keptDays.mail)));
  await db()
    .delete(providerEvents)
    .where(and(isNotNull(providerEvents.handledAt), lt(providerEvents.receivedAt, ago(keptDays.notices))));
  await db()
    .delete(subjectPurchases)
    .where(
      and(isNull(subjectPurchases.completedAt), lt(subjectPurchases.createdAt, ago(keptDays.unfinishedPurchases))),
    );
  await db()
    .delete(unanswered)
    .where(lt(unanswered.askedAt, ago(keptDays.unanswered)));
  await db()
    .delete(auditEvents)
    .where(and(inArray(auditEvents.kind, signInKinds), lt(auditEvents.at, ago(keptDays.signIns))));
  await db()
    .delete(auditEvents)
    .where(lt(auditEvents.at, ago(keptDays.audit)));
  await db()
    .delete(cardPages)
    .where(lt(cardPages.openedAt, ago(keptDays.audit)));
}
