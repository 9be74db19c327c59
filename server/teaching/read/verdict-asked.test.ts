import { expect, test } from 'vitest';
import { asksVerdict, plainVerdict, withoutVerdictAsked } from './verdict-asked.ts';

test.each([
  ['a subsidy shifts supply left. right or wrong?', 'a subsidy shifts supply left'],
  ['MSC is above MPC. Is that accurate?', 'MSC is above MPC'],
  ['only prices rise. Have I got it?', 'only prices rise'],
  ['firms make normal profit. true or false?', 'firms make normal profit'],
])('%s', (words, claim) => {
  expect(asksVerdict(words)).toBe(true);
  expect(withoutVerdictAsked(words)).toBe(claim);
  expect(plainVerdict(words)).toBe(`${claim}. is that right?`);
});

test.each(['demand shifts right', 'is it elastic or not', 'what is a subsidy', 'so was my 0.25 right or not'])(
  'asks for no verdict: %s',
  (words) => {
    expect(asksVerdict(words)).toBe(false);
    expect(plainVerdict(words)).toBe(words);
  },
);
