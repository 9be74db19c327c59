import type { Look } from './synthetic-history.ts';

type Sm2Card = { interval: number; ease: number; repetitions: number };

const quality: Record<Look['verdict'], number> = { right: 4, partly: 3, 'not yet': 1 };

/** SuperMemo 2, as its author published it in 1990. */
export function reviewBySm2(card: Sm2Card | undefined, verdict: Look['verdict']): Sm2Card {
  const { interval, ease, repetitions } = card ?? { interval: 0, ease: 2.5, repetitions: 0 };
  const grade = quality[verdict];
  const nextEase = Math.max(1.3, ease + 0.1 - (5 - grade) * (0.08 + (5 - grade) * 0.02));
  if (grade < 3) return { interval: 1, ease: nextEase, repetitions: 0 };
  const nextInterval = repetitions === 0 ? 1 : repetitions === 1 ? 6 : Math.round(interval * ease);
  return { interval: nextInterval, ease: nextEase, repetitions: repetitions + 1 };
}

/** SM-2 names a day and no chance. As others who compare it do, the day is read as nine in ten, on an exponential curve. */
export function recallBySm2({ interval }: Sm2Card, afterDays: number): number {
  return 0.9 ** (afterDays / interval);
}
