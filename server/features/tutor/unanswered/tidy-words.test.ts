import { expect, test } from 'vitest';
import { inOneLine, tidyWords } from './tidy-words.ts';

test('words come in one line, in small letters and without the sign at the end', () => {
  expect(tidyWords(inOneLine('  What is\n a\u0000 GIF\u200BFEN good?! '))).toBe('what is a giffen good');
});

test('where no word is left there is nothing to keep', () => {
  for (const text of ['', '???', '12 + 3', '[email], [number]']) expect(tidyWords(text)).toBeUndefined();
});

test('a long text is kept to 500 characters, also where one takes two units', () => {
  const kept = tidyWords(`x${'😀'.repeat(600)}`) ?? '';
  expect([...kept]).toHaveLength(500);
  expect(kept.isWellFormed()).toBe(true);
});
