import { expect, test } from 'vitest';
import { asksToThink, lookAt } from './spoken-words.ts';

test.each([
  ['', 'nothing'],
  ['...', 'nothing'],
  ['Mm-hmm.', 'backchannel'],
  ['Uh-huh', 'backchannel'],
  ['Yeah, yeah.', 'backchannel'],
  ['Okay, I see.', 'backchannel'],
  ['Thank you.', 'backchannel'],
  ['No.', 'open'],
  ['Wait', 'open'],
  ['Yeah, but why does it shift?', 'finished'],
  ['Who pays for it, and what is it for?', 'finished'],
  ['Demand falls when the price rises.', 'finished'],
  ['Demand falls when the price.', 'unfinished'],
  ['Demand falls when the price', 'unfinished'],
  ['The average cost.', 'open'],
  ['I know why. Because the supply.', 'unfinished'],

  ['Inflation', 'open'],
  ['Demand falls because.', 'unfinished'],
  ['It is the, um.', 'unfinished'],
  ['Prices rise, so consumers', 'unfinished'],
  ['First,', 'unfinished'],
  ['If interest rates go up.', 'unfinished'],
  ['So when the price rises', 'unfinished'],
  ['If interest rates go up, people borrow less.', 'finished'],
  ['When the price rises demand falls.', 'finished'],
  ['When does supply shift?', 'finished'],
  ['Because incomes are higher.', 'finished'],
  ['It depends on the elasticity of…', 'unfinished'],
] as const)('%j looks %s', (text, looks) => {
  expect(lookAt(text)).toBe(looks);
});

test.each([
  'Let me think.',
  'Um, let me think about it.',
  'Hang on.',
  'Hold on a second, please',
  'Give me a moment.',
  'Okay, just a second.',
  'I need a minute to think.',
  'I’m still thinking',
  'Wait a minute.',
])('%j asks for time', (text) => {
  expect(asksToThink(text)).toBe(true);
});

test.each([
  'Let me think about elasticity first.',
  'I think it is demand.',
  'Hold on, does supply shift too?',
  'What is a hold-up problem?',
  'Wait',
  'One.',
])('%j is something said', (text) => {
  expect(asksToThink(text)).toBe(false);
});
