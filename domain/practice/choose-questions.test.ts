import { expect, test } from 'vitest';
import { type Candidate, chooseQuestions, kindOf } from './choose-questions.ts';
import type { RunScope } from './quick-fire.ts';

test('a mixed run takes from every theme in turn, and the same seed gives the same run', () => {
  const chosen = choose('mixed', 8);
  expect(chosen.map(({ theme }) => theme).toSorted()).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  expect(choose('mixed', 8)).toEqual(chosen);
  expect(choose('mixed', 8, bank(), [], 'another').map(({ id }) => id)).not.toEqual(chosen.map(({ id }) => id));
});

test('a run of a theme or a section stays in it, and is as long as that allows', () => {
  expect(choose('theme:2', 5).every(({ theme }) => theme === 2)).toBe(true);
  expect(choose('theme:2', 20)).toHaveLength(12);
  expect(choose('section:3.2', 10).map(({ sectionId }) => sectionId)).toEqual(['3.2', '3.2', '3.2', '3.2']);
  expect(choose('section:9.9', 10)).toEqual([]);
});

test('what is due comes first, the least remembered before all; then what was never asked; what is known comes last', () => {
  const all = bank().map((one, index) => ({ ...one, ...(index < 44 ? { recall: 0.99 } : {}) }));
  mark(all, '1.1-q1', { due: true, recall: 0.8 });
  mark(all, '2.3-q2', { due: true, recall: 0.4 });
  expect(ids(choose('due', 1, all))).toEqual(['2.3-q2']);
  expect(ids(choose('due', 2, all)).toSorted()).toEqual(['1.1-q1', '2.3-q2']);
  const wanted = ['2.3-q2', '1.1-q1', ...unseen(all)];
  expect(ids(choose('due', 6, all)).toSorted()).toEqual(wanted.toSorted());
});

test("today's set is what a run of due questions begins with", () => {
  expect(ids(choose('due', 2, bank(), ['4.3-q4', '1.2-q3'])).toSorted()).toEqual(['1.2-q3', '4.3-q4']);
});

test('a run of weak points goes on to the same sections, and then to anything', () => {
  const all = bank();
  mark(all, '1.2-q1', { weak: true, recall: 0.5 });
  mark(all, '3.1-q4', { weak: true, recall: 0.5 });
  expect(ids(choose('weak', 2, all)).toSorted()).toEqual(['1.2-q1', '3.1-q4']);
  const sections = new Set(choose('weak', 8, all).map(({ sectionId }) => sectionId));
  expect([...sections].toSorted()).toEqual(['1.2', '3.1']);
  expect(new Set(ids(choose('weak', 20, all))).size).toBe(20);
});

test('a drill asks one kind of question', () => {
  const all = bank().map((one) => ({ ...one, kind: one.difficulty === 1 ? ('definitions' as const) : undefined }));
  expect(choose('definitions', 20, all).map(({ difficulty }) => difficulty)).toEqual(Array(12).fill(1));
  expect(choose('calculations', 5, all)).toEqual([]);
  expect(kindOf({ ao: 'AO1', difficulty: 1 })).toBe('definitions');
  expect(kindOf({ ao: 'AO1', difficulty: 2 })).toBeUndefined();
  expect(kindOf({ ao: 'AO2', difficulty: 1, numeric: {} })).toBe('calculations');
  expect(kindOf({ ao: 'AO4', difficulty: 3 })).toBe('judgements');
});

test('the easier questions are asked first', () => {
  const levels = choose('mixed', 20).map(({ difficulty }) => difficulty);
  expect(levels).toEqual(levels.toSorted());
});

function choose(scope: RunScope, length: number, all = bank(), today: string[] = [], seed = 'seed') {
  return chooseQuestions(all, { scope, length, seed, today });
}

/** Four themes of three sections of four questions, none of them met before. */
function bank(): Candidate[] {
  return [1, 2, 3, 4].flatMap((theme) =>
    [1, 2, 3].flatMap((section) =>
      [1, 2, 3, 4].map((number) => ({
        id: `${theme}.${section}-q${number}`,
        sectionId: `${theme}.${section}`,
        theme,
        difficulty: Math.min(3, number),
        due: false,
        weak: false,
      })),
    ),
  );
}

function mark(all: Candidate[], id: string, changes: Partial<Candidate>): void {
  const one = all.find((candidate) => candidate.id === id);
  if (!one) throw new Error(id);
  Object.assign(one, changes);
}

function unseen(all: Candidate[]): string[] {
  return all.filter(({ recall }) => recall === undefined).map(({ id }) => id);
}

function ids(chosen: Candidate[]): string[] {
  return chosen.map(({ id }) => id);
}
