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
  [
    "Is this OK for 4 marks: 'The PPF shifts out as better training raises productivity so more of both can be made'?",
    'The PPF shifts out as better training raises productivity so more of both can be made',
  ],
  [
    "May I check a sentence: 'Rational consumers aim to maximise utility, subject to their limited income.'",
    'Rational consumers aim to maximise utility, subject to their limited income.',
  ],
  [
    "here's my chain: quality assurance > fewer defects > less waste > lower unit costs > higher margin. good enough for 9 marks?",
    'quality assurance > fewer defects > less waste > lower unit costs > higher margin',
  ],
  [
    'is this ok: a mission gives direction so objectives like opening 10 stores by 2026 can be set to achive it',
    'a mission gives direction so objectives like opening 10 stores by 2026 can be set to achive it',
  ],
  [
    "I wrote 'JIT reduces costs because there is no stock.' My teacher put 'develop' next to it, what does she want?",
    'JIT reduces costs because there is no stock.',
  ],
])('the own lines in: %s', (words, own) => {
  expect(ownWorkIn(words)).toBe(own);
});

test.each([
  "my teacher said 'it depends on the elasticity of demand for the good in question' is that true",
  'I wrote that a wide span is bad because the manager has too many people',
  "Is 'the government should raise the minimum wage to fifteen pounds' positive or normative?",
  "my answer: don't know",
  "Here is a sentence of mine: 'The UK's Gini coefficient was about 0.35, which is unfair compared with Denmark.' Is that one statement or two?",
  'so is this right then because my teacher said wages are sticky downwards',
])('no own lines in: %s', (words) => {
  expect(ownWorkIn(words)).toBeUndefined();
});

test.each([
  [
    'ok so: print money -> money supply up -> AD shifts right -> prices go up. is that ok',
    'print money -> money supply up -> AD shifts right -> prices go up',
  ],
  [
    'customers first because without them theres no revenue, and they cant switch. is that a good first point',
    'customers first because without them theres no revenue, and they cant switch',
  ],
  [
    'rates up -> less borrowing -> AD shifts left so inflation falls. is that right?',
    'rates up -> less borrowing -> AD shifts left so inflation falls',
  ],
])('lines, and then whether they will do: %s', (words, own) => {
  expect(ownWorkIn(words)).toBe(own);
});

test.each([
  'so prices rise because demand is higher than supply, is that right?',
  'they cut wages because sales are down, is that good for the economy',
  'is that ok',
])('no lines of his own: %s', (words) => {
  expect(ownWorkIn(words)).toBeUndefined();
});
