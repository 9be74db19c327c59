import { rotateThemes } from '#domain/practice/choose-questions.ts';
import { daysBetween } from '#domain/practice/days.ts';
import type { Subject } from '#domain/subjects.ts';
import { londonDay } from '#domain/working-days.ts';
import type { Deps } from '../../../deps.ts';
import { readCards } from '../../memory/card-queries.ts';
import { readQuestionBank } from '../quick-fire/question-bank.ts';
import { readTaughtSections } from '../taught-sections.ts';
import { readExamDates } from './exam-dates.ts';
import { planQueue, type QueueItem } from './plan-queue.ts';

/** What is due, what was never met, and what of both today asks for. Nothing in it that was not taught. */
export async function readQueue({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string, subject: Subject) {
  const now = clock.now();
  const today = londonDay(now);
  const exams = await readExamDates(db, userId, subject);
  const nextExam = exams.find(({ examOn }) => examOn >= today)?.examOn;
  const daysToExam = nextExam === undefined ? undefined : daysBetween(today, nextExam);
  const isTaught = await readTaughtSections(db, userId, subject);
  const all = await readCards(db, userId, subject);
  const cards = all.filter(({ sectionId }) => isTaught(sectionId));
  const unseen = (await findUnseen(subject, all)).filter(({ sectionId }) => isTaught(sectionId));
  const { due, doneToday, most, left } = planQueue({ cards, unseen, nextExam, daysToExam, now });
  return {
    subject,
    due: countKinds(due),
    unseen: unseen.length,
    today: { most, done: doneToday, left: countKinds(left), items: left },
    exams,
    ...{ nextExam: nextExam ?? null, daysToExam: daysToExam ?? null },
  };
}

/** Questions that were never asked, the easier first, one of each theme in turn. */
async function findUnseen(subject: Subject, cards: readonly QueueItem[]): Promise<QueueItem[]> {
  const met = new Set(cards.filter(({ itemKind }) => itemKind === 'question').map(({ itemId }) => itemId));
  const bank = (await readQuestionBank(subject)).filter(({ id }) => !met.has(id));
  return rotateThemes(bank.toSorted((a, b) => a.difficulty - b.difficulty)).map(({ id, sectionId }) => ({
    itemKind: 'question',
    itemId: id,
    sectionId,
  }));
}

const kinds = ['question', 'chain', 'evaluation', 'plan', 'diagram'] as const;

function countKinds(items: readonly Pick<QueueItem, 'itemKind'>[]): Record<QueueItem['itemKind'], number> {
  const count = (kind: QueueItem['itemKind']) => items.filter(({ itemKind }) => itemKind === kind).length;
  const [question, chain, evaluation, plan, diagram] = kinds.map(count) as [number, number, number, number, number];
  return { question, chain, evaluation, plan, diagram };
}
