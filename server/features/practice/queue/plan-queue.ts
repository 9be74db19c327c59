import { type DayPlan, planDay } from '#domain/practice/day-plan.ts';
import { startOfDay } from '#domain/practice/days.ts';
import type { Evidence } from '#domain/tutor.ts';
import { addDays, londonDay } from '#domain/working-days.ts';
import type { StoredCard } from '../../memory/card-queries.ts';
import { recallOf } from '../../memory/review-card.ts';

export type QueueItem = Pick<Evidence, 'itemKind' | 'itemId' | 'sectionId'>;

type QueueInput = {
  cards: readonly StoredCard[];
  unseen: readonly QueueItem[];
  nextExam: string | undefined;
  daysToExam: number | undefined;
  now: Date;
};

const dayMs = 86_400_000;

/** What is due, and what of it today asks for. In whole days of London: what falls due in the evening is due all day. */
export function planQueue({ cards, unseen, nextExam, daysToExam, now }: QueueInput) {
  const today = londonDay(now);
  const todayStarts = startOfDay(today).getTime();
  const todayEnds = startOfDay(addDays(today, 1)).getTime();
  // An exam may have been named after a card was last reviewed.
  const isEve = nextExam !== undefined && addDays(nextExam, -1) <= today;
  const due = cards.filter(
    ({ dueAt, lastReviewAt }) => dueAt.getTime() < todayEnds || (isEve && lastReviewAt.getTime() < todayStarts),
  );
  const withRecall = due.map((card) => ({
    ...itemOf(card),
    recall: recallOf(card, now),
    isForgotten: isForgotten(card),
  }));
  const doneToday = cards.filter(({ lastReviewAt }) => lastReviewAt.getTime() >= todayStarts).length;
  const plan: DayPlan<QueueItem> = planDay<QueueItem & { recall: number }, QueueItem>({
    due: withRecall.filter((card) => card.isForgotten),
    early: withRecall.filter((card) => !card.isForgotten),
    ...{ unseen, doneToday, daysToExam },
  });
  return { due, doneToday, most: plan.most, left: plan.left.map(itemOf) };

  /** By its own memory, and not only because an exam is near. */
  function isForgotten({ lastReviewAt, scheduledDays }: StoredCard): boolean {
    return lastReviewAt.getTime() + scheduledDays * dayMs < todayEnds;
  }
}

function itemOf({ itemKind, itemId, sectionId }: QueueItem): QueueItem {
  return { itemKind, itemId, sectionId };
}
