import { expect, test } from 'vitest';
import { inSequence, repeated } from './in-sequence.ts';

test('parts in sequence are the pattern that they would be on one line', () => {
  const made = inSequence([/^(?:so )?/i, [/what is/i, /define/i], / (\w+)$/i]);
  expect(made).toEqual(/^(?:so )?(?:what is|define) (\w+)$/i);
  expect(made.exec('So what is inflation')?.[1]).toBe('inflation');
});

test('a repeated pattern is repeated as a whole', () => {
  expect(repeated(/a|b/g)).toEqual(/(?:a|b)+/g);
});
