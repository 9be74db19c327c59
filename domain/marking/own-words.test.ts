import { expect, test } from 'vitest';
import wordLists from '#content/curriculum/knowledge/macros.json' with { type: 'json' };
import { markAnswer } from './mark-answer.ts';
import { quoteOwnItems } from './own-words.ts';

const quotes = (answer: string, ideas: ReturnType<typeof quoteOwnItems>) =>
  ideas.map(({ idea, span }) => [idea, span && answer.slice(...span)]);

test('two ideas that one word could stand for quote a word each, where there are two', () => {
  const question = {
    prompt: 'Name two.',
    requiredIdeas: [
      { idea: 'higher costs', accept: ['cost*/wage*'] },
      { idea: 'cost of capital', accept: ['cost*'] },
    ],
  };
  const answer = 'borrowing costs and wages';
  expect(quotes(answer, markAnswer(question, answer, wordLists).ideas)).toEqual([
    ['higher costs', 'wages'],
    ['cost of capital', 'costs'],
  ]);
  const alone = markAnswer(question, 'all costs', wordLists).ideas;
  expect(alone.map(({ state, span }) => [state, span])).toEqual([
    ['found', [4, 9]],
    ['found', [4, 9]],
  ]);
});

test('in a list each idea found by its meaning quotes its own item, by its words or as the last one left', () => {
  const answer = 'age, how much income they have and what they like to do';
  const everything: [number, number] = [0, answer.length];
  const ideas = [
    { idea: 'age', state: 'found' as const, span: [0, 3] as [number, number] },
    { idea: 'income or class', state: 'found' as const, span: everything },
    { idea: 'lifestyle or values', state: 'found' as const, span: everything },
    { idea: 'geographic', state: 'missing' as const },
  ];
  expect(quotes(answer, quoteOwnItems(answer, ideas))).toEqual([
    ['age', 'age'],
    ['income or class', 'how much income they have'],
    ['lifestyle or values', 'what they like to do'],
    ['geographic', undefined],
  ]);
});

test('what cannot be told apart keeps the words that it had, and a sentence is no list', () => {
  const span: [number, number] = [0, 4];
  const ideas = [
    { idea: 'x', state: 'found' as const, span },
    { idea: 'y', state: 'found' as const, span },
  ];
  expect(quoteOwnItems('this, that, others', ideas)).toEqual(ideas);
  expect(quoteOwnItems('this alone', ideas)).toEqual(ideas);
});
