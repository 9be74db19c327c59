import { expect, test } from 'vitest';
import { type MemoryCard, recallOf, reviewCard } from './review-card.ts';

const monday = new Date('2026-11-16T09:00:00Z');
const right = { verdict: 'right', hints: 0 } as const;
const wrong = { verdict: 'not yet', hints: 0 } as const;

test('what was right comes back in days, then in weeks; what was wrong comes back tomorrow', () => {
  const first = reviewCard(undefined, right, monday);
  expect(daysUntil(first, monday)).toBe(3);
  const second = reviewCard(first, right, first.dueAt);
  expect(daysUntil(second, first.dueAt)).toBeGreaterThan(7);
  const lapsed = reviewCard(second, wrong, second.dueAt);
  expect(lapsed).toMatchObject({ reviews: 3, lapses: 1 });
  expect(daysUntil(lapsed, second.dueAt)).toBeLessThanOrEqual(2);
  expect(daysUntil(reviewCard(undefined, wrong, monday), monday)).toBe(1);
});

test('a review by a process whose clock is behind counts as at the last one', () => {
  const first = reviewCard(undefined, right, monday);
  const second = reviewCard(first, right, new Date(monday.getTime() - 1500));
  expect(second).toMatchObject({ reviews: 2, lastReviewAt: monday });
});

test.each([
  ['right without help', right, 3],
  ['right after a hint', { verdict: 'right', hints: 1 }, 2],
  ['partly right', { verdict: 'partly', hints: 0 }, 2],
  ['right when the answer had been given away', { verdict: 'right', hints: 4 }, 1],
  ['not yet', wrong, 1],
] as const)('%s is as strong a memory as its grade says', (_, shown, grade) => {
  // The first stabilities of FSRS 6, by grade: again, hard, good.
  const expected = [0.212, 1.2931, 2.3065][grade - 1];
  expect(reviewCard(undefined, shown, monday).stability).toBeCloseTo(expected ?? 0, 3);
});

test('a memory fades, and is at nine in ten on the day on which it is due', () => {
  const card = reviewCard(reviewCard(undefined, right, monday), right, new Date('2026-11-18T09:00:00Z'));
  const recalls = [0, 5, 10, 20, 60].map((days) => recallOf(card, after(card.lastReviewAt, days)));
  expect(recalls).toEqual(recalls.toSorted((a, b) => b - a));
  expect(recallOf(card, card.dueAt)).toBeCloseTo(0.9, 1);
});

test('with an exam ahead a card comes back the day before it at the latest', () => {
  const exam = new Date('2026-11-17T00:00:00Z');
  const soon = reviewCard(undefined, right, new Date('2026-11-10T09:00:00Z'), exam);
  expect(soon.dueAt).toEqual(new Date('2026-11-13T09:00:00Z'));
  const strong = reviewCard(soon, right, soon.dueAt, exam);
  expect(strong.dueAt).toEqual(new Date('2026-11-16T00:00:00Z'));
  // What it would have been without the exam is kept: it is not due by its own memory.
  expect(strong.scheduledDays).toBeGreaterThan(3);
});

test('on the eve of an exam, and after it, a card keeps its own day', () => {
  const eve = new Date('2026-11-16T18:00:00Z');
  const exam = new Date('2026-11-17T00:00:00Z');
  expect(daysUntil(reviewCard(undefined, right, eve, exam), eve)).toBe(3);
});

function after(from: Date, days: number): Date {
  return new Date(from.getTime() + days * 86_400_000);
}

function daysUntil({ dueAt }: MemoryCard, from: Date): number {
  return (dueAt.getTime() - from.getTime()) / 86_400_000;
}
