import { expect, test } from 'vitest';
import { calculate } from '../calculate.ts';

const said = (words: string) => {
  const sum = calculate({ words, subject: 'economics', topic: '' });
  return sum?.kind === 'worked' ? sum.sentences.join(' ') : '';
};

test.each([
  'inflation fell from 9% to 3% so it fell by 6%?',
  'Inflation fell from 9% to 3% so thats a 6% fall',
  'inflation went from 9% to 3%, how much did it fall by',
])('points and per cent are told apart: %s', (words) => {
  expect(said(words)).toBe(
    'From 9% to 3% is a fall of 6 percentage points, not of 6%. As a percentage of the old rate it is 6 divided by 9, which is 66.7%.',
  );
});

test('who asks for the percentage change gets that, and the points', () => {
  expect(said('inflation fell from 9% to 3%, whats the percentage change')).toBe(
    'The change is 3 minus 9, which is minus 6. Divide that by the old value, 9, and multiply by 100. That is a fall of 66.7%. In percentage points it is a fall of 6.',
  );
});

test('of two that are offered each is told for what it is', () => {
  expect(said('unemployment rose from 4% to 5%, is that a 1% rise or 25%')).toBe(
    'From 4% to 5% is a rise of 1 percentage point, not of 1%. As a percentage of the old rate it is 1 divided by 4, which is 25%.',
  );
});

test('who has the percentage change right is told so, and the points', () => {
  expect(said('inflation fell from 9% to 3% so thats a 67% fall')).toBe(
    'Yes, as a percentage change of the rate 67% is right. In percentage points it is a fall of 6.',
  );
});

test.each(['inflation fell from 9% to 3%', 'growth went from 4% to 1%, are people richer then'])(
  'who asks for no change gets none: %s',
  (words) => {
    expect(said(words)).toBe('');
  },
);
