import { and, desc, eq } from 'drizzle-orm';
import { Failure } from '#domain/failures.ts';
import type { AnswerDraft, PlanDraft, SimulatorDraft } from '#domain/report/inputs.ts';
import type { Db } from '#server/db/database.ts';
import { practiceAttempts } from '#server/db/schema/practice.ts';
import type { Deps } from '#server/deps.ts';
import { readDraft } from '../drafts.ts';
import { itemIdOf } from './take-work.ts';
import type { ReportView } from './view-report.ts';

/** Where a student left a question: the drafts, and the newest reports. */
export async function readWork(deps: Pick<Deps, 'db' | 'clock'>, userId: string, index: number) {
  const key = { userId, subject: 'economics', itemId: itemIdOf(index) } as const;
  const [plan, answer, handedIn] = await Promise.all([
    readDraft(deps, { ...key, kind: 'plan' }),
    readDraft(deps, { ...key, kind: 'answer' }),
    readHandedIn(deps.db, userId, itemIdOf(index)),
  ]);
  const newest = (kind: string) => handedIn.find(({ work }) => work.kind === kind) ?? null;
  return {
    plan: plan ? { draft: plan.draft as PlanDraft, savedAt: plan.savedAt } : null,
    answer: answer ? { draft: answer.draft as AnswerDraft, savedAt: answer.savedAt } : null,
    lastPlan: newest('plan'),
    lastAnswer: newest('answer'),
  };
}

async function readHandedIn(db: Db, userId: string, itemId: string) {
  const rows = await db()
    .select({
      id: practiceAttempts.id,
      work: practiceAttempts.work,
      report: practiceAttempts.marking,
      attemptedAt: practiceAttempts.attemptedAt,
    })
    .from(practiceAttempts)
    .where(
      and(
        eq(practiceAttempts.userId, userId),
        eq(practiceAttempts.itemKind, 'plan'),
        eq(practiceAttempts.itemId, itemId),
      ),
    )
    .orderBy(desc(practiceAttempts.attemptedAt))
    .limit(20);
  return rows.map((row) => ({ ...row, work: row.work as SimulatorDraft, report: row.report as ReportView }));
}

/** An answer of the student's own, or nothing at this address. */
export async function requireAnswer({ db }: Pick<Deps, 'db'>, userId: string, id: string) {
  const [row] = await db()
    .select({
      itemId: practiceAttempts.itemId,
      work: practiceAttempts.work,
      attemptedAt: practiceAttempts.attemptedAt,
    })
    .from(practiceAttempts)
    .where(
      and(eq(practiceAttempts.id, id), eq(practiceAttempts.userId, userId), eq(practiceAttempts.itemKind, 'plan')),
    );
  const work = row?.work as SimulatorDraft | undefined;
  if (!row || work?.kind !== 'answer') throw new Failure('not_found');
  return { index: Number(row.itemId.replace('simulator-', '')), text: work.text, attemptedAt: row.attemptedAt };
}
