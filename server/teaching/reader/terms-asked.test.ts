import { expect, test } from 'vitest';
import { readBank } from '../bank/read-bank.ts';
import { indexTerms } from './terms-asked.ts';

const bank = await readBank();
const find = indexTerms(bank);
const asked = (subject: 'economics' | 'business', words: string) =>
  bank.find(({ id }) => id === find({ subject, words })?.id)?.asks[0];

test.each([
  [
    'economics',
    "Thank you, I get it now. Could you tell me what 'MRP' means? Everybody says it and I am too shy to ask.",
    'What is marginal revenue product?',
  ],
  ['economics', 'wait whats hot money again', 'What is hot money?'],
  ['business', 'whats margin of safety', 'What is the margin of safety?'],
  ['economics', 'whats velocity', 'What is the velocity of money?'],
  ['economics', 'what is creative destruction', 'What is creative destruction?'],
  ['business', 'what does hygiene factor mean', 'What is a hygiene factor?'],
  ['economics', 'whats a price taker', 'What is a price taker?'],
  ['economics', 'ok and whats rivalry', 'What does rivalry mean in consumption?'],
  ['economics', 'what was furlough', 'What was furlough?'],
] as const)('%s: %s', (subject, words, ask) => {
  expect(asked(subject, words)).toBe(ask);
});

test.each([
  'what is it',
  "what's the difference between them",
  'what is that called',
  'what does it mean',
  'what is the best way to revise',
  'whats MPC',
  'whats structural',
  'price goes from 8 to 10 and sales from 90 to 60, whats the ped',
])('no term is asked for: %s', (words) => {
  expect(asked('economics', words)).toBeUndefined();
});
