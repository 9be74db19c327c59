/** 'Today's ten': fewer would not be worth sitting down for. */
export const leastPerDay = 10;
/** About forty minutes. However much has piled up, no day asks for more. */
export const mostPerDay = 30;
/** Without an exam to reach, everything is spread over two months. */
const daysWithoutExam = 60;
/** Of a day's work: the rest is new, as long as there is anything new. */
const shareOfReviews = 0.7;

type DayInput<Card, Unseen> = {
  /** Due by their own memory. */
  due: readonly Card[];
  /** Due only because an exam is near: they would be remembered at it anyway. */
  early: readonly Card[];
  /** In the order in which they are to be met. */
  unseen: readonly Unseen[];
  doneToday: number;
  daysToExam: number | undefined;
};

export type DayPlan<Item> = { most: number; left: Item[] };

/** What today asks for: `most` for the whole day, and what of it is still left, the least remembered first. */
export function planDay<Card extends { recall: number }, Unseen>({
  due,
  early,
  unseen,
  doneToday,
  daysToExam,
}: DayInput<Card, Unseen>): DayPlan<Card | Unseen> {
  const most = dailyLoad(due.length + unseen.length + doneToday, daysToExam);
  const room = Math.max(0, most - doneToday);
  const reviews = Math.min(due.length, Math.max(Math.ceil(room * shareOfReviews), room - unseen.length));
  const needed = [...byRecall(due).slice(0, reviews), ...unseen.slice(0, room - reviews)];
  const spare = Math.max(0, leastPerDay - doneToday - needed.length);
  return { most, left: [...needed, ...byRecall(early).slice(0, spare)] };
}

/** So much a day that all that waits has been met by the exam, as far as a day can hold it. On the last day: all of it. */
export function dailyLoad(waiting: number, daysToExam: number | undefined): number {
  const days = daysToExam === undefined ? daysWithoutExam : Math.max(1, daysToExam);
  return Math.min(mostPerDay, Math.max(leastPerDay, Math.ceil(waiting / days)));
}

function byRecall<Card extends { recall: number }>(cards: readonly Card[]): Card[] {
  return cards.toSorted((a, b) => a.recall - b.recall);
}
