import { expect, test } from 'vitest';
import { otherOperation } from './other-operation.ts';
import { otherResult } from './other-result.ts';
import { ownFigure } from './own-figure.ts';

const question = (prompt: string, ideas: string[], answer: string) => ({
  question: {
    ...({ id: 'x', ao: 'AO3', difficulty: 2, seconds: 60, prompt, modelAnswer: answer } as const),
    requiredIdeas: ideas.map((idea) => ({ idea, accept: [] })),
  },
  answer,
});
const bus = question(
  'A bus ride costs the firm £2, and adds 50p of pollution. What is marginal social cost?',
  ['£2.50'],
  '£2.50, which is £2 of private cost plus 50p of external cost.',
);
const multiplier = question(
  'MPS 0.15, MPT 0.2, MPM 0.15, injection £6bn. What would your four lines give?',
  ['MPW 0.5, multiplier 2', 'rise of £12bn'],
  'MPW is 0.5, the multiplier is 2, so income rises by £12bn.',
);
const index = question(
  'An index rises from 150 to 156. What is the inflation rate?',
  ['4%', '6 divided by 150'],
  'The change is 6, divided by 150 and times 100, which is 4%.',
);

test.each([
  ['1.50?? cos you take away the pollution', bus, 1.5],
  ['MPW = 0.15 + 0.2 + 0.15 = 0.5, so the multiplier is 2. Final rise is £8bn because £6bn + £2bn.', multiplier, 8e9],
  ['6%', index, 6],
])('another result than the one that is wanted: %s', (words, asked, value) => {
  expect(otherResult(asked, words)?.value).toBe(value);
});

test.each([
  ['2.50', bus],
  ['its two pounds fifty because you add the 50p on', bus],
  ['250p', bus],
  ['mpw 0.5, multiplier 2, so it rises by 12 billion', multiplier],
  ['6/150 x 100 so 4%', index],
  ['it went up by 6', index],
])('a right one is none, nor is one on the way: %s', (words, asked) => {
  expect(otherResult(asked, words)).toBeUndefined();
});

test('the right figures, and the wrong thing done with them', () => {
  const own = otherResult(bus, '1.50');
  expect(own && otherOperation(bus, own)).toBe('You have taken 50p from £2, but here the two are added.');
});

test.each([
  ['but i said 1.50 and u said 2.50 so was i wrong?', 1.5],
  ['u said 400 but i said 700', 700],
  ['was my 850 right for the sandwich shop tho', 850],
])('the figure that is his own: %s', (words, value) => {
  expect(ownFigure(words)?.value).toBe(value);
});

test.each([
  ['6%? because it went up 6', 6],
  ['its 6% cos it rose 6', 6],
  ['6% as 156 - 150 is 6', 6],
])('the change in points is no change in per cent: %s', (words, value) => {
  expect(otherResult(index, words)).toMatchObject({ value, unit: 'percent' });
});

test.each(['the change is 6 so divide by 150', '4% because 6 over 150', '6 / 150 = 4%'])(
  'but on the way to it: %s',
  (words) => {
    expect(otherResult(index, words)).toBeUndefined();
  },
);
