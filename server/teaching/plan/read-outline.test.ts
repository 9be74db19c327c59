import { expect, test } from 'vitest';
import { readOutline } from './read-outline.ts';

test('an outline is taken apart into its sides and what decides', () => {
  expect(
    readOutline(
      'For: rents fall, so tenants gain; and power is limited. Against: a shortage; and less repair. It depends on supply.',
    ),
  ).toEqual({
    points: ['Rents fall, so tenants gain.', 'Power is limited.'],
    doubts: ['A shortage.', 'Less repair.'],
    judgement: 'It depends on supply.',
  });
});

test('the side against may stand first, and what is put in another way is left alone', () => {
  expect(readOutline('Against oligopoly: firms collude. For: they innovate. Judge by barriers.')).toEqual({
    points: ['They innovate.'],
    doubts: ['Firms collude.'],
    judgement: 'Judge by barriers.',
  });
  expect(readOutline('Plan two points and a judgement.')).toBeUndefined();
});
