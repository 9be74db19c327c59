import { expect, test } from 'vitest';
import { type Candidate, chooseQuestions } from '../practice/choose-questions.ts';
import type { RunScope } from '../practice/quick-fire.ts';
import { isTaught, keepTaught } from './taught.ts';

const bank: Candidate[] = [1, 2, 3, 4].flatMap((theme) =>
  Array.from({ length: 12 }, (_, index) => ({
    id: `${theme}-q${index}`,
    sectionId: `${theme}.1.${(index % 3) + 1}`,
    theme,
    difficulty: (index % 3) + 1,
    kind: (['definitions', 'calculations', 'judgements'] as const)[index % 3],
    ...(index % 4 === 0 ? { recall: 0.5 } : {}),
    due: index % 4 === 0,
    weak: index % 5 === 0,
  })),
);

const unasked: RunScope[] = ['mixed', 'weak', 'due', 'definitions', 'calculations', 'judgements'];

test('no run asks what was not taught, whatever was weak, due or planned for today', () => {
  const today = bank.map(({ id }) => id);
  for (const taught of [[1], [2], [1, 3], [4]]) {
    for (const scope of unasked) {
      const chosen = chooseQuestions(bank, { scope, length: 20, seed: `${scope} ${taught}`, today, taught });
      expect(chosen.length, scope).toBeGreaterThan(0);
      expect([...new Set(chosen.map(({ theme }) => theme))].filter((theme) => !taught.includes(theme))).toEqual([]);
    }
  }
});

test('whoever names a theme or a section is asked about it all the same', () => {
  const choice = { length: 5, seed: 'x', today: [], taught: [1] };
  expect(chooseQuestions(bank, { ...choice, scope: 'theme:3' }).map(({ theme }) => theme)).toEqual([3, 3, 3, 3, 3]);
  expect(chooseQuestions(bank, { ...choice, scope: 'section:4.1.1' })).toHaveLength(4);
});

test('without a word about it everything was taught, and what is in no theme is never held back', () => {
  expect(isTaught(null, 4)).toBe(true);
  expect(isTaught([1], undefined)).toBe(true);
  expect(isTaught([1], 4)).toBe(false);
  expect(keepTaught([1, 2, 3], [2], (theme) => theme)).toEqual([2]);
});
