import { expect, test } from 'vitest';
import { moodOf } from './moods.ts';

test.each([
  'i give up',
  'honestly i just give up on this',
  'i want to give up lol',
  'i get it wrong every time, i give up',
])('a feeling: %s', (words) => {
  expect(moodOf(words)).toBe('feelsDoubt');
});

test.each([
  'oh ok so its not the money its what i give up',
  'so the film is the one you give up, right?',
  'firms give up the next best use of the land',
  'so you give up some cakes for bread',
  'its the thing that u give up',
])('opportunity cost: %s', (words) => {
  expect(moodOf(words)).toBeUndefined();
});
