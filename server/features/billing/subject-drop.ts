import { subjectTitles } from '#content/subjects.ts';
import { Failure } from '#domain/failures.ts';
import type { Subject } from '#domain/subjects.ts';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { writeLeaving } from './change-queries.ts';
import { subjectDroppedMail } from './mails.ts';
import { changeAlone, isMovable, type MovableRow, readChange, refuseChange } from './movable-plan.ts';
import { planOfSubject } from './plan-of.ts';
import { readEmail, readOpenSubscriptions } from './queries.ts';

type World = Pick<Deps, 'db' | 'clock' | 'payments' | 'config'>;
type Drop = { userId: string; subject: Subject };

/** Of a plan for both. */
const otherOf: Record<Subject, Subject> = { economics: 'business', business: 'economics' };

/** What a plan for both costs without one of its subjects, and from when. */
export async function readDropOffer(deps: World, { userId, subject }: Drop) {
  const row = await requireBothPlan(deps, userId);
  if (row.leavingSubject) throw new Failure('subject_leaving');
  const kept = otherOf[subject];
  const { monthlyPence, periodEnd } = await deps.payments
    .previewNextPlan(row.stripeSubscriptionId, planOfSubject[kept])
    .catch(refuseChange);
  return { kept, monthlyPence, endsAt: periodEnd.toISOString() };
}

/**
 * Drops one subject of a plan for both at the end of the month that is paid for: nothing is charged or lost. The
 * provider bills the smaller plan from then on; until then our record keeps the subject open.
 */
export async function dropSubject(
  deps: World,
  { userId, subject, monthlyPence }: Drop & { monthlyPence: number },
): Promise<void> {
  const row = await requireBothPlan(deps, userId);
  if (row.leavingSubject) throw new Failure('subject_leaving');
  await changeAlone(deps, row, async () => {
    const offer = await readDropOffer(deps, { userId, subject });
    if (offer.monthlyPence !== monthlyPence) throw new Failure('plan_change_stale');
    const at = new Date(offer.endsAt);
    // Written first: a notice that overtakes the provider's answer must not take the subject away.
    await writeLeaving(deps.db, row.id, { subject, at });
    await moveNextMonth(deps, row, planOfSubject[offer.kept]).catch(async (error) => {
      await writeLeaving(deps.db, row.id, null);
      throw error;
    });
    const to = await readEmail(deps.db, userId);
    await deps.db.transaction(async () => {
      await recordAudit(deps, 'subject_dropped', { userId, amountPence: monthlyPence, detail: { subject } });
      const words = { dropped: subjectTitles[subject], kept: subjectTitles[offer.kept], monthlyPence, at };
      const key = `dropped:${row.id}:${deps.clock.now().getTime()}`;
      if (to) await enqueueMail(deps, { to, ...subjectDroppedMail(deps.config, words) }, key);
    });
  });
  await readChange(deps, row);
}

/** Before that day: both subjects go on, at the price for both. After it, the subject is bought like any other. */
export async function keepBothSubjects(deps: World, userId: string): Promise<void> {
  const rows = await readOpenSubscriptions(deps.db, userId);
  const row = rows.filter(isMovable).find(({ leavingSubject }) => leavingSubject !== null);
  if (!row?.leavesAt) throw new Failure('not_found');
  const { leavesAt } = row;
  await changeAlone(deps, row, async () => {
    const found = await deps.payments.readSubscription(row.stripeSubscriptionId).catch(refuseChange);
    // The next month has been paid at the smaller price: then the other subject is not paid for.
    if (!found || found.periodEnd > leavesAt || leavesAt <= deps.clock.now()) throw new Failure('plan_change_stale');
    await moveNextMonth(deps, row, 'BOTH_MONTHLY');
    await writeLeaving(deps.db, row.id, null);
    await recordAudit(deps, 'subject_kept', { userId });
  });
  await readChange(deps, row);
}

async function moveNextMonth({ payments, clock }: World, row: MovableRow, priceKey: string): Promise<void> {
  const operation = `op:next_plan:${row.id}:${priceKey}:${clock.now().getTime()}`;
  await payments.changeNextMonth({ subscriptionId: row.stripeSubscriptionId, priceKey, operation }).catch(refuseChange);
}

async function requireBothPlan({ db }: World, userId: string): Promise<MovableRow> {
  const rows = await readOpenSubscriptions(db, userId);
  const row = rows.filter(isMovable).find(({ subjectName }) => subjectName.length > 1);
  if (!row) throw new Failure('not_found');
  return row;
}
