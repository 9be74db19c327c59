import { type Card, createEmptyCard, fsrs, type Grade, Rating, StrategyMode } from 'ts-fsrs';
import type { Evidence } from '#domain/tutor.ts';

/** What is remembered of one item. */
export type MemoryCard = {
  dueAt: Date;
  stability: number;
  difficulty: number;
  scheduledDays: number;
  reviews: number;
  lapses: number;
  state: number;
  lastReviewAt: Date;
};

/** FSRS with its default weights, in whole days: a student comes once a day, not after ten minutes. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });
// Nothing is left to chance, and to make its seed from each card would take half the time.
// biome-ignore lint/correctness/useHookAtTopLevel: a setting of the scheduler, and no hook of React's.
scheduler.useStrategy(StrategyMode.SEED, () => '');

/** The card after one more piece of evidence. With an exam ahead, it comes back once more before that. */
export function reviewCard(card: MemoryCard | undefined, shown: Shown, now: Date, nextExam?: Date): MemoryCard {
  // The clocks of two processes differ a little, and FSRS knows no review before the last one.
  const at = card && card.lastReviewAt > now ? card.lastReviewAt : now;
  const before = card ? toFsrs(card) : createEmptyCard(at);
  const after = scheduler.next(before, at, gradeOf(shown)).card;
  return {
    dueAt: nextExam ? beforeExam(after.due, now, nextExam) : after.due,
    stability: after.stability,
    difficulty: after.difficulty,
    scheduledDays: after.scheduled_days,
    reviews: after.reps,
    lapses: after.lapses,
    state: after.state,
    lastReviewAt: at,
  };
}

/** How likely the student still knows it, from 0 to 1. */
export function recallOf(card: MemoryCard, now: Date): number {
  return scheduler.get_retrievability(toFsrs(card), now, false);
}

type Shown = Pick<Evidence, 'verdict' | 'hints'>;

/** From marked work, never from what the student says of himself. Help counts: the last rung gives the answer away. */
export function gradeOf({ verdict, hints }: Shown): Grade {
  if (verdict === 'not yet' || hints >= 4) return Rating.Again;
  return verdict === 'partly' || hints > 0 ? Rating.Hard : Rating.Good;
}

const day = 24 * 60 * 60 * 1000;

function beforeExam(due: Date, now: Date, exam: Date): Date {
  const lastChance = exam.getTime() - day;
  return lastChance > now.getTime() && due.getTime() > lastChance ? new Date(lastChance) : due;
}

function toFsrs(card: MemoryCard): Card {
  return {
    due: card.dueAt,
    stability: card.stability,
    difficulty: card.difficulty,
    elapsed_days: 0,
    scheduled_days: card.scheduledDays,
    learning_steps: 0,
    reps: card.reviews,
    lapses: card.lapses,
    state: card.state,
    last_review: card.lastReviewAt,
  };
}
