import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { QuickFireQuestion } from '#content/curriculum/curriculum.ts';
import wordLists from '#content/curriculum/knowledge/macros.json' with { type: 'json' };
import { packs, readPack } from '#content/curriculum/packs.ts';
import { subjects } from '#domain/subjects.ts';
import { markAnswer, type Verdict } from './mark-answer.ts';

const questions = new Map<string, QuickFireQuestion>();
for (const subject of subjects)
  for (let number = 1; number <= packs[subject].length; number++)
    for (const section of (await readPack(subject, number))?.sections ?? [])
      for (const question of section.questions) questions.set(`${subject} ${question.id}`, question);

/** One a line: what an examiner would say, the question, and an answer as students write them. */
const samples = (await readFile(`${import.meta.dirname}/sample-answers.txt`, 'utf8'))
  .trim()
  .split('\n')
  .map((line) => {
    const [, grade, key = '', answer = ''] = /^(good|bad) (\S+ \S+) (.*)$/.exec(line) ?? [];
    return { grade, key, answer };
  });

test('answers that an examiner calls right are marked right, 152 of 157, and none of them is turned away', () => {
  const verdicts = samples.filter(({ grade }) => grade === 'good').map(({ key, answer }) => verdictOf(key, answer));
  expect(count(verdicts)).toEqual({ right: 152, partly: 1, unsure: 4 });
});

test('no answer that an examiner calls wrong is marked right', () => {
  const verdicts = samples.filter(({ grade }) => grade === 'bad').map(({ key, answer }) => verdictOf(key, answer));
  expect(count(verdicts)).toEqual({ 'not yet': 5, partly: 1 });
});

test('the model answers of all questions are marked right, but for a few whose words the rules doubt', () => {
  const verdicts = [...questions].map(([key, { modelAnswer }]) => verdictOf(key, modelAnswer));
  expect(count(verdicts)).toEqual({ right: 540, unsure: 11, partly: 1 });
});

test.each(['It is not true that', 'It is wrong to say that', "I don't think"])(
  'no question takes "%s" and its model answer for a right answer',
  (denial) => {
    const verdicts = [...questions].map(([key, { modelAnswer }]) => verdictOf(key, `${denial} ${modelAnswer}`));
    expect(verdicts.filter((verdict) => verdict === 'right' || verdict === 'partly')).toEqual([]);
  },
);

test.each(['', 'I think that '])('no question gives anything for its own words, after "%s"', (opening) => {
  const verdicts = [...questions].map(([key, { prompt }]) => verdictOf(key, opening + prompt));
  expect(count(verdicts)).toEqual({ 'not yet': 552 });
});

test.each(['it depends', 'Overall it depends on many things, so it can be good or bad', 'idk', '...', '   '])(
  'no question gives anything for "%s"',
  (answer) => {
    expect(count([...questions.keys()].map((key) => verdictOf(key, answer)))).toEqual({ 'not yet': 552 });
  },
);

function verdictOf(key: string, answer: string): Verdict {
  const question = questions.get(key);
  if (!question) throw new Error(`There is no question ${key}`);
  return markAnswer(question, answer, wordLists).verdict;
}

function count(verdicts: Verdict[]): Partial<Record<Verdict, number>> {
  const counts: Partial<Record<Verdict, number>> = {};
  for (const verdict of verdicts) counts[verdict] = (counts[verdict] ?? 0) + 1;
  return counts;
}
