import type { SimulatorAttempt } from '#domain/report/inputs.ts';
import type { Deps } from '#server/deps.ts';
import { recordAttempt } from '../attempts.ts';
import { requireQuestion } from './simulator-questions.ts';
import { type ReportView, viewReport } from './view-report.ts';

/** Reports on a plan or an answer, and keeps both. */
export async function takeWork(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  index: number,
  { id, work }: SimulatorAttempt,
): Promise<{ id: string; report: ReportView }> {
  const { question, coaching } = await requireQuestion(index);
  const marking = viewReport(question, coaching, work);
  const earned = marking.checkpoints.filter(({ state }) => state === 'earned').length / marking.checkpoints.length;
  const gap = marking.checkpoints.find(({ state }) => state !== 'earned');
  const report = await recordAttempt(deps, userId, {
    id,
    subject: 'economics',
    sectionId: coaching.sectionOf(question),
    itemKind: 'plan',
    itemId: itemIdOf(index),
    work,
    marking,
    // As Mr E judges a plan that he hears.
    verdict: earned >= 0.8 ? 'right' : earned >= 0.4 ? 'partly' : 'not yet',
    hints: 0,
    ...(earned < 0.8 && gap ? { missing: gap.cue } : {}),
    ...(work.kind === 'answer' && work.takenMs !== undefined ? { takenMs: work.takenMs } : {}),
  });
  return { id, report };
}

/** As the tutor names it: talked through or written, it is one thing to remember. */
export function itemIdOf(index: number): string {
  return `simulator-${index}`;
}
