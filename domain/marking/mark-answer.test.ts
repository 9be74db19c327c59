import { expect, test } from 'vitest';
import { type MarkedQuestion, markAnswer } from './mark-answer.ts';

const lists = { up: ['rise', 'increase', 'higher'], down: ['fall', 'decrease', 'lower'], not: ['not', 'cannot'] };

const maximumPrice: MarkedQuestion = {
  prompt: 'Where must a maximum price be set to affect a market, and what does it cause?',
  requiredIdeas: [
    { idea: 'below equilibrium', accept: ['below/under equilibrium/market'] },
    { idea: 'shortage', accept: ['shortage', 'excess demand'] },
  ],
};

const costPush: MarkedQuestion = {
  prompt: 'How does dear oil reach the shops?',
  requiredIdeas: [
    { idea: 'costs of production rise', accept: ['cost* @up'] },
    { idea: 'SRAS shifts left', accept: ['sras/supply left'] },
  ],
};

test('a right answer is right, and each idea points at the words that say it', () => {
  const answer = 'It must go under the equilibrium price, which leads to a shortage.';
  const { verdict, ideas } = mark(maximumPrice, answer);
  expect(verdict).toBe('right');
  expect(ideas.map(({ state }) => state)).toEqual(['found', 'found']);
  expect(ideas.map(({ span }) => span && answer.slice(...span))).toEqual(['under the equilibrium', 'shortage']);
});

test('half an answer is partly right', () => {
  expect(mark(maximumPrice, 'You get excess demand')).toEqual({
    verdict: 'partly',
    ideas: [
      { idea: 'below equilibrium', state: 'missing' },
      { idea: 'shortage', state: 'found', span: [8, 21] },
    ],
  });
});

test('a wrong answer is not yet right', () => {
  expect(mark(maximumPrice, 'above equilibrium, and a surplus').verdict).toBe('not yet');
});

test.each([
  'It is not true that it is below the equilibrium price and causes a shortage.',
  "It's not true that it is below the equilibrium price and causes a shortage.",
  'It is false that it is below the equilibrium and that there is a shortage',
  'I do not think it is below equilibrium with a shortage',
])('a denial at the head of a sentence denies all of it: "%s"', (answer) => {
  const { verdict, ideas } = mark(maximumPrice, answer);
  expect(ideas.map(({ state }) => state)).toEqual(['denied', 'denied']);
  expect(verdict).toBe('not yet');
});

test('after an answer that begins with a denial, what follows is not judged', () => {
  const { verdict, ideas } = mark(
    maximumPrice,
    'It is not true that it is above. It is below equilibrium: a shortage.',
  );
  expect(ideas.map(({ state }) => state)).toEqual(['unsure', 'unsure']);
  expect(verdict).toBe('unsure');
});

test('a "not" beside the words denies them', () => {
  expect(states(maximumPrice, 'It is set below equilibrium but does not cause a shortage')).toEqual([
    'found',
    'denied',
  ]);
  expect(states(maximumPrice, 'It must not be set below equilibrium, it causes a shortage')).toEqual([
    'denied',
    'found',
  ]);
});

test('what is said far apart and denied close together is not judged', () => {
  const liability: MarkedQuestion = {
    prompt: 'What differs?',
    requiredIdeas: [{ idea: 'unlimited: personal assets at risk', accept: ['unlimited house/personal'] }],
  };
  const answer = 'You keep your house and lose the money you put in. Unlimited does not touch personal assets';
  const { verdict, ideas } = mark(liability, answer);
  expect(verdict).toBe('unsure');
  expect(answer.slice(...(ideas[0]?.span ?? []))).toBe('Unlimited does not touch personal');
  expect(mark(liability, 'Unlimited: your house is at risk. It is not personal').verdict).toBe('right');
});

test('"not only" denies nothing', () => {
  expect(states(maximumPrice, 'There is not only a shortage, and it is below equilibrium')).toEqual(['found', 'found']);
});

test('a "not" that the idea asks for is no denial', () => {
  const question = { prompt: 'Why?', requiredIdeas: [{ idea: 'people are kept out', accept: ['@not exclud*'] }] };
  expect(states(question, 'you cannot exclude anybody')).toEqual(['found']);
});

test('as many ideas as are needed are right, unless one of them is denied', () => {
  const question = { ...maximumPrice, need: 1 };
  expect(mark(question, 'a shortage').verdict).toBe('right');
  expect(mark(question, 'it does not go below equilibrium, there is a shortage').verdict).toBe('unsure');
});

test('when some of several ideas and a figure are asked for, more ideas do not stand in for the figure', () => {
  const question = { ...maximumPrice, need: 1, numeric: { value: 7, tolerance: 0, unit: '£' } };
  expect(mark(question, 'below equilibrium, a shortage').verdict).toBe('partly');
  expect(mark(question, 'a shortage at £7').verdict).toBe('right');
});

test('the prompt said again gains nothing', () => {
  const { verdict, ideas } = mark(maximumPrice, 'A maximum price must be set to affect a market and it does cause it.');
  expect(ideas.map(({ state }) => state)).toEqual(['missing', 'missing']);
  expect(verdict).toBe('not yet');
});

test('words copied from the prompt in one run are no evidence', () => {
  const question = {
    prompt: 'Explain why the excess demand for tickets lasts.',
    requiredIdeas: [{ idea: 'excess demand', accept: ['excess demand'] }],
  };
  expect(states(question, 'The excess demand for tickets lasts thanks to slow sellers')).toEqual(['missing']);
  expect(states(question, 'Tickets sell slowly and demand is in excess')).toEqual(['unsure']);
});

test('a choice that the prompt offers may be taken in its own word', () => {
  const question = {
    prompt: 'Is demand elastic or inelastic when the price rises and few people leave?',
    requiredIdeas: [{ idea: 'inelastic', accept: ['inelastic'] }],
  };
  expect(mark(question, 'inelastic').verdict).toBe('right');
  expect(mark(question, 'it is not inelastic').verdict).toBe('not yet');
});

test.each(['', '   ', '?!', 'it depends', 'I am not sure about this'])(
  'an empty answer gains nothing: "%s"',
  (answer) => {
    expect(mark({ ...maximumPrice, requiredIdeas: [{ idea: 'it depends', accept: ['depend*'] }] }, answer)).toEqual({
      verdict: 'not yet',
      ideas: [{ idea: 'it depends', state: 'missing' }],
    });
  },
);

test('"it depends" counts with what it depends on', () => {
  const question = { prompt: 'Is it good?', requiredIdeas: [{ idea: 'depends', accept: ['depend*'] }] };
  expect(mark(question, 'It depends on how elastic supply is').verdict).toBe('right');
  expect(mark(question, 'Supply is elastic. It depends.').verdict).toBe('not yet');
});

test('the opposite direction beside the idea is not judged', () => {
  expect(mark(costPush, 'The cost of production rises, so supply shifts left').verdict).toBe('right');
  expect(states(costPush, 'The costs of production fall as oil prices rise, and supply shifts left')).toEqual([
    'unsure',
    'found',
  ]);
  expect(states(costPush, 'Costs rise. SRAS shifts right, to be left with less')).toEqual(['found', 'unsure']);
});

test('a figure counts as one more idea, named with its unit', () => {
  const question = {
    prompt: 'Calculate the break-even output.',
    requiredIdeas: [{ idea: 'contribution of £6', accept: ['contribution 6'] }],
    numeric: { value: 4000, tolerance: 0.5, unit: 'units' },
  };
  const answer = 'Contribution is 6, so 24,000 / 6 = 4,000 units';
  const { verdict, ideas } = mark(question, answer);
  expect(verdict).toBe('right');
  expect(ideas[1]).toEqual({ idea: 'the figure 4,000 units', state: 'found', span: [35, 40] });
  expect(mark(question, 'contribution is 6').verdict).toBe('partly');
  expect(mark(question, 'contribution is 6 but it is not 4000').verdict).toBe('partly');
});

function mark(question: MarkedQuestion, answer: string) {
  return markAnswer(question, answer, lists);
}

function states(question: MarkedQuestion, answer: string) {
  return mark(question, answer).ideas.map(({ state }) => state);
}
