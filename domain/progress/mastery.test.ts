import { expect, test } from 'vitest';
import { creditOf, masteryOf, recallOfSection, type Shown, stateOfSection } from './mastery.ts';

const piece = (itemId: string, changes: Partial<Shown> = {}): Shown => ({
  itemKind: 'question',
  itemId,
  verdict: 'right',
  hints: 0,
  shownAt: new Date('2026-11-10T10:00:00Z'),
  ...changes,
});

test('nothing shown is nothing known', () => {
  expect(masteryOf([])).toBe(0);
  expect(stateOfSection(0, null, 0)).toBe('not seen');
});

test('one right answer is not a section', () => {
  const mastery = masteryOf([piece('q1')]);
  expect(mastery).toBeCloseTo(1 / 3);
  expect(stateOfSection(mastery, 1, 1)).toBe('learning');
});

test('three different items that were right make a section secure', () => {
  const mastery = masteryOf([piece('q1'), piece('q2'), piece('c1', { itemKind: 'chain' })]);
  expect(mastery).toBe(1);
  expect(stateOfSection(mastery, 0.95, 3)).toBe('secure');
});

test('the same item three times is still one item', () => {
  expect(masteryOf([piece('q1'), piece('q1'), piece('q1')])).toBeCloseTo(1 / 3);
});

test('items of different kinds with one name are different items', () => {
  expect(masteryOf([piece('x'), piece('x', { itemKind: 'chain' })])).toBeCloseTo(2 / 3);
});

test('two right and one wrong is learning; two right and one half right is secure', () => {
  expect(stateOfSection(masteryOf([piece('q1'), piece('q2'), piece('q3', { verdict: 'not yet' })]), 1, 3)).toBe(
    'learning',
  );
  expect(stateOfSection(masteryOf([piece('q1'), piece('q2'), piece('q3', { verdict: 'partly' })]), 1, 3)).toBe(
    'secure',
  );
});

test.each([
  [0, 1],
  [1, 0.8],
  [2, 0.6],
  [4, 0.2],
  [5, 0],
])('a right answer after hint %i is worth %f', (hints, credit) => {
  expect(creditOf({ verdict: 'right', hints })).toBeCloseTo(credit);
});

test('hints keep a section from being secure', () => {
  const helped = ['q1', 'q2', 'q3'].map((id) => piece(id, { hints: 2 }));
  expect(stateOfSection(masteryOf(helped), 1, 3)).toBe('learning');
});

test('the newest answer counts most, whatever order the pieces come in', () => {
  const older = { shownAt: new Date('2026-11-01T10:00:00Z'), verdict: 'not yet' as const };
  const learnt = masteryOf([piece('q1', older), piece('q1')]);
  const lost = masteryOf([piece('q1', { ...older, verdict: 'right' }), piece('q1', { verdict: 'not yet' })]);
  expect(learnt).toBeCloseTo(2 / 3 / 3);
  expect(lost).toBeCloseTo(1 / 3 / 3);
  expect(masteryOf([piece('q1'), piece('q1', older)])).toBe(learnt);
});

test('time alone fades a secure section and never lowers its mastery', () => {
  const mastery = masteryOf([piece('q1'), piece('q2'), piece('q3')]);
  expect(stateOfSection(mastery, 0.84, 3)).toBe('fading');
  expect(stateOfSection(mastery, 0.85, 3)).toBe('secure');
  expect(stateOfSection(mastery, null, 3)).toBe('secure');
});

test('what was never secure cannot fade', () => {
  expect(stateOfSection(0.5, 0.2, 4)).toBe('learning');
});

test('recall is the mean of the cards, and unknown without any', () => {
  expect(recallOfSection([])).toBeNull();
  expect(recallOfSection([0.8, 1])).toBeCloseTo(0.9);
});
