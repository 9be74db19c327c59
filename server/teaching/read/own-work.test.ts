import { expect, test } from 'vitest';
import { ownWorkIn } from './own-work.ts';

test.each([
  [
    "i tried writing it: 'An increase in G causes AD to shift right. The multiplier makes it larger.' is that ok or is it rubbish",
    'An increase in G causes AD to shift right. The multiplier makes it larger.',
  ],
  [
    'My attempt: “Delayering widens the span of control, so it empowers employees and raises motivation.” How could I develop this?',
    'Delayering widens the span of control, so it empowers employees and raises motivation.',
  ],
  [
    "Here is my first paragraph: organic growth is slower so the firm's own profit can pay for it all",
    "organic growth is slower so the firm's own profit can pay for it all",
  ],
])('the own lines in: %s', (words, own) => {
  expect(ownWorkIn(words)).toBe(own);
});

test.each([
  "my teacher said 'it depends on the elasticity of demand for the good in question' is that true",
  'I wrote that a wide span is bad because the manager has too many people',
  "Is 'the government should raise the minimum wage to fifteen pounds' positive or normative?",
  "my answer: don't know",
])('no own lines in: %s', (words) => {
  expect(ownWorkIn(words)).toBeUndefined();
});
